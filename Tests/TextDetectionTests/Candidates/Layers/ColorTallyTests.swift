import Raster
import Testing
import TextDetection

struct `A tally of colours` {
    private static let gray = RGBA<UInt8>(red: 100, green: 100, blue: 100)
    private static let red = RGBA<UInt8>(red: 200, green: 16, blue: 16)

    @Test func `has a key for the upper bits of the channels`() {
        #expect(ColorTally.key(RGBA(red: 0, green: 0, blue: 0)) == 0)
        #expect(ColorTally.key(RGBA(red: 255, green: 255, blue: 255)) == ColorTally.keys - 1)
        #expect(ColorTally.key(RGBA(red: 8, green: 0, blue: 0)) == 1 << 10)
        #expect(ColorTally.key(RGBA(red: 7, green: 15, blue: 16)) == 1 << 5 | 2)
    }

    @Test func `names the commonest first, and of equal ones that of the lower key`() {
        var tally = ColorTally()
        for _ in 0..<5 { tally.add(Self.red) }
        for _ in 0..<5 { tally.add(Self.gray) }
        for _ in 0..<6 { tally.add(RGBA(red: 255, green: 255, blue: 255)) }
        let keys = [255, 100, 200].map { UInt8($0) }
        #expect(tally.common(fewest: 1, most: 9).map { UInt8($0.color.x) } == keys)
        #expect(tally.common(fewest: 1, most: 2).map { UInt8($0.color.x) } == [255, 100])
        #expect(tally.common(fewest: 6, most: 9).map { UInt8($0.color.x) } == [255])
        #expect(tally.common(fewest: 7, most: 9).isEmpty)
    }

    @Test func `tells the colour that most pixels of a key have exactly`() {
        var tally = ColorTally()
        // All of one key: 96 to 103.
        for code in [96, 99, 100, 97, 100, 100, 103, 100, 100] as [UInt8] {
            tally.add(RGBA(red: code, green: 100, blue: 100))
        }
        let common = tally.common(fewest: 9, most: 1)
        #expect(common.map(\.key) == [ColorTally.key(Self.gray)])
        #expect(common.map(\.color) == [SIMD3(100, 100, 100)])
    }

    @Test func `forgets all when it is cleared`() {
        var tally = ColorTally()
        for _ in 0..<5 { tally.add(Self.red) }
        tally.clear()
        #expect(tally.common(fewest: 0, most: 9).isEmpty)
        tally.add(Self.gray)
        #expect(tally.common(fewest: 1, most: 9).map(\.color) == [SIMD3(100, 100, 100)])
    }
}
