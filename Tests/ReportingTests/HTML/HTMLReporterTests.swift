import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The HTML report")
struct HTMLReporterTests {
    private func document(of report: FindingReport) -> String { HTMLReporter().document(of: report) }

    @Test("is what it was", arguments: [FindingReport.screens, .palettes])
    func golden(report: FindingReport) throws {
        let document = document(of: report)
        #expect(try document == Golden("\(report.kind.rawValue).html").text(recording: document))
    }

    @Test("shows every finding, in a folder or in no audited file")
    func folders() {
        let document = document(of: .folders)
        for place in [
            "Brand.xcassets/text/a.colorset/Contents.json:12:7",
            "Brand.xcassets/text/c.colorset/Contents.json:12:7",
            "<h2 id=\"file-3\">.legible.yml</h2>",
        ] {
            #expect(document.contains(place), "\(place)")
        }
    }

    @Test("can be read itself: text reaches 7, what is no text 3", arguments: [HTMLTheme.light, .dark])
    func contrast(theme: HTMLTheme) {
        for ink in [theme.ink, theme.quiet, theme.link, theme.error, theme.warning] {
            #expect(ink.contrastRatio(with: theme.page) >= 7, "\(ink)")
        }
        #expect(theme.line.contrastRatio(with: theme.page) >= 3)
    }

    @Test("needs nothing from elsewhere, and runs nothing", arguments: [FindingReport.screens, .hostile])
    func selfContained(report: FindingReport) {
        let document = document(of: report)
        for element in ["<script", "<link", "<img", "<iframe", "@import", "url(", " src=", " onerror"] {
            #expect(!document.contains(element), "\(element)")
        }
        #expect(document.contains("default-src 'none'"))
    }

    @Test(
        "is well-formed, so that no name ends an element",
        arguments: [FindingReport.screens, .palettes, .hostile])
    func wellFormed(report: FindingReport) throws {
        let document = document(of: report)
        // What XML closes and HTML does not.
        let xml = document.replacing("<!doctype html>\n", with: "")
            .replacing(/<meta [^>]*>/, with: "").replacing(/<!--.*?-->/, with: "")
        let parser = XMLParser(data: Data(xml.utf8))
        #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }

    @Test(
        "has a language, a title, headings in order, and tables with named columns",
        arguments: [FindingReport.screens, .palettes])
    func structure(report: FindingReport) throws {
        let document = document(of: report)
        #expect(document.contains("<html lang=\"en\">") && document.contains("<title>Legible"))
        let levels = document.matches(of: /<h([1-6])/).compactMap { Int($0.1) }
        #expect(levels.first == 1 && levels.count { $0 == 1 } == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        #expect(!document.contains("<th>") && document.contains("<th scope=\"col\">"))
        #expect(
            document.matches(of: /<svg [^>]*>/).allSatisfy {
                $0.0.contains("aria-hidden") || $0.0.contains("role=\"img\" aria-label=")
            })
        // What links lead to is there, once.
        let targets = document.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        let names = document.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
        #expect(Set(targets).isSubset(of: names) && Set(names).count == names.count)
    }
}
