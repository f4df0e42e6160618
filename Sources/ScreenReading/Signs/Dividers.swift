internal import ColorMath
internal import Raster
internal import TextDetection

/// Single straight strokes that stand between words: bars and slashes that separate.
///
/// By its shape a bar is an `l` and a slash is one. What separates is taller than capitals, keeps away from
/// the words on either side, and is drawn paler than any standard asks of text.
struct Dividers {
    /// How wide a stroke is for its height at most: a slash.
    private static let widest = 0.35
    /// The contrast ratio from which on a stroke is as strong as text.
    private static let strong = 4.5
    /// How many times as high as the capitals beside it a stroke is at least, and the height of capitals as a
    /// share of the size of the type.
    private static let (tall, capitalHeight) = (1.2, 0.73)
    /// How far the nearest word is, for the height of a stroke: a bracket stands closer.
    private static let gap = 0.25...4.0
    /// How far the middle of a straight stroke may be from the line between its ends, in pixels and as a
    /// share of its width.
    private static let bend = (pixels: 0.6, share: 0.15)
    /// Where the ends and the middle of a stroke are looked at, as shares of its height.
    private static let (ends, middle) = ((0.15, 0.85), 0.5)

    private let words: [Region]
    private let scale: Double

    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - scale: Pixels per point.
    init(among regions: [Region], scale: Double) {
        words = regions.filter { $0.kind == .text && !Self.isStroke($0) }
        self.scale = scale
    }

    /// Whether a region is such a stroke.
    func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        guard region.kind == .text, region.place == .content, region.contrast.typical < Self.strong,
            Self.isStroke(region), standsApart(region)
        else { return false }
        func center(_ share: Double) -> Double? {
            region.centerOfInk(inRow: region.box.y + Int(share * Double(region.box.height)), of: screen)
        }
        guard let top = center(Self.ends.0), let foot = center(Self.ends.1),
            let waist = center(Self.middle)
        else { return false }
        let bend = Self.bend.pixels + Self.bend.share * Double(region.box.width)
        return abs(waist - (top + foot) / 2) <= bend
    }

    private static func isStroke(_ region: Region) -> Bool {
        Double(region.box.width) <= widest * Double(region.box.height)
    }

    /// Whether the nearest word of its row is some way off, and lower than a stroke.
    private func standsApart(_ stroke: Region) -> Bool {
        let box = stroke.box
        func distance(_ word: Region) -> Int { max(word.box.x - box.maxX, box.x - word.box.maxX) }
        let row = words.filter {
            Double($0.box.y) <= box.middle.y && box.middle.y <= Double($0.box.maxY)
        }
        guard let nearest = row.min(by: { distance($0) < distance($1) }) else { return false }
        let capitals = Self.capitalHeight * nearest.pointSize * scale
        return Self.gap.contains(Double(distance(nearest)) / Double(box.height))
            && Double(box.height) >= Self.tall * capitals
    }
}

extension Region {
    /// The middle of the pixels of a row that are nearer to the ink than to the backdrop; nil where none is.
    fileprivate func centerOfInk(inRow y: Int, of screen: borrowing Bitmap<UInt8>) -> Double? {
        var (sum, count) = (0, 0)
        for x in box.x..<box.maxX where isInk(screen[x, y].color) {
            (sum, count) = (sum + x, count + 1)
        }
        return count > 0 ? Double(sum) / Double(count) : nil
    }
}
