import Audit
import ColorMath
import Foundation
import PaletteFiles
import Reporting
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The matrix of a palette")
struct MatrixTests {
    @Test("has every ink on every backdrop, and marks those that meet")
    func cells() throws {
        let audit = try #require(PaletteReport.samplePalettes.audits.first)
        let matrix = try #require(audit.matrices.first)
        func names(_ entries: [Int]) -> [String] { entries.map { audit.palette.entries[$0].name } }
        #expect(audit.matrices.map(\.mode) == [.base, .dark])
        #expect(names(matrix.inks) == ["text", "text-muted", "text-link", "icon"])
        #expect(names(matrix.backdrops) == ["page", "card", "veil", "glass"])
        #expect(matrix.rows.count == 4 && matrix.rows.allSatisfy { $0.count == 4 })
        let muted = try #require(matrix.rows[1][0])
        #expect(muted.verdict == .fail && muted.required == 4.5 && muted.level == .none)
        // An icon does not meet the page in any pair; its ratio is there all the same.
        let icon = try #require(matrix.rows[3][0])
        #expect(icon.verdict == nil && icon.level == .large)
    }

    @Test("has the verdicts of the findings: what is likely no pair is to review")
    func verdicts() throws {
        let palette = Palette.sample([
            "text.primary": ["#FEFEFE"], "text.secondary": ["#111111"], "background.base": ["#FFFFFF"],
        ])
        let audit = PaletteAudit(of: palette, today: CalendarDate(secondsSince1970: 0))
        let matrix = try #require(audit.matrices.first)
        let found = audit.findings.filter { $0.rule == Rule.pairContrast.id }.map(\.verdict)
        #expect(found == [.review])
        #expect(matrix.rows.joined().compactMap { $0?.verdict } == [.review, .pass])
    }

    @Test(
        "looks as recorded in the terminal, Markdown, CSV and HTML", arguments: ["txt", "md", "csv", "html"])
    func notations(ending: String) throws {
        let reporters: [String: any PaletteReporter] = [
            "txt": MatrixTerminalReporter(), "md": MatrixMarkdownReporter(), "csv": MatrixCSVReporter(),
            "html": MatrixHTMLReporter(),
        ]
        let text = try #require(reporters[ending]).document(of: .samplePalettes)
        #expect(try text == Golden("matrix.\(ending)").text(recording: text))
    }

