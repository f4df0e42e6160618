import RandomNumbers
import Testing
import TextDetection

struct `Thresholds of tiles` {
    private static let constants = DetectionConstants().segmentation

    /// The thresholds of a row of tiles whose pixels differ so from their right and their lower neighbours.
    private func thresholds(
        across: [UInt8], down: [UInt8], width: Int, scale: Double = 1
    ) -> TileThresholds {
        var thresholds = TileThresholds(width: width, scale: scale, constants: Self.constants)
        thresholds.append(horizontal: across, vertical: down, width: width, rows: across.count / width)
        return thresholds
    }

    /// The threshold of a level of noise.
    private func threshold(noise: Int) -> UInt8 {
        let constants = Self.constants
        guard noise > 0 else { return UInt8(constants.noiselessThreshold) }
        let threshold = constants.noisyThreshold + constants.thresholdPerNoise * Double(noise - 1)
        return UInt8(min(constants.largestThreshold, threshold))
    }

    @Test(arguments: [0.5, 1, 2, 2.6, 3])
    func `are for squares of so many points, of a least size in pixels`(scale: Double) {
        let side = TileThresholds(width: 1000, scale: scale, constants: Self.constants).side
        #expect(side == max(Int(Self.constants.smallestTile), Int(Self.constants.tileSide * scale)))
    }

    @Test func `reach to the last column, in a narrower tile`() {
        let side = Int(Self.constants.smallestTile)
        #expect(TileThresholds(width: side, scale: 1, constants: Self.constants).columns == 1)
        #expect(TileThresholds(width: side + 1, scale: 1, constants: Self.constants).columns == 2)
        // Nothing differs in the whole tile, all of the single column does.
        let across = (0..<side * (side + 1)).map { UInt8($0 % (side + 1) == side ? 2 : 0) }
        let found = thresholds(
            across: across, down: across.map { _ in 0 }, width: side + 1)
        #expect(found.values == [threshold(noise: 0), threshold(noise: 2)])
        #expect(found.value(x: side - 1, y: 5) == threshold(noise: 0))
        #expect(found.value(x: side, y: 5) == threshold(noise: 2))
    }

    /// Of a tile every other row is looked at: 16 of 32, with 512 pixels. The level at the rank of the
    /// quantile counts, so one pixel more without noise makes the tile flat.
    @Test func `are those of a flat tile where just the quantile's share has no noise`() {
        let side = Int(Self.constants.smallestTile)
        let rank = Int(Double(side / 2 * side) * Self.constants.noiseQuantile)
        for (quiet, noise) in [(rank + 1, 0), (rank, 3)] {
            var across = [UInt8](repeating: 3, count: side * side)
            for index in 0..<quiet { across[index / side * 2 * side + index % side] = 0 }
            let found = thresholds(across: across, down: across.map { _ in 0 }, width: side)
            #expect(found.values == [threshold(noise: noise)])
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `are told by the quantile of the larger difference`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let side = Int(Self.constants.smallestTile)
        let rows = Int.random(in: 1...side, using: &random)
        let width = Int.random(in: 1...side, using: &random)
        let most = UInt8.random(in: 0...14, using: &random)
        let across = (0..<width * rows).map { _ in UInt8.random(in: 0...most, using: &random) }
        let down = (0..<width * rows).map { _ in UInt8.random(in: 0...most, using: &random) }
        let looked = (0..<width * rows).filter { ($0 / width).isMultiple(of: 2) }
        let sorted = looked.map { max(across[$0], down[$0]) }.sorted()
        let level = sorted[Int(Double(sorted.count) * Self.constants.noiseQuantile)]
        let found = thresholds(across: across, down: down, width: width)
        #expect(found.values == [threshold(noise: Int(level))])
    }

    @Test func `never exceed the largest`() {
        let side = Int(Self.constants.smallestTile)
        let wild = [UInt8](repeating: 255, count: side * side)
        let found = thresholds(across: wild, down: wild, width: side)
        #expect(found.values == [UInt8(Self.constants.largestThreshold)])
    }

    @Test func `are what is asked for where it is fixed`() {
        var thresholds = TileThresholds(width: 100, fixed: 7)
        let wild = [UInt8](repeating: 255, count: 100)
        thresholds.append(horizontal: wild, vertical: wild, width: 100, rows: 1)
        #expect(thresholds.values == [UInt8](repeating: 7, count: thresholds.columns))
        #expect(thresholds.columns * thresholds.side >= 100)
    }
}
