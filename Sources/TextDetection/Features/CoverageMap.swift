/// How much of each pixel in a box the ink covers: 0 on the backdrop, 1 at full ink.
package struct CoverageMap {
    package let width: Int
    package let height: Int
    package var values: [Float]

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = Array(repeating: 0, count: width * height)
    }

    package subscript(x: Int, y: Int) -> Float {
        get { values[y * width + x] }
        set { values[y * width + x] = newValue }
    }

    /// The coverage of each row, summed.
    package func rowSums() -> [Float] {
        (0..<height).map { y in values[y * width..<(y + 1) * width].reduce(0, +) }
    }

    /// Whether a pixel is inked: covered by half or more.
    @inline(__always)
    package func isInked(_ x: Int, _ y: Int) -> Bool { values[y * width + x] >= 0.5 }

    package mutating func clearRow(_ y: Int) {
        for x in 0..<width { values[y * width + x] = 0 }
    }

    /// The number of strokes that each column and each row crosses: runs of inked pixels.
    package func strokes() -> (perColumn: [Int], perRow: [Int]) {
        var columns = [Int32](repeating: 0, count: width)
        var rows = [Int](repeating: 0, count: height)
        var above = [UInt8](repeating: 0, count: width)
        for y in 0..<height {
            var count = 0
            var left: UInt8 = 0
            for x in 0..<width {
                let isInked: UInt8 = values[y * width + x] >= 0.5 ? 1 : 0
                columns[x] &+= Int32(isInked & ~above[x])
                count &+= Int(isInked & ~left)
                above[x] = isInked
                left = isInked
            }
            rows[y] = count
        }
        return (columns.map(Int.init), rows)
    }
}
