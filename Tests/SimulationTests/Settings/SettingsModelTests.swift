import ColorMath
import Recognition
import Simulation
import SystemColors
import Testing

@Suite("Settings on semantic colours")
struct SettingsModelTests {
    private let model = SettingsModel(release: Release(.iOS, 26))

    private func layer(_ paint: Paint, _ settings: DisplaySettings) throws -> WithAlpha<SRGB> {
        try #require(model.layer(of: paint, in: settings))
    }

    /// Values of the Human Interface Guidelines for iOS 26 and of the label ladder since iOS 15.
    @Test("move them to their values in the appearance")
    func values() throws {
        let increased = DisplaySettings(Appearance(.light, contrast: .increased))
        let secondary = try layer(.role("secondaryLabel"), DisplaySettings(.light))
        #expect(SRGB8(clipping: secondary.color) == SRGB8(red: 60, green: 60, blue: 67))
        #expect(secondary.alpha == 0.6)
        #expect(try layer(.role("secondaryLabel"), increased).alpha == 0.8)
        let blue = try layer(.role("systemBlue"), DisplaySettings(.dark))
        #expect(SRGB8(clipping: blue.color) == SRGB8(red: 0, green: 145, blue: 255))
        #expect(model.layer(of: .role("noSuchColor"), in: increased) == nil)
    }

    @Test("make translucent colours opaque where transparency is reduced, on what they lie on")
    func transparency() throws {
        var reduced = DisplaySettings(.light, reducesTransparency: true)
        // 60 % of 60, 60, 67 on white: 138, 138, 142 to the nearest.
        let secondary = try layer(.role("secondaryLabel"), reduced)
        #expect(secondary.alpha == 1)
        #expect(SRGB8(clipping: secondary.color) == SRGB8(red: 138, green: 138, blue: 142))
        let veil = Paint.color(SRGB(.black).withAlpha(0.5))
        let onRed = model.layer(of: veil, in: reduced, over: SRGB(red: 1, green: 0, blue: 0))
        #expect(onRed == SRGB(red: 0.5, green: 0, blue: 0).withAlpha(1))
        reduced.appearance = .dark
        #expect(try layer(veil, reduced) == SRGB(.black).withAlpha(1))
    }

    @Test("make every material of iOS opaque over the base background of the appearance")
    func materials() throws {
        for settings in DisplaySettings.matrix() {
            for name in ["ultraThin", "thin", "regular", "thick", "chrome"] {
                let layer = model.layer(of: .material(name), in: settings)
                #expect((layer != nil) == settings.reducesTransparency)
                #expect(layer.map { $0.alpha == 1 } ?? true)
            }
        }
        // The kit's white over the white of systemBackground.
        let thin = try layer(.material("thin"), DisplaySettings(.light, reducesTransparency: true))
        #expect(thin == SRGB(.white).withAlpha(1))
    }

    @Test("are eight in all, each once")
    func matrix() {
        let cells = DisplaySettings.matrix()
        #expect(cells.count == 8 && Set(cells).count == 8)
        #expect(cells.first == DisplaySettings(.light))
        #expect(cells.last?.description == "dark, Increase Contrast, Reduce Transparency")
        #expect(model.matrix(of: .role("label")).map(\.settings) == cells)
    }

    @Test("change the ratio of a pair as its values do")
    func pairs() throws {
        let cells = model.matrix(ink: .role("secondaryLabel"), backdrop: .role("systemBackground"))
        #expect(cells.count == 8)
        for (settings, outcome) in cells {
            let outcome = try #require(outcome)
            let backdrop = try layer(.role("systemBackground"), settings).color
            let ink = try layer(.role("secondaryLabel"), settings).composited(over: backdrop)
            #expect(outcome.ratios == ink.contrastRatio(with: backdrop)...ink.contrastRatio(with: backdrop))
            #expect(outcome.colors == .init(ink: ink, backdrop: backdrop))
        }
        func ratio(_ settings: DisplaySettings) throws -> Double {
            try #require(cells.first { $0.settings == settings }?.outcome).ratios.lowerBound
        }
        // 60 % and 80 % of 60, 60, 67 on white by hand: 3.44 and 5.93.
        #expect(abs(try ratio(DisplaySettings(.light)) - 3.44) < 0.01)
        let increased = DisplaySettings(Appearance(.light, contrast: .increased))
        #expect(try ratio(increased) > 5.5)
        // On a flat background, opacity alone changes nothing that is seen.
        #expect(
            try ratio(DisplaySettings(.light, reducesTransparency: true)) == ratio(DisplaySettings(.light)))
    }

    @Test(
        "give a fill on a material that is made opaque the plain fill of its rank",
        arguments: [
            ("fill", "systemFill"), ("secondaryFill", "secondarySystemFill"),
            ("tertiaryFill", "tertiarySystemFill"),
        ])
    func fillsOnMaterials(rank: String, plain: String) {
        for settings in DisplaySettings.matrix() where settings.reducesTransparency {
            let outcome = model.pair(ink: .role(rank), backdrop: .material("thin"), in: settings)
            let expected = model.pair(ink: .role(plain), backdrop: .material("thin"), in: settings)
            #expect(outcome != nil && outcome == expected)
        }
        // Off a material, there is no such colour.
        #expect(model.pair(ink: .role("fill"), backdrop: .color(.white), in: DisplaySettings(.light)) == nil)
    }

    @Test("give a label on a material a range until the material is made opaque")
    func pairsOnMaterials() throws {
        let plain = try #require(
            model.pair(ink: .role("secondaryLabel"), backdrop: .material("thin"), in: DisplaySettings(.dark)))
        #expect(plain.colors == nil && plain.ratios.lowerBound < 2 && plain.ratios.upperBound > 4.5)
        #expect(!plain.reaches(3))
        // No table has what Increase Contrast makes of a material.
        let increased = DisplaySettings(Appearance(.dark, contrast: .increased))
        #expect(model.pair(ink: .role("secondaryLabel"), backdrop: .material("thin"), in: increased) == nil)
        let opaque = try #require(
            model.pair(
                ink: .role("secondaryLabel"), backdrop: .material("thin"),
                in: DisplaySettings(.dark, reducesTransparency: true)))
        #expect(opaque.colors?.backdrop == SRGB(.black))
        #expect(opaque.reaches(4.5) && opaque.ratios.lowerBound == opaque.ratios.upperBound)
        #expect(
            model.pair(ink: .role("label"), backdrop: .material("glass"), in: DisplaySettings(.dark)) == nil)
    }
}
