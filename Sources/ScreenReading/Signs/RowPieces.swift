internal import ColorMath
internal import Raster
internal import TextDetection

/// Signs in a row of such, of which a piece was taken for a short word: the keys of a keyboard above an
/// arrow, shoulders beside one below a head.
///
/// The signs of a toolbar have one ink and one size. A short word with something right above or below it
/// that is, together with that, as large as they are and on their level is one of them; a label below a sign
/// makes more than a sign with it.
enum RowPieces {
    /// How many other signs a row has at least.
    private static let fewest = 4
    /// How far from the middle of the whole theirs are at most, and how large it is for each, as shares of
    /// their size.
    private static let (level, sizes) = (0.25, 0.85...1.15)
    /// How wide a piece is for its height at most: words are wider.
    private static let widest = 4.0
    /// The gap between two pieces at most, in points.
    private static let gap = 2.0
    /// The share of the narrower of two pieces that lies above or below the other.
    private static let leastShared = 0.8
    /// How far the channels of inks, and of backdrops, may be apart.
    private static let tolerance = 12

    /// The regions, with such pieces as one icon.
    static func joined(_ regions: [Region], scale: Double) -> [Region] {
        let icons = regions.indices.filter { regions[$0].kind == .icon && regions[$0].place == .content }
        guard icons.count > fewest else { return regions }
        var joined = regions
        var parts: Set<Int> = []
        for index in regions.indices {
            let piece = regions[index]
            guard piece.kind == .text, piece.place == .content,
                Double(piece.box.width) <= widest * Double(piece.box.height)
            else { continue }
            let rest = icons.first { other in
                guard !parts.contains(other), isStacked(regions[other], with: piece, scale: scale) else {
                    return false
                }
                let whole = PixelRect(around: [piece.box, regions[other].box])
                return icons.count { $0 != other && isSign(regions[$0], of: piece, beside: whole) } >= fewest
            }
            guard let rest else { continue }
            joined[index].becomeIcon(
                filling: PixelRect(around: [piece.box, regions[rest].box]), scale: scale)
            parts.insert(rest)
        }
        return joined.indices.filter { !parts.contains($0) }.map { joined[$0] }
    }

    /// Whether an icon all but touches a piece from above or below, in its ink.
    private static func isStacked(_ icon: Region, with piece: Region, scale: Double) -> Bool {
        let (one, two) = (icon.box, piece.box)
        let apart = max(one.y, two.y) - min(one.maxY, two.maxY)
        let shared = min(one.maxX, two.maxX) - max(one.x, two.x)
        return apart >= -1 && Double(apart) <= gap * scale
            && Double(shared) >= leastShared * Double(min(one.width, two.width)) && isAlike(icon, piece)
    }

    /// Whether an icon has the ink of a piece, and the size and the level of the whole.
    private static func isSign(_ icon: Region, of piece: Region, beside whole: PixelRect) -> Bool {
        let side = Double(max(icon.box.width, icon.box.height))
        return isAlike(icon, piece) && sizes.contains(Double(max(whole.width, whole.height)) / side)
            && abs(icon.box.middle.y - whole.middle.y) <= level * side
    }

    private static func isAlike(_ one: Region, _ other: Region) -> Bool {
        one.ink.largestDifference(from: other.ink) <= tolerance
            && one.backdrop.largestDifference(from: other.backdrop) <= tolerance
    }
}
