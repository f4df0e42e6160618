import ColorMath
import Testing

@Suite("Contrast repair")
struct ContrastRepairTests {
    static func color(_ hex: UInt32) -> SRGB8 {
        SRGB8(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// A spread of inks and backdrops: every combination of four levels a channel.
    static let grid: [SRGB8] = {
        let levels: [UInt8] = [0, 77, 170, 255]
        return levels.flatMap { red in
            levels.flatMap { green in levels.map { SRGB8(red: red, green: green, blue: $0) } }
        }
    }()

    @Test("Every repair reaches the ratio on its 8-bit code values", arguments: [3, 4.5, 7])
    func reachesTheRatio(ratio: Double) {
        for backdrop in Self.grid {
            for ink in Self.grid {
                let repair = ContrastRepair(reaching: ratio, over: [backdrop])
                guard let answer = repair.nearest(to: ink).color else {
                    #expect(
                        max(backdrop.contrastRatio(with: .black), backdrop.contrastRatio(with: .white))
                            < ratio)
                    continue
                }
                #expect(answer.contrastRatio(with: backdrop) >= ratio)
            }
        }
    }

    @Test("An ink that reaches the ratio comes back as it is")
    func leavesPassingInksAlone() {
        let repair = ContrastRepair(reaching: 4.5, over: [.white])
        let ink = Self.color(0x767676)
        #expect(repair.nearest(to: ink).color == ink)
        guard case .alreadyReached = repair.nearest(to: SRGB(ink), in: SRGB.self) else {
            Issue.record("expected the ink itself")
            return
        }
    }

    @Test("A neutral ink stays neutral, and moves to the first grey that passes")
    func neutralStaysNeutral() {
        let repair = ContrastRepair(reaching: 4.5, over: [.white])
        #expect(repair.nearest(to: Self.color(0x999999)).color == Self.color(0x767676))
        let darkRepair = ContrastRepair(reaching: 4.5, over: [.black])
        #expect(darkRepair.nearest(to: Self.color(0x333333)).color == Self.color(0x757575))
    }

    /// Backdrops alone and together: light, dark, coloured, and two that leave room on one side only.
    static let backdrops: [[SRGB8]] = [
        [.white], [.black], [color(0x1C1C1E)], [color(0xC0FFEE)], [color(0xFFFFFF), color(0xFFD9B3)],
        [color(0x000000), color(0x2C2C54)],
    ]

    @Test("The hue is kept, within what 8-bit steps allow", arguments: backdrops, [3, 4.5, 7])
    func keepsHue(backdrops: [SRGB8], ratio: Double) {
        let repair = ContrastRepair(reaching: ratio, over: backdrops)
        for ink in Self.grid {
            let before = SRGB(ink).extended(to: OKLab.self)
            let chroma = (before.a * before.a + before.b * before.b).squareRoot()
            guard chroma > 0.05, case .repaired(let answer, _, _) = repair.nearest(to: SRGB(ink)) else {
                continue
            }
            let after = answer.extended(to: OKLab.self)
            // A step of 1/255 moves a and b by up to 0.003, and more only next to black.
            let drift = abs(after.b * before.a - after.a * before.b) / chroma
            #expect(drift < (after.lightness < 0.2 ? 0.005 : 0.003), "\(ink) → \(SRGB8(clipping: answer))")
        }
    }

    @Test(
        "No colour of the same hue is nearer: compared with a fine scan of the whole hue",
        arguments: backdrops,
        [3, 4.5, 7])
    func isNearest(backdrops: [SRGB8], ratio: Double) {
        let repair = ContrastRepair(reaching: ratio, over: backdrops)
        for ink in Self.grid {
            let before = SRGB(ink).extended(to: OKLCH.self)
            guard case .repaired(_, _, let difference) = repair.nearest(to: SRGB(ink)) else { continue }
            var least = Double.infinity
            for lightness in stride(from: 0, through: 1, by: 0.005) {
                for chroma in before.isHuePowerless ? [0] : Array(stride(from: 0, through: 0.33, by: 0.005)) {
                    let color = OKLCH(lightness: lightness, chroma: chroma, hue: before.hue)
                    let distance = color.differenceOK(from: before)
                    guard distance < least, repair.lowestRatio(ofLuminance: color.relativeLuminance) >= ratio,
                        color.extended(to: SRGB.self).isInGamut()
                    else { continue }
                    least = distance
                }
            }
            // Rounding to code values may cost up to a step in each channel: about 0.006 near black.
            #expect(difference <= least + 0.006, "\(ink) on \(backdrops) for \(ratio)")
        }
    }

    @Test("Over several backdrops the answer passes on all of them")
    func severalBackdrops() throws {
        let backdrops = [Self.color(0xFFFFFF), Self.color(0xF2F2F7), Self.color(0xFFE0B2)]
        let repair = ContrastRepair(reaching: 4.5, over: backdrops)
        for ink in Self.grid {
            let answer = try #require(repair.nearest(to: ink).color)
            for backdrop in backdrops { #expect(answer.contrastRatio(with: backdrop) >= 4.5) }
        }
    }

    @Test("Where no colour can pass, the best ratio any colour reaches is the proof")
    func impossible() {
        let repair = ContrastRepair(reaching: 4.6, over: [.black, .white])
        // √21: the grey between black and white has the same contrast with both.
        #expect(abs(repair.best.ratio - 21.0.squareRoot()) < 1e-12)
        #expect(repair.nearest(to: SRGB(Self.color(0x808080))) == .impossible(bestRatio: repair.best.ratio))
        #expect(repair.nearest(to: SRGB8.white).color == nil)
    }

    @Test("A sliver of luminance between two backdrops is found")
    func sliver() throws {
        let repair = ContrastRepair(reaching: 4.5, over: [.black, .white])
        for ink in Self.grid {
            let answer = try #require(repair.nearest(to: ink).color)
            #expect(answer.contrastRatio(with: .black) >= 4.5 && answer.contrastRatio(with: .white) >= 4.5)
        }
    }

    @Test("A luminance that exists between code values only is said to be that")
    func betweenCodeValues() {
        // One grey code value covers about 0.004 of luminance here; √21 leaves room for less than 1e-9.
        let repair = ContrastRepair(reaching: 21.0.squareRoot() - 1e-9, over: [.black, .white])
        #expect(
            repair.nearest(to: SRGB(Self.color(0x808080))) == .betweenCodeValues(bestRatio: repair.best.ratio)
        )
    }

    @Test("Repairs in Display P3 reach the ratio on 8-bit code values of Display P3")
    func displayP3Codes() {
        for backdrop in [SRGB8.white, .black, Self.color(0x3C3C43)] {
            let repair = ContrastRepair(reaching: 4.5, over: [backdrop])
            for ink in Self.grid {
                let vivid = DisplayP3(components: SRGB(ink).components)
                guard let answer = repair.nearest(to: vivid, in: DisplayP3.self).color else { continue }
                let codes = answer.components * 255
                #expect(codes == codes.rounded(.toNearestOrEven) && answer.isInGamut(tolerance: 0))
                #expect(answer.contrastRatio(with: SRGB(backdrop)) >= 4.5)
            }
        }
    }

    @Test("A repair in Display P3 keeps more chroma than one in sRGB")
    func displayP3() throws {
        let ink = DisplayP3(red: 1, green: 0.35, blue: 0)
        let repair = ContrastRepair(reaching: 4.5, over: [.white])
        let wide = try #require(repair.nearest(to: ink, in: DisplayP3.self).color)
        let narrow = try #require(repair.nearest(to: ink, in: SRGB.self).color)
        #expect(wide.contrastRatio(with: SRGB(.white)) >= 4.5)
        #expect(narrow.contrastRatio(with: SRGB(.white)) >= 4.5)
        #expect(wide.extended(to: OKLCH.self).chroma > narrow.extended(to: OKLCH.self).chroma)
        #expect(wide.components * 255 == (wide.components * 255).rounded(.toNearestOrEven))
    }

    @Test("The most that two colours can reach is reached: 21 on white is black, on black white")
    func extremes() {
        #expect(
            ContrastRepair(reaching: 21, over: [.white]).nearest(to: Self.color(0x888888)).color == .black)
        #expect(
            ContrastRepair(reaching: 21, over: [.black]).nearest(to: Self.color(0xFF0000)).color == .white)
        #expect(ContrastRepair(reaching: 21.1, over: [.black]).nearest(to: SRGB8.white).color == nil)
    }

    @Test("An ink that is not a number finds no answer or a real one, and no trap")
    func notANumber() {
        let repair = ContrastRepair(reaching: 4.5, over: [.white])
        for ink in [
            OKLCH(lightness: .nan, chroma: 0.1, hue: 10), OKLCH(lightness: 0.5, chroma: .nan, hue: 10),
            OKLCH(lightness: 0.5, chroma: 0.1, hue: .infinity),
            OKLCH(lightness: 0.5, chroma: .infinity, hue: 0),
        ] {
            guard let answer = repair.nearest(to: ink, in: SRGB.self).color else { continue }
            #expect(answer.contrastRatio(with: SRGB(.white)) >= 4.5)
        }
        #expect(ContrastRepair(reaching: .nan, over: [.white]).nearest(to: SRGB8.black).color == nil)
    }

    @Test("Without backdrops, or with a ratio of 1, every ink is good")
    func nothingAsked() {
        #expect(ContrastRepair(reaching: 4.5, over: []).nearest(to: SRGB8.white).color == .white)
        #expect(ContrastRepair(reaching: 1, over: [.white]).nearest(to: SRGB8.white).color == .white)
    }

    @Test("An ink outside the gamut is repaired inside it")
    func outOfGamutInk() throws {
        let ink = OKLCH(lightness: 0.8, chroma: 0.4, hue: 150)
        let answer = try #require(
            ContrastRepair(reaching: 4.5, over: [.white]).nearest(to: ink, in: SRGB.self).color)
        #expect(answer.isInGamut(tolerance: 0))
        #expect(answer.contrastRatio(with: SRGB(.white)) >= 4.5)
    }
}
