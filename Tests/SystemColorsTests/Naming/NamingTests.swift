import ColorMath
import SystemColors
import Testing

@Suite("The names of a pixel")
struct NamingTests {
    let palette = SystemPalette.embedded

    private func color(_ hexadecimal: UInt32) -> SRGB8 {
        SRGB8(
            red: UInt8(hexadecimal >> 16 & 255), green: UInt8(hexadecimal >> 8 & 255),
            blue: UInt8(hexadecimal & 255))
    }

    private func names(
        _ pixel: UInt32, over backdrop: UInt32? = nil, in context: NamingContext = NamingContext()
    ) -> [String] {
        var seen: [String] = []
        for match in palette.names(of: color(pixel), over: backdrop.map(color), in: context)
        where !seen.contains(match.name) {
            seen.append(match.name)
        }
        return seen
    }

    @Test("depend on what is behind it")
    func backdrop() {
        let text = NamingContext(platform: .iOS, use: .foreground)
        #expect(names(0x8A8A8E, over: 0xFFFFFF, in: text) == ["secondaryLabel"])
        #expect(names(0x85858B, over: 0xF2F2F7, in: text) == ["secondaryLabel"])
        #expect(names(0x8D8D93, over: 0x000000, in: text).first == "secondaryLabel")
        #expect(!names(0x8A8A8E, over: 0x000000, in: text).contains("secondaryLabel"))
        #expect(names(0xC4C4C7, over: 0xFFFFFF, in: text).prefix(2) == ["tertiaryLabel", "placeholderText"])
    }

