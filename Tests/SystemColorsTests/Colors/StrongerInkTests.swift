import ColorMath
import SystemColors
import Testing

/// The colour of the system that takes the place of another.
struct `A stronger ink` {
    private let palette = SystemPalette.embedded

    @Test func `is the least striking label for a rank of text`() throws {
        let release = Release(.iOS, 18)
        let ink = try #require(
            palette.strongerInk(
                than: "secondaryLabel", over: .white, reaching: 4.5, in: .light, release: release))
        #expect(ink.name == "label" && !ink.isIncreased && ink.color == .black && ink.contrast == 21)
    }

    @Test func `is the increased value of a hue, where that is enough`() throws {
        let release = Release(.iOS, 18)
        let ink = try #require(
            palette.strongerInk(than: "systemRed", over: .white, reaching: 4.5, in: .light, release: release))
        // Apple, Human Interface Guidelines, Color: red of iOS, light with Increase Contrast, is 215, 0, 21.
        #expect(ink.color == SRGB8(red: 215, green: 0, blue: 21) && ink.isIncreased)
        #expect(ink.words == "the increased-contrast systemRed")
        #expect(
            palette.strongerInk(
                than: "systemRed", over: .white, reaching: 7, in: .light, release: release)
                == nil)
    }

    @Test func `is none for backgrounds and for names that no table has`() {
        for name in ["systemBackground", "separator", "nothing"] {
            #expect(
                palette.strongerInk(
                    than: name, over: .white, reaching: 1, in: .light, release: Release(.iOS, 18)) == nil)
        }
    }

    @Test(arguments: Platform.allCases, Appearance.Style.allCases)
    func `reaches the ratio, on any background of any platform`(
        platform: Platform, style: Appearance.Style
    ) {
        guard let release = palette.newestRelease(of: platform) else { return }
        let appearance = Appearance(style)
        for background in palette.colors(in: release) where background.group == .background {
            guard let under = palette.value(of: background.name, in: appearance, release: release) else {
                continue
            }
            let backdrop = under.composited(over: style == .light ? .white : .black)
            for color in palette.colors(in: release) {
                for ratio in [3, 4.5, 7] {
                    let ink = palette.strongerInk(
                        than: color.name, over: backdrop, reaching: ratio, in: appearance, release: release)
                    #expect(ink.map { $0.contrast >= ratio } ?? true)
                    #expect(ink.map { $0.contrast == $0.color.contrastRatio(with: backdrop) } ?? true)
                }
            }
        }
    }
}
