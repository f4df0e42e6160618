import Audit
import ColorMath
import PaletteFiles
import Raster
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("Pairs that screens show")
struct ObservedPairTests {
    typealias Style = ObservedScreen.Style

    /// Text of some lines in one style.
    static func text(
        _ ink: UInt32, on backdrop: UInt32, lines: Int = 1, required: Double = 4.5, share: Double = 1
    ) -> Style {
        Style(
            ink: SRGB8(hex: ink), backdrop: SRGB8(hex: backdrop), inkShare: share, required: required,
            boxes: (0..<lines).map { PixelRect(x: 16, y: 24 * $0, width: 90, height: 14) })
    }

    static func screen(
        _ styles: Style..., path: String = "home.png", in appearance: Appearance = .light
    ) -> ObservedScreen {
        ObservedScreen(path: path, appearance: appearance, styles: styles)
    }

    static func declaring(_ pairs: [(String, String)], infer: Bool = true) -> PaletteConfiguration {
        PaletteConfiguration(
            pairs: pairs.enumerated().map { line, pair in
                PairDeclaration(
                    .ratio(4.5), inks: [NamePattern(pair.0)], backdrops: [NamePattern(pair.1)],
                    at: SourceLocation(path: ".legible.yml", line: line + 3, column: 7))
            }, infersPairs: infer)
    }

    static func audit(
        _ palette: Palette, _ configuration: PaletteConfiguration = PaletteConfiguration(),
        seen screens: ObservedScreen...
    ) -> PaletteAudit {
        PaletteAudit(
            of: palette, configuration: configuration, today: PairTests.today, screens: screens)
    }

    /// The pairs that screens show and that are known from nowhere else, by name.
    static func observed(_ audit: PaletteAudit) -> [String] {
        audit.pairs.filter { if case .observed = $0.origin { true } else { false } }.map {
            "\(audit.palette.entries[$0.ink].name) on \(audit.palette.entries[$0.backdrop].name)"
        }
    }

