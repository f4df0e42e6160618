import RandomNumbers
import Testing
import TextDetection

/// Against sorted lists.
struct `Counts of levels` {
    private static func levels(seed: UInt64, below limit: Int) -> [Int] {
        var random = SplitMix64(state: seed)
        return (0..<Int.random(in: 1...90, using: &random)).map { _ in .random(in: 0..<limit, using: &random)
        }
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>, [2, 20, 256])
    func `have the quantiles of the sorted levels`(seed: UInt64, limit: Int) {
        let levels = Self.levels(seed: seed, below: limit)
        let sorted = levels.sorted()
        var histogram = Histogram(levels: limit)
        for level in levels { histogram.add(level) }
        #expect(Int(histogram.total) == levels.count)
        #expect(histogram.highest == sorted[sorted.count - 1])
        for share in [0, 0.1, 0.25, 0.5, 0.75, 0.95, 0.97, 1] {
            #expect(histogram.quantile(share) == sorted[Int(Double(sorted.count - 1) * share)])
        }
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>, [2, 20, 256])
    func `have the mean of the middle fifth of the sorted levels`(seed: UInt64, limit: Int) {
        let levels = Self.levels(seed: seed, below: limit)
        var histogram = Histogram(levels: limit)
        for level in levels { histogram.add(level) }
        let last = levels.count - 1
        let middle = levels.sorted()[last * 2 / 5...last * 3 / 5]
        #expect(histogram.middle == Float(middle.reduce(0, +)) / Float(middle.count))
    }

    @Test func `count a level as often as is said`() {
        var histogram = Histogram(levels: 10)
        histogram.add(9, times: 3)
        histogram.add(2, times: 2)
        #expect(histogram.total == 5)
        // 2, 2, 9, 9, 9
        #expect(histogram.quantile(0.25) == 2)
        #expect(histogram.quantile(0.5) == 9)
    }

    @Test func `of nothing are 0`() {
        var histogram = Histogram(levels: 4)
        #expect(histogram.quantile(0.5) == 0 && histogram.middle == 0 && histogram.highest == -1)
        histogram.clear()
        #expect(histogram.total == 0)
    }

    @Test func `forget all when they are cleared`() {
        var histogram = Histogram(levels: 4)
        histogram.add(0)
        histogram.add(3, times: 9)
        histogram.clear()
        #expect(histogram.total == 0 && histogram.highest == -1 && histogram.quantile(1) == 0)
        histogram.add(1)
        #expect(histogram.quantile(0) == 1 && histogram.quantile(1) == 1 && histogram.middle == 1)
    }

    @Test func `of colours are those of each channel`() {
        var histogram = ChannelHistogram()
        for step in 0..<5 {
            let level = Float(step)
            histogram.add(SIMD3<Float>(10 * level, 200 - level, 7))
        }
        #expect(histogram.median == SIMD3(20, 198, 7))
        histogram.add(SIMD3(255, 0, 0), times: 6)
        #expect(histogram.median == SIMD3(255, 0, 0))
        histogram.clear()
        histogram.add(SIMD3(1, 2, 3))
        #expect(histogram.median == SIMD3(1, 2, 3) && histogram.middle == SIMD3(1, 2, 3))
    }

    /// Where half of the pixels are one level brighter, so is half a level of the middle.
    @Test func `of colours tell the middle better than to a level`() {
        var histogram = ChannelHistogram()
        histogram.add(SIMD3(100, 100, 100), times: 500)
        histogram.add(SIMD3(101, 100, 102), times: 500)
        // The ranks 399…599 are 101 of the first colour and 100 of the second.
        #expect(abs(histogram.middle.x - (100 + 100.0 / 201)) < 1e-4)
        #expect(histogram.middle.y == 100)
        #expect(abs(histogram.middle.z - (100 + 200.0 / 201)) < 1e-4)
    }
}
