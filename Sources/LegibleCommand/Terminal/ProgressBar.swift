import FileSystem

/// A bar on the standard error that fills as screens are done; nothing where that is no terminal.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool
    private let clock = ContinuousClock()
    private var next: ContinuousClock.Instant

    private static let pause = Duration.milliseconds(100)
    private static let length = 24

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
        let filled = Self.length * done / total
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.length - filled)
        System.writeError("\r\(bar) \(done) of \(total)\u{1B}[K")
    }

    func clear() {
        guard isShown else { return }
        System.writeError("\r\u{1B}[K")
    }
}
