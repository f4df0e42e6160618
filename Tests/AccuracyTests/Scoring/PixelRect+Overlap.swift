import Raster

extension PixelRect {
    /// The number of pixels in both rectangles.
    func overlap(with other: PixelRect) -> Int {
        max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
    }

    /// The share of this rectangle that lies in at least one of the others, 0…1.
    func share(coveredBy others: [PixelRect]) -> Double {
        let near = others.filter { overlap(with: $0) > 0 }
        var covered = 0
        for row in y..<maxY {
            var end = x
            for other in near.sorted(by: { $0.x < $1.x }) where other.y <= row && row < other.maxY {
                covered += max(0, min(maxX, other.maxX) - max(end, other.x))
                end = max(end, min(maxX, other.maxX))
            }
        }
        return area == 0 ? 0 : Double(covered) / Double(area)
    }

    /// The rectangle with a margin added on all sides.
    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
