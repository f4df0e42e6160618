import ColorMath
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("A recognised screen")
struct RecognizedScreenTests {
    private func line(_ ink: String, on backdrop: String) throws -> Region {
        let (ink, backdrop) = try (color(ink), color(backdrop))
        return .line(contrast: ink.contrastRatio(with: backdrop), ink: ink, backdrop: backdrop)
    }

    private func color(_ css: String) throws -> SRGB8 {
        SRGB8(clipping: try DynamicColor(css: css).extended(to: SRGB.self).color)
    }

    private func model(
        _ regions: [Region], surfaces: [Surface] = [], appearance: Appearance.Style
    ) -> ScreenModel {
        ScreenModel(
            width: 390, height: 600, scale: Scale(1, source: .option), regions: regions, surfaces: surfaces,
            luminance: appearance == .light ? 1 : 0)
    }

    private func screen(
        _ regions: Region..., page: String? = nil, appearance: Appearance.Style = .light,
        known: KnownConditions = KnownConditions(platform: .iOS)
    ) throws -> RecognizedScreen {
        let whole = PixelRect(x: 0, y: 0, width: 390, height: 600)
        let surfaces = try page.map { [Surface(color: try color($0), box: whole, share: 0.6)] }
        return RecognizedScreen(
            model(regions, surfaces: surfaces ?? [], appearance: appearance), known: known)
    }

    @Test("names ink and backdrop, and says how far off they are")
    func roles() throws {
        let screen = try screen(try line("#8A8A8E", on: "#FFFFFF"), page: "#F2F2F7")
        let attribution = screen.attributions[0]
        #expect(attribution.foregroundRole?.name == "secondaryLabel")
        #expect(attribution.backgroundRole?.name == "secondarySystemGroupedBackground")
        #expect(attribution.foreground.allSatisfy { $0.difference <= 1 })
    }

    @Test("takes a white page for a plain background, and a white card on grey for a grouped one")
    func backgrounds() throws {
        let plain = try screen(try line("#000000", on: "#FFFFFF"), page: "#FFFFFF")
        #expect(plain.attributions[0].backgroundRole?.name == "systemBackground")
        #expect(plain.attributions[0].foregroundRole?.name == "label")
    }

    @Test("names no backdrop after colours of text and lines")
    func backdropsOfText() throws {
        // The value of lightText over white, and that of tertiaryLabel.
        let names = try ["#FBFBFF", "#C4C4C7"].map { backdrop in
            try screen(try line("#000000", on: backdrop)).attributions[0].backgroundRole
        }
        let strokes: [SystemColor.Group] = [.label, .text, .link, .separator]
        #expect(names.compactMap { $0?.group }.allSatisfy { !strokes.contains($0) })
    }

    @Test("lists the colours that make the same pixels, and none of another appearance beside them")
    func candidates() throws {
        let attribution = try screen(try line("#C4C4C7", on: "#FFFFFF")).attributions[0]
        #expect(attribution.foreground.map(\.name).starts(with: ["tertiaryLabel", "placeholderText"]))
        let blue = try screen(try line("#007AFF", on: "#FFFFFF")).attributions[0]
        #expect(Set(blue.foreground.map(\.name)) == ["systemBlue", "tintColor", "link"])
    }

    @Test("leaves a colour of an app's own without a name")
    func unknown() throws {
        let screen = try screen(try line("#3A5F7D", on: "#F5EBDD"))
        #expect(screen.attributions[0].foreground.isEmpty)
        #expect(screen.attributions[0].foregroundRole == nil)
        #expect(screen.attributions[0].backgroundRole == nil)
        #expect(screen.conditions.releases.isEmpty)
    }

    @Test("of white text on a coloured button is the light label, not a background")
    func misuse() throws {
        let screen = try screen(try line("#FFFFFF", on: "#007AFF"), try line("#000000", on: "#FFFFFF"))
        #expect(screen.attributions[0].foregroundRole?.name == "label")
    }

    @Test("tells releases apart by the colours that changed between them")
    func releases() throws {
        let before = try screen(try line("#007AFF", on: "#FFFFFF"), try line("#34C759", on: "#FFFFFF"))
        #expect(before.conditions.releases.map(\.number).starts(with: [13, 15]))
        let now = try screen(try line("#0088FF", on: "#FFFFFF"))
        #expect(now.conditions.releases.allSatisfy { $0.number >= 26 })
        #expect(now.conditions.release?.platform == .iOS)
    }

    @Test("tells that Increase Contrast is on by the colours that it changes")
    func contrast() throws {
        let increased = try screen(
            try line("#0040DD", on: "#FFFFFF"), try line("#D70015", on: "#FFFFFF"),
            try line("#248A3D", on: "#FFFFFF"))
        #expect(increased.conditions.appearance == Appearance(.light, contrast: .increased))
        #expect(increased.conditions.confidence > 0.9)
        let standard = try screen(try line("#8A8A8E", on: "#FFFFFF"))
        #expect(standard.conditions.appearance == .light)
    }

    @Test("overrules the luminance where several colours speak against it")
    func style() throws {
        let lines = try ["#FF453A", "#30D158", "#FF9F0A"].map { try line($0, on: "#1C1C1E") }
        let screen = RecognizedScreen(model(lines, appearance: .light))
        #expect(screen.conditions.appearance.style == .dark)
    }

    @Test("keeps to what the caller knows")
    func known() throws {
        let line = try line("#007AFF", on: "#FFFFFF")
        let release = try screen(line, known: KnownConditions(release: Release(.iOS, 18)))
        #expect(release.conditions.releases == [Release(.iOS, 15)])
        #expect(release.attributions[0].foreground.contains { $0.name == "systemBlue" })
        let dark = try screen(line, known: KnownConditions(style: .dark, contrast: .increased))
        #expect(dark.conditions.appearance == Appearance(.dark, contrast: .increased))
        let mac = try screen(line, known: KnownConditions(platform: .macOS))
        #expect(mac.attributions[0].foreground.allSatisfy { $0.releases[0].platform == .macOS })
    }
}
