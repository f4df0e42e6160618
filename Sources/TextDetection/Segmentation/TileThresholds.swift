/// How different two neighbours may be and still belong together, tile by tile.
///
/// A flat interface is cut at a difference of two levels, so that text of ratio 1.05 stands out; a photograph
/// is not shattered. What tells them apart is the tile's own noise: the 40 % quantile of the differences,
/// which the edges of text (the upper tail) do not reach.
package struct TileThresholds: Sendable {
    /// The side of a tile in pixels.
    package let side: Int
    /// The number of tiles in a row.
    package let columns: Int
    /// The thresholds, row by row of tiles.
    package private(set) var values: [UInt8] = []

    /// Tiles from this threshold on hold texture: a photograph, a blur with grain.
    package let texture: UInt8

    /// The threshold of every tile; nil where it is told from the tile's noise.
    private let fixed: UInt8?
    private let constants: SegmentationConstants

    /// Thresholds for a screen of some pixels per point, of which ``append(horizontal:vertical:width:rows:)``
    /// adds each row of tiles.
    package init(width: Int, scale: Double, constants: SegmentationConstants) {
        self.constants = constants
        texture = UInt8(constants.texture)
        side = max(Int(constants.smallestTile), Int(constants.tileSide * scale))
        columns = (width + side - 1) / side
        fixed = nil
    }

    /// Thresholds that are all the same.
    package init(width: Int, fixed: UInt8) {
        // Any side will do; this one keeps a band of rows in the cache.
        constants = SegmentationConstants()
        texture = UInt8(constants.texture)
        side = Int(constants.smallestTile)
        columns = (width + side - 1) / side
        self.fixed = fixed
    }

    /// The threshold at a pixel.
    package func value(x: Int, y: Int) -> UInt8 {
        values[y / side * columns + x / side]
    }

    /// Adds a row of tiles from the differences of its pixels.
    ///
    /// - Parameters:
    ///   - horizontal: differences to the right neighbours, `rows` rows of `width`.
    ///   - vertical: differences to the lower neighbours, laid out alike.
    package mutating func append(
        horizontal: UnsafePointer<UInt8>, vertical: UnsafePointer<UInt8>, width: Int, rows: Int
    ) {
        if let fixed {
            values.append(contentsOf: repeatElement(fixed, count: columns))
            return
        }
        for column in 0..<columns {
            let start = column * side
            let tile = TileNoise(
                horizontal: horizontal + start, vertical: vertical + start, stride: width, rows: rows,
                columns: min(side, width - start))
            values.append(threshold(noise: tile.level(atShare: constants.noiseQuantile)))
        }
    }

    private func threshold(noise: Int) -> UInt8 {
        guard noise > 0 else { return UInt8(constants.noiselessThreshold) }
        let threshold = constants.noisyThreshold + constants.thresholdPerNoise * Double(noise - 1)
        return UInt8(min(constants.largestThreshold, threshold))
    }
}
