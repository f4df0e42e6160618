package import Raster

extension PixelRect {
    /// The rectangle with a margin, cut at the sides of a bitmap.
    package func padded(by margin: Int, within bitmap: borrowing Bitmap<UInt8>) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        return PixelRect(
            x: left, y: top, width: min(bitmap.width, maxX + margin) - left,
            height: min(bitmap.height, maxY + margin) - top)
    }

    /// The rectangle with its sides moved out, wherever that is.
    package func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// The rectangle with its sides moved out, as far as they lie in a frame; `nil` where nothing of it does.
    package func grown(by margin: Int, within frame: PixelRect) -> PixelRect? {
        grown(by: margin).intersection(with: frame)
    }

    /// What two rectangles have in common; `nil` where that is nothing.
    package func intersection(with other: PixelRect) -> PixelRect? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around others.
    ///
    /// - Precondition: there is one at least.
    package init(around boxes: [PixelRect]) {
        precondition(!boxes.isEmpty, "nothing lies around nothing")
        let left = boxes.map(\.x).min() ?? 0
        let top = boxes.map(\.y).min() ?? 0
        self.init(
            x: left, y: top, width: (boxes.map(\.maxX).max() ?? left) - left,
            height: (boxes.map(\.maxY).max() ?? top) - top)
    }

    /// The point in its middle.
    package var middle: (x: Double, y: Double) { (Double(x + maxX) / 2, Double(y + maxY) / 2) }

    /// The rectangle some pixels further down.
    package func moved(down distance: Int) -> PixelRect {
        PixelRect(x: x, y: y + distance, width: width, height: height)
    }

    /// The rectangle some pixels further right.
    package func moved(right distance: Int) -> PixelRect {
        PixelRect(x: x + distance, y: y, width: width, height: height)
    }

    /// The number of pixels that two rectangles have in common.
    package func overlap(with other: PixelRect) -> Int {
        max(0, min(maxX, other.maxX) - max(x, other.x)) * max(0, min(maxY, other.maxY) - max(y, other.y))
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
