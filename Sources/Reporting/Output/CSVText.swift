/// Comma-separated values (RFC 4180).
struct CSVText {
    /// Whether cells are written as they are, for programs. A spreadsheet takes some of them for formulas,
    /// and runs them.
    let isRaw: Bool

    /// A row, with its line break.
    func row(_ cells: [String]) -> String { cells.map(field).joined(separator: ",") + "\r\n" }

    /// A cell, quoted where it has to be; with an apostrophe before it where a spreadsheet would run it.
    private func field(_ text: String) -> String {
        let text = !isRaw && Self.isFormula(text) ? "'" + text : text
        guard text.utf8.contains(where: Self.needsQuotes) else { return text }
        return "\"" + text.replacingBytes(of: "\"", by: "\"\"") + "\""
    }

    private static func needsQuotes(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0D || byte == 0x0A
    }

    /// Whether a spreadsheet may take a cell for a formula (OWASP, "CSV Injection"): one that begins with one
    /// of `= + - @`, also in the full width of East Asian text, with a tab or a line break; behind quotes and
    /// white space, too, which some programs drop.
    private static func isFormula(_ text: String) -> Bool {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\u{2212}": return true
            case "\t", "\r", "\n": return true
            case "\"", "'": continue
            case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .format:
                continue
            default: return false
            }
        }
        return false
    }
}
