internal import ColorMath
internal import Raster
package import TextDetection

/// A bar of tabs that floats over the page, as that of iOS 26 does: what scrolls beside it and below it is on
/// its way out, and fades.
package struct FloatingTabBar {
    private let columns: Range<Double>
    private let rows: PartialRangeFrom<Double>
    /// The row of pixels at which its labels end.
    private let foot: Int

    /// How far from either side of the screen it begins at least, as a share of the width.
    private static let inset = 0.05

    /// Fails where no bar of tabs is seen, or one that reaches from side to side.
    package init?(among regions: [Region], width: Int, height: Int, scale: Double) {
        guard let labels = TabBar(among: regions, width: width, height: height, scale: scale)?.labels,
            let first = labels.first, let last = labels.last
        else { return nil }
        let half = (last.middle.x - first.middle.x) / Double(labels.count - 1) / 2
        columns = first.middle.x - half..<last.middle.x + half
        let side = Self.inset * Double(width)
        guard columns.lowerBound >= side, columns.upperBound <= Double(width) - side else { return nil }
        rows = (Double(first.y) - TabBar.icons.upperBound * scale)...
        foot = labels.map(\.maxY).max() ?? first.maxY
    }

    /// Whether a line lies beside or below the bar, and can hardly be read any more: it scrolls under it.
    package func fades(_ region: Region) -> Bool {
        let (box, middle) = (region.box, region.box.middle)
        return region.mayFade && rows.contains(middle.y)
            && (!columns.contains(middle.x) || box.y >= foot)
            && region.contrast.typical < ContrastStandard.largeTextRatio
    }
}
