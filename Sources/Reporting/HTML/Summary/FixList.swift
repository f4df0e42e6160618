internal import Audit
internal import ColorMath
internal import FileSystem

/// The styles that findings are drawn in, those first that fix the most: what to change.
///
/// Memory holds few of them; the rest are sorted in a file.
struct FixList {
    private let rows: SortedRows
    private let rules: [Rule]
    private let kind: FindingReport.Kind

    /// How many styles are listed, and how many of them are not folded.
    private static let (most, open) = (50, 8)
    /// How many places of a style are linked.
    private static let mostLinks = 5

    /// A style with what it would fix.
    private struct Entry {
        let style: FixStyle
        var findings = 0
        var places = 0
        var files = 0
        var links: [String] = []
    }

    init(in storage: Storage, under terms: FindingReport.Terms) {
        rows = storage.rows()
        rules = terms.rules
        kind = terms.kind
    }

    /// What one entry is.
    private var noun: String { kind == .palettes ? "pair" : "style" }

    /// What its places have in common.
    private var explanation: String {
        kind == .palettes
            ? "a pair is one entry, and counts once in each of its modes."
            : "one change fixes all places of a style."
    }

    /// Takes a finding of a file.
    func add(_ shown: ShownFinding, path: String) {
        guard let style = FixStyle(shown) else { return }
        let places =
            if case .pixels(let boxes) = shown.finding.place { boxes.count } else { 1 + shown.others.count }
        let words = "finding \(shown.number) of \(path.lastPart.visible)"
        rows.add(
            Array(style.jsonLine().utf8),
            "\(places)\t\(PageAnchor.file(path))\t<a href=\"#\(shown.anchor)\">\(words.xmlEscaped)</a>")
    }

    /// Writes the list, where there is something to fix.
    func write(to output: any TextSink) -> FileError? {
        var first = FirstOnes(Self.most, by: Self.isBefore)
        var (styles, places) = (0, 0)
        forEach { entry in
            styles += 1
            places += entry.places
            first.add(entry)
        }
        let listed = first.elements
        guard !listed.isEmpty else { return rows.fault }
        let share =
            styles > 3
            ? " The first three fix \(counted(listed.prefix(3).reduce(0) { $0 + $1.places }, "place"))." : ""
        let verb = styles == 1 ? "does" : "do"
        output.write(
            """
            <h2 id="fixes">What to fix first</h2>
            <p><strong>\(counted(styles, noun))</strong> \(verb) not pass, in \
            \(counted(places, "place")): \(explanation)\(share)</p>
            <ol class="fixes">

            """)
        for entry in listed.prefix(Self.open) { output.write(html(entry) + "\n") }
        output.write("</ol>\n")
        if listed.count > Self.open {
            let rest = counted(styles - Self.open, "other \(noun)")
            output.write("<details>\n<summary>\(rest)</summary>\n")
            output.write("<ol class=\"fixes\" start=\"\(Self.open + 1)\">\n")
            for entry in listed.dropFirst(Self.open) { output.write(html(entry) + "\n") }
            output.write("</ol>\n")
            if first.otherCount > 0 { output.write("<p>And \(first.otherCount) more, each below.</p>\n") }
            output.write("</details>\n")
        }
        return rows.fault
    }

    private static func isBefore(_ entry: Entry, _ other: Entry) -> Bool {
        (entry.style.severity, entry.places) > (other.style.severity, other.places)
    }

    private func html(_ entry: Entry) -> String {
        let style = entry.style
        let colors = ReportedFinding.Colors(style.ink.color, on: style.backdrop.color)
        let repaired = style.repairedInk.flatMap { ink in
            style.repairedBackdrop.map { HTMLSample(ReportedFinding.Colors(ink.color, on: $0.color)).html }
        }
        let name = rules.first { $0.id == style.rule }?.name ?? style.rule
        let ratio = style.contrast.map { contrast in
            ": \(ContrastRatio(contrast.exact))" + (style.required.map { ", needs \($0)" } ?? "")
        }
        let more =
            entry.findings > entry.links.count ? ["and \(entry.findings - entry.links.count) more"] : []
        let frequency = "\(counted(entry.places, "place")) in \(counted(entry.files, "file"))"
        return """
            <li class="\(style.severity.rawValue)">\
            \(HTMLSample(colors).html)\(repaired.map { " → \($0)" } ?? "") \
            <strong>\(style.words.xmlEscaped)</strong>, \(frequency); \
            <span class="severity">\(style.severity.rawValue)</span>, \(name.xmlEscaped)\(ratio ?? "").\
            \(style.repair.map { " To fix it: \($0.xmlEscaped)." } ?? "") \
            <span class="links">\((entry.links + more).joined(separator: ", "))</span></li>
            """
    }

    /// Hands out the styles, each once.
    private func forEach(_ body: (Entry) -> Void) {
        var current: (key: [UInt8], entry: Entry, file: Substring)?
        rows.forEach { row in
            let parts = String(decoding: row.text, as: UTF8.self).split(separator: "\t", maxSplits: 2)
            if current?.key != row.key {
                if let current { body(current.entry) }
                current = (row.key, Entry(style: FixStyle(jsonRow: row.key)), "")
            }
            current?.entry.findings += 1
            current?.entry.places += Int(parts[0]) ?? 0
            if current?.file != parts[1] {
                current?.entry.files += 1
                current?.file = parts[1]
            }
            if let links = current?.entry.links, links.count < Self.mostLinks {
                current?.entry.links.append(String(parts[2]))
            }
            return true
        }
        if let current { body(current.entry) }
    }
}
