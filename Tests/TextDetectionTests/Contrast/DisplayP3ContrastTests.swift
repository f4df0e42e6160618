import ColorMath
import PixelConversion
import Raster
import Screenshots
import Testing
import TextDetection

/// One 8-bit code of Display P3 stands for several sRGB colours, whose ratios differ by up to 1.5 %.
struct `Contrast in Display P3` {
    /// Colours of one code, with another ratio each.
    static let twins: [[SRGB8]] = [
        [SRGB8(red: 94, green: 80, blue: 63), SRGB8(red: 94, green: 81, blue: 63)],
        [SRGB8(red: 168, green: 129, blue: 158), SRGB8(red: 168, green: 130, blue: 158)],
        [SRGB8(red: 151, green: 113, blue: 51), SRGB8(red: 151, green: 114, blue: 50)],
        [SRGB8(red: 24, green: 44, blue: 36), SRGB8(red: 25, green: 43, blue: 36)],
    ]

    private func displayP3(_ screen: Bitmap<UInt8>) throws -> Bitmap<UInt8> {
        let map = try #require(ColorMap(from: .sRGB, to: .displayP3))
        var result = screen
        PixelTransform(map, from: .rgba8, to: .rgba8).convert(inPlace: &result.pixels)
        return result
    }

    /// The lines of a screen whose codes are those of Display P3.
    private func lines(onDisplayP3 screen: Bitmap<UInt8>) throws -> [Region] {
        let image = DecodedImage(samples: .eight(screen), space: .displayP3, mayBeTranslucent: false)
        let screenshot = try Screenshot(image, name: "screen.png", scale: 2)
        return TextDetector(scale: 2).regions(in: screenshot).filter { $0.kind == .text }
    }

    /// The only line of such a screen.
    private func line(onDisplayP3 screen: Bitmap<UInt8>) throws -> Region {
        let regions = try lines(onDisplayP3: screen)
        try #require(regions.count == 1)
        return regions[0]
    }

    @Test(arguments: twins, [SRGB8.white, .gray(240)])
    func `the blends at the rims of letters tell colours of one code apart`(
        twins: [SRGB8], ground: SRGB8
    ) throws {
        for ink in twins {
            var screen = Bitmap(ground: ground)
            screen.draw(try Lettering("Tidewater"), ink: ink)
            let region = try line(onDisplayP3: try displayP3(screen))
            #expect(region.ink == ink)
            #expect(region.backdrop == ground)
            #expect(region.contrast.typical == ink.contrastRatio(with: ground))
        }
    }

    /// A faint ink makes too few blends to tell which of two colours of one code its backdrop is.
    @Test(arguments: [
        SRGB8.white, SRGB8(red: 131, green: 148, blue: 150), SRGB8(red: 181, green: 137, blue: 0),
    ])
    func `a line tells the colour of their backdrop to others`(other: SRGB8) throws {
        let backdrop = SRGB8(red: 0, green: 43, blue: 54)
        let ink = SRGB8(red: 20, green: 60, blue: 70)
        var screen = Bitmap(ground: backdrop)
        screen.draw(try Lettering("Tickets"), y: 30, ink: ink)
        let alone = try line(onDisplayP3: try displayP3(screen))
        #expect(alone.backdrop != backdrop)

        screen.draw(try Lettering("Tidewater"), y: 120, ink: other)
        let regions = try lines(onDisplayP3: try displayP3(screen))
        try #require(regions.count == 2)
        #expect(regions.allSatisfy { $0.backdrop == backdrop })
        let drawn = ink.contrastRatio(with: backdrop)
        #expect(abs(regions[0].contrast.typical - drawn) < abs(alone.contrast.typical - drawn) / 1.5)
    }

    /// A translucent ink has another colour in each letter, and each is known to its code only.
    @Test func `of translucent inks over gradients is within half a percent for nineteen lines of twenty`()
        throws
    {
        let inks = [SIMD3<Double>(10, 200, 170), SIMD3(20, 190, 150), SIMD3(40, 60, 50), SIMD3(110, 20, 40)]
        let grounds = [SIMD3<Double>(90, 80, 40), SIMD3(70, 130, 90), SIMD3(130, 160, 130)]
        let pairs = inks.flatMap { ink in grounds.map { (ink: SRGB8(ink), ground: $0) } }
        var differences: [Double] = []
        for text in ["Tidewater", "North Harbour", "Deck 2, bicycles welcome"] {
            let lettering = try Lettering(text)
            for (ink, ground) in pairs {
                for opacity in stride(from: 0.55, to: 0.95, by: 0.05) {
                    var screen = Bitmap { x, _ in
                        SRGB8((ground + SIMD3(0.14, 0.1, 0.02) * Double(x)).rounded(.toNearestOrEven))
                    }
                    screen.draw(lettering, ink: ink, opacity: opacity)
                    let original = screen.text()
                    let copy = try lines(onDisplayP3: try displayP3(screen))
                    #expect(original.count == copy.count)
                    differences += zip(copy, original).map {
                        abs($0.contrast.typical / $1.contrast.typical - 1)
                    }
                }
            }
        }
        #expect(differences.count > 200)
        #expect(20 * differences.count { $0 > 0.005 } <= differences.count)
    }

    /// A colour of sRGB, and what is left of it after 8 bits in Display P3.
    static let pairs: [(drawn: SRGB8, kept: SRGB8)] = [
        (SRGB8(red: 0x0C, green: 0x22, blue: 0x33), SRGB8(red: 0x0D, green: 0x21, blue: 0x33)),
        (SRGB8(red: 0x64, green: 0xD2, blue: 0xFF), SRGB8(red: 0x64, green: 0xD1, blue: 0xFF)),
        (SRGB8(red: 0x18, green: 0x24, blue: 0x12), SRGB8(red: 0x19, green: 0x24, blue: 0x12)),
        (SRGB8(red: 0x62, green: 0x28, blue: 0x0E), SRGB8(red: 0x62, green: 0x28, blue: 0x0E)),
        (.gray(119), .gray(119)),
    ]

    /// Where letters were blended in Display P3 itself, only the code of a colour is known, and its middle is
    /// taken.
    @Test(arguments: pairs)
    func `of letters blended in it is within half a percent of the drawn colour's`(
        pair: (drawn: SRGB8, kept: SRGB8)
    ) throws {
        let code = try displayP3(Bitmap(width: 1, height: 1, ground: pair.drawn))
        var screen = Bitmap(ground: .white)
        screen.draw(try Lettering("Tidewater"), ink: code.color(x: 0, y: 0))
        let drawn = pair.drawn.contrastRatio(with: .white)
        let region = try line(onDisplayP3: screen)
        #expect(abs(region.contrast.typical / drawn - 1) < 0.005)
        #expect(region.ink == pair.kept)
    }

    @Test func `of greys is the formula's own, as greys are kept exactly`() throws {
        var screen = Bitmap(ground: .gray(28))
        screen.draw(try Lettering("Tidewater"), ink: .gray(142))
        let region = try line(onDisplayP3: screen)
        let formula = SRGB8.gray(142).contrastRatio(with: .gray(28))
        #expect(abs(region.contrast.typical - formula) < 1e-9 * formula)
    }
}
