public import ColorMath
public import TextDetection

/// What lines of text that are drawn alike share: ink, backdrop, size and weight.
///
/// Their pixels are evidence together. A line alone shows its size as far as its letters do, and its ink as
/// far as its strokes do; drawn alike they have one size, one ink, and so one verdict.
public struct LineStyle: Hashable, Sendable {
    /// The colour of the strokes.
    public let ink: SRGB8
    /// The typical colour behind them.
    public let backdrop: SRGB8
    /// The size of the type in points.
    public let pointSize: Double
    /// How heavy the strokes are.
    public let weight: Region.Weight
    /// The part of the screen that the lines lie in.
    public let place: Region.Place
    /// The lines, by their indices among the regions of the screen, in their order.
    public let lines: [Int]

    private init(of region: Region, lines: [Int]) {
        ink = region.ink
        backdrop = region.backdrop
        pointSize = region.pointSize
        weight = region.weight
        place = region.place
        self.lines = lines
    }
}

extension [LineStyle] {
    /// The index of the style of each line, by the index of the line among the regions of the screen.
    package var indexOfLine: [Int: Int] {
        var index: [Int: Int] = [:]
        for (style, lines) in map(\.lines).enumerated() {
            for line in lines { index[line] = style }
        }
        return index
    }
}

extension LineStyle {
    /// The styles of the lines among regions, which stay as they are, in the order of their first
    /// lines.
    ///
    /// Lines over a backdrop that varies, and those whose measurement is in doubt, have a style each.
    static func styles(of regions: [Region]) -> [LineStyle] {
        var regions = regions
        return settle(&regions)
    }

    /// Gives lines that are drawn alike one size, and strokes of one width.
    ///
    /// - Returns: The styles, in the order of their first lines.
    package static func settle(_ regions: inout [Region]) -> [LineStyle] {
        let lines = regions.indices.filter { regions[$0].kind == .text }
        var styles = lines.filter { !regions[$0].showsOneInk }
            .map { LineStyle(of: regions[$0], lines: [$0]) }
        StyleWitnesses.shareRows(lines, in: &regions)
        let plain = Dictionary(grouping: lines.filter { regions[$0].showsOneInk }) { Colors(regions[$0]) }
        for members in plain.values {
            StyleWitnesses.shareSizes(members, in: &regions)
            StyleWitnesses.shareWeights(members, in: &regions)
            for cluster in SizeClusters(members.map { regions[$0].pointSize }).members {
                let lines = cluster.map { members[$0] }.sorted()
                // What may be either is not regular for having regular lines beside it: it is often bold.
                for (_, alike) in Dictionary(grouping: lines, by: { regions[$0].weight }) {
                    shareSize(alike, in: &regions)
                    shareStrokes(alike, in: &regions)
                    styles.append(LineStyle(of: regions[alike[0]], lines: alike))
                }
            }
        }
        return styles.sorted { $0.lines[0] < $1.lines[0] }
    }

    /// What has to be the same of lines before their sizes are compared.
    private struct Colors: Hashable {
        let ink: SRGB8
        let backdrop: SRGB8
        let place: Region.Place

        init(_ region: Region) {
            (ink, backdrop, place) = (region.ink, region.backdrop, region.place)
        }
    }

    /// Gives lines the size that those of them show best whose letters leave the least room: the median of
    /// these, and of what they allow.
    private static func shareSize(_ lines: [Int], in regions: inout [Region]) {
        guard lines.count > 1 else { return }
        func room(_ region: Region) -> Double {
            (region.pointSizeRange.upperBound - region.pointSizeRange.lowerBound) / region.pointSize
        }
        let least = lines.map { room(regions[$0]) }.min() ?? 0
        let witnesses = lines.map { regions[$0] }.filter { room($0) <= least + roomAlike }
        let size = witnesses.map(\.pointSize).median
        let lower = witnesses.map(\.pointSizeRange.lowerBound).median
        let upper = witnesses.map(\.pointSizeRange.upperBound).median
        for line in lines {
            regions[line].pointSize = size
            regions[line].pointSizeRange = min(lower, size)...max(upper, size)
        }
    }

    /// Gives lines the median width of their strokes, and no doubt about an ink that one of them shows.
    private static func shareStrokes(_ lines: [Int], in regions: inout [Region]) {
        let widths = lines.compactMap { regions[$0].strokeWidth }
        let width = widths.isEmpty ? nil : widths.median
        let isInkSure = lines.contains { regions[$0].doubts.isEmpty }
        let inkShare = lines.map { regions[$0].inkShare }.max() ?? 1
        let utmost = lines.compactMap { regions[$0].utmostContrast }.max()
        for line in lines {
            regions[line].strokeWidth = width
            regions[line].utmostContrast = utmost
            regions[line].inkShare = inkShare
            if isInkSure { regions[line].doubts = [] }
        }
    }

    /// How much more of their size lines may leave open that tell it as well.
    private static let roomAlike = 0.01
}
