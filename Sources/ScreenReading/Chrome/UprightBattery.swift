internal import ColorMath
internal import Raster

/// The battery of Android's status bar, which stands upright and is full to its sides; those of other systems
/// lie, or are outlines.
enum UprightBattery {
    /// The part of a screen's width, at the right, that it lies in.
    private static let side = 0.7
    /// Its least height in pixels, and its width for its height.
    private static let (leastHeight, shapes) = (9, 0.42...0.75)
    /// The part of its height that the nub at its top covers at most, and of its width.
    private static let (nubHeight, nubWidth) = (0.22, 0.25...0.75)
    /// How far in from its sides it is full, as a share of its width: the flash of one that is charged leaves
    /// its middle open, an outline all but its sides.
    private static let inward = 0.15
    /// How much of the height of the signs it has at least, and how far from the next one it is at most, in
    /// heights.
    private static let (leastShare, reach) = (0.7, 2)
    /// How far apart channels are that are seen as two colours.
    private static let difference = 24

    /// Whether one is among the signs at the top right of a screen.
    static func isShown(on screen: Bitmap<UInt8>) -> Bool {
        guard screen.width >= NavigationBar.leastWidth, screen.height >= NavigationBar.leastWidth else {
            return false
        }
        let columns = Int(side * Double(screen.width))..<screen.width
        let ground = screen[screen.width - 1, 0].color
        func isInk(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: ground) >= difference
        }
        // The signs are what comes first from the top, alone on their rows.
        let below = NavigationBar.rows(along: screen.width, beside: screen.height)
        let bands = (0..<below).runs { y in columns.contains { isInk($0, y) } }
        guard let (top, bottom) = bands.first.map({ ($0.lowerBound, $0.upperBound) }), top > 0,
            bottom < below, bottom - top >= leastHeight
        else { return false }
        let signs = columns.runs { x in (top..<bottom).contains { isInk(x, $0) } }
        return signs.indices.dropFirst().contains { index in
            let sign = signs[index]
            let rows = (top..<bottom).compactMap { y -> ClosedRange<Int>? in
                guard let first = sign.first(where: { isInk($0, y) }),
                    let last = sign.last(where: { isInk($0, y) })
                else { return nil }
                return first...last
            }
            guard sign.lowerBound - signs[index - 1].upperBound <= reach * (bottom - top),
                Double(rows.count) >= leastShare * Double(bottom - top), let nub = nub(of: rows)
            else { return false }
            let inner = Int(inward * Double(sign.count))
            let body = (top..<bottom).filter { y in sign.contains { isInk($0, y) } }.dropFirst(nub)
            return body.allSatisfy {
                isInk(sign.lowerBound + inner, $0) && isInk(sign.upperBound - 1 - inner, $0)
            }
        }
    }

    /// The number of rows of the nub in the middle of the top, where all below them is a box; nil where there
    /// is no such nub.
    private static func nub(of rows: [ClosedRange<Int>]) -> Int? {
        guard rows.count >= leastHeight, let first = rows.first,
            let left = rows.map(\.lowerBound).min(), let right = rows.map(\.upperBound).max()
        else { return nil }
        let width = right - left + 1
        let nub = rows.prefix { $0.count < width - 1 }.count
        let aside = abs(first.lowerBound + first.upperBound - left - right)
        guard shapes.contains(Double(width) / Double(rows.count)), nub > 0,
            Double(nub) <= max(1, nubHeight * Double(rows.count)),
            nubWidth.contains(Double(first.count) / Double(width)), aside <= max(2, width / 5),
            // Its lower corners are hardly round.
            rows.dropFirst(nub).allSatisfy({ $0.count >= width - 2 })
        else { return nil }
        return nub
    }
}
