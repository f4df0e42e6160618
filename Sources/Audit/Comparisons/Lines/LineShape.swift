internal import Raster
internal import TextDetection

/// What a line of text looks like whatever its size, colours and weight: how much ink lies in each cell of a
/// grid over its box.
///
/// The same words set in another size, in other colours or bolder have nearly the same shape; other words do
/// not. Words that go on in the next line are alike as far as they go.
package struct LineShape: Hashable, Sendable {
    /// The share of ink, 0…1, column after column from the left, ``rows`` cells each from the top.
    private var cells: [Float]
    /// The number of columns: as many as cells are square.
    let columns: Int

    /// The number of cells in the height of a line: enough to tell an e from an o.
    static let rows = 12
    /// Longer lines are squeezed: what is beyond tells no more.
    private static let mostColumns = 720

    /// Takes the shape of a line from the pixels in its box.
    init(of region: Region, in pixels: Bitmap<UInt8>) {
        self.init(of: region.box, LineInk(of: region), in: pixels)
    }

    /// Takes the shape of the first pixels of a line, as high as their ink: without the descenders of letters
    /// that come after.
    ///
    /// - Parameter isFromRight: Whether it is read from the right.
    /// - Returns: `nil` where nothing is inked there.
    init?(ofBeginning region: Region, width: Int, isFromRight: Bool, in pixels: Bitmap<UInt8>) {
        let ink = LineInk(of: region)
        var box = region.box
        box.width = min(box.width, width)
        if isFromRight { box.x = region.box.maxX - box.width }
        guard box.width > 0, let rows = ink.rows(of: box, in: pixels) else { return nil }
        (box.y, box.height) = (rows.lowerBound, rows.count)
        self.init(of: box, ink, in: pixels)
    }

    /// Takes the shape of the upper or the lower part of a line.
    ///
    /// - Parameters:
    ///   - part: The rows of its box, counted from the upper edge of it.
    init(of region: Region, rows part: Range<Int>, in pixels: Bitmap<UInt8>) {
        var box = region.box
        (box.y, box.height) = (box.y + part.lowerBound, part.count)
        self.init(of: box, LineInk(of: region), in: pixels)
    }

    /// Takes the shape of the ink in a box.
    ///
    /// - Parameter columns: The number of columns, for what is compared column by column; nil for as many as
    ///   cells are square.
    init(of box: PixelRect, _ ink: LineInk, columns: Int? = nil, in pixels: Bitmap<UInt8>) {
        let width = max(1, box.width)
        let height = max(1, box.height)
        let square = Int((Double(width * Self.rows) / Double(height)).rounded())
        let columns = min(Self.mostColumns, max(1, columns ?? square))
        // Pixels lie partly in one cell and partly in the next: whole ones would make other shapes of other
        // sizes.
        var strips = [Float](repeating: 0, count: width * Self.rows)
        for y in 0..<height {
            for x in 0..<width {
                let share = ink.share(at: box.x + x, box.y + y, in: pixels)
                guard share > 0 else { continue }
                Self.spread(y, of: height, over: Self.rows) { row, part in
                    strips[x * Self.rows + row] += part * share
                }
            }
        }
        var shares = [Float](repeating: 0, count: columns * Self.rows)
        for x in 0..<width {
            Self.spread(x, of: width, over: columns) { column, part in
                for row in 0..<Self.rows {
                    shares[column * Self.rows + row] += part * strips[x * Self.rows + row]
                }
            }
        }
        self.cells = shares
        self.columns = columns
    }

    /// The cells that a pixel lies in, and what part of each it fills.
    @inline(__always)
    private static func spread(
        _ pixel: Int, of length: Int, over cells: Int, _ add: (Int, Float) -> Void
    ) {
        let start = Float(pixel * cells) / Float(length)
        let end = Float((pixel + 1) * cells) / Float(length)
        var cell = pixel * cells / length
        while cell * length < (pixel + 1) * cells {
            add(cell, min(end, Float(cell + 1)) - max(start, Float(cell)))
            cell += 1
        }
    }
}

extension LineShape {
    /// The same with left and right exchanged.
    var mirrored: LineShape {
        var shape = self
        shape.cells = (0..<columns).reversed().flatMap { column in
            cells[(column * Self.rows)..<((column + 1) * Self.rows)]
        }
        return shape
    }

    /// How alike two whole lines are, 0…1: the correlation of their cells where one is stretched to the
    /// length of the other. 0 where their lengths, measured in their heights, differ by more than a third.
    package func likeness(to other: LineShape) -> Double {
        let ratio = Double(columns) / Double(other.columns)
        guard ratio > 0.75, ratio < 1 / 0.75 else { return 0 }
        return correlation(columns, with: other, other.columns)
    }

    /// How alike two lines are where both are stretched to one length, whatever their lengths.
    func stretchedLikeness(to other: LineShape) -> Double {
        correlation(columns, with: other, other.columns)
    }

    /// The correlation (Pearson) of the first columns of two lines, both stretched to the longer, 0…1.
    private func correlation(_ length: Int, with other: LineShape, _ otherLength: Int) -> Double {
        let steps = max(length, otherLength)
        var (count, a, b, aa, bb, ab): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        for step in 0..<steps {
            let one = Self.place(step, of: steps, over: length)
            let two = Self.place(step, of: steps, over: otherLength)
            for row in 0..<Self.rows {
                let (x, y) = (cell(one, row), other.cell(two, row))
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

    /// Where a step lies among fewer columns: the column before it and the one behind, and how near to this.
    private static func place(
        _ step: Int, of steps: Int, over length: Int
    ) -> (before: Int, behind: Int, share: Float) {
        guard length < steps else { return (step * rows, step * rows, 0) }
        let place = max(0, (Float(step) + 0.5) * Float(length) / Float(steps) - 0.5)
        let before = min(length - 1, Int(place))
        return (before * rows, min(length - 1, before + 1) * rows, place - Float(before))
    }

    private func cell(_ place: (before: Int, behind: Int, share: Float), _ row: Int) -> Float {
        let before = cells[place.before + row]
        return before + place.share * (cells[place.behind + row] - before)
    }
}
