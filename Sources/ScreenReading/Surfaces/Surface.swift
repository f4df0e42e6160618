public import ColorMath
public import Raster

/// A large connected area of one colour: what a screen, a card or a sheet is drawn on.
public struct Surface: Hashable, Sendable {
    /// The colour, the same in every sample.
    public let color: SRGB8
    /// The smallest rectangle around its samples, in pixels.
    public let box: PixelRect
    /// The share of the screen that it covers, 0…1; what is drawn on it is left out.
    public let share: Double

    /// Creates a surface.
    public init(color: SRGB8, box: PixelRect, share: Double) {
        self.color = color
        self.box = box
        self.share = share
    }
}

extension Surface {
    /// The share of the screen below which an area is no surface, but a part of what is drawn on one.
    static let leastShare = 0.02

    /// The surfaces of a screen, the largest first.
    static func surfaces(of samples: ScreenSamples) -> [Surface] {
        let columns = samples.columns
        let colors = samples.colors
        var isFree = [Bool](repeating: true, count: colors.count)
        var open: [Int] = []
        var surfaces: [Surface] = []
        for seed in colors.indices where isFree[seed] {
            let color = colors[seed]
            var area = SampleArea(column: seed % columns, row: seed / columns)
            isFree[seed] = false
            open.append(seed)
            while let sample = open.popLast() {
                let (row, column) = sample.quotientAndRemainder(dividingBy: columns)
                area.add(column: column, row: row)
                func visit(_ next: Int) {
                    guard isFree[next], colors[next] == color else { return }
                    isFree[next] = false
                    open.append(next)
                }
                if column > 0 { visit(sample - 1) }
                if column + 1 < columns { visit(sample + 1) }
                if row > 0 { visit(sample - columns) }
                if row + 1 < samples.rows { visit(sample + columns) }
            }
            let share = Double(area.count) / Double(colors.count)
            if share >= leastShare {
                surfaces.append(Surface(color: color, box: area.box(in: samples), share: share))
            }
        }
        return surfaces.sorted { ($1.share, $0.box.y, $0.box.x) < ($0.share, $1.box.y, $1.box.x) }
    }

    /// Connected samples: their number, and the columns and rows they span.
    private struct SampleArea {
        private(set) var count = 0
        private var columns: ClosedRange<Int>
        private var rows: ClosedRange<Int>

        init(column: Int, row: Int) {
            columns = column...column
            rows = row...row
        }

        mutating func add(column: Int, row: Int) {
            count += 1
            columns = min(columns.lowerBound, column)...max(columns.upperBound, column)
            rows = min(rows.lowerBound, row)...max(rows.upperBound, row)
        }

        func box(in samples: ScreenSamples) -> PixelRect {
            samples.box(columns: columns, rows: rows)
        }
    }
}
