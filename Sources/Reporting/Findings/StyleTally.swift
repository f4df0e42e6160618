internal import Audit
internal import FileSystem

/// The styles that the lines of a run are drawn in, each once, however many screens show it.
struct StyleTally {
    private let rows: CountedRows
    private let isCounted: (RunStyle) -> Bool
    /// The lines over a backdrop that varies, of those that would be counted.
    private(set) var variedLines = 0

    /// Begins to count.
    ///
    /// - Parameters:
    ///   - storage: What holds the styles.
    ///   - isCounted: Which styles are.
    init(in storage: Storage, where isCounted: @escaping (RunStyle) -> Bool = { _ in true }) {
        rows = CountedRows(in: storage)
        self.isCounted = isCounted
    }

    /// Counts the lines of a screen, but those over a backdrop that varies, which has no colour to name.
    ///
    /// - Parameter known: Lines that count for nothing, by their places among the regions.
    mutating func add(_ image: ImageDocument, leavingOut known: Set<Int> = []) {
        var lines: [RunStyle: Int] = [:]
        for style in image.styles {
            let region = image.regions[style.regions[0]]
            guard let verdict = region.verdict else { continue }
            let shared = RunStyle(style, of: region, on: image, verdict: verdict)
            let count = style.regions.count { !known.contains($0) }
            guard region.isFlat else {
                if isCounted(shared) { variedLines += count }
                continue
            }
            if count > 0, isCounted(shared) { lines[shared, default: 0] += count }
        }
        for (style, count) in lines { rows.add(style, count) }
    }

    /// Hands out the styles, ordered by their JSON.
    ///
    /// - Returns: Why not every style could be kept or read, where that is so.
    func forEach(_ body: (CountedStyle) -> Void) -> FileError? {
        rows.forEach(RunStyle.self) { body(CountedStyle(style: $0, lines: $1, screens: $2)) }
    }
}
