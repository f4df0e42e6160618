internal import ColorMath
internal import Raster

/// The colours of a screen on a grid: enough to know what it is drawn on, at a small part of the cost of all
/// pixels.
struct ScreenSamples {
    /// The samples, row after row from the top.
    let colors: [SRGB8]
    /// The number of samples in a row.
    let columns: Int
    /// The number of rows of samples.
    let rows: Int
    private let box: PixelRect

    /// Pixels from one sample to the next, each way: finer than any surface, and a few thousand samples a
    /// screen.
    private static let step = 16

    /// Takes the colours of a screen, of the part of its picture that is not transparent.
    init(of bitmap: Bitmap<UInt8>, within box: PixelRect) {
        self.box = box
        columns = (box.width + Self.step - 1) / Self.step
        rows = (box.height + Self.step - 1) / Self.step
        var colors: [SRGB8] = []
        colors.reserveCapacity(columns * rows)
        for y in stride(from: box.y, to: box.maxY, by: Self.step) {
            for x in stride(from: box.x, to: box.maxX, by: Self.step) {
                colors.append(bitmap[x, y].color)
            }
        }
        self.colors = colors
    }

    /// The median relative luminance of the samples.
    var medianLuminance: Double { colors.map(\.relativeLuminance).median }

    /// The pixels that some samples stand for: each for those from it to the next.
    func box(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> PixelRect {
        let x = box.x + columns.lowerBound * Self.step
        let y = box.y + rows.lowerBound * Self.step
        return PixelRect(
            x: x, y: y, width: min(box.maxX, box.x + (columns.upperBound + 1) * Self.step) - x,
            height: min(box.maxY, box.y + (rows.upperBound + 1) * Self.step) - y)
    }
}
