internal import Raster
internal import TextDetection

/// What a line of text looks like whatever its size, colours and weight: how much ink lies in each cell of a
/// grid over its box.
///
/// The same words set in another size, in other colours or bolder have nearly the same shape; other words do
/// not. Words that go on in the next line are alike as far as they go.
struct LineShape: Hashable, Sendable {
    /// The share of ink, 0…1, column after column from the left, ``rows`` cells each from the top.
    private let cells: [Float]
    /// The number of columns: as many as cells are square.
    let columns: Int

    /// The number of cells in the height of a line: enough to tell an e from an o.
    static let rows = 12
    /// Longer lines are squeezed: what is beyond tells no more.
    private static let mostColumns = 720

    /// Takes the shape of a line from the pixels in its box.
    init(of region: Region, in pixels: Bitmap<UInt8>) {
        let box = region.box
        let width = max(1, box.width)
        let height = max(1, box.height)
        let columns = min(
            Self.mostColumns, max(1, Int((Double(width * Self.rows) / Double(height)).rounded())))
        var cells = [Float](repeating: 0, count: columns * Self.rows)
        let ground = RGBA(region.backdrop).levels
        let way = RGBA(region.ink).levels - ground
        let length = max(1, (way * way).sum())
        for column in 0..<columns {
            let xs = Self.span(column, of: columns, over: width)
            for row in 0..<Self.rows {
                let ys = Self.span(row, of: Self.rows, over: height)
                var sum: Float = 0
                for y in ys {
                    for x in xs {
                        let (x, y) = (box.x + x, box.y + y)
                        guard x >= 0, y >= 0, x < pixels.width, y < pixels.height else { continue }
                        let share = ((pixels[x, y].levels - ground) * way).sum() / length
                        sum += min(1, max(0, share))
                    }
                }
                cells[column * Self.rows + row] = sum / Float(xs.count * ys.count)
            }
        }
        self.cells = cells
        self.columns = columns
    }

    /// The pixels of a cell, one at least.
    private static func span(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
        let start = min(length - 1, index * length / count)
        return start..<max(start + 1, (index + 1) * length / count)
    }
}

extension LineShape {
    /// How alike two whole lines are, 0…1: the correlation of their cells where one is stretched to the
    /// length of the other. 0 where their lengths, measured in their heights, differ by more than a third.
    func likeness(to other: LineShape) -> Double {
        let ratio = Double(columns) / Double(other.columns)
        guard ratio > 0.75, ratio < 1 / 0.75 else { return 0 }
        return correlation(columns, with: other, other.columns)
    }

    /// How alike this line is to the beginning of a longer one, 0…1.
    ///
    /// The last letters are left out: an ellipsis may stand there, or half a letter.
    func likenessToBeginning(of other: LineShape) -> Double {
        let own = columns - 2 * Self.rows
        guard own >= 2 * Self.rows, other.columns > columns else { return 0 }
        // Spacing differs a little between sizes.
        return [0.92, 0.96, 1, 1.04, 1.08].lazy.map { stretch in
            let length = Int((Double(own) * stretch).rounded())
            return length <= other.columns ? correlation(own, with: other, length) : 0
        }.max() ?? 0
    }

    /// The correlation (Pearson) of the first columns of two lines, both stretched to the longer, 0…1.
    private func correlation(_ length: Int, with other: LineShape, _ otherLength: Int) -> Double {
        let steps = max(length, otherLength)
        var (count, a, b, aa, bb, ab): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        for step in 0..<steps {
            let one = step * length / steps * Self.rows
            let two = step * otherLength / steps * Self.rows
            for row in 0..<Self.rows {
                let (x, y) = (cells[one + row], other.cells[two + row])
                count += 1
                a += x
                b += y
                aa += x * x
                bb += y * y
                ab += x * y
            }
        }
        let spread = (count * aa - a * a) * (count * bb - b * b)
        guard spread > 0 else { return 0 }
        return max(0, Double((count * ab - a * b) / spread.squareRoot()))
    }
}
