internal import ColorMath
internal import Raster

/// Pictures side by side, each with a label below: one row a screen, one column a way of seeing it.
struct ContactSheet {
    /// A picture and what it shows.
    struct Cell {
        /// The picture, opaque sRGB.
        let bitmap: Bitmap<UInt8>
        /// The lines below it.
        let label: [String]

        /// Takes a picture, made smaller where it is large.
        init(_ bitmap: Bitmap<UInt8>, label: [String]) {
            self.bitmap = bitmap.reduced(toFit: ContactSheet.cellSize)
            self.label = label.map { $0.uppercased() }
        }
    }

    /// The most pictures on one sheet.
    static let capacity = 64
    /// The most pixels of a cell in each direction.
    private static let cellSize = 1000
    /// The least width that a label has room in.
    private static let leastWidth = 180
    private static let margin = 24
    private static let capHeight = 11.0
    private static let lineHeight = 22.0
    private static let ground = SRGB8(red: 16, green: 17, blue: 20)
    private static let ink = SRGB8(red: 240, green: 240, blue: 245)

    /// The rows; every one has as many cells as the first.
    let rows: [[Cell]]

    /// Draws the sheet; it has at least one cell.
    func draw() -> Bitmap<UInt8> {
        let labelHeight = Int(Self.lineHeight) * (rows.joined().map(\.label.count).max() ?? 0)
        let widths = (0..<(rows.first?.count ?? 0)).map { column in
            rows.map { $0[column].bitmap.width }.reduce(Self.leastWidth, max)
        }
        let heights = rows.map { $0.map(\.bitmap.height).reduce(1, max) + labelHeight + Self.margin / 2 }
        var canvas = Canvas(
            width: widths.reduce(Self.margin) { $0 + $1 + Self.margin },
            height: heights.reduce(Self.margin) { $0 + $1 + Self.margin }, color: Self.ground)
        var y = Self.margin
        for (row, height) in zip(rows, heights) {
            var x = Self.margin
            for (cell, width) in zip(row, widths) {
                canvas.paste(cell.bitmap, x: x, y: y)
                write(cell.label, x: x, y: y + height - labelHeight, width: width, on: &canvas)
                x += width + Self.margin
            }
            y += height + Self.margin
        }
        return canvas.bitmap
    }

    /// Writes a label, every line as much smaller as the width asks for.
    private func write(_ label: [String], x: Int, y: Int, width: Int, on canvas: inout Canvas) {
        for (line, text) in label.enumerated() {
            let usual = Lettering(text: text, capHeight: Self.capHeight)
            let lettering = Lettering(
                text: text, capHeight: Self.capHeight * min(1, Double(width) / max(usual.width, 1)))
            let corner = Point(x: Double(x), y: Double(y) + Double(line) * Self.lineHeight)
            lettering.draw(at: corner, color: Self.ink, on: &canvas)
        }
    }
}

extension Bitmap<UInt8> {
    /// The bitmap, or where a side is longer than `size` one a whole number of times smaller, every pixel the mean light
    /// of those it stands for.
    fileprivate func reduced(toFit size: Int) -> Bitmap<UInt8> {
        let factor = (Swift.max(width, height) + size - 1) / size
        guard factor > 1 else { return self }
        let lights = (0...255).map { code in
            SRGB(red: Double(code) / 255, green: 0, blue: 0).base.red
        }
        let columns = (width + factor - 1) / factor
        let rows = (height + factor - 1) / factor
        var result = Bitmap(width: columns, height: rows, filledWith: pixels[0])
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD3<Double>.zero
                var count = 0.0
                for y in row * factor..<Swift.min((row + 1) * factor, height) {
                    for x in column * factor..<Swift.min((column + 1) * factor, width) {
                        let pixel = self[x, y]
                        sum += SIMD3(
                            lights[Int(pixel.red)], lights[Int(pixel.green)], lights[Int(pixel.blue)])
                        count += 1
                    }
                }
                let mean = SRGB8(clipping: LinearSRGB(components: sum / count))
                result[column, row] = RGBA(red: mean.red, green: mean.green, blue: mean.blue)
            }
        }
        return result
    }
}
