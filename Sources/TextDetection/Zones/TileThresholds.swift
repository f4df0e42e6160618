/// How different two neighbours may be and still belong together, tile by tile.
///
/// A flat interface is cut at a difference of two levels, so that text of ratio 1.05 stands out; a photograph is not
/// shattered. What tells them apart is the tile's own noise: the 40 % quantile of the differences, which the edges of
/// text (the upper tail) do not reach.
struct TileThresholds {
    /// The side of a tile in points: large enough that text edges fill less than 60 % of it.
    static let sideInPoints = 16.0
    /// The share of a tile's pixels that are at most as noisy as the tile is called.
    private static let quantile = 0.4
    /// The threshold of a tile without noise: dithered steps of one level do not cut.
    private static let noiseless: UInt8 = 1
    /// The largest threshold, so that text of ratio 1.5 stands out of the roughest tile.
    private static let largest = 24
    /// Tiles from this threshold on hold texture: a photograph, a blur with grain.
    static let texture: UInt8 = 5

    /// The side of a tile in pixels.
    let side: Int
    /// The number of tiles in a row.
    let columns: Int
    /// The thresholds, row by row of tiles.
    private(set) var values: [UInt8] = []

    init(width: Int, side: Int) {
        self.side = side
        columns = (width + side - 1) / side
    }

    /// The threshold at a pixel.
    func value(x: Int, y: Int) -> UInt8 {
        values[y / side * columns + x / side]
    }

    /// Adds a row of tiles from the differences of its pixels.
    ///
    /// - Parameters:
    ///   - horizontal: differences to the right neighbours, `rows` rows of `width`.
    ///   - vertical: differences to the lower neighbours, laid out alike.
    mutating func append(
        horizontal: UnsafePointer<UInt8>, vertical: UnsafePointer<UInt8>, width: Int, rows: Int,
        counts: inout NoiseCounts
    ) {
        for column in 0..<columns {
            let start = column * side
            let end = min(start + side, width)
            counts.clear()
            for row in 0..<rows {
                counts.add(horizontal + row * width, vertical + row * width, from: start, to: end)
            }
            values.append(Self.threshold(noise: counts.level(atShare: Self.quantile)))
        }
    }

    private static func threshold(noise: Int) -> UInt8 {
        noise == 0 ? noiseless : UInt8(min(largest, 2 + 3 * (noise - 1)))
    }
}

/// Counts how often each small difference occurs in a tile.
struct NoiseCounts {
    /// Levels from this one on are counted together: their threshold is the largest anyway.
    private static let levels = 10
    private var counts = [Int](repeating: 0, count: levels)
    private var total = 0

    mutating func clear() {
        for level in counts.indices { counts[level] = 0 }
        total = 0
    }

    mutating func add(
        _ horizontal: UnsafePointer<UInt8>, _ vertical: UnsafePointer<UInt8>, from start: Int, to end: Int
    ) {
        total += end - start
        var x = start
        let wideHorizontal = UnsafeRawPointer(horizontal)
        let wideVertical = UnsafeRawPointer(vertical)
        while x + 8 <= end {
            let both =
                wideHorizontal.loadUnaligned(fromByteOffset: x, as: UInt64.self)
                | wideVertical.loadUnaligned(fromByteOffset: x, as: UInt64.self)
            if both == 0 {
                counts[0] += 8
            } else {
                for column in x..<x + 8 { count(max(horizontal[column], vertical[column])) }
            }
            x += 8
        }
        while x < end {
            count(max(horizontal[x], vertical[x]))
            x += 1
        }
    }

    @inline(__always)
    private mutating func count(_ difference: UInt8) {
        counts[min(Int(difference), Self.levels - 1)] += 1
    }

    /// The level that `share` of the counted differences do not exceed.
    func level(atShare share: Double) -> Int {
        let rank = Int(Double(total) * share)
        var seen = 0
        for level in counts.indices {
            seen += counts[level]
            if seen > rank { return level }
        }
        return Self.levels - 1
    }
}
