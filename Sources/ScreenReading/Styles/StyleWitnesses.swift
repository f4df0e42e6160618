internal import Raster
internal import TextDetection

/// What lines in the same colours tell of each other where one alone cannot be told.
///
/// A short word without tall letters leaves its size open, and strokes between regular and bold their weight.
/// Beside lines that are drawn in the same ink on the same backdrop neither is.
enum StyleWitnesses {
    /// How much of its size a line leaves open that does not tell it, as a share of the size, and how much of
    /// that one that tells it leaves open at most.
    private static let (open, told) = (0.15, 0.5)
    /// How many times another size a size may be that its letters leave open, or whose strokes are compared.
    private static let sizeAlike = 1.15
    /// The share of the lower of two lines that lies beside the other where they stand in one row, and how
    /// far apart they are at most, for the height of the higher.
    private static let (rowOverlap, rowGap) = (0.6, 1.25)
    /// How many times as wide as those of regular lines strokes may be that are regular too: medium ones are
    /// 1.15 times as wide, and bold ones 1.4 times and more.
    private static let regularStrokes = 1.15
    /// How many times as wide those of bold lines may be as strokes that are bold too: those of a semibold
    /// are 0.87 times as wide.
    private static let boldStrokes = 1.08

    /// Gives lines that leave their size open the nearest that others tell and that their letters allow.
    static func shareSizes(_ lines: [Int], in regions: inout [Region]) {
        let others = regions
        for line in lines where room(others[line]) > open {
            if let told = witness(of: others[line], among: lines, of: others) {
                regions[line].takeSize(of: others[told])
            }
        }
    }

    /// Gives lines that leave their size open that of text right beside them on their row and backdrop, in
    /// whatever ink, where their letters allow it: what is written in one line is of one size.
    static func shareRows(_ lines: [Int], in regions: inout [Region]) {
        let others = regions
        let fromTop = lines.sorted { (others[$0].box.y, $0) < (others[$1].box.y, $1) }
        let highest = lines.map { others[$0].box.height }.max() ?? 0
        for line in lines where room(others[line]) > open {
            let box = others[line].box
            // The rows that begin so far above may reach down to it.
            let first = fromTop.partitioningIndex { others[$0].box.y > box.y - highest }
            let beside = fromTop[first...].prefix { others[$0].box.y < box.maxY }.filter { other in
                let next = others[other].box
                let common = min(box.maxY, next.maxY) - max(box.y, next.y)
                let gap = max(box.x - next.maxX, next.x - box.maxX)
                return others[other].backdrop == others[line].backdrop
                    && others[other].place == others[line].place
                    && Double(common) >= rowOverlap * Double(min(box.height, next.height))
                    && gap >= 0 && Double(gap) <= rowGap * Double(max(box.height, next.height))
            }
            if let told = witness(of: others[line], among: beside, of: others) {
                regions[line].takeSize(of: others[told])
            }
        }
    }

    /// Of lines that tell their size better the one with the nearest that a line's letters allow.
    private static func witness(of line: Region, among lines: [Int], of regions: [Region]) -> Int? {
        lines.filter {
            room(regions[$0]) <= told * room(line)
                && factor(line.pointSize, regions[$0].pointSize) <= sizeAlike
                && line.pointSizeRange.contains(regions[$0].pointSize)
        }.min {
            let sizes = (regions[$0].pointSize, regions[$1].pointSize)
            return (factor(line.pointSize, sizes.0), sizes.0) < (factor(line.pointSize, sizes.1), sizes.1)
        }
    }

    private static func factor(_ size: Double, _ other: Double) -> Double { max(size / other, other / size) }

    /// Takes lines for regular whose strokes are no wider than those of regular lines of nearly their size,
    /// and for bold where they are no thinner than those of bold ones.
    static func shareWeights(_ lines: [Int], in regions: inout [Region]) {
        let told = lines.compactMap { line in
            share(regions[line]).map { share in
                (size: regions[line].pointSize, weight: regions[line].weight, share: share)
            }
        }
        for line in lines where regions[line].weight == .undecided {
            guard let own = share(regions[line]) else { continue }
            let size = regions[line].pointSize
            func strokes(of weight: Region.Weight) -> Double? {
                let shares = told.filter {
                    $0.weight == weight && $0.size <= sizeAlike * size && size <= sizeAlike * $0.size
                }.map(\.share)
                return shares.isEmpty ? nil : shares.median
            }
            let isRegular = strokes(of: .regular).map { own <= regularStrokes * $0 } ?? false
            let isBold = strokes(of: .bold).map { boldStrokes * own >= $0 } ?? false
            guard isRegular != isBold else { continue }
            regions[line].weight = isRegular ? .regular : .bold
        }
    }

    private static func room(_ region: Region) -> Double {
        (region.pointSizeRange.upperBound - region.pointSizeRange.lowerBound) / region.pointSize
    }

    /// How wide the strokes are for the size.
    private static func share(_ region: Region) -> Double? {
        region.strokeWidth.map { $0 / region.pointSize }
    }
}

extension Region {
    fileprivate mutating func takeSize(of other: Region) {
        pointSize = other.pointSize
        pointSizeRange = other.pointSizeRange
    }
}

extension [Int] {
    /// The index of the first element that meets a condition, where all that do follow those that do not.
    fileprivate func partitioningIndex(where isMet: (Int) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if isMet(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
