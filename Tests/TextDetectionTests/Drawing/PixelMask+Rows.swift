import RandomNumbers
import TextDetection

extension PixelMask {
    /// The pixels that rows of equal length mark with `#`.
    init(_ rows: [String]) {
        self.init(width: rows.first?.count ?? 0, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, mark) in row.enumerated() where mark == "#" {
                insert(y * width + x..<y * width + x + 1)
            }
        }
    }

    /// Pixels at random, each with the same chance.
    init(width: Int, height: Int, chance: Double, seed: UInt64) {
        var random = SplitMix64(state: seed)
        self.init(width: width, height: height)
        for pixel in 0..<width * height where Double.random(in: 0..<1, using: &random) < chance {
            insert(pixel..<pixel + 1)
        }
    }

    /// The pixels, one by one.
    var pixels: [Int] { (0..<width * height).filter { contains($0) } }
}
