internal import ColorMath
internal import Raster
internal import TextDetection

/// A sign alone in the middle of a disc or a tile: an icon, a logo, the letter of an avatar.
///
/// Neither its outline nor its size tells which of them it is. Where other tiles of its colour, or short
/// words as high, stand in its row or column, as the keys of a keypad and the days of a month do, it is text.
enum TileSign {
    /// The smaller side in points of a tile at least: counts stand in smaller ones (Human Interface
    /// Guidelines: what is to be tapped has 28 points at least).
    private static let leastTile = 28.0
    /// How much wider than high tiles are, and signs: digits are narrower, two of them or two letters wider.
    private static let (tiles, signs) = (0.75...1.35, 0.75...1.35)
    /// How much larger than its sign a tile is at most.
    private static let largest = 6.0
    /// How far a sign is from the middle of its tile at most, as a share of that and in pixels.
    private static let (aside, pixels) = (0.12, 1.0)
    /// How far channels are apart that are seen as two colours.
    private static let difference = 10
    /// How far in points beyond its edge what lies around a tile is looked at: an outline is thinner.
    private static let beyond = 3.0
    /// How much higher the sign of another tile is at most, how far that one is, in sides of a tile, and how
    /// wide short words beside it are for their heights.
    private static let (alike, reach, short) = (1.35, 3.0, 0.3...2.0)

    /// Whether a short line stands alone in a tile.
    static func holds(
        _ region: Region, among regions: [Region], on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> Bool {
        let own = region.box
        guard region.kind == .text, region.place == .content,
            signs.contains(Double(own.width) / Double(own.height)),
            let tile = tile(around: region, on: screen, scale: scale)
        else { return false }
        let side = reach * Double(max(tile.width, tile.height))
        return !regions.contains { other in
            guard other.box != own, other.kind != .picture else { return false }
            if tile.intersects(other.box) { return true }
            let (higher, lower) = (max(other.box.height, own.height), min(other.box.height, own.height))
            let across = abs(other.box.middle.x - own.middle.x)
            let down = abs(other.box.middle.y - own.middle.y)
            return Double(higher) <= alike * Double(lower)
                && (other.kind == .text
                    || other.backdrop.largestDifference(from: region.backdrop) <= difference)
                && short.contains(Double(other.box.width) / Double(other.box.height))
                && max(across, down) <= side && min(across, down) <= Double(own.height)
        }
    }

    /// The box of the colour behind a sign; nil where it is none of a tile.
    private static func tile(
        around region: Region, on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> PixelRect? {
        let own = region.box
        let middle = (x: own.x + own.width / 2, y: own.y + own.height / 2)
        /// How many pixels the colour goes on; nil where it goes on too far, or beyond its edge again.
        func run(from x: Int, _ y: Int, _ right: Int, _ below: Int) -> Int? {
            let most = Int(largest * Double(max(own.width, own.height)))
            func isOutside(_ step: Int) -> Bool? {
                let (column, row) = (x + step * right, y + step * below)
                guard column >= 0, column < screen.width, row >= 0, row < screen.height else { return nil }
                return screen[column, row].color.largestDifference(from: region.backdrop) > difference
            }
            for step in 0..<most {
                guard let isEdge = isOutside(step) else { return nil }
                if isEdge {
                    return isOutside(step + Int((beyond * scale).rounded())) == true ? step : nil
                }
            }
            return nil
        }
        // The blended edge of the sign is none of the tile's.
        guard let left = run(from: own.x - 2, middle.y, -1, 0),
            let right = run(from: own.maxX + 1, middle.y, 1, 0),
            let up = run(from: middle.x, own.y - 2, 0, -1),
            let down = run(from: middle.x, own.maxY + 1, 0, 1), min(left, right, up, down) > 0
        else { return nil }
        let tile = PixelRect(
            x: own.x - 1 - left, y: own.y - 1 - up, width: own.width + 2 + left + right,
            height: own.height + 2 + up + down)
        let (width, height) = (Double(tile.width), Double(tile.height))
        guard tiles.contains(width / height), min(width, height) >= leastTile * scale,
            max(width, height) <= largest * Double(max(own.width, own.height)),
            Double(abs(left - right)) <= aside * width + pixels,
            Double(abs(up - down)) <= aside * height + pixels
        else { return nil }
        return tile
    }
}
