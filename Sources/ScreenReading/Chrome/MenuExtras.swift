internal import ColorMath
internal import Raster

/// The right end of the bar of menus of a Mac: a battery that lies, with signs or the time right of it.
///
/// On phones and tablets the battery is the last of the signs.
enum MenuExtras {
    /// How far down in pixels the signs begin, and how high they are: bars are 22 to 37 points high.
    private static let (lowest, heights) = (40, 9...64)
    /// How far channels of ink and bar are apart: the outline of the battery is translucent.
    private static let difference = 40
    /// The heights of batteries in pixels, how much wider than high their bodies are, and how much of its
    /// height both sides have: their corners are round.
    private static let (batteryHeights, bodies, sides) = (8...40, 1.6...2.4, 0.5)
    /// How far the nub is from the body and how wide it is at most, and its heights, for that of the body.
    private static let (nubGap, nubWidth, nubHeights) = (0.25, 0.25, 0.2...0.65)
    /// How far the middle of the nub is from that of the body, as a share of its height.
    private static let level = 0.13
    /// How many signs stand right of it at least, how high they are and how far from each other, for the
    /// height of the battery.
    private static let (fewest, signHeights, gaps) = (2, 0.6...2.2, 0.6...4.0)

    /// A sign, as the columns and rows that its ink lies in.
    private struct Sign {
        let columns: Range<Int>
        let rows: Range<Int>
        var middle: Double { Double(rows.lowerBound + rows.upperBound) / 2 }
    }

    /// Whether one lies along the top of a screen.
    static func isShown(on screen: Bitmap<UInt8>) -> Bool {
        guard screen.height > lowest + heights.upperBound else { return false }
        func isInk(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: screen[x, 0].color) >= difference
        }
        // A title that is open has round corners above the signs.
        let bands = (0..<lowest + heights.upperBound).runs { y in
            (0..<screen.width).contains { isInk($0, y) }
        }
        guard
            let band = bands.first(where: {
                (1..<lowest).contains($0.lowerBound) && heights.contains($0.count)
            })
        else { return false }
        let signs = (0..<screen.width).runs { x in band.contains { isInk(x, $0) } }.compactMap { columns in
            let rows = band.filter { y in columns.contains { isInk($0, y) } }
            return rows.first.flatMap { first in
                rows.last.map { Sign(columns: columns, rows: first..<$0 + 1) }
            }
        }
        return signs.indices.dropLast(fewest).contains { index in
            guard let end = batteryEnd(at: index, of: signs, isInk: isInk) else { return false }
            let height = Double(signs[index].rows.count)
            let after = signs[(end + 1)...].prefix(fewest)
            let ends = [signs[end].columns.upperBound] + after.map(\.columns.upperBound)
            return after.count == fewest
                && zip(ends, after).allSatisfy { last, sign in
                    gaps.contains(Double(sign.columns.lowerBound - last) / height)
                        && signHeights.contains(Double(sign.rows.count) / height)
                }
        }
    }

    /// The index of the sign that a battery ends with, its nub; nil where none begins.
    private static func batteryEnd(
        at index: Int, of signs: [Sign], isInk: (Int, Int) -> Bool
    ) -> Int? {
        let (body, height) = (signs[index], Double(signs[index].rows.count))
        guard index + 1 < signs.count, batteryHeights.contains(body.rows.count),
            bodies.contains(Double(body.columns.count) / height)
        else { return nil }
        let nub = signs[index + 1]
        func isSide(_ x: Int) -> Bool {
            Double(body.rows.count(where: { isInk(x, $0) })) >= sides * height
        }
        // At round corners the first column may be a blend.
        let (left, right) = (body.columns.lowerBound, body.columns.upperBound - 1)
        guard isSide(left) || isSide(left + 1), isSide(right) || isSide(right - 1),
            Double(nub.columns.lowerBound - body.columns.upperBound) <= nubGap * height,
            Double(nub.columns.count) <= nubWidth * height,
            nubHeights.contains(Double(nub.rows.count) / height),
            abs(nub.middle - body.middle) <= level * height
        else { return nil }
        return index + 1
    }
}
