internal import Audit

extension RunComparison {
    /// How many rows are listed, so that a comment takes them; the JSON has all.
    private static var most: Int { 100 }

    /// The comparison as a table for a comment or a page; what is unchanged is counted.
    public var markdown: String {
        let changed = rows.filter { $0.change != .unchanged }
        let isWorse = changed.contains { $0.change == .new || $0.change == .worse }
        var text = "### \(isWorse ? "❌" : "✅") Legible: \(tally)\n"
        text += "\n\(old.name.markdownCode) → \(new.name.markdownCode)\n"
        if !changed.isEmpty {
            text += "\n| | | ratio | what | where | to fix it |\n| --- | --- | --- | --- | --- | --- |\n"
        }
        for row in changed.prefix(Self.most) {
            let cells = [
                row.change.rawValue, row.finding.severity.rawValue, row.ratio ?? "",
                "\(row.title.markdownEscaped) (\(row.finding.rule.markdownCode))"
                    + row.finding.criteria.markdownNumbers,
                row.extent(\.markdownCode),
                row.change == .fixed ? "" : row.finding.remedy?.markdownEscaped ?? "",
            ]
            text += "| \(cells.joined(separator: " | ")) |\n"
        }
        if changed.count > Self.most {
            text += "\n\(counted(changed.count - Self.most, "further row")) left out for lack of room.\n"
        }
        for note in notes(\.markdownCode) { text += "\n\(note)\n" }
        return text
    }
}
