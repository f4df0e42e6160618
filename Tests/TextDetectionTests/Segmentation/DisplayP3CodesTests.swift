import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

struct `Codes of Display P3` {
    private static func colors(count: Int, seed: UInt64) -> [SRGB8] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in
            SRGB8(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
        }
    }

    @Test func `of greys are their own`() {
        let greys = (0...255).map { RGBA(SRGB8.gray($0)) }
        #expect(DisplayP3Codes.codes(of: greys) == greys)
        #expect(DisplayP3Codes.colors(of: greys) == greys)
    }

    /// The gamut of sRGB lies inside, so its codes are spread over fewer. At its edge the nearest colour to a
    /// code may lie outside.
    @Test func `are read as a colour of the same code, at the gamut's edge of one beside it`() {
        let colors = Self.colors(count: 3000, seed: 1).map { RGBA($0) }
        let codes = DisplayP3Codes.codes(of: colors)
        let read = DisplayP3Codes.colors(of: codes)
        for (code, (color, again)) in zip(codes, zip(read, DisplayP3Codes.codes(of: read)))
        where code != again {
            #expect([color.red, color.green, color.blue].contains { $0 == 0 || $0 == 255 })
            #expect(largestChannel(code.levels - again.levels) == 1)
        }
    }

    @Test func `stand for a colour first, then for others of the same code, each once`() {
        for color in Self.colors(count: 40, seed: 2) {
            let alike = DisplayP3Codes.colors(roundedAs: color)
            #expect(alike.first == color)
            #expect(Set(alike).count == alike.count)
            #expect(Set(DisplayP3Codes.codes(of: alike.map { RGBA($0) })).count == 1)
        }
    }

    /// Every colour in a box a third wider on each side.
    @Test(arguments: [
        SRGB8(red: 0, green: 255, blue: 0), .white, .black,
        SRGB8(red: 60, green: 220, blue: 40), SRGB8(red: 12, green: 34, blue: 51),
        SRGB8(red: 200, green: 210, blue: 30),
    ])
    func `stand for no colour that lies farther off`(color: SRGB8) {
        func near(_ code: UInt8, _ reach: Int) -> ClosedRange<Int> {
            max(0, Int(code) - reach)...min(255, Int(code) + reach)
        }
        var colors: [SRGB8] = []
        for red in near(color.red, 12) {
            for green in near(color.green, 4) {
                for blue in near(color.blue, 7) {
                    colors.append(SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
                }
            }
        }
        let code = DisplayP3Codes.codes(of: [RGBA(color)])[0]
        let codes = DisplayP3Codes.codes(of: colors.map { RGBA($0) })
        let alike = zip(colors, codes).filter { $0.1 == code }.map(\.0)
        #expect(Set(DisplayP3Codes.colors(roundedAs: color)) == Set(alike))
    }
}
