import Raster

extension PixelRect {
    /// Whether no edge is farther than `distance` from that of another rectangle.
    func isWithin(_ distance: Int, of other: PixelRect) -> Bool {
        [x - other.x, y - other.y, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) <= distance }
    }

    /// The share of both rectangles together that they have in common.
    func overlap(with other: PixelRect) -> Double {
        let width = min(maxX, other.maxX) - max(x, other.x)
        let height = min(maxY, other.maxY) - max(y, other.y)
        guard width > 0, height > 0 else { return 0 }
        return Double(width * height) / Double(area + other.area - width * height)
    }

    func shifted(x: Int, y: Int) -> PixelRect {
        PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
    }
}
