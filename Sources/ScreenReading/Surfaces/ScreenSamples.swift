internal import ColorMath
internal import Raster
internal import TextDetection

/// The colours of a screen on a grid: enough to know what it is drawn on, at a small part of the cost of all
/// pixels.
struct ScreenSamples {
    /// The samples, row after row from the top.
    let colors: [SRGB8]
    /// The number of samples in a row.
    let columns: Int
    /// The number of rows of samples.
    let rows: Int
    /// The part of the picture that they were taken from.
    let box: PixelRect

    /// Pixels from one sample to the next, each way: finer than any surface, and a few thousand samples a
    /// screen.
    static let step = 16

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

    /// The smallest rectangle around the samples in a part of the picture that meet a condition beside others
    /// that do, and the share of its samples that do; nil where there are none.
    ///
    /// One alone is a stroke of a letter, or the corner that a window leaves free.
    func area(
        in part: PixelRect, where isIncluded: (SRGB8) -> Bool
    ) -> (box: PixelRect, filled: Double)? {
        func samples(from start: Int, to end: Int, of count: Int) -> Range<Int> {
            let first = max(0, (start + Self.step - 1) / Self.step)
            return first..<max(first, min(count, (end + Self.step - 1) / Self.step))
        }
        let across = samples(from: part.x - box.x, to: part.maxX - box.x, of: columns)
        let down = samples(from: part.y - box.y, to: part.maxY - box.y, of: rows)
        var span: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)?
        var count = 0
        func isMet(_ column: Int, _ row: Int) -> Bool {
            across.contains(column) && down.contains(row) && isIncluded(colors[row * columns + column])
        }
        for row in down {
            for column in across where isMet(column, row) {
                guard
                    isMet(column - 1, row) || isMet(column + 1, row) || isMet(column, row - 1)
                        || isMet(column, row + 1)
                else { continue }
                count += 1
                let known = span ?? (column...column, row...row)
                span = (
                    min(known.columns.lowerBound, column)...max(known.columns.upperBound, column),
                    known.rows.lowerBound...row
                )
            }
        }
        guard let span else { return nil }
        let box = box(columns: span.columns, rows: span.rows)
        return (box, Double(count) / Double(span.columns.count * span.rows.count))
    }

    /// The samples that were taken in a part of the picture.
    func colors(in part: PixelRect) -> [SRGB8] {
        colors.indices.filter { sample in
            let x = box.x + sample % columns * Self.step
            let y = box.y + sample / columns * Self.step
            return x >= part.x && x < part.maxX && y >= part.y && y < part.maxY
        }.map { colors[$0] }
    }

    /// The pixels that some samples stand for: each for those from it to the next.
    func box(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> PixelRect {
        let x = box.x + columns.lowerBound * Self.step
        let y = box.y + rows.lowerBound * Self.step
        return PixelRect(
            x: x, y: y, width: min(box.maxX, box.x + (columns.upperBound + 1) * Self.step) - x,
            height: min(box.maxY, box.y + (rows.upperBound + 1) * Self.step) - y)
    }
}
