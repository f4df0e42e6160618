internal import ColorMath
internal import Raster

/// The lowest things on the rows at the lower edge of a screen that have one colour: those that lie side by
/// side between two rows of nothing else. What is above them is the app's own.
struct LowerStrip {
    /// A thing on the strip: the columns and rows that it covers.
    struct Part {
        var columns: Range<Int>
        var rows: Range<Int>
        /// How many pixels of the box are its own.
        var count: Int

        /// The part of the box that it fills.
        var solidity: Double { Double(count) / Double(columns.count * rows.count) }

        /// How far its middle is from that of a screen, as a share of the width, to the right.
        func offset(of width: Int) -> Double {
            (Double(columns.lowerBound + columns.upperBound) / 2 - Double(width) / 2) / Double(width)
        }
    }

    let parts: [Part]
    /// Whether nothing else lies on the strip.
    let isAlone: Bool

    /// How much of their boxes a triangle, a disc and a square fill.
    private static let shapes = [0.4...0.66, 0.7...0.86, 0.9...1.0]

    /// Whether it has the triangle, the disc and the square that Android's buttons are today, either way
    /// round, of about one height: what lies above those may be of the same colour.
    var hasShapesOfButtons: Bool {
        let heights = parts.map(\.rows.count)
        guard parts.count == Self.shapes.count, 3 * (heights.min() ?? 0) >= 2 * (heights.max() ?? 0) else {
            return false
        }
        return [parts, parts.reversed()].contains { parts in
            zip(parts, Self.shapes).allSatisfy { $1.contains($0.solidity) }
        }
    }

    /// Columns of backdrop that may lie within one thing, as a share of the width.
    private static let gap = 0.012

    /// - Parameters:
    ///   - rows: The rows to look at; the strip is as many of them, from the lower edge, as begin and end
    ///     with the same colour.
    init?(of screen: Bitmap<UInt8>, rows: Range<Int>, difference: Int) {
        let width = screen.width
        let ground = screen[0, screen.height - 1].color
        func isGround(_ pixel: RGBA<UInt8>) -> Bool {
            pixel.color.largestDifference(from: ground) < difference
        }
        var (found, top) = (Range<Int>?.none, screen.height)
        var isAlone = true
        for y in rows.reversed() {
            guard isGround(screen[0, y]), isGround(screen[width - 1, y]), isGround(screen[width / 9, y])
            else { break }
            top = y
            let isEmpty = (0..<width).allSatisfy { isGround(screen[$0, y]) }
            guard !isEmpty else { continue }
            if let part = found, part.lowerBound > y + 1 {
                isAlone = false
                break
            }
            found = y..<(found?.upperBound ?? y + 1)
        }
        // What is cut off at the top is the app's own, and reaches under the bar.
        guard let found, found.lowerBound > top,
            let parts = Self.parts(in: found, across: width, isOwn: { !isGround(screen[$0, $1]) })
        else { return nil }
        self.parts = parts
        self.isAlone = isAlone
    }

    /// What has one ink on rows where other things lie too.
    ///
    /// - Parameters:
    ///   - ink: The ink.
    ///   - rows: The rows to look at.
    ///   - difference: How far from the ink the channels of a pixel are that has another.
    init?(of ink: SRGB8, on screen: Bitmap<UInt8>, rows: Range<Int>, difference: Int) {
        let parts = Self.parts(in: rows, across: screen.width) {
            screen[$0, $1].color.largestDifference(from: ink) < difference
        }
        guard let parts else { return nil }
        self.parts = parts
        isAlone = false
    }

    /// What lies side by side on rows; nil where that is more than a bar has.
    private static func parts(
        in rows: Range<Int>, across width: Int, isOwn: (_ x: Int, _ y: Int) -> Bool
    ) -> [Part]? {
        var parts: [Part] = []
        let gap = max(1, Int(Double(width) * Self.gap))
        for x in 0..<width {
            guard let first = rows.first(where: { isOwn(x, $0) }),
                let last = rows.last(where: { isOwn(x, $0) })
            else { continue }
            let count = (first...last).count { isOwn(x, $0) }
            if var part = parts.last, x - part.columns.upperBound <= gap {
                part.columns = part.columns.lowerBound..<x + 1
                part.rows = min(part.rows.lowerBound, first)..<max(part.rows.upperBound, last + 1)
                part.count += count
                parts[parts.count - 1] = part
            } else {
                guard parts.count < 4 else { return nil }
                parts.append(Part(columns: x..<x + 1, rows: first..<last + 1, count: count))
            }
        }
        return parts
    }
}
