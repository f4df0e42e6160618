import Audit
import ColorMath
import Foundation
import PaletteFiles
import Raster
import Reporting
import TestSupport
import Testing

@Suite("Reports on palettes and screens")
struct ObservationReportTests {
    /// A palette with a screen on which there is of everything one: a pair that nobody declared, one in
    /// doubt, a strange colour; and a declared pair that is on none.
    private let report: PaletteReport = {
        func style(_ ink: UInt32, lines: Int) -> ObservedScreen.Style {
            .init(
                ink: SRGB8(hex: ink), backdrop: .white,
                boxes: (0..<lines).map { PixelRect(x: 8, y: 20 * $0, width: 60, height: 12) })
        }
        let auditor = PaletteAuditor(
            configuration: PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern("rust")], backdrops: [NamePattern("sand")])
                ]), today: CalendarDate(secondsSince1970: 0),
            screens: [
                ObservedScreen(
                    path: "Screens/home.png",
                    styles: [
                        style(0xB05A2C, lines: 3), style(0xC0C0C0, lines: 1), style(0x00FF00, lines: 2),
                    ], asideCount: 4)
            ])
        let palette = Palette.sample(
            name: "tokens.json",
            [
                "rust": ["#B05A2C"], "sand": ["#F7EEDD"], "snow": ["#FFFFFF"], "fog": ["#C0C0C0"],
                "mist": ["#C0C0C0"],
            ])
        return PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    }()

    @Test("say in the terminal what was named, what is in doubt, and what is not in the palette")
    func terminal() {
        let text = PaletteTerminalReporter(style: TerminalStyle()).document(of: report)
            .replacing(/\s+/, with: " ")
        #expect(
            text.contains(
                "3 styles of text on 1 screen: 1 named, 1 ambiguous, 1 not in the palette; 4 more styles of the"
            ))
        #expect(text.contains("? #C0C0C0 on #FFFFFF may be fog or mist on snow: 1 line on 1 screen"))
        #expect(text.contains("1 of 1 declared pair is not on the screen: 'rust' on 'sand'."))
        #expect(text.contains("#00FF00 of text (2 lines on 1 screen"))
    }

    @Test("hold to the schema in JSON, with every pair that is seen and what is not named")
    func json() throws {
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath)
                .appending(path: "../../../../Sources/Reporting/Palettes/palette-report.schema.json")
                .standardizedFileURL)
        let text = PaletteJSONReporter().document(of: report)
        #expect(try schema.faults(in: text) == [])
        #expect(text.contains("\"source\" : \"observed\""))
        for (part, other) in [
            ("\"offPalette\" : 1", "\"offPalette\" : -1"), ("\"use\" : \"ink\"", "\"use\" : \"icon\""),
            ("\"known\" : false", "\"known\" : 0"),
        ] {
            #expect(text.contains(part))
            #expect(try !schema.faults(in: text.replacing(part, with: other)).isEmpty)
        }
    }

    @Test("say the same as findings in Markdown and HTML")
    func findings() {
        let findings = FindingReport(of: report, project: .sample)
        let html = HTMLReporter().document(of: findings)
        #expect(html.contains("1 named, 1 ambiguous, 1 not in the palette"))
        for text in [MarkdownReporter().document(of: findings), html] {
            #expect(text.contains("is painted on"))
            #expect(text.contains("1 of 1 declared pair is not on the screen"))
            #expect(text.contains("1 colour in 1 style of text on screens is in no palette"))
        }
    }

    @Test("become declarations with how often each pair is seen")
    func proposal() {
        let text = ConfigurationProposal(onlyObserved: true).document(of: report)
        #expect(text.contains("    # ? - [4.5, [fog, mist], snow]  # 1 line on 1 screen\n"))
        #expect(text.contains("    # seen on screens\n    - [4.5, rust, snow]  # 3 lines on 1 screen\n"))
    }
}
