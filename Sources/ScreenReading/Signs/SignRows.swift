internal import ColorMath
internal import Raster
internal import TextDetection

/// Signs that were taken for short words, among icons that are drawn as they are, evenly apart in a row or a
/// column: a bar of tools, the signs before the commands of a menu.
///
/// A count stands close to its icon and a letter close to the next one, and the keys of a keyboard and the
/// days of a month lie in rows and columns at once: those stay text.
enum SignRows {
    /// How many icons make a row.
    private static let fewestIcons = 3
    /// The larger side in points of a sign at least: capitals as high are of type of 16 points and more.
    private static let leastSide = 11.5
    /// How many times its other side the larger one is at most.
    private static let longest = 2.6
    /// How many times as large as the other one of two signs is at most.
    private static let alike = 1.5
    /// How far from one level the middles of a row are, and of a line of text, for the larger of two.
    private static let (level, baseline) = (0.35, 0.25)
    /// How far an icon is from the next one at least, and the nearest at most, for its larger side.
    private static let gaps = 0.5...2.5
    /// How far above or below it the next row of a grid is, for the larger side of a sign.
    private static let nextRow = 0.5...3.0
    /// How far the channels of two inks, and of two backdrops, may be apart: those of bars on glass vary.
    private static let tolerance = 24
    /// The most regions that are compared.
    private static let mostRegions = 2000

    /// The regions, with what stands in such a row as an icon.
    static func read(_ regions: [Region], scale: Double) -> [Region] {
        let seen = regions.filter { $0.place == .content && $0.kind != .picture }
        guard seen.count <= mostRegions, seen.count(where: { $0.kind == .icon }) >= fewestIcons else {
            return regions
        }
        return regions.map { region in
            guard region.kind == .text, region.place == .content, isShort(region.box, scale: scale) else {
                return region
            }
            let alike = seen.filter { $0.box != region.box && areAlike($0, region) }
            let isSign = [false, true].contains { isColumn in
                stands(region.box, among: alike, inColumn: isColumn, scale: scale)
            }
            guard isSign else { return region }
            var sign = region
            sign.kind = .icon
            return sign
        }
    }

    private static func isShort(_ box: PixelRect, scale: Double) -> Bool {
        Double(box.largerSide) >= leastSide * scale
            && Double(box.largerSide) <= longest * Double(min(box.width, box.height))
    }

    private static func areAlike(_ one: Region, _ other: Region) -> Bool {
        one.ink.largestDifference(from: other.ink) <= tolerance
            && one.backdrop.largestDifference(from: other.backdrop) <= tolerance
    }

    /// Whether a box stands in a row or a column of icons, and neither in a line of text nor in a grid.
    private static func stands(
        _ own: PixelRect, among others: [Region], inColumn: Bool, scale: Double
    ) -> Bool {
        let box = inColumn ? own.transposed : own
        let side = Double(box.largerSide)
        var (icons, isNear) = (0, false)
        for other in others {
            let next = inColumn ? other.box.transposed : other.box
            let nextSide = Double(next.largerSide)
            let larger = max(side, nextSide)
            let gap = Double(max(next.x - box.maxX, box.x - next.maxX))
            let isAlike = larger <= alike * min(side, nextSide)
            let off = abs(next.middle.y - box.middle.y)
            if off > level * larger {
                let above = Double(max(next.y - box.maxY, box.y - next.maxY))
                let isOver = abs(next.middle.x - box.middle.x) <= level * side
                if isAlike, isOver, nextRow.contains(above / side) { return false }
            } else if other.kind == .icon {
                guard gap >= gaps.lowerBound * nextSide else { return false }
                if isAlike, nextSide >= leastSide * scale,
                    nextSide <= longest * Double(min(next.width, next.height))
                {
                    icons += 1
                    isNear = isNear || gap <= gaps.upperBound * nextSide
                }
            } else if off <= baseline * larger, gap >= 0, gap < side {
                return false
            }
        }
        return icons >= fewestIcons && isNear
    }
}

extension PixelRect {
    fileprivate var largerSide: Int { max(width, height) }

    /// The box with rows for columns.
    fileprivate var transposed: PixelRect { PixelRect(x: y, y: x, width: height, height: width) }
}
