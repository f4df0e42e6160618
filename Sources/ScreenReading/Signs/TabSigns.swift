internal import ColorMath
internal import Raster
internal import TextDetection

/// The icons of a bar of tabs that were taken for short words, or for pieces of some.
///
/// Above each label of such a bar lies an icon, whatever it looks like. A row of small words at the bottom of
/// a screen may as well stand below numbers: where not one of them has an icon, nothing is told.
enum TabSigns {
    /// The rows in points above the bottom of a screen that a bar covers, and the sizes that labels measure.
    private static let (bar, sizes) = (100.0, 8.5...11.5)
    /// The numbers of tabs, and how much the distances of their labels differ, as a share.
    private static let (tabs, unevenness) = (3...5, 0.15)
    /// How far in points above a label its icon begins at most, how wide it is, and how far its middle is
    /// from that of the label: a badge lies further aside.
    private static let (reach, widest, aside) = (44.0, 44.0, 8.0)
    /// How far the channels of what lies behind a label and its icon may be apart.
    private static let backdropTolerance = 16

    /// The regions, with what lies above each label as one icon.
    static func joined(_ regions: [Region], height: Int, scale: Double) -> [Region] {
        guard let labels = labels(among: regions, below: Double(height) - bar * scale) else { return regions }
        let pieces = labels.map { label in
            regions.indices.filter { isPiece(regions[$0], over: regions[label], scale: scale) }
        }
        let icons = pieces.count { $0.contains { regions[$0].kind == .icon } }
        guard icons > 0 else { return regions }
        var signs: [Int: Region] = [:]
        var parts: Set<Int> = []
        for above in pieces where above.contains(where: { regions[$0].kind == .text }) {
            guard let largest = above.max(by: { regions[$0].box.area < regions[$1].box.area }) else {
                continue
            }
            var sign = regions[largest]
            sign.kind = .icon
            sign.box = PixelRect(around: above.map { regions[$0].box })
            signs[largest] = sign
            parts.formUnion(above)
        }
        return regions.indices.compactMap { signs[$0] ?? (parts.contains($0) ? nil : regions[$0]) }
    }

    /// The labels of a bar, from the left: a row of small words, evenly apart.
    private static func labels(among regions: [Region], below top: Double) -> [Int]? {
        let small = regions.indices.filter {
            let region = regions[$0]
            return region.kind == .text && region.place == .content && Double(region.box.y) > top
                && sizes.contains(region.pointSize)
        }
        for lowest in small.sorted(by: { regions[$0].box.maxY > regions[$1].box.maxY }) {
            let own = regions[lowest].box
            let row = small.filter { regions[$0].box.y < own.maxY && own.y < regions[$0].box.maxY }
                .sorted { regions[$0].box.x < regions[$1].box.x }
            let middles = row.map { regions[$0].box.middle.x }
            let distances = zip(middles, middles.dropFirst()).map { $1 - $0 }
            let usual = distances.reduce(0, +) / Double(max(1, distances.count))
            if tabs.contains(row.count),
                distances.allSatisfy({ abs($0 - usual) <= unevenness * usual })
            {
                return row
            }
        }
        return nil
    }

    /// Whether a region is an icon above a label, or a piece of one.
    private static func isPiece(_ region: Region, over label: Region, scale: Double) -> Bool {
        region.kind != .picture && region.place == .content && region.box.maxY <= label.box.y + 1
            && Double(label.box.y - region.box.y) <= reach * scale
            && Double(region.box.width) <= widest * scale
            && abs(region.box.middle.x - label.box.middle.x) <= aside * scale
            && region.backdrop.largestDifference(from: label.backdrop) <= backdropTolerance
    }
}
