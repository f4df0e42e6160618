internal import ColorMath
internal import Raster
internal import TextDetection

/// The line that says what an icon says: right of it or of its tile, or below its tile.
///
/// Rows of lists, menus and settings begin with an icon and a gap that is wider than a space; so do tiles
/// with the logo of an app, which lie beside two lines. The way from the one to the other is clear: the help
/// beside a field is none of what is typed into it.
struct IconCaptions {
    /// The gap in points between an icon and its line at most, and in a column of rows alike: Material Design
    /// 2 has 32 there (Lists, Specs).
    private static let (gap, gapInColumn) = (24.0, 40.0)
    /// The gap for the size of the type, where that is large.
    private static let gapOfType = 1.25
    /// How many other rows make a column, how far in points the middles of icons are apart, and lines.
    private static let column = (rows: 2, aside: 4.0, line: 2.0)
    /// How far the middles of an icon and a line of its row are apart, for the higher of the two.
    private static let level = 0.4
    /// How far in points the lines of one block begin apart, how far from an icon they are, and how far their
    /// middles.
    private static let (block, reach, apart) = (4.0, 64.0, 32.0)
    /// The height of an icon at most, for the size of the type and for the height of the block.
    private static let (forType, forBlock) = (2.2, 1.6)
    /// The height of a tile beside its lines in points at most.
    private static let tile = 64.0
    /// The sides in points of tiles, of which the smallest are boxes with a tick, and how much wider than
    /// high they are.
    private static let (sides, shapes) = (12.0...80.0, 0.6...1.6)
    /// How wide a label is for the tile that it lies in, of which it tells more than what stands beside that:
    /// narrower ones are often parts of the sign.
    private static let labelInTile = 0.4
    /// How far in points from its icon a tile ends at most.
    private static let padding = 40.0
    /// The gaps in points between a tile and the line below it.
    private static let below = -1.0...16.0
    /// How far in points the sides of a tile and a line below it are apart, or their middles.
    private static let aligned = (sides: 4.0, middles: 8.0)
    /// How far channels are apart that are one backdrop, by regions and by pixels, and the share of pixels on
    /// a clear way that are of another: blended edges.
    private static let (sameBackdrop, samePixel, unclear) = (24, 12, 0.02)

    private let regions: [Region]
    private let texts: [Region]
    private let scale: Double

    init(among regions: [Region], scale: Double) {
        self.regions = regions
        texts = regions.filter { $0.kind == .text && [.content, .inactive].contains($0.place) }
        self.scale = scale
    }

    /// The box of the line right of an icon, and of the tile that holds the icon; nil where no line says what
    /// it says, and where it has no tile.
    func beside(
        _ icon: Region, on screen: borrowing Bitmap<UInt8>
    ) -> (line: PixelRect?, tile: PixelRect?) {
        let near = texts.filter { text in
            let gap = Double(text.box.x - icon.box.maxX)
            return gap >= 0 && gap <= Self.reach * scale
                && abs(text.box.middle.y - icon.box.middle.y) <= Self.apart * scale
        }
        for text in near.sorted(by: { $0.box.x < $1.box.x }) {
            guard let body = body(of: icon, on: text.backdrop, screen),
                let title = title(beside: body, of: icon, startingWith: text, among: near),
                isClear(from: body, of: icon, to: text, on: screen)
            else { continue }
            return (title.box, body == icon.box ? nil : body)
        }
        return (nil, nil)
    }

    /// The box of the line below the tile of an icon; nil where it has no tile or that no line.
    func below(_ icon: Region, on screen: borrowing Bitmap<UInt8>) -> PixelRect? {
        let near = texts.filter { text in
            let gap = Double(text.box.y - icon.box.maxY) / scale
            return gap >= Self.below.lowerBound && gap <= Self.padding + Self.below.upperBound
                && abs(text.box.middle.x - icon.box.middle.x) <= Self.sides.upperBound * scale
        }
        for text in near.sorted(by: { $0.box.y < $1.box.y }) {
            guard let tile = body(of: icon, on: text.backdrop, screen), tile != icon.box else { continue }
            let isAligned =
                Double(abs(text.box.x - tile.x)) <= Self.aligned.sides * scale
                || abs(text.box.middle.x - tile.middle.x) <= Self.aligned.middles * scale
            if isAligned, Self.below.contains(Double(text.box.y - tile.maxY) / scale) { return text.box }
        }
        return nil
    }