    @Test("are all those that make the same pixels, the ones made for the use first")
    func several() {
        let blue = names(0x007AFF, over: 0xFFFFFF, in: NamingContext(release: Release(.iOS, 18)))
        #expect(Set(blue) == ["systemBlue", "tintColor", "link"])
        let white = NamingContext(release: Release(.iOS, 18), style: .light, level: .base, use: .background)
        #expect(
            names(0xFFFFFF, in: white).prefix(3)
                == ["systemBackground", "tertiarySystemBackground", "secondarySystemGroupedBackground"])
        let gray = NamingContext(release: Release(.iOS, 18), style: .light, level: .base, use: .background)
        #expect(names(0xF2F2F7, in: gray).contains("systemGray6"))
        #expect(names(0xF2F2F7, in: gray).contains("systemGroupedBackground"))
    }

    @Test("say in which releases and appearances they hold")
    func occurrences() throws {
        let old = try #require(
            palette.names(of: color(0x007AFF), in: NamingContext(platform: .iOS))
                .first { $0.name == "systemBlue" })
        #expect(old.releases == [Release(.iOS, 13), Release(.iOS, 15)])
        #expect(old.appearances == [.light, Appearance(.light, level: .elevated)])
        let new = try #require(
            palette.names(of: color(0x0088FF), in: NamingContext(platform: .iOS))
                .first { $0.name == "systemBlue" })
        #expect(new.releases == [Release(.iOS, 26), Release(.iOS, 27)])
    }

    @Test("keep to the context")
    func context() {
        #expect(names(0x007AFF, in: NamingContext(release: Release(.iOS, 26))) == ["link"])
        #expect(names(0x007AFF, in: NamingContext(release: Release(.iOS, 16), style: .dark)).isEmpty)
        #expect(
            names(0x007AFF, in: NamingContext(release: Release(.iOS, 16), contrast: .increased)) == ["link"])
        #expect(names(0x007AFF, in: NamingContext(release: Release(.iOS, 12))).isEmpty)
        #expect(names(0x007AFF, in: NamingContext(platform: .visionOS)).isEmpty)
        #expect(
            names(0x1C1C1E, in: NamingContext(release: Release(.iOS, 16), level: .base, use: .background))
                .contains("secondarySystemBackground"))
    }

    @Test(
        "are none where nothing is near",
        arguments: [0x123456, 0xABCDEF, 0x7F1234, 0xE30613, 0x3F7A2B] as [UInt32])
    func unknown(pixel: UInt32) {
        #expect(palette.names(of: color(pixel)).isEmpty)
        #expect(palette.names(of: color(pixel), over: .white).isEmpty)
    }

    @Test("are those of Display P3 code values only where the profile may be missing")
    func untagged() throws {
        // The codes that Display P3 has for #007AFF, #0088FF, #FF3B30 and #34C759.
        for (pixel, original) in [
            (0x3478F6, 0x007AFF), (0x3B86F7, 0x0088FF), (0xEB4E3D, 0xFF3B30), (0x65C466, 0x34C759),
        ] as [(UInt32, UInt32)] {
            #expect(palette.names(of: color(pixel)).isEmpty)
            let match = try #require(
                palette.names(of: color(pixel), in: NamingContext(platform: .iOS, isUntagged: true)).first)
            #expect(match.kind == .untaggedDisplayP3)
            #expect(match.color == color(original))
        }
    }

    @Test("are as near as they say, and never further than 1")
    func differences() {
        var random = RandomColors(state: 7)
        for _ in 0..<3000 {
            let (pixel, backdrop) = (random.color(), random.color())
            for match in palette.names(of: pixel, over: backdrop) {
                let shown = SRGB8(
                    clipping: SRGB(match.color).withAlpha(match.alpha).composited(over: SRGB(backdrop)))
                let difference = SRGB(pixel).extended(to: CIELab.self).difference2000(
                    from: SRGB(shown).extended())
                #expect(abs(difference - match.difference) < 1e-9 && difference <= 1)
                #expect(match.kind != .exact || match.alpha < 1 || shown == pixel)
            }
        }
    }

    @Test("are those that a search through all values finds")
    func exhaustive() throws {
        var random = RandomColors(state: 11)
        let release = Release(.iOS, 26)
        let context = NamingContext(release: release)
        let backdrops: [SRGB8] = [.white, .black, color(0x2C4C9E), color(0xF2F2F7)]
        // Near colours of the tables, as colours of chance are seldom near any.
        for color in palette.colors(in: release) {
            for appearance in Appearance.allCases {
                guard let value = palette.value(of: color.name, in: appearance, release: release) else {
                    continue
                }
                let backdrop = backdrops[random.next(below: 4)]
                let pixel = random.near(value.composited(over: backdrop))
                #expect(
                    Set(palette.names(of: pixel, over: backdrop, in: context).map(\.name))
                        == search(pixel, over: backdrop, in: release), "\(pixel) over \(backdrop)")
            }
        }
    }

    private func search(_ pixel: SRGB8, over backdrop: SRGB8, in release: Release) -> Set<String> {
        let lab = SRGB(pixel).extended(to: CIELab.self)
        let near = palette.colors(in: release).filter { color in
            Appearance.allCases.contains { appearance in
                palette.value(of: color.name, in: appearance, release: release).map { value in
                    lab.difference2000(from: SRGB(value.composited(over: backdrop)).extended()) <= 1
                } ?? false
            }
        }
        return Set(near.map(\.name))
    }
}

/// Colours by chance, the same in every run: a linear congruential generator with Knuth's multiplier.
private struct RandomColors {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func color() -> SRGB8 {
        SRGB8(red: UInt8(next(below: 256)), green: UInt8(next(below: 256)), blue: UInt8(next(below: 256)))
    }

    /// A colour at most 6 code values away in each component.
    mutating func near(_ color: SRGB8) -> SRGB8 {
        func shifted(_ code: UInt8, by shift: Int) -> UInt8 { UInt8(min(max(Int(code) + shift, 0), 255)) }
        return SRGB8(
            red: shifted(color.red, by: next(below: 13) - 6),
            green: shifted(color.green, by: next(below: 13) - 6),
            blue: shifted(color.blue, by: next(below: 13) - 6))
    }
}
