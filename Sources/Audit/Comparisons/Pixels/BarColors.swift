internal import ColorMath
internal import Raster

/// The bars at the top and at the bottom of a screen, as far as their colours tell.
///
/// A bar is a stripe from one side to the other, as high as bars are, of one colour but for what stands on
/// it, and of another than what lies beyond.
struct BarColors: Hashable, Sendable {
    /// The bar at the top: what lies under the status bar is of its colour.
    let top: Bar?
    /// The bar at the bottom.
    let bottom: Bar?

    /// A bar.
    struct Bar: Hashable, Sendable {
        let color: SRGB8
        let box: PixelRect
    }

    /// The heights of bars in points: from a tool bar to a bar with a large title under a status bar.
    private static let heights = 32.0...160.0
    /// How many places of a row are looked at.
    private static let samples = 64
    /// The share of them that tells the colour of the row.
    private static let majority = 0.5

    /// No bars.
    static let none = BarColors(top: nil, bottom: nil)

    private init(top: Bar?, bottom: Bar?) {
        (self.top, self.bottom) = (top, bottom)
    }

    /// Looks for bars.
    init(on pixels: Bitmap<UInt8>, scale: Double) {
        let height = pixels.height
        top = Self.bar(on: pixels, scale: scale) { $0 }
            .map { Bar(color: $0, box: PixelRect(x: 0, y: 0, width: pixels.width, height: $1)) }
        bottom = Self.bar(on: pixels, scale: scale) { height - 1 - $0 }
            .map { Bar(color: $0, box: PixelRect(x: 0, y: height - $1, width: pixels.width, height: $1)) }
    }

    /// The colour and the height in pixels of what lies along an edge; `nil` where that is no bar.
    private static func bar(
        on pixels: Bitmap<UInt8>, scale: Double, _ row: (Int) -> Int
    ) -> (SRGB8, Int)? {
        let tallest = min(pixels.height / 2, Int(heights.upperBound * scale))
        guard tallest > 0, let color = color(ofRow: row(0), on: pixels) else { return nil }
        var end = 1
        var last = 0
        // A row that is full of letters may have no colour of its own.
        while end <= tallest {
            let own = self.color(ofRow: row(end), on: pixels)
            if own == color { last = end } else if own != nil { break }
            end += 1
        }
        let height = last + 1
        let other = end <= tallest ? self.color(ofRow: row(end), on: pixels) : nil
        guard end <= tallest, other != nil, other != color, Double(height) >= heights.lowerBound * scale
        else { return nil }
        return (color, height)
    }

    /// The colour that prevails in a row; `nil` where none does.
    private static func color(ofRow y: Int, on pixels: Bitmap<UInt8>) -> SRGB8? {
        let count = min(samples, pixels.width)
        var counts: [SRGB8: Int] = [:]
        for sample in 0..<count {
            counts[pixels[sample * pixels.width / count, y].color, default: 0] += 1
        }
        guard let most = counts.values.max(), Double(most) > majority * Double(count) else { return nil }
        return counts.first { $0.value == most }?.key
    }
}
