import Audit
import ColorMath
import PaletteFiles
import Reporting
import TestSupport
import Testing

@Suite("Palettes as comma-separated values")
struct CSVTests {
    private static let names = [
        "=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "\"=1", "'=1", " =1", "\u{FF1D}1",
        "\u{FEFF}=1", "'plain", "a=1",
        "a,b", "a\"b", "a\"\u{308},b",
    ]

    private static var report: PaletteReport {
        let inks = names.map { PaletteEntry.sample($0, "#777777") }
        let palette = Palette(name: "=p.css", entries: inks + [.sample("paper", "#FFFFFF")])
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(.ratio(4.5), inks: [NamePattern("*")], backdrops: [NamePattern("paper")])
        ])
        let auditor = PaletteAuditor(configuration: configuration, today: CalendarDate(secondsSince1970: 0))
        return PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    }

    @Test("have no cell that a spreadsheet runs, and tell all names apart")
    func safe() {
        let rows = Self.rows(of: MatrixCSVReporter().document(of: Self.report))
        #expect(rows.count == 1 + Self.names.count)
        for cell in rows.joined() where !cell.hasPrefix("'") {
            let start = cell.unicodeScalars.first { !" \u{FEFF}\"".unicodeScalars.contains($0) }
            #expect(!"=+-@\t\r\n\u{FF1D}".unicodeScalars.contains(start ?? "x"), "\(cell)")
        }
        // An apostrophe is what a spreadsheet takes for the beginning of text.
        #expect(rows.dropFirst().map { $0[2] }.count { $0.hasPrefix("'") } > 6)
        #expect(Set(rows.dropFirst().map { $0[2] }).count == Self.names.count)
    }

    @Test("have the names as they are where that is asked for")
    func raw() {
        let rows = Self.rows(of: MatrixCSVReporter(isRaw: true).document(of: Self.report))
        #expect(rows.dropFirst().map { $0[2] } == Self.names)
        #expect(rows.dropFirst().allSatisfy { $0[0] == "=p.css" && $0[4] == "paper" })
    }

    /// The cells of a document by RFC 4180.
    private static func rows(of text: String) -> [[String]] {
        var (rows, row, cell) = ([[String]](), [String](), "")
        var isQuoted = false
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch (scalar, isQuoted) {
            case ("\"", true) where scalars.first == "\"":
                cell.unicodeScalars.append("\"")
                scalars.removeFirst()
            case ("\"", _): isQuoted.toggle()
            case (",", false):
                row.append(cell)
                cell = ""
            case ("\r", false) where scalars.first == "\n":
                scalars.removeFirst()
                rows.append(row + [cell])
                (row, cell) = ([], "")
            default: cell.unicodeScalars.append(scalar)
            }
        }
        return rows
    }
}

extension PaletteEntry {
    /// A colour that is written as hexadecimal digits.
    fileprivate static func sample(_ name: String, _ color: String) -> PaletteEntry {
        let place = SourceLocation(path: "p.css")
        let value = (try? DynamicColor(css: color)).map { PaletteValue(.color($0), at: place) }
        return PaletteEntry(name: name, path: [name], values: [value])
    }
}
