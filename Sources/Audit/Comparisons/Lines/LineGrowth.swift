internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// How far a line goes with the text size that is set.
struct LineGrowth {
    /// Its size on the first screen, in points.
    let pointSize: Double
    /// The growth that its style has.
    let asked: TypeGrowth
    /// The share of the way that text of its size goes which it has gone.
    let share: Double

    /// The share of the way that text goes which does not follow.
    static let leastShare = 0.35
    /// The share of a long way that text goes which follows.
    private static let enoughShare = 0.75
    /// A change of size by less than this share is not measured.
    private static let leastChange = 0.04
    /// A change by more than this share is a long way.
    private static let longWay = 0.25
    /// The length in ems below which letters are not told from a sign.
    private static let shortest = 1.5

    /// By how much of its size text of that size grows or, less than 0, shrinks.
    var way: Double { asked.least - 1 }

    /// Whether it follows.
    var follows: Bool { share >= (abs(way) > Self.longWay ? Self.enoughShare : Self.leastShare) }

    /// - Returns: `nil` where no text of that size grows, or it is no text.
    init?(of match: LineMatching.Match, in pair: ScreenPair) {
        let old = pair.referenceRegion(match.reference)
        let platform = pair.screen.audit.conditions.platform ?? .iOS
        guard let category = pair.reference.traits[.size], let other = pair.screen.traits[.size],
            let growth = TypeGrowth(
                of: old.pointSize, within: old.pointSizeRange, from: category, to: other, on: platform)
        else { return nil }
        asked = growth
        pointSize = old.pointSize
        let way = growth.least - 1
        guard abs(way) >= Self.leastChange,
            pair.reference.lengthInEms(of: old) >= Self.shortest, !pair.reference.isOnTile(old)
        else { return nil }
        // A size is read from the heights of letters, which a sign beside them, or one letter that hangs
        // down, changes: the line grows where anything of it does.
        share = pair.growths(of: match).map { ($0 - 1) / way }.max() ?? 0
    }
}

extension ScreenPair {
    /// How many times as large a line has become, by its size, its width and its height.
    fileprivate func growths(of match: LineMatching.Match) -> [Double] {
        let (old, new) = (referenceRegion(match.reference), region(match.line))
        let size = new.growth(from: old)
        let points = reference.scale / screen.scale
        // What has lost its end is not narrower for its size: its words tell.
        guard !match.isBeginning else { return [size] + widths(ofWordsOf: match).map { points * $0 } }
        return [
            size, points * Double(new.box.width) / Double(max(1, old.box.width)),
            points * Double(new.box.height) / Double(max(1, old.box.height)),
        ]
    }

    /// How many times as wide the words of a line are that it has kept: the middle one of them; empty where
    /// none is found again.
    private func widths(ofWordsOf match: LineMatching.Match) -> [Double] {
        let widths = zip(reference.words(of: match.reference), screen.words(of: match.line)).filter {
            $0.isAlike($1)
        }.map { Double($1.box.width) / Double(max(1, $0.box.width)) }.sorted()
        return widths.isEmpty ? [] : [widths[widths.count / 2]]
    }
}

extension ComparedScreen {
    /// How far a tile with letters in its middle reaches, in heights of these, and how much its sides differ,
    /// as a share.
    private static let (farthest, unevenness) = (2.5, 0.2)
    /// How far colours are apart, in code values, that lie on either side of an edge.
    private static let otherColor = 24
    /// The most letters of initials, in ems.
    private static let initials = 2.5

    /// Whether a line stands in the middle of a circle or a square that is little larger: initials.
    fileprivate func isOnTile(_ line: Region) -> Bool {
        guard lengthInEms(of: line) <= Self.initials else { return false }
        let (box, most) = (line.box, Int(Self.farthest * Double(line.box.height)))
        let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
        func reach(_ dx: Int, _ dy: Int, from start: Int) -> Int? {
            (start..<max(start + 1, most)).first { step in
                let (column, row) = (x + dx * step, y + dy * step)
                guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
                return pixels[column, row].color.largestDifference(from: line.backdrop) > Self.otherColor
            }
        }
        let (across, down) = (box.width / 2 + 2, box.height / 2 + 2)
        let sides = [
            reach(-1, 0, from: across), reach(1, 0, from: across), reach(0, -1, from: down),
            reach(0, 1, from: down),
        ].compactMap(\.self)
        guard sides.count == 4, let least = sides.min(), let farthest = sides.max() else { return false }
        return Double(farthest) <= (1 + Self.unevenness) * Double(least)
    }
}
