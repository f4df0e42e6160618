import ColorMath
import SystemColors
import Testing

@Suite("The embedded palette")
struct PaletteTests {
    let palette = SystemPalette.embedded

    private func value(
        _ name: String, _ platform: Platform, _ number: Int, _ appearance: Appearance
    ) -> String? {
        palette.value(of: name, in: appearance, release: Release(platform, number)).map {
            $0.alpha == 1 ? "\($0.color)" : "\($0.color) \($0.alpha)"
        }
    }

    @Test("has every platform, and the releases with which colours changed")
    func releases() {
        #expect(palette.platforms == Platform.allCases.filter(\.isApples))
        #expect(palette.releases(of: .iOS).map(\.number) == [13, 15, 26, 27])
        #expect(palette.newestRelease(of: .macOS) == Release(.macOS, 27))
        #expect(palette.name(of: Release(.iOS, 15)) == "iOS 15–18")
        #expect(palette.name(of: Release(.iOS, 17)) == "iOS 15–18")
        #expect(palette.name(of: Release(.iOS, 26)) == "iOS 26")
        #expect(palette.name(of: Release(.iOS, 12)) == "iOS 12")
        #expect(Release(.iOS, 26) < Release(.iOS, 27) && Release(.iOS, 27) < Release(.macOS, 13))
    }

    @Test("has the values that Apple publishes and UIKit resolves")
    func published() {
        let increased = Appearance(.light, contrast: .increased)
        #expect(value("systemBlue", .iOS, 13, .light) == "#007AFF")
        #expect(value("systemBlue", .iOS, 18, .dark) == "#0A84FF")
        #expect(value("systemBlue", .iOS, 26, .light) == "#0088FF")
        #expect(value("systemRed", .iOS, 15, .light) == "#FF3B30")
        #expect(value("secondaryLabel", .iOS, 15, .light) == "#3C3C43 0.6")
        #expect(value("secondaryLabel", .iOS, 15, .dark) == "#EBEBF5 0.6")
        #expect(value("secondaryLabel", .iOS, 13, increased) == "#3C3C43 0.68")
        #expect(value("secondaryLabel", .iOS, 15, increased) == "#3C3C43 0.8")
        #expect(value("separator", .iOS, 18, .light) == "#3C3C43 0.29")
        #expect(value("separator", .iOS, 26, .light) == "#3C3C43 0.12")
        #expect(value("link", .iOS, 26, .light) == "#007AFF")
        #expect(value("systemGroupedBackground", .iOS, 15, .light) == "#F2F2F7")
        #expect(value("labelColor", .macOS, 13, .dark) == "#FFFFFF 0.847")
        #expect(value("systemRed", .watchOS, 9, .dark) == "#FF3B30")
    }

    @Test("has what a release leaves out from the one before, and nothing older than the first")
    func fallback() {
        let increased = Appearance(.dark, contrast: .increased)
        #expect(value("secondaryLabel", .iOS, 27, increased) == value("secondaryLabel", .iOS, 26, increased))
        #expect(value("darkText", .iOS, 27, .light) == "#000000")
        #expect(value("systemMint", .iOS, 13, .light) == nil)
        #expect(value("systemBlue", .iOS, 12, .light) == nil)
        #expect(palette.colors(in: Release(.iOS, 12)).isEmpty)
        #expect(palette.colors(in: Release(.iOS, 27)).count == 41)
    }

    @Test("has the base level for an elevated one that is not said, and nothing for increased contrast")
    func levels() {
        let elevated = Appearance(.dark, level: .elevated)
        #expect(value("systemBackground", .iOS, 15, .dark) == "#000000")
        #expect(value("systemBackground", .iOS, 15, elevated) == "#1C1C1E")
        #expect(value("systemBackground", .iOS, 15, Appearance(.light, level: .elevated)) == "#FFFFFF")
        #expect(value("label", .iOS, 15, elevated) == "#FFFFFF")
        #expect(value("windowBackgroundColor", .macOS, 13, Appearance(.light, contrast: .increased)) == nil)
    }