    @Test("is a page that is well-formed, runs nothing, and has no colours but the theme's and the palette's")
    func page() throws {
        let document = MatrixHTMLReporter().document(of: .samplePalettes)
        let xml = document.replacing("<!doctype html>\n", with: "").replacing(/<meta [^>]*>/, with: "")
        let parser = XMLParser(data: Data(xml.utf8))
        #expect(parser.parse(), "line \(parser.lineNumber)")
        #expect(!document.contains("<script") && document.contains("default-src 'none'"))
        let theme = [HTMLTheme.light, .dark].flatMap {
            [$0.page, $0.ink, $0.quiet, $0.link, $0.error, $0.warning, $0.line].map(\.description)
        }
        let literals = document.matches(of: /#[0-9A-Fa-f]{6}/).map { String($0.0).uppercased() }
        #expect(Set(literals) == Set(theme))
        // Marks are written with what a screen reader says for them.
        for words in ["enough for text", "enough for large text only", "too little for text"] {
            #expect(document.contains("\" / \"\(words), \";"), "\(words)")
        }
        #expect(document.contains("<strong>~</strong> enough for large text only"))
    }

    @Test("names the colours of every sample of its page")
    func samples() throws {
        let document = MatrixHTMLReporter().document(of: .samplePalettes)
        let rules = Set(document.matches(of: /\n\.([ib][0-9]+)\{--/).map { String($0.1) })
        let used = Set(document.matches(of: /class="([ib][0-9]+)/).map { String($0.1) })
        #expect(used.count > 8 && used.isSubset(of: rules))
        // The veil is translucent: its samples are what is seen of it over the worst canvas.
        #expect(document.contains("{--b:color(srgb 0.979608"))
    }

    @Test("is cut into tables that a browser lays out one by one, and folds the modes of a large palette")
    func large() throws {
        let place = SourceLocation(path: "p.css")
        let names = ["a", "e", "i", "o", "u", "y"].flatMap { first in
            [
                "bar", "cot", "den", "fir", "gum", "hat", "jam", "kit", "log", "mud", "net", "oak", "pen",
                "rib",
                "sun", "tin", "urn", "van", "web", "yak",
            ].map { "\(first)\($0)" }
        }
        let entries = try names.enumerated().flatMap { index, part in
            try [("text", ["#000", "#fff"]), ("background", ["#fff", "#\(100_000 + index)"])].map {
                name, texts in
                let values = try texts.map { PaletteValue(.color(try DynamicColor(css: $0)), at: place) }
                return PaletteEntry(name: "\(part)-\(name)", path: ["\(part)-\(name)"], values: values)
            }
        }
        let palette = Palette(name: "p.css", modes: [.base, .dark], entries: entries, faults: [])
        let auditor = PaletteAuditor(today: CalendarDate(secondsSince1970: 0))
        let report = PaletteReport(
            auditors: [auditor], audits: [auditor.audit(palette)])
        let document = MatrixHTMLReporter().document(of: report)
        let captions = document.matches(of: /<caption>(.*)<\/caption>/).map { String($0.1) }
        #expect(captions.count > 4 && captions[0].hasSuffix(": inks 1 to 33"))
        #expect(document.matches(of: /<th scope="row">[a-z]+-text<\/th>/).count == 240)
        #expect(document.matches(of: /<details>/).count == 1)
        // A cell is not much more than its ratio.
        #expect(document.utf8.count < 240 * 120 * 40)
    }

    @Test(
        "has room in a comment as Markdown, and counts what has none", arguments: [500, 700, 1_000, 65_000])
    func size(limit: Int) throws {
        let text = MatrixMarkdownReporter(sizeLimit: limit).document(of: .samplePalettes)
        #expect(text.utf8.count <= limit)
        let rows = text.matches(of: /\n\| \*\*/).count
        let left =
            try text.firstMatch(of: /(\d+) further rows? left out/).map { try #require(Int($0.1)) } ?? 0
        let whole = MatrixMarkdownReporter(sizeLimit: .max).document(of: .samplePalettes)
        #expect(rows + left == whole.matches(of: /\n\| \*\*/).count)
        #expect((left == 0) == (limit == 65_000))
    }

    @Test("fits the terminal")
    func width() {
        let lines = MatrixTerminalReporter(style: TerminalStyle(width: 48)).document(of: .samplePalettes)
            .split(
                separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 48 } && lines.last?.contains("suppressed") == true)
    }

    @Test("writes hostile names as text in every notation")
    func hostile() throws {
        let palette = Palette.sample([
            "text<script>": ["#000000"], "=cmd|' /C calc'!A0": ["#777777"], "back|ground, \"a\"": ["#FFFFFF"],
        ])
        let auditor = PaletteAuditor(
            configuration: PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(3), inks: [NamePattern("{text,=}*")], backdrops: [NamePattern("back*")])
                ]),
            today: CalendarDate(secondsSince1970: 0))
        let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
        let html = MatrixHTMLReporter().document(of: report)
        #expect(!html.contains("<script") && html.contains("text&lt;script&gt;"))
        let csv = MatrixCSVReporter().document(of: report)
        #expect(csv.contains("'=cmd|' /C calc'!A0,") && csv.contains("\"back|ground, \"\"a\"\"\""))
        #expect(MatrixMarkdownReporter().document(of: report).contains("**text&lt;script&gt;**"))
    }

    @Test("has a key for each name in CSV, by which rows are joined, and which no spreadsheet runs")
    func keys() throws {
        let auditor = PaletteAuditor(today: CalendarDate(secondsSince1970: 0))
        let palette = Palette.sample(["--text": ["#000000"], "--background": ["#FFFFFF"]])
        let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
        let rows = MatrixCSVReporter().document(of: report).split(separator: "\r\n")
        #expect(rows.first?.hasSuffix(",verdict,ink key,backdrop key") == true)
        #expect(rows.last?.contains(",'--text,") == true)
        #expect(rows.last?.hasSuffix(",name:--text,name:--background") == true)
    }
}

@Suite("The proposal of a configuration")
struct ConfigurationProposalTests {
    private let auditor = PaletteAuditor(today: CalendarDate(secondsSince1970: 0))

