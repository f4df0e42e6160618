internal import ColorMath
internal import Raster
internal import TextDetection

/// Signs of which the lower half was taken for a short word, and the upper one for nothing: the shoulders of
/// two people without their heads, the lower two of four squares.
///
/// What is right above a word in its ink is a line of its own, or a rule that is thin. The rest of a sign is
/// no line, and about as high as the half that was found. Below a word other things lie in its ink: rules,
/// and the dots of a calendar.
struct HalfSigns {
    /// How wide a half is for its height at most: words are wider.
    private static let widest = 2.6
    /// The sides in points of the whole sign.
    private static let sides = 7.0...36.0
    /// The gap between two halves at most, in pixels and for the height of the one that was found.
    private static let gap = (pixels: 2.0, share: 0.15)
    /// How high the rest is for the half that was found: rules are thinner.
    private static let heights = 0.4...2.2
    /// How wide the rest is for the half that was found, at least: the stem of a letter is narrower.
    private static let width = 0.6
    /// How far beside a half nothing has its ink, for its height: a line of letters goes on there.
    private static let aside = 0.5
    /// How far a pixel is from the ink at most, as a share of the distance of the backdrop.
    private static let inked = 0.34

    private let others: [PixelRect]
    private let scale: Double

    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - scale: Pixels per point.
    init(among regions: [Region], scale: Double) {
        others = regions.filter { $0.kind != .picture }.map(\.box)
        self.scale = scale
    }

    /// The whole sign that a region is a half of; nil where it is none.
    func whole(of region: Region, on screen: borrowing Bitmap<UInt8>) -> PixelRect? {
        let box = region.box
        guard region.kind == .text, region.place == .content,
            box.maxX <= screen.width, box.maxY <= screen.height,
            Double(box.width) <= Self.widest * Double(box.height),
            let rest = rest(of: region, on: screen)
        else { return nil }
        let whole = PixelRect(around: [box, rest])
        let isSign =
            Self.sides.contains(Double(whole.width) / scale)
            && Self.sides.contains(Double(whole.height) / scale)
            && !others.contains { $0 != box && $0.intersects(whole) }
        return isSign ? whole : nil
    }

    /// What lies right above a half in its ink; nil where there is nothing of its kind.
    private func rest(of half: Region, on screen: borrowing Bitmap<UInt8>) -> PixelRect? {
        let box = half.box
        let height = Double(box.height)
        let gap = Int(max(Self.gap.pixels, Self.gap.share * height))
        let (beside, reach) = (Int(Self.aside * height), Int(Self.heights.upperBound * height) + gap)
        let columns = max(0, box.x - beside)..<min(screen.width, box.maxX + beside)
        var found: PixelRect?
        var empty = 0
        for y in (max(0, box.y - reach)..<box.y).reversed() {
            let inked = columns.filter { half.hasInk($0, y, of: screen, within: Self.inked) }
            if let first = inked.first, let last = inked.last {
                let row = PixelRect(x: first, y: y, width: last + 1 - first, height: 1)
                found = PixelRect(around: [found, row].compactMap(\.self))
                empty = 0
            } else {
                empty += 1
                if empty > gap { break }
            }
        }
        guard let rest = found, rest.x >= box.x - 1, rest.maxX <= box.maxX + 1,
            Double(rest.width) >= Self.width * Double(box.width),
            Self.heights.contains(Double(rest.height) / height)
        else { return nil }
        return rest
    }
}

extension Region {
    /// Whether a pixel is nearly its ink.
    fileprivate func hasInk(
        _ x: Int, _ y: Int, of screen: borrowing Bitmap<UInt8>, within share: Double
    ) -> Bool {
        Double(screen[x, y].color.largestDifference(from: ink))
            <= share * Double(backdrop.largestDifference(from: ink))
    }
}