    @Test("has the systems' six greys, darker in steps where it is dark")
    func grays() throws {
        for (style, isRising) in [(Appearance.light, true), (.dark, false)] {
            let luminances = try ["", "2", "3", "4", "5", "6"].map { step in
                try #require(
                    palette.value(of: "systemGray\(step)", in: style, release: Release(.iOS, 26))
                ).color.relativeLuminance
            }
            #expect(luminances == luminances.sorted { isRising ? $0 < $1 : $0 > $1 })
        }
    }

    @Test("has colours that stand on colours which it has, each with sources")
    func whole() {
        for release in palette.platforms.flatMap(palette.releases) {
            let colors = palette.colors(in: release)
            for color in colors {
                for name in color.backgroundNames {
                    #expect(
                        palette.colors(in: palette.newestRelease(of: release.platform) ?? release)
                            .contains { $0.name == name && $0.group.uses.contains(.background) }, "\(name)")
                }
                for appearance in Appearance.allCases {
                    guard let value = palette.value(of: color.name, in: appearance, release: release) else {
                        continue
                    }
                    #expect((0...1).contains(value.alpha))
                    #expect(!value.sources.isEmpty)
                    #expect(value.sources.allSatisfy { palette.source($0, of: release.platform) != nil })
                    let isBackdrop = [.background, .groupedBackground].contains(color.group)
                    #expect(!isBackdrop || value.alpha == 1 || release.platform == .macOS, "\(color.name)")
                }
            }
        }
    }

    @Test("has text that Increase Contrast does not make fainter")
    func increased() throws {
        for number in [13, 15, 26] {
            for name in ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"] {
                for style in Appearance.Style.allCases {
                    let release = Release(.iOS, number)
                    let standard = palette.value(of: name, in: Appearance(style), release: release)
                    let increased = palette.value(
                        of: name, in: Appearance(style, contrast: .increased), release: release)
                    #expect(try #require(increased).alpha >= #require(standard).alpha)
                }
            }
        }
    }
}

@Suite("Names as source code writes them")
struct SpellingTests {
    @Test(
        "mean the colour of their platform",
        arguments: [
            ("secondaryLabel", Platform.iOS, "secondaryLabel"), (".secondaryLabel", .iOS, "secondaryLabel"),
            ("UIColor.secondaryLabel", .iOS, "secondaryLabel"),
            ("Color(uiColor: .secondaryLabel)", .iOS, "secondaryLabel"),
            ("Color(.systemRed)", .iOS, "systemRed"), ("secondaryLabelColor", .iOS, "secondaryLabel"),
            ("SECONDARYLABEL", .iOS, "secondaryLabel"), ("Color.blue", .iOS, "systemBlue"),
            ("Color.secondary", .iOS, "secondaryLabel"), (".primary", .iOS, "label"),
            ("Color.accentColor", .iOS, "tintColor"), ("grey", .iOS, "systemGray"),
            ("label", .macOS, "labelColor"), ("NSColor.labelColor", .macOS, "labelColor"),
            ("Color.accentColor", .macOS, "controlAccentColor"), ("separator", .macOS, "separatorColor"),
            ("UIColor.systemBlueColor", .tvOS, "systemBlue"),
        ])
    func known(spelling: String, platform: Platform, name: String) throws {
        let palette = SystemPalette.embedded
        let release = try #require(palette.newestRelease(of: platform))
        #expect(palette.color(named: spelling, in: release)?.name == name)
        #expect(palette.value(named: spelling, in: .dark, release: release) != nil)
    }

    @Test(
        "mean nothing where there is no such colour",
        arguments: ["", ".", "()", "Color", "systemPuce", "labels"])
    func unknown(spelling: String) {
        #expect(SystemPalette.embedded.color(named: spelling, in: Release(.iOS, 26)) == nil)
    }
}
