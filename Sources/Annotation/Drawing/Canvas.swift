package import ColorMath
package import Raster

/// A bitmap to draw on.
package struct Canvas {
    package private(set) var bitmap: Bitmap<UInt8>

    package init(width: Int, height: Int, color: SRGB8) {
        bitmap = Bitmap(
            width: width, height: height,
            filledWith: RGBA(color))
    }

    /// Copies a part of a bitmap of at most the canvas's size to the same place, mixed with a colour.
    ///
    /// - Parameters:
    ///   - source: The bitmap.
    ///   - part: The part; what lies outside the bitmap is left out.
    ///   - veil: The colour.
    ///   - opacity: How much of the veil covers the bitmap, 0…1.
    mutating func copy(_ source: Bitmap<UInt8>, part: PixelRect, veil: SRGB8 = .black, opacity: Double = 0) {
        func table(_ veil: UInt8) -> [UInt8] {
            (0...255).map { UInt8((Double($0) * (1 - opacity) + Double(veil) * opacity).rounded()) }
        }
        let (red, green, blue) = (table(veil.red), table(veil.green), table(veil.blue))
        for y in max(0, part.y)..<max(0, part.y, min(source.height, part.maxY)) {
            for x in max(0, part.x)..<max(0, part.x, min(source.width, part.maxX)) {
                let pixel = source[x, y]
                bitmap[x, y] = RGBA(
                    red: red[Int(pixel.red)], green: green[Int(pixel.green)], blue: blue[Int(pixel.blue)])
            }
        }
    }

    /// Copies a bitmap to a place of the canvas that it fits into.
    package mutating func paste(_ source: Bitmap<UInt8>, x: Int, y: Int) {
        for row in 0..<source.height {
            for column in 0..<source.width {
                bitmap[x + column, y + row] = source[column, row]
            }
        }
    }

    /// Fills a shape with a colour; edge pixels take as much of it as the shape covers of them.
    mutating func fill(_ shape: some Shape, with color: SRGB8, opacity: Double = 1) {
        let bounds = shape.bounds.grown(by: 1)
        let rows = clamped(bounds.y, bounds.maxY, to: bitmap.height)
        let columns = clamped(bounds.x, bounds.maxX, to: bitmap.width)
        for y in rows {
            for x in columns {
                let distance = shape.distance(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                let coverage = opacity * max(0, min(1, 0.5 - distance))
                if coverage > 0 {
                    bitmap[x, y].mix(with: color, share: coverage)
                }
            }
        }
    }

    private func clamped(_ low: Double, _ high: Double, to count: Int) -> Range<Int> {
        let first = Int(max(0, min(Double(count), low.rounded(.down))))
        let end = Int(max(Double(first), min(Double(count), high.rounded(.up))))
        return first..<end
    }
}

extension RGBA<UInt8> {
    fileprivate mutating func mix(with color: SRGB8, share: Double) {
        func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(own) + (Double(other) - Double(own)) * share).rounded())
        }
        self = RGBA(
            red: mixed(red, color.red), green: mixed(green, color.green), blue: mixed(blue, color.blue),
            alpha: alpha)
    }
}
