import ColorMath
import SystemColors
import Testing

@Suite("Every colour that is drawn is found again")
struct RoundTripTests {
    static let releases = SystemPalette.embedded.platforms.flatMap(SystemPalette.embedded.releases)
    let palette = SystemPalette.embedded

    /// What may lie under a colour: the backgrounds it may stand on, translucent ones over theirs; black and
    /// white where the tables name none.
    private func backdrops(of color: SystemColor, in release: Release, _ appearance: Appearance) -> [SRGB8] {
        let shown = palette.backdrops(of: color, in: appearance, release: release).map {
            SRGB8(clipping: $0.color)
        }
        return shown.isEmpty ? [.black, .white] : shown
    }

    @Test("in every appearance, over everything it may stand on", arguments: releases)
    func roundTrip(release: Release) {
        var count = 0
        for color in palette.colors(in: release) where color.group != .vibrantHue {
            for appearance in Appearance.allCases {
                guard let value = palette.value(of: color.name, in: appearance, release: release) else {
                    continue
                }
                let context = NamingContext(
                    release: release, style: appearance.style, contrast: appearance.contrast,
                    level: appearance.level)
                for backdrop in backdrops(of: color, in: release, appearance) {
                    count += 1
                    let matches = palette.names(
                        of: value.composited(over: backdrop), over: backdrop, in: context)
                    #expect(
                        matches.contains {
                            $0.name == color.name && $0.kind == .exact && $0.alpha == value.alpha
                                && $0.releases == [release] && $0.appearances == [appearance]
                        }, "\(color.name), \(appearance), \(release), over \(backdrop)")
                }
            }
        }
        #expect(count > 20)
    }

    @Test(
        "where UIKit cut the opacity to a multiple of 1/255, and the mix was rounded down",
        arguments: releases.filter { $0.platform == .iOS })
    func quantised(release: Release) {
        for color in palette.colors(in: release) {
            for style in [Appearance.light, .dark] {
                guard let value = palette.value(of: color.name, in: style, release: release),
                    value.alpha > 0.1, value.alpha < 1
                else { continue }
                for backdrop in backdrops(of: color, in: release, style) {
                    let alpha = (value.alpha * 255).rounded(.down) / 255
                    let mixed = SRGB(value.color).withAlpha(alpha).composited(over: SRGB(backdrop))
                    let codes = (mixed.components * 255).rounded(.down) / 255
                    let matches = palette.names(
                        of: SRGB8(clipping: SRGB(components: codes)), over: backdrop,
                        in: NamingContext(release: release))
                    #expect(
                        matches.contains { $0.name == color.name && $0.kind == .exact },
                        "\(color.name) over \(backdrop)")
                }
            }
        }
    }

    @Test("where it went through the code values of Display P3, opaque ones", arguments: releases)
    func displayP3(release: Release) throws {
        for color in palette.colors(in: release) where color.group != .vibrantHue {
            for style in [Appearance.light, .dark] {
                guard let value = palette.value(of: color.name, in: style, release: release),
                    value.alpha == 1
                else { continue }
                let encoded = SRGB(value.color).extended(to: DisplayP3.self).components
                let codes = (encoded * 255).rounded(.toNearestOrAwayFromZero) / 255
                let pixel = SRGB8(clipping: DisplayP3(components: codes))
                let match = try #require(
                    palette.names(of: pixel, in: NamingContext(release: release)).first {
                        $0.name == color.name
                    })
                #expect([.exact, .displayP3].contains(match.kind))
                // Half a code value of Display P3 in each component.
                #expect(match.difference <= 0.6)
            }
        }
    }

    @Test("translucent backgrounds on the backgrounds of the table, where none is given")
    func stacked() throws {
        let release = Release(.iOS, 26)
        let fill = try #require(palette.value(of: "secondarySystemFill", in: .dark, release: release))
        let under = try #require(
            palette.value(of: "secondarySystemBackground", in: .dark, release: release))
        let matches = palette.names(
            of: fill.composited(over: under.color),
            in: NamingContext(release: release, style: .dark, contrast: .standard, level: .base))
        let match = try #require(matches.first)
        #expect(match.name == "secondarySystemFill" && match.kind == .exact)
        #expect(matches.contains { $0.backdrop == .named("secondarySystemBackground") })
    }
}
