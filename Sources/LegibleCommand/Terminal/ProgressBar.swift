import FileSystem

/// A bar on the standard error that fills as screens are done; nothing where that is no terminal.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant

    private static let pause = Duration.milliseconds(100)
    /// The most cells of the bar, and the fewest that show anything.
    private static let cells = 4...24

    init(total: Int, quiet: Bool) {
        self.total = total
        isShown =
            !quiet && total > 1 && StandardStream.errors.isTerminal
            && (System.environment["CI"] ?? "").isEmpty
        next = clock.now + Self.pause
    }

    /// Takes the bar away, so that other text can stand in its place; it is back with the next ``show(_:)``.
    mutating func makeRoom() {
        guard isShown, StandardStream.output.isTerminal else { return }
        clear()
        next = clock.now
    }

    mutating func show(_ done: Int) {
        guard isShown, clock.now >= next else { return }
        next = clock.now + Self.pause
        System.writeError("\r\(line(done))\u{1B}[K")
    }

    /// The bar and the count, in one row of the terminal: what wraps would stay there.
    private func line(_ done: Int) -> String {
        let count = "\(done) of \(total)"
        let room = (StandardStream.errors.columns ?? 80) - count.count - 2
        guard room >= Self.cells.lowerBound else { return count }
        let length = min(room, Self.cells.upperBound)
        let filled = length * done / total
        return String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
            + " \(count)"
    }

    func clear() {
        guard isShown else { return }
        System.writeError("\r\u{1B}[K")
    }
}
