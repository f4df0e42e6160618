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

    /// Of all 16,777,216 colours those are found that a screen in Display P3 shows as one; that one is first,
    /// unless it is a colour of another code, at the edge of the gamut.
    @Test func `are read as what each of some colours may have been drawn in`() {
        let asked = [
            "#00FF00", "#FFFFFF", "#000000", "#3CDC28", "#0C2233", "#C8D21E", "#03FA0A", "#6B0018", "#2A02A9",
        ].compactMap { SRGB8($0) }
        #expect(asked.count == 9)
        let drawn = asked + Self.colors(count: 200, seed: 2)
        let shown = Set(Self.read(drawn.map { RGBA($0) }))
        var expected: [RGBA<UInt8>: Set<SRGB8>] = [:]
        for red in UInt8.min...UInt8.max {
            let plane = (0...0xFFFF).map { RGBA(red: red, green: UInt8($0 >> 8), blue: UInt8($0 & 0xFF)) }
            for (color, read) in zip(plane, Self.read(plane)) where shown.contains(read) {
                expected[read, default: []].insert(color.color)
            }
        }
        #expect(expected.count == shown.count)
        for (read, colors) in expected {
            let found = DisplayP3Codes.colors(readAs: read.color)
            #expect(found.count == colors.count && Set(found) == colors)
            #expect(found.first == read.color || !colors.contains(read.color))
        }
    }

    @Test func `of colours that none is read as count as what those are read as`() {
        let twins = [SRGB8(red: 94, green: 80, blue: 63), SRGB8(red: 94, green: 81, blue: 63)]
        let read = Set(Self.read(twins.map { RGBA($0) }))
        #expect(read.count == 1)
        let shown = twins.map { Set(DisplayP3Codes.colors(readAs: $0)) }
        #expect(shown[0] == shown[1] && shown[0].isSuperset(of: twins))
    }

    /// The green of Display P3 is beyond sRGB. The code that is read as the green of sRGB, and has it, is
    /// another.
    @Test func `from beyond sRGB are read as a colour that may have been drawn too`() {
        let green = DisplayP3Codes.colors(of: [RGBA(red: 0, green: 255, blue: 0)])[0]
        #expect(green == RGBA(red: 0, green: 255, blue: 0))
        #expect(DisplayP3Codes.codes(of: [green]) != [green])
        #expect(DisplayP3Codes.colors(readAs: green.color).contains(green.color))
    }

    private static func read(_ drawn: [RGBA<UInt8>]) -> [RGBA<UInt8>] {
        DisplayP3Codes.colors(of: DisplayP3Codes.codes(of: drawn))
    }
}
