internal import ColorMath
package import Raster
package import TextDetection

/// The texture of a background that is laid in tiles, which looks like faint letters.
///
/// What is in one tile is in the next, pixel by pixel. Words do not repeat themselves so; signs that do, as
/// dots, dashes and noughts, leave columns or rows free between them.
package enum TiledTexture {
    /// The contrast from which on a background could not be read on.
    private static let faint = 2.0
    /// How many tiles lie side by side at least.
    private static let fewest = 3
    /// The fewest rows that tell a texture from a line.
    private static let fewestRows = 5
    /// The share of its columns, and of its rows, that have ink at least.
    private static let (columns, rows) = (0.9, 0.8)
    /// The share of its pixels that are ink at most: an area of one colour is no texture.
    private static let mostInk = 0.75
    /// How far the same pixels of two tiles are apart at most, in code values, where a shade goes across
    /// both; and the share of them that are no further.
    private static let (apart, same) = (6, 0.98)

    /// Whether what was taken for text is of such tiles.
    package static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, region.contrast.typical < faint,
            box.height >= fewestRows, fills(region, on: screen)
        else { return false }
        let periods = 2..<max(2, box.width / fewest + 1)
        return periods.contains { repeats(box, after: $0, on: screen) }
    }

    /// Whether hardly a row or column of its box is free of ink, and no colour fills it.
    private static func fills(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        var inColumn = [Bool](repeating: false, count: box.width)
        var inRow = [Bool](repeating: false, count: box.height)
        var count = 0
        for y in 0..<box.height {
            for x in 0..<box.width where region.isInk(screen[box.x + x, box.y + y].color) {
                (inColumn[x], inRow[y]) = (true, true)
                count += 1
            }
        }
        return Double(count) <= mostInk * Double(box.area)
            && Double(inColumn.count { $0 }) >= columns * Double(box.width)
            && Double(inRow.count { $0 }) >= rows * Double(box.height)
    }

    /// Whether the pixels of a box are again as many columns further on.
    private static func repeats(
        _ box: PixelRect, after period: Int, on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        var left = Int((1 - same) * Double((box.width - period) * box.height))
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX - period {
                let difference = screen[x, y].color.largestDifference(from: screen[x + period, y].color)
                guard difference > apart else { continue }
                left -= 1
                if left < 0 { return false }
            }
        }
        return true
    }
}
