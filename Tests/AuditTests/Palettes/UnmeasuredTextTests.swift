import Audit
import PaletteFiles
import TestSupport
import Testing

@Suite("Text of a palette that is measured on nothing")
struct UnmeasuredTextTests {
    private func messages(
        _ palette: Palette, _ configuration: PaletteConfiguration = PaletteConfiguration()
    ) -> [String] {
        PairTests.audit(palette, configuration, rules: RuleSelection(only: .unmeasuredText)).findings
            .map(\.message)
    }

    private func stylesheet(_ text: String) -> Palette {
        StylesheetReader([SourceText(path: "a.css", bytes: Array(text.utf8))]).palette(named: "a.css")
    }

    @Test("is named, in one finding for all of it")
    func named() {
        let palette = Palette.sample([
            "text": ["#000000"], "background": ["#FFFFFF"], "text-promo": ["#BBBBBB"],
            "fine-print-text": ["#C0C0C0"], "text-quiet": ["#AAAAAA"], "text-deal": ["#ABABAB"],
        ])
        #expect(
            messages(palette) == [
                "'text-promo', 'fine-print-text', 'text-quiet' and 1 more are named as text and lie on nothing "
                    + "that is known: declare pairs to have them measured."
            ])
    }

    @Test("is not asked for where it need not be read, is a step of a ramp, or stands for what is measured")
    func exempt() {
        let palette = Palette.sample([
            "text": ["#000000"], "background": ["#FFFFFF"], "text-disabled": ["#BBBBBB"],
            "text-rgb": ["#BBBBBB"], "chart-text-one": ["#BBBBBB"], "promo-text-00": ["#BBBBBB"],
            "promo-text-05": ["#BBBBBB"], "promo-text-10": ["#BBBBBB"], "promo-text-15": ["#BBBBBB"],
            "promo-text-18": ["#BBBBBB"],
        ])
        #expect(messages(palette) == [])
        let aliased = stylesheet(":root { --text: #000; --background: #fff; --promo-text: var(--text) }")
        #expect(messages(aliased) == [])
    }

    @Test("is not asked for where the declared pairs are all there are, nor of a palette without any")
    func declared() {
        let palette = Palette.sample([
            "text": ["#000000"], "background": ["#FFFFFF"], "text-promo": ["#BBBBBB"],
        ])
        let pair = PairDeclaration(
            .ratio(4.5), inks: [NamePattern("text")], backdrops: [NamePattern("background")])
        #expect(messages(palette, PaletteConfiguration(pairs: [pair], infersPairs: false)) == [])
        #expect(messages(palette, PaletteConfiguration(pairs: [pair])).count == 1)
        #expect(messages(Palette.sample(["text-promo": ["#BBBBBB"]])) == [])
    }

    @Test("is suppressed color by color")
    func suppressed() throws {
        let palette = Palette.sample([
            "text": ["#000000"], "background": ["#FFFFFF"], "text-promo": ["#BBBBBB"],
            "text-deal": ["#BCBCBC"],
        ])
        let exception = PairException(
            inks: [NamePattern("text-promo")], rules: [.unmeasuredText], reason: "A banner of its own.",
            until: PairTests.today)
        let audit = PairTests.audit(
            palette, PaletteConfiguration(exceptions: [exception]),
            rules: RuleSelection(only: .unmeasuredText))
        #expect(audit.findings.map(\.colors) == [["text-deal"]])
        #expect(audit.suppressed.map(\.finding.colors) == [["text-promo"]])
    }

    @Test("lies on a picture or a gradient, which a property may be, and is counted with its first place")
    func pictures() throws {
        let palette = stylesheet(
            """
            :root { --ink: #111; --sunset: linear-gradient(#f00, #00f) }
            .plain { color: var(--ink); background: #fff }
            .hero { color: var(--ink); background: url(sky.jpg) }
            .hero h1 { color: #fff }
            .sale { color: var(--ink); background: var(--sunset) }
            .icon { background: url(star.svg) }
            """)
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .unmeasuredText))
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1 && finding.location.line == 3 && finding.verdict == .review)
        #expect(finding.message.hasPrefix("3 rules paint text on a picture or a gradient"))
    }

    @Test("has less contrast than its colours where a rule makes it translucent")
    func faded() throws {
        let palette = stylesheet(
            """
            .plain { color: #333; background: #fff }
            .soft { color: #555; background: #fff; opacity: 0.5 }
            """)
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .unmeasuredText))
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1 && finding.location.line == 2 && finding.verdict == .review)
        #expect(finding.message.hasPrefix("1 rule makes text translucent with 'opacity'"))
    }

    @Test("lies on nothing where a class gives it a colour and none says what is behind")
    func onNothing() throws {
        let palette = stylesheet(
            """
            body { color: #333; background: #fff }
            a { color: #0366d6 }
            .muted { color: #999 }
            .card { color: #222; background: #eee }
            .card small { color: #888 }
            .muted:disabled, .close-icon { color: #aaa }
            """)
        #expect(palette.unmeasuredTexts.onNothing.map(\.line) == [3])
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .unmeasuredText))
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1 && finding.location.line == 3 && finding.verdict == .review)
        #expect(finding.message.hasPrefix("1 rule gives text a colour, first here"))
    }
}
