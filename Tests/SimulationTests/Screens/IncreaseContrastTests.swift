import ColorMath
import Raster
import Simulation
import SystemColors
import Testing

@Suite("Increase Contrast on colours and screens")
struct IncreaseContrastTests {
    private static let release = Release(.iOS, 26)
    private static let settings = SystemSettings(increasesContrast: true, style: .light, release: release)
    private static let increased = Appearance(.light, contrast: .increased)

    private static func color(_ name: String, _ appearance: Appearance) throws -> SRGB8 {
        try #require(SystemPalette.embedded.value(of: name, in: appearance, release: release)).color
    }

    private static func pixel(_ color: SRGB8) -> RGBA<UInt8> {
        RGBA(red: color.red, green: color.green, blue: color.blue)
    }

    @Test("moves semantic colours to their values, and leaves others alone")
    func values() throws {
        for name in ["systemBlue", "systemRed", "systemGroupedBackground", "systemGray3"] {
            let seen = Self.settings.simulate(SRGB(try Self.color(name, .light)).withAlpha(1))
            #expect(SRGB8(clipping: seen.color) == (try Self.color(name, Self.increased)))
        }
        let label = SRGB(SRGB8(red: 60, green: 60, blue: 67))
        #expect(Self.settings.simulate(label.withAlpha(0.6)).alpha == 0.8)
        let brand = SRGB(red: 0.71, green: 0.2, blue: 0.6)
        #expect(Self.settings.simulate(brand.withAlpha(1)) == brand.withAlpha(1))
        #expect(Self.settings.simulate(brand.withAlpha(0.4)) == brand.withAlpha(0.4))
    }

    @Test("tells the style of a translucent colour by what it is, or by what it can be seen on")
    func translucent() {
        func opaque(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> SRGB8 {
            let color = SRGB(components: SIMD3(red, green, blue) / 255).withAlpha(alpha)
            return SRGB8(clipping: SystemSettings(reducesTransparency: true).simulate(color).color)
        }
        // secondaryLabel in light and in dark, on the system's background.
        #expect(opaque(60, 60, 67, 0.6).description == "#8A8A8E")
        #expect(opaque(235, 235, 245, 0.6).description == "#8D8D93")
        // No system colour: 30 % of almost black on white, 30 % of almost white on black.
        #expect(opaque(10, 10, 10, 0.3).description == "#B5B5B5")
        #expect(opaque(250, 250, 250, 0.3).description == "#4B4B4B")
        // A tint is one of light, as names are: half of it on white.
        #expect(opaque(0, 122, 255, 0.5).description == "#80BDFF")
        #expect(opaque(255, 204, 0, 0.5).description == "#FFE680")
    }

    @Test(
        "makes of a screen of one colour what it makes of the colour",
        arguments: [nil, Appearance.Style.light, .dark], [(true, false), (false, true), (true, true)])
    func agree(style: Appearance.Style?, flags: (Bool, Bool)) {
        let settings = SystemSettings(
            increasesContrast: flags.0, reducesTransparency: flags.1, style: style,
            release: style == nil ? nil : Self.release)
        let palette = SystemPalette.embedded
        let system = palette.colors(in: Self.release).compactMap {
            palette.value(of: $0.name, in: Appearance(style ?? .light), release: Self.release)?.color
        }
        for color in Set(system + [SRGB8(red: 181, green: 51, blue: 153), .white, .black]) {
            let expected = SRGB8(clipping: settings.simulate(SRGB(color).withAlpha(1)).color)
            let screen = Bitmap(width: 64, height: 40, filledWith: Self.pixel(color))
            #expect(Set(settings.simulate(screen, scale: 2).bitmap.pixels) == [Self.pixel(expected)])
        }
    }

    /// A card of one colour on a screen of another; the outermost ring of its pixels is the given share of
    /// the card.
    private static func card(_ card: SRGB8, on ground: SRGB8, share: Double) -> Bitmap<UInt8> {
        var screen = Bitmap(width: 200, height: 160, filledWith: pixel(ground))
        let edge = SRGB8(clipping: SRGB(card).withAlpha(share).composited(over: SRGB(ground)))
        for y in 40..<120 {
            for x in 40..<160 {
                let isEdge = x == 40 || x == 159 || y == 40 || y == 119
                screen[x, y] = pixel(isEdge ? edge : card)
            }
        }
        return screen
    }

    @Test("mixes antialiased edges anew, in the same proportion", arguments: [0.25, 0.5, 0.8])
    func edges(share: Double) throws {
        let ground = try Self.color("systemGroupedBackground", .light)
        let screen = Self.card(try Self.color("systemBlue", .light), on: ground, share: share)
        let expected = Self.card(
            try Self.color("systemBlue", Self.increased),
            on: try Self.color("systemGroupedBackground", Self.increased), share: share)
        let seen = Self.settings.simulate(screen, scale: 1).bitmap
        // The edge was rounded once before, so that its share is off by half a code value.
        let worst = zip(seen.pixels, expected.pixels).map { found, wanted in
            max(
                abs(Int(found.red) - Int(wanted.red)), abs(Int(found.green) - Int(wanted.green)),
                abs(Int(found.blue) - Int(wanted.blue)))
        }.max()
        #expect(worst.map { $0 <= 1 } == true)
    }

    @Test("tells release and style from the screen where they are not given")
    func inferred() throws {
        // The orange of iOS 13 to 18 on a dark screen; iOS 26 has another.
        let screen = Self.card(SRGB8(red: 255, green: 159, blue: 10), on: .black, share: 0.5)
        let change = SystemSettings(increasesContrast: true).simulate(screen, scale: 1).change
        #expect(change.style == .dark)
        #expect(change.release == Release(.iOS, 15))
        #expect(change.lineCount == 0 && change.movedShare == 0 && change.panes.isEmpty)
    }
}