    @Test("are named by the colours that a screen rounds to, the nearest of those within two of 255")
    func tolerance() throws {
        let palette = Palette.sample([
            "brick": ["#8A2B10"], "clay": ["#8A2B13"], "sand": ["#F7EEDD"], "wall": ["oklch(0.7 0.1 250)"],
        ])
        #expect(
            Self.observed(Self.audit(palette, seen: Self.screen(Self.text(0x8A2B10, on: 0xF7EEDD))))
                == ["brick on sand"])
        #expect(
            Self.observed(Self.audit(palette, seen: Self.screen(Self.text(0x8A2B12, on: 0xF5EEDF))))
                == ["clay on sand"])
        let off = Self.audit(palette, seen: Self.screen(Self.text(0x8A2E16, on: 0xF7EEDD)))
        #expect(Self.observed(off) == [])
        let seen = try #require(off.observation)
        #expect((seen.namedCount, seen.ambiguousCount, seen.foreignCount) == (0, 0, 1))
        #expect(seen.foreign.map(\.color) == [SRGB8(hex: 0x8A2E16)])
    }

    @Test("have the ratio that their text needs, the highest where it is drawn in several sizes")
    func required() throws {
        let palette = Palette.sample(["brick": ["#C45A38"], "sand": ["#FFFFFF"]])
        let large = Self.text(0xC45A38, on: 0xFFFFFF, required: 3)
        let audit = Self.audit(palette, seen: Self.screen(large))
        #expect(audit.pairs.map(\.required) == [3])
        #expect(!audit.findings.contains { $0.rule == "pair-contrast" })
        let both = Self.audit(palette, seen: Self.screen(large, Self.text(0xC45A38, on: 0xFFFFFF, lines: 3)))
        #expect(both.pairs.map(\.required) == [4.5])
        let finding = try #require(both.findings.first { $0.rule == "pair-contrast" })
        #expect(finding.severity == .error && !finding.isGuessed)
        let seen = try #require(both.observation?.sightings(of: both.pairs[0]))
        #expect((seen.styleCount, seen.lineCount, seen.screens) == (2, 4, ["home.png"]))
    }

    @Test("that are declared, used or named so stay; one that is guessed is observed, and fails as an error")
    func promotion() throws {
        let palette = Palette.sample(["text": ["#8A8A8A"], "background": ["#FFFFFF"]])
        let seen = Self.screen(Self.text(0x8A8A8A, on: 0xFFFFFF, lines: 2))
        let guessed = Self.audit(palette)
        #expect(guessed.findings.filter { $0.rule == "pair-contrast" }.map(\.severity) == [.warning])
        let observed = Self.audit(palette, seen: seen)
        #expect(Self.observed(observed) == ["text on background"])
        #expect(observed.findings.filter { $0.rule == "pair-contrast" }.map(\.severity) == [.error])
        #expect(!observed.findings.contains { $0.rule == "undeclared-pair" })
        let declared = Self.audit(palette, Self.declaring([("text", "background")]), seen: seen)
        #expect(Self.observed(declared) == [] && declared.pairs.count == 1)
        #expect(declared.observation?.sightings(of: declared.pairs[0])?.lineCount == 2)
        let named = Self.audit(
            .sample(["primary": ["#8A8A8A"], "onPrimary": ["#FFFFFF"]]),
            seen: Self.screen(Self.text(0xFFFFFF, on: 0x8A8A8A)))
        #expect(Self.observed(named) == [] && named.pairs.count == 1)
    }

    @Test("are those of the mode that the screen is drawn in, and of the theme that names most of it")
    func modes() throws {
        let palette = Palette.sample(
            modes: [.base, .dark, PaletteMode(luminosity: .dark, theme: "ocean")],
            ["brick": ["#8A2B10", "#FFB59E", "#9ED8FF"], "wall": ["#FFFFFF", "#1B1110", "#0B1A26"]])
        func modes(_ ink: UInt32, _ backdrop: UInt32, _ appearance: Appearance) -> [[Int]] {
            let screen = Self.screen(Self.text(ink, on: backdrop), in: appearance)
            return Self.audit(palette, seen: screen).pairs.map(\.modes)
        }
        #expect(modes(0x8A2B10, 0xFFFFFF, .light) == [[0]])
        #expect(modes(0xFFB59E, 0x1B1110, .dark) == [[1]])
        #expect(modes(0x9ED8FF, 0x0B1A26, .dark) == [[2]])
        #expect(modes(0xFFB59E, 0x1B1110, .light) == [])
        let both = Self.audit(
            palette, seen: Self.screen(Self.text(0x8A2B10, on: 0xFFFFFF)),
            Self.screen(Self.text(0xFFB59E, on: 0x1B1110), path: "night.png", in: .dark))
        #expect(both.pairs.map(\.modes) == [[0, 1]])
    }

    @Test("are told from others of one colour by what is known, then by what names say, then by aliases")
    func preference() {
        let palette = Palette.sample([
            "gray-900": ["#202020"], "icon.default": ["#202020"], "text.default": ["{gray-900}"],
            "white": ["#FFFFFF"], "surface.page": ["{white}"], "brand": ["{brand-600}"],
            "brand-600": ["#0B3D91"], "notice": ["{gold-100}"], "gold-100": ["#FFF3C4"],
        ])
        func observed(_ ink: UInt32, _ backdrop: UInt32, _ configuration: PaletteConfiguration) -> [String] {
            Self.observed(
                Self.audit(palette, configuration, seen: Self.screen(Self.text(ink, on: backdrop))))
        }
        let nothing = PaletteConfiguration(infersPairs: false)
        #expect(observed(0x202020, 0xFFFFFF, nothing) == ["text.default on surface.page"])
        #expect(observed(0x0B3D91, 0xFFF3C4, nothing) == ["brand on notice"])
        let primitives = Self.declaring([("gray-900", "white")], infer: false)
        #expect(observed(0x202020, 0xFFFFFF, primitives) == [])
        #expect(observed(0x202020, 0xFFF3C4, primitives) == ["text.default on notice"])
    }

    @Test("are not invented where several colours fit: what is seen is ambiguous")
    func ambiguous() throws {
        let palette = Palette.sample([
            "sky": ["#0B3D91"], "sea": ["#0B3D91"], "snow": ["#FFFFFF"], "fog": ["#D8E2F0"],
        ])
        let seen = Self.screen(Self.text(0x0B3D91, on: 0xFFFFFF, lines: 3))
        let audit = Self.audit(palette, seen: seen)
        #expect(audit.pairs.isEmpty)
        let doubt = try #require(audit.observation?.ambiguous.first)
        #expect((doubt.inks, doubt.backdrops, doubt.isKnown) == ([0, 1], [2], false))
        #expect(doubt.sightings.lineCount == 3)
        #expect(!audit.findings.contains { $0.rule == "undeclared-pair" })
        let known = Self.audit(palette, Self.declaring([("sea", "snow"), ("sky", "fog")]), seen: seen)
        #expect(known.observation?.namedCount == 1)
        let twice = Self.audit(palette, Self.declaring([("sea", "snow"), ("sky", "snow")]), seen: seen)
        #expect(twice.observation?.ambiguous.map(\.isKnown) == [true])
        #expect(!twice.findings.contains { $0.rule == "unobserved-pair" })
    }

    @Test("may have translucent inks, over what lies behind")
    func translucent() {
        let palette = Palette.sample([
            "text.muted": ["#3C3C4399"], "surface": ["#FFFFFF"], "sheet": ["#F2F2F7"],
        ])
        let audit = Self.audit(
            palette, PaletteConfiguration(infersPairs: false),
            seen: Self.screen(Self.text(0x8A8A8E, on: 0xFFFFFF), Self.text(0x85858B, on: 0xF2F2F7)))
        #expect(Self.observed(audit) == ["text.muted on surface", "text.muted on sheet"])
        #expect(audit.findings.count { $0.rule == "pair-contrast" } == 2)
    }

    @Test("may have translucent backdrops, on a ground of the palette, off by a rounding at most")
    func layers() {
        let palette = Palette.sample([
            "label": ["#111111"], "page-background": ["#FFFFFF"], "row-background-hover": ["#0000000F"],
        ])
        func observed(on backdrop: UInt32) -> [String] {
            Self.observed(
                Self.audit(
                    palette, PaletteConfiguration(infersPairs: false),
                    seen: Self.screen(Self.text(0x111111, on: backdrop))))
        }
        #expect(observed(on: 0xF0F0F0) == ["label on row-background-hover"])
        #expect(observed(on: 0xF1F0F0) == ["label on row-background-hover"])
        #expect(observed(on: 0xF3F3F3) == [])
        #expect(observed(on: 0xFFFFFF) == ["label on page-background"])
    }

    @Test("are told on strokes too thin to show their ink where one colour may look so")
    func thinStrokes() {
        let palette = Palette.sample(["brick": ["#8A2B10"], "sea": ["#0B3D91"], "wall": ["#FFFFFF"]])
        func observed(share: Double) -> [String] {
            let style = Self.text(0xA1553F, on: 0xFFFFFF, share: share)
            return Self.observed(Self.audit(palette, seen: Self.screen(style)))
        }
        #expect(observed(share: 0.8) == ["brick on wall"])
        #expect(observed(share: 0.9) == [])
        #expect(observed(share: 1) == [])
    }

    @Test("that are declared and on no screen are said at once, and those that nobody declared one an ink")
    func notes() throws {
        let palette = Palette.sample([
            "brick": ["#8A2B10"], "sea": ["#0B3D91"], "wall": ["#FFFFFF"], "sand": ["#F7EEDD"],
        ])
        let audit = Self.audit(
            palette, Self.declaring([("brick", "wall"), ("brick", "sand"), ("sea", "sand")]),
            seen: Self.screen(
                Self.text(0x8A2B10, on: 0xFFFFFF), Self.text(0x0B3D91, on: 0xFFFFFF, lines: 2)))
        let unobserved = audit.findings.filter { $0.rule == "unobserved-pair" }
        #expect(unobserved.map(\.severity) == [.note] && unobserved.first?.location.line == 4)
        #expect(
            unobserved.first?.message
                == "2 of 3 declared pairs are not on the screen: 'brick' on 'sand', 'sea' on 'sand'.")
        let undeclared = audit.findings.filter { $0.rule == "undeclared-pair" }
        #expect(undeclared.map(\.colors) == [["sea", "wall"]])
        #expect(
            undeclared.first?.message == """
                'sea' #0B3D91 is painted on 'wall' #FFFFFF (2 lines on 1 screen, first in home.png at 16,0), \
                which nobody declared.
                """)
    }

    @Test("and cannot be told are left to review where their contrast is too low")
    func undecided() throws {
        let palette = Palette.sample(["fog": ["#C0C0C0"], "mist": ["#C0C0C0"], "snow": ["#FFFFFF"]])
        let audit = Self.audit(palette, seen: Self.screen(Self.text(0xC0C0C0, on: 0xFFFFFF)))
        let finding = try #require(audit.findings.first { $0.rule == "undeclared-pair" })
        #expect(finding.verdict == .review && finding.severity == .note)
        #expect(finding.message.contains("may be 'fog' or 'mist' on 'snow': declare the pair"))
    }

    @Test("and are in no palette of a run are said once, the commonest first")
    func offPalette() throws {
        let auditor = PaletteAuditor(
            today: PairTests.today,
            screens: [
                Self.screen(
                    Self.text(0x123456, on: 0xFFFFFF), Self.text(0x654321, on: 0xFFFFFF, lines: 4),
                    Self.text(0x0B3D91, on: 0xFFFFFF))
            ])
        let palettes = [
            Palette.sample(name: "a.css", ["text": ["#0B3D91"], "background": ["#FFFFFF"]]),
            Palette.sample(name: "b.css", ["text": ["#123456"], "background": ["#FFFFFF"]]),
        ]
        func messages(_ palettes: [Palette]) -> [String] {
            PaletteReport(auditors: [auditor], audits: palettes.map(auditor.audit)).remarks.map(\.message)
        }
        #expect(
            messages([palettes[0]]) == [
                """
                2 colours in 2 styles of text on screens are in no palette: #654321 of text (4 lines on 1 \
                screen, first in home.png at 16,0), #123456 of text (1 line on 1 screen, first in home.png at \
                16,0).
                """
            ])
        #expect(messages(palettes).count == 1 && messages(palettes)[0].hasPrefix("1 colour in"))
    }

    @Test("are those of an audited screen: text of the app's own on a plain backdrop")
    func screens() {
        let audit = ScreenAudit.sample(regions: [
            .line(), .line(pointSize: 28, ink: .black), .line(place: .statusBar),
            .line(contrast: 5, low: 2, high: 9), .line(doubts: [.veiled]),
        ])
        let screen = ObservedScreen(of: audit)
        #expect(screen.styles.map(\.ink) == [SRGB8(red: 138, green: 138, blue: 142), .black])
        #expect(screen.styles.map(\.required) == [4.5, 3])
        #expect(screen.asideCount == 3)
    }

    @Test("are declared by a proposal of what is seen, with how often, the commonest first")
    func proposal() {
        let palette = Palette.sample([
            "brick": ["#8A2B10"], "sea": ["#0B3D91"], "text": ["#333333"], "background": ["#FFFFFF"],
        ])
        let audit = Self.audit(
            palette,
            seen: Self.screen(
                Self.text(0x8A2B10, on: 0xFFFFFF, required: 3), Self.text(0x0B3D91, on: 0xFFFFFF, lines: 2)))
        let rows = PairProposal(observedIn: audit).sections.flatMap(\.rows)
        #expect(rows.map(\.inks) == [[.name("sea")], [.name("brick")]])
        #expect(rows.map(\.seen) == ["2 lines on 1 screen", "1 line on 1 screen"])
        #expect(rows.map(\.required) == [4.5, 3])
    }
}
