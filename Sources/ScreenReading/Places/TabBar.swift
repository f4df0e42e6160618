public import Raster
internal import TextDetection

/// A bar of tabs at the bottom of a screen: small labels in a row, each under its icon.
public struct TabBar: Hashable, Sendable {
    /// The boxes of the labels in pixels, from the left: two to five.
    public let labels: [PixelRect]

    /// The rows in points above the bottom of a screen that a bar covers, with the home indicator below it.
    private static let height = 100.0
    /// The sizes in points that labels measure: those of UIKit are 10.
    private static let sizes = 8.5...11.5
    /// How far in points the icon of a label ends above it, and its middle lies to the side.
    private static let (gap, offset) = (12.0, 8.0)
    /// The heights in points of icons.
    static let icons = 10.0...36.0
    /// How much the distances of labels differ, as tabs have one width; a share of it.
    private static let unevenness = 0.15
    /// How far the middle of a label may be from that of its tab, as a share of the screen's width.
    private static let aside = 0.02
    /// The numbers of tabs.
    private static let tabs = 2...5
    /// The number of tabs from which on their places alone tell: fewer labels may be those of a toolbar. The
    /// icon of one tab may be in pieces, as below a badge, which of as many tabs is not all that there is.
    private static let (several, many) = (3, 4)

    /// Looks for the labels of a bar.
    ///
    /// - Returns: `nil` where no row of labels is set as those of a bar are: evenly, and each under an icon
    ///   or all over the width of the screen, or all but one under an icon and in its middle; where there
    ///   are but two, one of them under an icon, too. A bar that begins at the left edge and ends before
    ///   the right one is that of the list of a tablet.
    init?(among regions: [Region], width: Int, height: Int, scale: Double) {
        let top = Double(height) - Self.height * scale
        let labels = regions.filter {
            $0.kind == .text && Double($0.box.y) > top && Self.sizes.contains($0.pointSize)
        }.map(\.box).sorted { $0.x < $1.x }
        guard Self.tabs.contains(labels.count), let first = labels.first,
            labels.allSatisfy({ $0.y < first.maxY && first.y < $0.maxY })
        else { return nil }
        let middles = labels.map(\.middle.x)
        let distances = zip(middles, middles.dropFirst()).map { $1 - $0 }
        let usual = distances.reduce(0, +) / Double(distances.count)
        guard distances.allSatisfy({ abs($0 - usual) <= Self.unevenness * usual }) else { return nil }
        let signs = regions.filter {
            $0.kind != .text && Self.icons.contains(Double($0.box.height) / scale)
        }.map(\.box)
        let withIcon = labels.count { label in
            signs.contains { sign in
                let gap = Double(label.y - sign.maxY) / scale
                return (-1...Self.gap).contains(gap)
                    && abs(sign.middle.x - label.middle.x) / scale <= Self.offset
            }
        }
        let haveIcons = withIcon == labels.count
        let fillsFromLeft =
            labels.count >= Self.many && withIcon == labels.count - 1
            && abs(middles[0] - usual / 2) <= Self.unevenness * usual
        let isInMiddle =
            labels.count >= Self.several && withIcon == labels.count - 1
            && abs((middles[0] + middles[middles.count - 1]) / 2 / Double(width) - 0.5) <= Self.aside
        let fillWidth = middles.enumerated().allSatisfy { index, middle in
            let expected = (Double(index) + 0.5) / Double(labels.count)
            return abs(middle / Double(width) - expected) <= Self.aside
        }
        guard
            labels.count < Self.several
                ? fillWidth && withIcon > 0 : haveIcons || fillWidth || fillsFromLeft || isInMiddle
        else { return nil }
        self.labels = labels
    }
}
