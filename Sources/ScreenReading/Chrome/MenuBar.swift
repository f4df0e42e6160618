internal import ColorMath
internal import Raster

/// The left end of the bar of menus along the top of a Mac's screen: the apple, and the first title beside
/// it.
///
/// The apple has the same size and place in every release, but for a point or two; it is told by its outline.
enum MenuBar {
    /// The scales that Macs draw at.
    private static let scales = [2, 1]
    /// Where the apple begins, how wide and how high it is, in points.
    private static let (left, widths, heights) = (16.5...22.0, 11.5...14.5, 14.5...18.0)
    /// The columns in points in which nothing but the apple lies, those in which the first title begins, and
    /// the column left of both that is looked at for what lies behind.
    private static let (own, title, ground) = (14..<46, 46..<60, 10)
    /// How far down in points the apple ends at most: the bar is higher beside a camera.
    private static let lowest = 34
    /// How far down in points is looked.
    private static let lowestEnd = lowest + Int(heights.upperBound) + 2
    /// How far channels of ink and bar are apart: the shadow of letters over a picture is less.
    private static let difference = 60

    /// Whether a screen begins with one.
    static func isShown(on screen: Bitmap<UInt8>) -> Bool {
        scales.contains { scale in
            guard screen.width >= 4 * title.upperBound * scale, screen.height >= lowestEnd * scale,
                let apple = Glyph(
                    on: screen, columns: times(own, scale), ground: ground * scale, scale: scale)
            else { return false }
            let hasTitle = apple.rows.contains { y in
                times(title, scale).contains { isInk(screen, $0, y, ground: ground * scale) }
            }
            return hasTitle && apple.isApple(at: Double(scale))
        }
    }

    private static func times(_ range: Range<Int>, _ scale: Int) -> Range<Int> {
        range.lowerBound * scale..<range.upperBound * scale
    }

    private static func isInk(_ screen: Bitmap<UInt8>, _ x: Int, _ y: Int, ground: Int) -> Bool {
        screen[x, y].color.largestDifference(from: screen[ground, y].color) >= difference
    }

    /// The only thing in some columns at the top of a screen.
    private struct Glyph {
        let rows: Range<Int>
        /// The first and the last column of ink in each row; nil where there is none.
        private let extents: [ClosedRange<Int>?]
        private let columns: ClosedRange<Int>
        /// The share of its box between the ends of the rows.
        private let fill: Double

        init?(on screen: Bitmap<UInt8>, columns: Range<Int>, ground: Int, scale: Int) {
            func extent(_ y: Int) -> ClosedRange<Int>? {
                guard let first = columns.first(where: { isInk(screen, $0, y, ground: ground) }),
                    let last = columns.last(where: { isInk(screen, $0, y, ground: ground) })
                else { return nil }
                return first...last
            }
            // The leaf may stand apart; below the apple the bar goes on for two points at least.
            let end = Int(heights.upperBound) * scale
            guard let top = (0..<lowest * scale).first(where: { extent($0) != nil }),
                (0..<2 * scale).allSatisfy({ extent(top + end + $0) == nil })
            else { return nil }
            let found = (top..<top + end).map(extent)
            guard let last = found.lastIndex(where: { $0 != nil }), top + last < lowest * scale else {
                return nil
            }
            extents = Array(found[...last])
            rows = top..<top + last + 1
            let own = extents.compactMap(\.self)
            let (left, right) = (own.map(\.lowerBound).min() ?? 0, own.map(\.upperBound).max() ?? 0)
            self.columns = left...right
            fill = Double(own.map(\.count).reduce(0, +)) / Double((right - left + 1) * rows.count)
        }

        /// The share of its box that an apple fills.
        private static let filled = 0.6...0.85
        /// The parts of its height, from the top, in which the leaf lies, and those of the bite and of what
        /// is below it.
        private static let (leaf, bite, below) = (0.0..<0.15, 0.42..<0.6, 0.62..<0.8)
        /// The part of its width that the leaf lies in, and that its foot covers at most.
        private static let (leafAcross, foot) = (0.38...0.88, 0.75)

        /// Whether it has a leaf at the top, right of the middle, a round body, and a bite at the right side.
        func isApple(at scale: Double) -> Bool {
            guard left.contains(Double(columns.lowerBound) / scale),
                widths.contains(Double(columns.count) / scale), heights.contains(Double(rows.count) / scale),
                Self.filled.contains(fill)
            else { return false }
            let (leaf, bite, below) = (part(Self.leaf), part(Self.bite), part(Self.below))
            guard let bitten = bite.map(\.upperBound).min(), let round = below.map(\.upperBound).max(),
                let outer = bite.map(\.lowerBound).max(), let lower = below.map(\.lowerBound).max(),
                let last = extents.last.flatMap(\.self), !leaf.isEmpty
            else { return false }
            // A disc is as much narrower at the left as at the right.
            return round - bitten > outer - columns.lowerBound && outer <= lower
                && Double(outer - columns.lowerBound) <= scale
                && leaf.allSatisfy { Self.leafAcross.contains(share($0.lowerBound, 0)) }
                && leaf.allSatisfy { Self.leafAcross.contains(share($0.upperBound, 1)) }
                && Double(last.count) <= Self.foot * Double(columns.count)
        }

        /// What lies in some rows, as shares of the height.
        private func part(_ shares: Range<Double>) -> [ClosedRange<Int>] {
            extents.indices.filter { shares.contains(Double($0) / Double(extents.count)) }
                .compactMap { extents[$0] }
        }

        /// How far right the side of a pixel is, as a share of the width.
        private func share(_ column: Int, _ side: Int) -> Double {
            Double(column + side - columns.lowerBound) / Double(columns.count)
        }
    }
}
