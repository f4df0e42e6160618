internal import ColorMath
internal import Raster

/// What lies at the lower edge of a phone's screen for going home.
public enum NavigationBar: Hashable, Sendable, CaseIterable {
    /// Back, home and recent apps, side by side: Android's.
    case threeButtons
    /// The bar that people swipe from on Android: short.
    case shortHandle
    /// The bar that people swipe from on iPhones: more than a third of the screen's width.
    case homeIndicator

    /// The part of a screen's height, and of its width, that the bar stays within.
    private static let height = 0.07
    private static let tallest = 0.13
    /// What the sides of one of the buttons are, as shares of the screen's width.
    private static let button = 0.012...0.09
    /// How far the outer buttons are from the middle, as a share of the width.
    private static let reach = 0.18...0.34
    /// The widths of the handles, as shares of the width, and how thick they are at most.
    private static let short = 0.14...0.31
    private static let long = 0.32...0.42
    private static let thickness = 0.002...0.02
    /// The part of its box that a handle, whose ends are round, fills at least; letters fill less.
    private static let solidity = 0.85
    /// How far apart channels are that are seen as two colours.
    private static let difference = 24

    /// Looks at the lower edge of a screen; nil where it shows none of them.
    init?(at screen: Bitmap<UInt8>) {
        let (width, height) = (screen.width, screen.height)
        // Phones, upright.
        guard height * 2 > width * 3, width >= 240 else { return nil }
        let rows = min(Int(Double(height) * Self.height), Int(Double(width) * Self.tallest))
        guard let bar = Strip(of: screen, rows: height - rows..<height, difference: Self.difference)
        else { return nil }
        let total = Double(width)
        func share(_ part: Strip.Part) -> Double { Double(part.columns.count) / total }
        func offset(_ part: Strip.Part) -> Double {
            (Double(part.columns.lowerBound + part.columns.upperBound) / 2 - total / 2) / total
        }
        let parts = bar.parts
        if parts.count == 1, abs(offset(parts[0])) < 0.01, parts[0].solidity >= Self.solidity,
            Self.thickness.contains(Double(parts[0].rows.count) / total)
        {
            if Self.long.contains(share(parts[0])) {
                self = .homeIndicator
                return
            }
            guard Self.short.contains(share(parts[0])) else { return nil }
            self = .shortHandle
        } else if parts.count == 3, bar.isAlone, abs(offset(parts[1])) < 0.02,
            abs(offset(parts[0]) + offset(parts[2])) < 0.03, Self.reach.contains(offset(parts[2])),
            parts.allSatisfy({
                Self.button.contains(share($0)) && Self.button.contains(Double($0.rows.count) / total)
            })
        {
            self = .threeButtons
        } else {
            return nil
        }
    }
}

/// The lowest things on the rows at the lower edge of a screen that have one colour: those that lie side by
/// side between two rows of nothing else. What is above them is the app's own.
private struct Strip {
    /// A thing on the strip: the columns and rows that it covers.
    struct Part {
        var columns: Range<Int>
        var rows: Range<Int>
        /// How many pixels of the box are its own.
        var count: Int

        /// The part of the box that it fills.
        var solidity: Double { Double(count) / Double(columns.count * rows.count) }
    }

    let parts: [Part]
    /// Whether nothing else lies on the strip.
    let isAlone: Bool

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
        guard let found, found.lowerBound > top else { return nil }
        var parts: [Part] = []
        let gap = max(1, Int(Double(width) * Self.gap))
        for x in 0..<width {
            let own = found.filter { !isGround(screen[x, $0]) }
            guard let first = own.first, let last = own.last else { continue }
            if var part = parts.last, x - part.columns.upperBound <= gap {
                part.columns = part.columns.lowerBound..<x + 1
                part.rows = min(part.rows.lowerBound, first)..<max(part.rows.upperBound, last + 1)
                part.count += own.count
                parts[parts.count - 1] = part
            } else {
                guard parts.count < 4 else { return nil }
                parts.append(Part(columns: x..<x + 1, rows: first..<last + 1, count: own.count))
            }
        }
        self.parts = parts
        self.isAlone = isAlone
    }
}
