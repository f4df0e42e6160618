package import Raster

extension PixelRect {
    /// The rectangle with a margin, cut at the sides of a bitmap.
    package func padded(by margin: Int, within bitmap: borrowing Bitmap<UInt8>) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        return PixelRect(
            x: left, y: top, width: min(bitmap.width, maxX + margin) - left,
            height: min(bitmap.height, maxY + margin) - top)
    }

    /// The rectangle some pixels further down.
    package func moved(down distance: Int) -> PixelRect {
        PixelRect(x: x, y: y + distance, width: width, height: height)
    }

    /// Whether another rectangle lies inside.
    package func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// Whether two rectangles have a pixel in common.
    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}
