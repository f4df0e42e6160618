import ColorMath
import Testing

@Suite("Contrast with alpha")
struct ContrastWithAlphaTests {
    static let white = SRGB(.white)
    static let black = SRGB(.black)

    @Test("Black at 10 % on white is 1.24, not 21")
    func translucentInk() {
        let ratio = Self.black.withAlpha(0.1).contrastRatio(over: Self.white)
        // White is 1, and 0.9 encoded is 0.7874 in light: 1.05 / 0.8374.
        #expect(abs(ratio - 1.2539) < 1e-3)
    }

    @Test(
        "Alpha 1 is the opaque ratio to the bit, alpha 0 is 1",
        arguments: [0x000000, 0xFF3B30, 0x8E8E93, 0xFFFFFF])
    func ends(code: Int) {
        let ink = SRGB(SRGB8(red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255)))
        for backdrop in [Self.white, Self.black, SRGB(red: 0.3, green: 0.6, blue: 0.2)] {
            #expect(ink.withAlpha(1).contrastRatio(over: backdrop) == ink.contrastRatio(with: backdrop))
            #expect(ink.withAlpha(0).contrastRatio(over: backdrop) == 1)
        }
    }

    @Test("An opaque backdrop makes a range of one ratio")
    func opaqueBackdrop() {
        let ink = SRGB(red: 0.2, green: 0.3, blue: 0.9).withAlpha(0.8)
        let backdrop = SRGB(red: 0.9, green: 0.8, blue: 0.7)
        let range = ink.contrastRange(over: backdrop.withAlpha(1))
        let ratio = ink.contrastRatio(over: backdrop)
        #expect(abs(range.lowerBound - ratio) < 1e-12 && abs(range.upperBound - ratio) < 1e-12)
    }

    @Test("Grey text over half-clear white may vanish: the range goes down to 1")
    func crossing() {
        let grey = SRGB(red: 0.75, green: 0.75, blue: 0.75).withAlpha(1)
        let range = grey.contrastRange(over: Self.white.withAlpha(0.5))
        #expect(range.lowerBound == 1)
        let overWhite = grey.contrastRatio(over: Self.white)
        let overBlack = grey.contrastRatio(over: SRGB(red: 0.5, green: 0.5, blue: 0.5))
        #expect(abs(range.upperBound - max(overWhite, overBlack)) < 1e-12)
    }

    @Test("The range is that of every canvas: compared with a grid of them")
    func exhaustive() throws {
        let pairs = [
            (
                SRGB(red: 0.1, green: 0.1, blue: 0.6).withAlpha(0.7),
                SRGB(red: 1, green: 0.9, blue: 0.8).withAlpha(0.8)
            ),
            (
                SRGB(red: 1, green: 1, blue: 1).withAlpha(0.5),
                SRGB(red: 0.1, green: 0, blue: 0.2).withAlpha(0.9)
            ),
            (
                SRGB(red: 0.2, green: 0.9, blue: 0.3).withAlpha(0.2),
                SRGB(red: 0.9, green: 0.1, blue: 0.5).withAlpha(0.4)
            ),
        ]
        let levels = stride(from: 0, through: 255, by: 17).map { Double($0) / 255 }
        let canvases = levels.flatMap { red in
            levels.flatMap { green in levels.map { SRGB(red: red, green: green, blue: $0) } }
        }
        for (ink, backdrop) in pairs {
            let sampled = try #require(ink.contrastRange(over: backdrop, on: canvases))
            let range = ink.contrastRange(over: backdrop)
            #expect(range.lowerBound <= sampled.lowerBound + 1e-12)
            #expect(range.upperBound >= sampled.upperBound - 1e-12)
            // The grid has every 17th code, so its extremes are near.
            #expect(range.upperBound <= sampled.upperBound * 1.02)
            if range.lowerBound > 1 { #expect(range.lowerBound >= sampled.lowerBound * 0.98) }
        }
    }

    @Test("A verdict on a range is only certain where both ends agree")
    func verdicts() {
        let body = ContrastSubject.text(pointSize: 17, isBold: false)
        #expect(ContrastStandard.wcagAA.verdict(on: 4.5...21, for: body) == .passes)
        #expect(ContrastStandard.wcagAA.verdict(on: 1...4.499, for: body) == .fails)
        #expect(ContrastStandard.wcagAA.verdict(on: 3...5, for: body) == .dependsOnCanvas)
        #expect(ContrastStandard.wcagAA.verdict(on: 4.499, for: body) == .fails)
        #expect(ContrastStandard.wcagAA.verdict(on: 4.5, for: body) == .passes)
    }
}
