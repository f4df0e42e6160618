internal import ColorMath
internal import Raster

/// Pictures on a page, which is around them or is told from them by their texture: covers, posters, frames of
/// films, logos in many colours.
struct PicturesOnPage {
    /// The side in pixels of the cells that a screen is looked at by: what lies between two pictures fills
    /// part of one at least.
    private static let cell = 8
    /// The smaller side in points of a picture at least, that of an icon in colours.
    private static let smallest = 16.0
    /// The share of the screen that one covers at most: more of it is a background that an app is drawn on.
    private static let largest = 0.6
    /// The bits of entropy of a picture's colours at least, see ``ColorRichness``. Around what is faint on
    /// 290 screens of public repositories, cards and groups of buttons have less than 2.8, and most coloured
    /// covers and photographs more than 3.4.
    private static let richest = 3.0
    /// The share of the cells under something that are part of the picture that it lies in.
    private static let inside = 0.75

    private let columns: Int
    /// The picture that each cell is part of, row by row; nil for a cell of the page.
    private var parts: [Int?]
    /// The box of each picture in pixels: first those that a page is around, then those that are textured.
    private var boxes: [PixelRect] = []
    /// The first that is told by its texture.
    private let firstTextured: Int

    /// Looks for what is none of the surfaces of a screen.
    ///
    /// - Parameters:
    ///   - surfaces: The surfaces.
    ///   - textured: The pictures that were found by their texture.
    ///   - screen: The pixels.
    ///   - frame: The part of them that the screen covers.
    ///   - scale: Pixels per point.
    init(
        on surfaces: [Surface], textured: [PixelRect], screen: borrowing Bitmap<UInt8>,
        within frame: PixelRect, scale: Double
    ) {
        columns = screen.width / Self.cell
        let rows = screen.height / Self.cell
        let colors = surfaces.map(\.color.code)
        var isFree = [Bool](repeating: false, count: columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = PixelRect(
                    x: column * Self.cell, y: row * Self.cell, width: Self.cell, height: Self.cell)
                isFree[row * columns + column] =
                    frame.contains(cell) && !Self.holdsAny(of: colors, in: cell, of: screen)
            }
        }
        parts = Array(repeating: nil, count: isFree.count)
        let least = max(2, Int(Self.smallest * scale / Double(Self.cell)))
        for part in ConnectedPixels.all(width: columns, isIn: isFree)
        where min(part.box.width, part.box.height) >= least
            && Double(part.indices.count) <= Self.largest * Double(isFree.count)
        {
            for index in part.indices { parts[index] = boxes.count }
            let (x, y) = (part.box.x * Self.cell, part.box.y * Self.cell)
            boxes.append(
                PixelRect(
                    x: x, y: y, width: part.box.width * Self.cell, height: part.box.height * Self.cell))
        }
        firstTextured = boxes.count
        boxes += textured.filter { Double($0.area) <= Self.largest * Double(screen.width * screen.height) }
    }

    /// Whether a cell has a pixel of a colour; the first of a page's cell tells in most.
    private static func holdsAny(
        of colors: [UInt32], in cell: PixelRect, of screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        for y in cell.y..<cell.maxY {
            for x in cell.x..<cell.maxX where colors.contains(screen[x, y].code) { return true }
        }
        return false
    }

    /// The pictures that a box lies in; none where it lies on a page.
    func pictures(around box: PixelRect) -> [Int] {
        var counts: [Int: Int] = [:]
        var all = 0
        for row in box.y / Self.cell...(box.maxY - 1) / Self.cell {
            for column in box.x / Self.cell...(box.maxX - 1) / Self.cell {
                all += 1
                let index = row * columns + column
                guard column < columns, index < parts.count, let picture = parts[index] else { continue }
                counts[picture, default: 0] += 1
            }
        }
        return counts.filter { Double($0.value) >= Self.inside * Double(all) }.map(\.key)
            + (firstTextured..<boxes.count).filter { boxes[$0].contains(box) }
    }

    /// Whether a picture begins at the top of the screen, as one does that goes on behind the system's bar.
    func beginsAtTop(_ picture: Int, of frame: PixelRect) -> Bool { boxes[picture].y < frame.y + Self.cell }

    /// Whether a picture has as many colours as pictures have, where a button or a card has few.
    func isRich(_ picture: Int, on screen: borrowing Bitmap<UInt8>) -> Bool {
        ColorRichness.entropy(of: boxes[picture], on: screen) { x, y in
            picture >= firstTextured || parts[y / Self.cell * columns + x / Self.cell] == picture
        } >= Self.richest
    }
}
