/// How much of each pixel in a box the ink covers: 0 on the backdrop, 1 at full ink.
struct CoverageMap {
    let width: Int
    let height: Int
    var values: [Float]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        values = Array(repeating: 0, count: width * height)
    }

    subscript(x: Int, y: Int) -> Float {
        get { values[y * width + x] }
        set { values[y * width + x] = newValue }
    }

    /// The coverage of each row, summed.
    func rowSums() -> [Float] {
        (0..<height).map { y in values[y * width..<(y + 1) * width].reduce(0, +) }
    }

    /// Whether a pixel is inked: covered by half or more.
    @inline(__always)
    func isInked(_ x: Int, _ y: Int) -> Bool { values[y * width + x] >= 0.5 }

    mutating func clearRow(_ y: Int) {
        for x in 0..<width { values[y * width + x] = 0 }
    }

    /// The number of strokes that each column crosses: runs of pixels covered more than `level`.
    func strokesPerColumn(above level: Float) -> [Int] {
        var counts = [Int](repeating: 0, count: width)
        var previous = [Bool](repeating: false, count: width)
        for y in 0..<height {
            for x in 0..<width {
                let isInked = values[y * width + x] > level
                if isInked && !previous[x] { counts[x] += 1 }
                previous[x] = isInked
            }
        }
        return counts
    }

    /// The number of strokes that each row crosses: runs of pixels covered more than `level`.
    func strokesPerRow(above level: Float) -> [Int] {
        (0..<height).map { y in
            var count = 0
            var wasInked = false
            for x in 0..<width {
                let isInked = values[y * width + x] > level
                if isInked && !wasInked { count += 1 }
                wasInked = isInked
            }
            return count
        }
    }
}
