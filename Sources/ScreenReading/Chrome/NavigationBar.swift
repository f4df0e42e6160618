internal import ColorMath
internal import Raster

/// What lies at the lower edge of a phone's screen for going home.
public enum NavigationBar: Hashable, Sendable, CaseIterable {
    /// Back, home and recent apps, side by side, or back beside the pill for the other two: Android's.
    case threeButtons
    /// The bar that people swipe from on Android: short.
    case shortHandle
    /// The bar that people swipe from on iPhones: more than a third of the screen's width.
    case homeIndicator

    /// The sides of the smallest screen in pixels.
    static let leastWidth = 240
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
    static let solidity = 0.85
    /// How wide the pill of Android 9 is, as a share of the width, and how much wider than high.
    private static let (pill, pillShape) = (0.045...0.08, 2.2...3.5)
    /// How far apart channels are that are seen as two colours.
    private static let difference = 24

    /// Looks at the edges of a screen; nil where it shows none of them.
    init?(at screen: Bitmap<UInt8>) {
        guard screen.width >= Self.leastWidth, screen.height >= Self.leastWidth else { return nil }
        if screen.height * 2 > screen.width * 3 {
            if let found = Self(belowPhone: screen) {
                self = found
            } else if ButtonsOverContent(on: screen) != nil {
                self = .threeButtons
            } else {
                return nil
            }
        } else if let found = Self.onTablet(screen) {
            self = found
        } else {
            return nil
        }
    }

    /// How many rows a bar lies within at an edge, given its length and that of the sides beside it.
    static func rows(along edge: Int, beside side: Int) -> Int {
        min(Int(Double(side) * height), Int(Double(edge) * tallest))
    }

    /// What lies on the lowest rows of a screen.
    static func strip(of screen: Bitmap<UInt8>, rows: Int) -> LowerStrip? {
        LowerStrip(of: screen, rows: screen.height - rows..<screen.height, difference: difference)
    }

    /// Whether three things have the sizes of buttons and stand as far apart, for a phone's width.
    static func areSpaced(_ parts: [LowerStrip.Part], acrossWidth width: Int) -> Bool {
        parts.count == 3 && abs(parts[1].offset(of: width)) < 0.02
            && abs(parts[0].offset(of: width) + parts[2].offset(of: width)) < 0.03
            && reach.contains(parts[2].offset(of: width))
            && parts.allSatisfy { part in
                button.contains(Double(part.columns.count) / Double(width))
                    && button.contains(Double(part.rows.count) / Double(width))
            }
    }

    /// Looks at a phone that is held upright.
    private init?(belowPhone screen: Bitmap<UInt8>) {
        let rows = Self.rows(along: screen.width, beside: screen.height)
        guard let bar = Self.strip(of: screen, rows: rows) else { return nil }
        let total = Double(screen.width)
        func share(_ part: LowerStrip.Part) -> Double { Double(part.columns.count) / total }
        func offset(_ part: LowerStrip.Part) -> Double { part.offset(of: screen.width) }
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
        } else if bar.isAlone || bar.hasShapesOfButtons, Self.areSpaced(parts, acrossWidth: screen.width) {
            self = .threeButtons
        } else if parts.count == 2, bar.isAlone, Self.reach.contains(-offset(parts[0])),
            abs(offset(parts[1])) < 0.01, parts[1].solidity >= Self.solidity,
            Self.pill.contains(share(parts[1])),
            Self.pillShape.contains(Double(parts[1].columns.count) / Double(parts[1].rows.count)),
            2 * parts[0].rows.count >= parts[1].rows.count, parts[0].rows.count <= 2 * parts[1].rows.count,
            parts[0].solidity < Self.solidity, parts[0].columns.count <= parts[0].rows.count
        {
            self = .threeButtons
        } else {
            return nil
        }
    }
}
