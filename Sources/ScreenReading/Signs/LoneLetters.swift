internal import ColorMath
internal import Raster
internal import TextDetection

/// Letters and digits that were taken for icons, in a row or a column of such as were not: the numbers of
/// lines, the days of a month, the keys of a keyboard.
///
/// By itself a 6 is a ring with a stroke. In the ink of its neighbours, as high as they are to a pixel, and
/// in their row or column, it is one of them.
enum LoneLetters {
    /// How much wider than high one is, and how high in pixels at least: smaller ones are dots and arrows.
    private static let (shapes, leastHeight) = (0.25...1.15, 7)
    /// How wide its neighbours are for their heights at most: two digits.
    private static let widest = 1.5
    /// How much heights differ, in pixels or as a share, whichever is more.
    private static let uneven = (pixels: 1.0, share: 0.06)
    /// How far in pixels or for its height an edge or the middle of one is from that of another in its
    /// column, and how far in pixels it is from their line in its row.
    private static let (aside, offLine) = ((pixels: 1.0, share: 0.12), 1)
    /// How many stand in a column, and in a row, where icons do, too.
    private static let (inColumn, inRow) = (3, 4)
    /// How far the channels of inks, and of backdrops, may be apart.
    private static let (inkTolerance, backdropTolerance) = (16, 8)
    /// The most regions that are compared.
    private static let mostRegions = 2000

    /// The regions, with such icons as text of the size of their neighbours.
    static func read(_ regions: [Region]) -> [Region] {
        let letters = regions.filter {
            $0.kind == .text && $0.place == .content
                && Double($0.box.width) <= widest * Double($0.box.height)
        }
        guard letters.count >= inColumn, letters.count <= mostRegions else { return regions }
        return regions.map { icon in
            guard icon.kind == .icon, icon.place == .content, icon.box.height >= leastHeight,
                shapes.contains(Double(icon.box.width) / Double(icon.box.height))
            else { return icon }
            let alike = letters.filter { areAlike($0, icon) }
            let column = alike.filter { isBelow($0.box, icon.box) }
            let row = alike.filter { abs($0.box.y - icon.box.y) <= offLine }
            guard let letter = column.count >= inColumn ? column.first : row.count >= inRow ? row.first : nil
            else { return icon }
            var text = letter
            (text.box, text.ink, text.backdrop) = (icon.box, icon.ink, icon.backdrop)
            (text.contrast, text.confidence, text.doubts) = (icon.contrast, icon.confidence, icon.doubts)
            return text
        }
    }

    private static func areAlike(_ letter: Region, _ icon: Region) -> Bool {
        let allowed = max(uneven.pixels, uneven.share * Double(icon.box.height))
        return Double(abs(letter.box.height - icon.box.height)) <= allowed
            && letter.ink.largestDifference(from: icon.ink) <= inkTolerance
            && letter.backdrop.largestDifference(from: icon.backdrop) <= backdropTolerance
    }

    /// Whether one box is aligned with another at its left, its right or its middle.
    private static func isBelow(_ box: PixelRect, _ other: PixelRect) -> Bool {
        let allowed = max(aside.pixels, aside.share * Double(other.height))
        let distances = [
            Double(abs(box.x - other.x)), Double(abs(box.maxX - other.maxX)),
            abs(box.middle.x - other.middle.x),
        ]
        return distances.contains { $0 <= allowed }
    }
}
