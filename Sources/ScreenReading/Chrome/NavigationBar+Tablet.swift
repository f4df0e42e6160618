internal import Raster

extension NavigationBar {
    /// The widths of the handle on tablets, as shares of the width, and how thick it is at most: those of
    /// iPads are 0.3 of it wide, and what is thicker is a button.
    private static let (tabletHandle, tabletThickness) = (0.06...0.2, 0.006)
    /// How far the outer buttons are from the middle, as a share of the width, and how far one may be from
    /// where it stands.
    private static let (tabletReach, tabletPlace) = (0.06...0.34, 0.01)
    /// How much of its box each of the buttons of today fills more than the one before: a triangle, a disc, a
    /// square. Three dots of a row are alike.
    private static let solidityStep = 0.05

    /// What tablets show, held either way, and phones that are held across, whose buttons stay where they
    /// are on the device.
    static func onTablet(_ screen: Bitmap<UInt8>) -> NavigationBar? {
        if let bar = strip(of: screen, rows: rows(along: screen.width, beside: screen.height)) {
            if isHandle(bar, on: screen.width) { return .shortHandle }
            if hasButtons(bar, on: screen.width) { return .threeButtons }
        }
        guard screen.width > screen.height else { return nil }
        let turned = screen.turnedRightSide(by: rows(along: screen.height, beside: screen.width))
        guard let bar = strip(of: turned, rows: turned.height), hasButtons(bar, on: turned.width) else {
            return nil
        }
        return .threeButtons
    }

    private static func isHandle(_ bar: LowerStrip, on width: Int) -> Bool {
        guard bar.parts.count == 1, let part = bar.parts.first else { return false }
        let share = Double(part.columns.count) / Double(width)
        return tabletHandle.contains(share) && part.solidity >= solidity
            && abs(part.offset(of: width)) < tabletPlace
            && Double(part.rows.count) <= tabletThickness * Double(width)
    }

    private static func hasButtons(_ bar: LowerStrip, on width: Int) -> Bool {
        let parts = bar.parts
        guard parts.count == 3, bar.isAlone || bar.hasShapesOfButtons else { return false }
        let offsets = parts.map { $0.offset(of: width) }
        let fills = parts.map(\.solidity)
        let ordered = fills[0] < fills[2] ? fills : fills.reversed()
        let heights = parts.map { Double($0.rows.count) }
        return abs(offsets[1]) < tabletPlace && abs(offsets[0] + offsets[2]) < 2 * tabletPlace
            && tabletReach.contains(offsets[2])
            && ordered[0] + solidityStep <= ordered[1] && ordered[1] + solidityStep <= ordered[2]
            && ordered[2] >= solidity
            && 2 * (heights.min() ?? 0) >= (heights.max() ?? 0)
    }
}

extension Bitmap<UInt8> {
    /// As many columns at the right side, turned so that the side lies below.
    fileprivate func turnedRightSide(by count: Int) -> Bitmap<UInt8> {
        let columns = Swift.min(count, width)
        var turned = Bitmap(width: height, height: columns, filledWith: self[0, 0])
        for row in 0..<columns {
            for column in 0..<height { turned[column, row] = self[width - columns + row, column] }
        }
        return turned
    }
}
