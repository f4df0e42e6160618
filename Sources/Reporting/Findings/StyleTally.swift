internal import Audit
internal import FileSystem

/// The styles that the lines of a run are drawn in, each once, however many screens show it.
///
/// Memory holds few of them: the rest are sorted in a file, with one row for each screen that shows a style.
struct StyleTally {
    private let rows: SortedRows
    private let isCounted: (RunStyle) -> Bool

    /// Begins to count.
    ///
    /// - Parameters:
    ///   - storage: What holds the styles.
    ///   - isCounted: Which styles are.
    init(in storage: Storage, where isCounted: @escaping (RunStyle) -> Bool = { _ in true }) {
        rows = storage.rows()
        self.isCounted = isCounted
    }

    /// Counts the lines of a screen, but those over a backdrop that varies, which has no colour to name.
    func add(_ image: ImageDocument) {
        var lines: [RunStyle: Int] = [:]
        for style in image.styles {
            let region = image.regions[style.regions[0]]
            guard region.isFlat, let verdict = region.verdict else { continue }
            let shared = RunStyle(style, of: region, verdict: verdict)
            if isCounted(shared) { lines[shared, default: 0] += style.regions.count }
        }
        for (style, count) in lines { rows.add(Array(style.jsonLine().utf8), "\(count)") }
    }

    /// Hands out the styles, ordered by their JSON.
    ///
    /// - Returns: Why not every style could be kept or read, where that is so.
    func forEach(_ body: (CountedStyle) -> Void) -> FileError? {
        var current: (key: [UInt8], lines: Int, screens: Int)?
        func handOut() {
            guard let current else { return }
            let style = RunStyle(json: current.key)
            body(CountedStyle(style: style, lines: current.lines, screens: current.screens))
        }
        rows.forEach { row in
            let lines = Int(String(decoding: row.text, as: UTF8.self)) ?? 0
            if let last = current, last.key == row.key {
                current = (last.key, last.lines + lines, last.screens + 1)
            } else {
                handOut()
                current = (row.key, lines, 1)
            }
            return true
        }
        handOut()
        return rows.fault
    }
}
