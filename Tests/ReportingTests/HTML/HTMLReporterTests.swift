import Audit
import ColorMath
import Foundation
import Reporting
import Screenshots
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The HTML report")
struct HTMLReporterTests {
    /// More files than a page has from its beginning.
    private static let manyFiles = FindingReport.palettes(
        (0..<30).map { .token("a\($0)", path: "tokens/\($0 % 12).json") })

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
            "dir=\"auto\">.legible.yml</h2>",
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

    @Test(
        "needs nothing from elsewhere, and has no style and no script but those that its policy names",
        arguments: [FindingReport.screens, .hostile])
    func selfContained(report: FindingReport) throws {
        let document = document(of: report)
        for element in ["<link", "<img", "<iframe", "@import", "url(", " src=", " onerror", " style="] {
            #expect(!document.contains(element), "\(element)")
        }
        #expect(document.contains("default-src 'none'") && !document.contains("unsafe"))
        for name in ["style", "script"] {
            let parts = document.split(separator: "<\(name)>", omittingEmptySubsequences: false)
            #expect(parts.count == 2, "\(name)")
            let text = try #require(parts.last?.split(separator: "</\(name)>").first)
            let digest = Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
            #expect(document.contains("\(name)-src 'sha256-\(digest)'"))
        }
    }

    @Test(
        "is well-formed, so that no name ends an element",
        arguments: [FindingReport.screens, .palettes, .hostile, manyFiles])
    func wellFormed(report: FindingReport) throws {
        let document = document(of: report)
        // What XML closes and HTML does not.
        let xml = document.replacing("<!doctype html>\n", with: "")
            .replacing(/<meta [^>]*>/, with: "").replacing(/<script>(?s:.*?)<\/script>/, with: "")
        let parser = XMLParser(data: Data(xml.utf8))
        #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    }

    @Test("names the styles that it takes most to change, each once, with what they fix")
    func fixes() {
        let document = document(
            of: .palettes(
                (0..<12).map { .token("a\($0)", path: "tokens/\($0 % 3).json") } + [
                    .token("b", severity: .warning, contrast: 4.4),
                    .token("c", severity: .note), .token("d", suppression: .baseline),
                ]))
        #expect(
            document.contains("<strong>2 pairs</strong> do not pass, in 13 places")
                && document.contains("12 places in 3 files"))
        #expect(document.contains("of 1.json</a>") && document.contains("and 7 more</span>"))
    }

    @Test("folds what there is much of, and says how much")
    func folded() {
        let document = document(of: .huge)
        #expect(document.contains("<summary>The other 90 files</summary>"))
        #expect(document.matches(of: /<ol class="fixes"/).count == 2)
    }

    @Test("leaves what is far down for later, where scripts run, and says how much there is")
    func later() {
        let articles = document(of: Self.manyFiles).split(separator: "<article ").dropFirst()
        #expect(articles.count == 12)
        for (place, article) in articles.enumerated() {
            let findings = article.matches(of: #/<li class="finding /#).count
            #expect(article.contains("data-findings=\"\(findings)\""))
            let isLater = article.matches(of: /<noscript>/).count == 1
            #expect(isLater == (place >= 4 && findings > 0), "\(place)")
        }
    }

    @Test("tells the findings of each rule, severity, verdict and state apart, for the filter")
    func filter() {
        let document = document(of: .palettes)
        for attributes in [
            "data-severity=\"warning\" data-verdict=\"review\" data-state=\"counts\"",
            "data-verdict=\"fail\" data-state=\"known\"", "data-state=\"suppressed\"",
            "<option value=\"pair-contrast\">Contrast of pairs</option>",
        ] {
            #expect(document.contains(attributes), "\(attributes)")
        }
        #expect(document.contains("<form id=\"filter\"") && document.contains("hidden=\"hidden\""))
    }

    @Test("names files and findings by what they are, not by their places: a file more changes no address")
    func anchors() {
        func names(_ findings: [ReportedFinding]) -> Set<String> {
            let matches = document(of: .palettes(findings)).matches(
                of: /id="((?:file|finding|place)-[^"]+)"/)
            return Set(matches.map { String($0.1) })
        }
        let old = [ReportedFinding.token("b", path: "b.json"), .token("c", path: "b.json")]
        let (few, more) = (names(old), names([.token("a", path: "a.json")] + old))
        #expect(few.count == 3 && more.count == 5 && few.isSubset(of: more))
        // Pictures of screens have their names by the path, too.
        #expect(document(of: .screens).contains(/id="place-[0-9a-f]{16}"/))
    }

    @Test("lists a pair once, with every mode in it, and what fixes it there")
    func modes() throws {
        let modes = ["in dark", "in blue, dark", "in light"]
        let findings = [2.9, 1.6, 3.2].enumerated().map { index, contrast in
            ReportedFinding.token(
                "a\(index)", contrast: contrast, modes: modes[index], topic: "ink\npage")
        }
        let document = document(of: .palettes(findings + [.token("b", topic: "other\npage")]))
        let entries = document.matches(of: #/<li class="finding /#)
        #expect(entries.count == 2 && document.contains("data-count=\"3\""))
        #expect(document.contains("data-findings=\"4\"") && document.contains(", the worst of 3 modes"))
        #expect(Set(document.matches(of: /id="finding-([0-9a-f]{16})"/).map { $0.1 }).count == 4)
        #expect(document.contains("<strong>in dark</strong>: ") && document.contains(", 3.20"))
        #expect(document.contains("<strong>2 pairs</strong> do not pass, in 4 places"))
    }

    @Test("shows no letters in a pair that is too low but where they are folded")
    func samples() {
        let document = document(of: .palettes)
        let open = document.replacing(/<details(?s:.*?)<\/details>/, with: "")
        #expect(document.contains(">Aa</text>") && !open.contains(">Aa</text>"))
        #expect(open.contains("<circle cx=\"22\""))
    }

    @Test("writes colours in the notations of those who change them")
    func codes() {
        let document = document(of: .palettes)
        for code in [
            "<code>#8A8A8E</code>", "<code>color(display-p3 ",
            "<code>Color(.sRGB, red: 138 / 255, green: 138 / 255, blue: 142 / 255)</code>", "<code>oklch(",
        ] {
            #expect(document.contains(code), "\(code)")
        }
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
                $0.0.contains("aria-hidden")
                    || $0.0.contains(/role="(img|group)" aria-label=/)
            })
        // What links lead to is there, once.
        let targets = document.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        let names = document.matches(of: /\ id="([^"]+)"/).map { String($0.1) }
        #expect(Set(targets).isSubset(of: names) && Set(names).count == names.count)
    }
}
