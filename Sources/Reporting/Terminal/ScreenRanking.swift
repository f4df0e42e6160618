internal import Audit
internal import FileSystem

/// The screens of a run, the worst first: what the terminal report shows of each, and the table of them.
struct ScreenRanking {
    private let detail: TerminalDetail
    private let style: TerminalStyle
    private let entries: SortedRows
    /// Everything on every screen, as long as that may be shown.
    private var full: SortedRows?
    /// The worst of each, of the worst screens.
    private let brief: SortedRows
    /// How many lines everything comes to.
    private var lineCount = 0
    /// How many screens have something on them that counts and is no note.
    private var faultyCount = 0

    /// What is longer is shown in brief.
    private static let mostLines = 60
    /// How many screens are shown in brief, and how many are in the table.
    private static let (mostScreens, mostEntries) = (8, 12)

    init(in storage: Storage, style: TerminalStyle, detail: TerminalDetail) {
        self.detail = detail
        self.style = style
        entries = storage.rows(first: SortedRows.Limit(count: Self.mostEntries))
        brief = storage.rows(first: SortedRows.Limit(count: Self.mostScreens))
        full = detail == .summary ? nil : storage.rows()
    }

    /// The number of screens that came.
    var count: Int { entries.count }

    /// Whether the tables at the end say more than what stands above them.
    var hasTables: Bool { count > 1 || detail == .summary && count > 0 }

    /// Takes the next screen.
    ///
    /// - Parameters:
    ///   - section: What is shown of it.
    ///   - counts: What was found on it.
    ///   - text: Makes text of lines.
    mutating func add(_ section: ScreenSection, _ counts: FindingCounts, text: ([String]) -> String) {
        let key = counts.worstFirst(count)
        let isFaulty = counts[.error] + counts[.warning] > 0
        if isFaulty { faultyCount += 1 }
        let path = section.image.path
        entries.add(key, text(["  \(style.link(path.visible, to: path))  \(counts.words())"]))
        guard detail != .summary else { return }
        if full != nil {
            let lines = section.lines + [""]
            lineCount += lines.count
            full?.add(key, text(lines))
        }
        if detail == .brief {
            if isFaulty { brief.add(key, text(section.brief + [""])) }
            if count > 1, lineCount > Self.mostLines { full = nil }
        }
    }

    /// Writes what is shown of the screens.
    func write(to output: any TextSink, text: ([String]) -> String) -> FileError? {
        if let full { return full.copy(separatedBy: "", to: output) }
        guard detail == .brief else { return nil }
        if let fault = copy(brief, Self.mostScreens, to: output) { return fault }
        let shown = min(faultyCount, Self.mostScreens)
        let (faulty, fine) = (faultyCount - shown, count - faultyCount)
        let parts = [
            faulty > 0 ? "\(faulty) with findings" : nil, fine > 0 ? "\(fine) with notes or nothing" : nil,
        ].compactMap(\.self)
        if !parts.isEmpty {
            let words = "\(counted(count - shown, "other screen")), \(parts.joined(separator: " and "))"
            output.write(text(["And \(words): --full shows everything", ""]))
        } else {
            output.write(text(["--full shows everything", ""]))
        }
        return nil
    }

    /// Writes the table.
    func writeTable(to output: any TextSink, text: ([String]) -> String) -> FileError? {
        output.write(text([count > Self.mostEntries ? "The worst screens:" : "Screens:"]))
        if let fault = copy(entries, Self.mostEntries, to: output) { return fault }
        let rest = count - Self.mostEntries
        output.write(text(rest > 0 ? ["  and \(counted(rest, "other screen"))", ""] : [""]))
        return nil
    }

    /// Writes the first of some rows.
    private func copy(_ rows: SortedRows, _ most: Int, to output: any TextSink) -> FileError? {
        var place = 0
        rows.forEach { row in
            place += 1
            guard place <= most else { return false }
            output.write(row.text)
            return output.fault == nil
        }
        return rows.fault
    }
}
