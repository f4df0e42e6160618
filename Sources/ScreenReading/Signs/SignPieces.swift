internal import ColorMath
internal import Raster
internal import TextDetection

/// Pieces of one sign that were taken for lines of text.
///
/// The head and the shoulders of a person, the bars of a wave beside a bell: each looks like a short word by
/// itself. Lines of text keep some room between them, and no icon in their ink reaches into them. So do the
/// strokes of a sign that cover no pixel fully, beside those that do: they have a weaker shade of its ink.
enum SignPieces {
    /// The gap between lines that is none, as a share of the lower one's height; a pixel is none either.
    private static let touching = 0.15
    /// How wide a piece is for its height at most: words are wider.
    private static let widest = 3.6
    /// How many times as high, or as wide, as the other one of two pieces is: two lines of small print are
    /// alike.
    private static let unlike = 1.2
    /// The share of the narrower of two pieces that lies above or below the other, and its width for that of
    /// the other at least: what is narrower is a dot below a word.
    private static let (leastShared, leastWidth) = (0.8, 0.5)
    /// The share of a piece that lies in the box of its icon, and how many times as wide or high that is at
    /// most: a larger shape may be a card.
    private static let (leastInside, mostTimes) = (2.0 / 3, 4.0)
    /// How much smaller than a piece the icon may be that has its strongest strokes, and the least cosine
    /// between their inks, seen from the backdrop.
    private static let (leastTimes, alignment) = (0.8, 0.98)
    /// How far the channels of inks, and of backdrops, may be apart.
    private static let (inkTolerance, backdropTolerance) = (24, 16)

    /// The regions, with pieces of an icon left out, and pieces that lie on each other as one icon.
    static func joined(_ regions: [Region]) -> [Region] {
        let pieces = regions.indices.filter { index in
            let region = regions[index]
            return region.kind == .text && region.place == .content
                && Double(region.box.width) <= widest * Double(region.box.height)
        }
        guard !pieces.isEmpty else { return regions }
        let icons = regions.filter { $0.kind == .icon }
        var parts = Set(pieces.filter { piece in icons.contains { isPart(regions[piece], of: $0) } })
        var joined: [Int: Region] = [:]
        let open = pieces.filter { !parts.contains($0) }
        for (place, upper) in open.enumerated() where !parts.contains(upper) {
            for lower in open[(place + 1)...] {
                // They are in the order of the screen.
                guard regions[lower].box.y <= regions[upper].box.maxY + regions[upper].box.height else {
                    break
                }
                guard !parts.contains(lower), areStacked(regions[upper], regions[lower]) else { continue }
                joined[upper] = sign(of: regions[upper], regions[lower])
                parts.insert(lower)
                break
            }
        }
        guard !parts.isEmpty else { return regions }
        return regions.indices.compactMap { joined[$0] ?? (parts.contains($0) ? nil : regions[$0]) }
    }

    /// Whether a short line lies in the box of an icon that has its ink.
    private static func isPart(_ piece: Region, of icon: Region) -> Bool {
        let (width, height) = (Double(icon.box.width), Double(icon.box.height))
        guard Double(piece.box.overlap(with: icon.box)) >= leastInside * Double(piece.box.area),
            width <= mostTimes * Double(piece.box.width), height <= mostTimes * Double(piece.box.height)
        else { return false }
        if width > Double(piece.box.width), height > Double(piece.box.height), areAlike(piece, icon) {
            return true
        }
        return width >= leastTimes * Double(piece.box.width) && height >= Double(piece.box.height)
            && isShade(piece, of: icon)
    }

    /// Whether a piece shows a weaker shade of the ink of an icon.
    private static func isShade(_ piece: Region, of icon: Region) -> Bool {
        piece.backdrop.largestDifference(from: icon.backdrop) <= backdropTolerance
            && piece.contrast.typical < icon.contrast.typical
            && piece.inkRay.cosine(to: icon.inkRay) >= alignment
    }

    /// Whether two short lines of one ink all but touch, the one above the other, and are no two lines of one
    /// paragraph.
    private static func areStacked(_ upper: Region, _ lower: Region) -> Bool {
        let (above, below) = (upper.box, lower.box)
        let gap = below.y - above.maxY
        let shared = min(above.maxX, below.maxX) - max(above.x, below.x)
        let heights = (Double(above.height), Double(below.height))
        let widths = (Double(above.width), Double(below.width))
        return gap >= -1 && Double(gap) <= max(1, touching * min(heights.0, heights.1))
            && Double(shared) >= leastShared * min(widths.0, widths.1)
            && min(widths.0, widths.1) >= leastWidth * max(widths.0, widths.1)
            && max(
                heights.0 / heights.1, heights.1 / heights.0, widths.0 / widths.1, widths.1 / widths.0)
                >= unlike
            && areAlike(upper, lower)
    }

    private static func areAlike(_ one: Region, _ other: Region) -> Bool {
        one.ink.largestDifference(from: other.ink) <= inkTolerance
            && one.backdrop.largestDifference(from: other.backdrop) <= backdropTolerance
    }

    /// The icon that two pieces are together.
    private static func sign(of upper: Region, _ lower: Region) -> Region {
        var sign = upper.box.area >= lower.box.area ? upper : lower
        sign.kind = .icon
        sign.box = PixelRect(around: [upper.box, lower.box])
        return sign
    }
}
