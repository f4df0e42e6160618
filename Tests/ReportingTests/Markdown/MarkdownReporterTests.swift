import Audit
import Reporting
import TestSupport
import Testing

@Suite("The Markdown report")
struct MarkdownReporterTests {
    @Test("is what it was", arguments: [FindingReport.screens, .palettes, .hostile])
    func golden(report: FindingReport) throws {
        let document = MarkdownReporter().document(of: report)
        let name = report == .hostile ? "hostile" : report.kind.rawValue
        #expect(try document == Golden("\(name).md").text(recording: document))
    }

    @Test("has as many cells in each row as the table has columns, whatever names hold")
    func rows() {
        let document = MarkdownReporter().document(of: .hostile)
        let rows = document.split(separator: "\n").filter { $0.hasPrefix("|") }
        #expect(rows.count == 6)
        let cells = rows.map { row in row.matches(of: /[^\\]\|/).count }
        #expect(cells == [2, 2, 2, 4, 4, 4])
        for markup in ["<script", "[x](", "@all", "\n::error", "http://"] {
            #expect(!document.replacing(/`+ .*? `+/, with: "").contains(markup), "\(markup)")
        }
    }

    @Test(
        "keeps within a limit, and says how many findings it leaves out and where they are",
        arguments: [1_000, 10_000, 1 << 20])
    func limit(size: Int) throws {
        let document = MarkdownReporter(sizeLimit: size).document(of: .huge)
        #expect(document.utf8.count <= size && document.utf8.count > size - 1_600)
        let rows = document.split(separator: "\n").count {
            $0.hasPrefix("| error") || $0.hasPrefix("| warning") || $0.hasPrefix("| note")
        }
        let rest = try #require(document.split(separator: "\n").first { $0.contains("left out") })
        #expect(rest.hasPrefix("\(30_000 - rows) further findings left out for lack of room: "))
        let counts = rest.matches(of: /(\d+) in (`tokens|other files)/).compactMap { Int($0.1) }
        #expect(counts.reduce(0, +) == 30_000 - rows)
    }

    @Test("names what findings are about by number: in each row, and once with the same of other standards")
    func norms() throws {
        let lines = MarkdownReporter().document(of: .screens).split(separator: "\n")
        let row = try #require(lines.first { $0.hasPrefix("| error") })
        #expect(row.contains("WCAG 1.4.3."))
        let list = try #require(lines.firstIndex(of: "By number:"))
        let own = lines[(list + 1)...].filter { $0.hasPrefix("- **WCAG 2.2, 1.4.3 Contrast") }
        #expect(own.count == 1 && own.first?.contains("EN 301 549 V3.2.1, 11.1.4.3") == true)
        #expect(own.first?.contains("Section 508") == true)
        // What no finding is about is not listed.
        #expect(!lines.contains { $0.contains("1.4.1 ") })
        // Where there is hardly room, rows alone have the numbers.
        let short = MarkdownReporter(sizeLimit: 1_290).document(of: .screens)
        #expect(short.contains("WCAG 1.4.3.") && !short.contains("By number"))
    }

    @Test("fits into a comment, whatever there is to say")
    func comment() {
        #expect(MarkdownReporter().document(of: .huge).utf8.count <= 65_000)
        let unread = FindingReport.palettes(
            Array(FindingReport.huge.findings),
            unread: (0..<5_000).map { UnreadInput(path: "broken-\($0).css", fault: "holds no colours") })
        let document = MarkdownReporter().document(of: unread)
        #expect(document.utf8.count <= 65_000)
        #expect(document.contains("further inputs left out") && document.contains("| error |"))
    }
}