    private func proposal(_ palette: Palette) -> String {
        ConfigurationProposal().document(
            of: PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)]))
    }

    @Test("declares the very pairs that names suggest")
    func roundTrip() throws {
        let palette = Palette.sample([
            "text": ["#000000"], "text-muted": ["#333333"], "background": ["#FFFFFF"], "surface": ["#EEEEEE"],
            "icon": ["#444444"], "primary": ["#0055AA"], "onPrimary": ["#FFFFFF"], "--card": ["#FFFFFF"],
            "--card-foreground": ["#111111"], "wei{rd* \"text\"": ["#000000"], "No": ["#000000"],
            "text \u{FFFF}\u{2028}\u{FEFF}\u{85}": ["#222222"],
            // The names of these two stand in a comment as well, with the reason why they are a pair.
            "odd\u{FFFF}/text": ["#222222"], "odd\u{FFFF}/background": ["#FFFFFF"],
        ])
        let text = proposal(palette)
        let configuration = try Configuration(decoding: text, path: ".legible.yml")
        var declaring = auditor
        declaring.configuration = configuration.palette
        func key(_ pair: PalettePair) -> [Double] {
            [Double(pair.ink), Double(pair.backdrop), pair.required]
        }
        let inferred = auditor.audit(palette).pairs.map(key)
        #expect(inferred.count > 5)
        #expect(Set(declaring.audit(palette).pairs.map(key)) == Set(inferred))
        #expect(text.contains("# text on neutral backdrops, by their names"))
    }

    @Test("is one that is read where names begin with a dollar sign")
    func dollars() throws {
        let names = ["get", "post", "put", "patch"]
        let palette = Palette(
            name: "a.scss",
            entries: names.flatMap { name in
                [("text", "#000000"), ("background", "#FFFFFF")].map { use, color in
                    PaletteEntry(
                        name: "$ui-badge-\(use)-\(name)", path: [],
                        values: [
                            (try? DynamicColor(css: color)).map {
                                PaletteValue(.color($0), at: SourceLocation(path: "a.scss"))
                            }
                        ])
                }
            })
        let text = proposal(palette)
        #expect(text.contains("{name}"))
        let configuration = try Configuration(decoding: text, path: ".legible.yml")
        var declaring = auditor
        declaring.configuration = configuration.palette
        #expect(declaring.audit(palette).pairs.count == names.count)
    }

    @Test("leaves to people what the check leaves to them")
    func review() throws {
        let text = proposal(.sample(["--card": ["#FFFFFF"], "--card-foreground": ["#FFFFFF"]]))
        #expect(text.contains("# left to review, as they may be no pair"))
        let configuration = try Configuration(decoding: text, path: ".legible.yml")
        #expect(configuration.palette.pairs.isEmpty)
    }

    @Test("is a configuration where names suggest nothing, too")
    func nothing() throws {
        let configuration = try Configuration(
            decoding: proposal(.sample(["Sky": ["#87CEEB"]])), path: ".legible.yml")
        #expect(configuration.palette.pairs.isEmpty)
        #expect(configuration.standard == .wcagAA)
    }
}
