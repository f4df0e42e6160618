internal import Annotation
internal import ColorMath
internal import Raster

/// Pictures side by side, each with a label below: one row a screen, one column a way of seeing it.
struct ContactSheet {
    /// A picture and what it shows.
    struct Cell: Sendable {
        /// The picture, opaque sRGB.
        let bitmap: Bitmap<UInt8>
        /// The lines below it.
        let label: [String]

        /// Takes a picture, made smaller where it is large.
        init(_ bitmap: Bitmap<UInt8>, label: [String]) {
            self.bitmap = bitmap.reduced(toFit: ContactSheet.cellSize)
            self.label = label
        }
    }

    /// The most pictures on one sheet.
    static let capacity = 64
    /// The most pixels of a cell in each direction.
    private static let cellSize = 1000
    /// The least width that a label has room in.
    private static let leastWidth = 180
    private static let margin = 24
    /// The height of capitals: never less than this, and on a wide sheet this share of its width, so that
    /// they are 8 pixels tall where the sheet is seen at 800.
    private static let leastCapHeight = 11.0
    private static let capShare = 0.01
    /// The distance of lines, as a multiple of the height of capitals.
    private static let lineDistance = 2.0
    private static let ground = SRGB8(red: 16, green: 17, blue: 20)
    private static let ink = SRGB8(red: 240, green: 240, blue: 245)

    /// The rows; none has more cells than the first.
    let rows: [[Cell]]

    /// Draws the sheet; it has at least one cell.
    func draw() -> Bitmap<UInt8> {
        let widths = (0..<(rows.first?.count ?? 0)).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].bitmap.width : nil }
                .reduce(Self.leastWidth, max)
        }
        let capHeight = max(
            Self.leastCapHeight, Double(widths.reduce(Self.margin) { $0 + $1 + Self.margin }) * Self.capShare)
        let lineHeight = (capHeight * Self.lineDistance).rounded(.up)
        let labelHeight = Int(lineHeight) * (rows.joined().map(\.label.count).max() ?? 0)
        let heights = rows.map { $0.map(\.bitmap.height).reduce(1, max) + labelHeight + Self.margin / 2 }
        var canvas = Canvas(
            width: widths.reduce(Self.margin) { $0 + $1 + Self.margin },
            height: heights.reduce(Self.margin) { $0 + $1 + Self.margin }, color: Self.ground)
        var y = Self.margin
        for (row, height) in zip(rows, heights) {
            var x = Self.margin
            for (cell, width) in zip(row, widths) {
                canvas.paste(cell.bitmap, x: x, y: y)
                for (line, text) in cell.label.enumerated() {
                    let top = Double(y + height - labelHeight) + Double(line) * lineHeight
                    let corner = Point(x: Double(x), y: top)
                    Self.lettering(text, capHeight: capHeight, fitting: width)
                        .draw(at: corner, color: Self.ink, on: &canvas)
                }
                x += width + Self.margin
            }
            y += height + Self.margin
        }
        return canvas.bitmap
    }

    /// A line of a label, as much smaller as the width asks for.
    private static func lettering(_ text: String, capHeight: Double, fitting width: Int) -> Lettering {
        let usual = Lettering(text: text, capHeight: capHeight)
        return Lettering(text: text, capHeight: capHeight * min(1, Double(width) / max(usual.width, 1)))
    }
}
