import RandomNumbers
import Testing
import TextDetection

/// Against pixels that are compared channel by channel.
struct `Differences of neighbours` {
    private static let opaque: UInt32 = 0xFF00_0000

    /// Two rows of pixels, most of them the same in both.
    private static func rows(count: Int, changing: Double, seed: UInt64) -> ([UInt32], [UInt32]) {
        var random = SplitMix64(state: seed)
        let upper = (0..<count).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | opaque }
        let lower = upper.map { pixel in
            Double.random(in: 0..<1, using: &random) < changing
                ? UInt32.random(in: 0...0xFF_FFFF, using: &random) | opaque : pixel
        }
        return (upper, lower)
    }

    private static func difference(_ a: UInt32, _ b: UInt32) -> UInt8 {
        func channel(_ pixel: UInt32, _ place: UInt32) -> Int { Int(pixel >> (8 * place) & 255) }
        let differences = (0..<3 as Range<UInt32>).map { abs(channel(a, $0) - channel(b, $0)) }
        return UInt8(differences.max() ?? 0)
    }

    @Test(arguments: [1, 15, 16, 17, 31, 32, 50], [0, 0.05, 1])
    func `are the largest of any channel`(count: Int, changing: Double) {
        for seed in 0..<20 as Range<UInt64> {
            let (upper, lower) = Self.rows(count: count, changing: changing, seed: seed)
            let expected = zip(upper, lower).map { Self.difference($0, $1) }
            var found = [UInt8](repeating: 77, count: count)
            let areEqual = NeighbourDifference.write(upper, lower, count: count, to: &found)
            #expect(found == expected)
            #expect(areEqual == expected.allSatisfy { $0 == 0 })
        }
    }

    @Test(arguments: [1, 15, 16, 17, 31, 32, 50, 100], [0, 0.02, 0.3])
    func `span the columns from the first to the last, to a block`(count: Int, changing: Double) {
        for seed in 0..<30 as Range<UInt64> {
            let (upper, lower) = Self.rows(count: count, changing: changing, seed: seed)
            let differing = (0..<count).filter { upper[$0] != lower[$0] }
            let span = NeighbourDifference.span(upper, lower, count: count)
            guard let first = differing.first, let last = differing.last else {
                #expect(span.isEmpty)
                continue
            }
            #expect(span.lowerBound == first)
            // The end is found in steps of a block of 16.
            #expect(span.upperBound > last && span.upperBound <= min(count, last + 16))
        }
    }

    @Test func `are those of the brightest and the darkest code too`() {
        #expect(NeighbourDifference.largestChannel(0xFF00_00FF, 0xFF00_0000) == 255)
        #expect(NeighbourDifference.largestChannel(0xFF00_0000, 0xFF00_FF00) == 255)
        #expect(NeighbourDifference.largestChannel(0xFF01_0000, 0xFFFF_0000) == 254)
        #expect(NeighbourDifference.largestChannel(0xFF12_3456, 0xFF12_3456) == 0)
    }
}