    /// The box of an icon on a backdrop: its own where it lies on that, else that of its tile; nil where it
    /// has none.
    private func body(of icon: Region, on backdrop: SRGB8, _ screen: borrowing Bitmap<UInt8>) -> PixelRect? {
        guard icon.backdrop.largestDifference(from: backdrop) > Self.sameBackdrop else { return icon.box }
        guard
            let tile = ScreenRay.box(
                around: icon.box, within: Int(Self.padding * scale), on: screen,
                until: { $0.largestDifference(from: backdrop) <= Self.samePixel }),
            tile.contains(icon.box.grown(by: 2)), Self.sides.contains(Double(tile.width) / scale),
            Self.sides.contains(Double(tile.height) / scale),
            Self.shapes.contains(Double(tile.width) / Double(tile.height)),
            !texts.contains(where: { text in
                tile.contains(text.box)
                    && Double(text.box.width) >= Self.labelInTile * Double(tile.width)
            })
        else { return nil }
        return tile
    }

    /// The largest line of the block right of an icon that begins with one; nil where the icon stands not in
    /// its row, or too far from it, or is too high for it.
    private func title(
        beside body: PixelRect, of icon: Region, startingWith text: Region, among near: [Region]
    ) -> Region? {
        let gap = Double(text.box.x - body.maxX)
        guard gap >= 0, gap <= Self.gapInColumn * scale,
            gap <= max(Self.gap, Self.gapOfType * text.pointSize) * scale || isInColumn(icon, before: text)
        else { return nil }
        let lines = near.filter { line in
            Double(abs(line.box.x - text.box.x)) <= Self.block * scale
                && line.backdrop.largestDifference(from: text.backdrop) <= Self.sameBackdrop
        }
        let around = PixelRect(around: (lines.isEmpty ? [text] : lines).map(\.box))
        let middle = body.middle.y
        let isLevel = lines.contains { line in
            abs(line.box.middle.y - middle)
                <= Self.level * max(line.pointSize * scale, Double(body.height))
        }
        let isWithin = Double(around.y) <= middle && middle <= Double(around.maxY)
        let height = max(
            Self.forType * text.pointSize * scale, Self.forBlock * Double(around.height),
            body == icon.box ? 0 : Self.tile * scale)
        guard isLevel || isWithin, Double(body.height) <= height else { return nil }
        let margin = Int(Self.block * scale)
        return lines.filter { $0.box.maxY > body.y - margin && $0.box.y < body.maxY + margin }
            .max { $0.pointSize < $1.pointSize }
    }

    /// Whether other rows begin with an icon below or above one, and a line below or above a line.
    private func isInColumn(_ icon: Region, before text: Region) -> Bool {
        regions.count { other in
            other.kind == .icon
                && abs(other.box.middle.x - icon.box.middle.x) <= Self.column.aside * scale
                && abs(other.box.middle.y - icon.box.middle.y)
                    > Double(max(other.box.height, icon.box.height))
                && texts.contains { line in
                    Double(abs(line.box.x - text.box.x)) <= Self.column.line * scale
                        && abs(line.box.middle.y - other.box.middle.y) * 2
                            <= Double(max(line.box.height, other.box.height))
                }
        } >= Self.column.rows
    }

    /// Whether nothing lies between an icon, or its tile, and a line.
    private func isClear(
        from body: PixelRect, of icon: Region, to text: Region, on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        let middle = icon.box.middle.y
        let isBlocked = regions.contains { other in
            other.kind != .picture && other.box != icon.box && other.box != text.box
                && other.box.x >= body.maxX - 1 && other.box.maxX <= text.box.x + 1
                && Double(other.box.y) < middle && middle < Double(other.box.maxY)
        }
        guard !isBlocked else { return false }
        // The blended edges of both are left out, and so are other pieces of the sign.
        let pieces = regions.filter { $0.kind == .icon && $0.box.intersects(icon.box.grown(by: 1)) }
        let end = max(body.maxX, pieces.map(\.box.maxX).max() ?? body.maxX)
        let (left, right) = (end + 2, min(text.box.x - 1, screen.width))
        guard left < right else { return true }
        var (others, all) = (0, 0)
        for y in icon.box.y..<icon.box.maxY {
            for x in left..<right {
                all += 1
                if screen[x, y].color.largestDifference(from: text.backdrop) > Self.sameBackdrop {
                    others += 1
                }
            }
        }
        return Double(others) < Self.unclear * Double(all)
    }
}
