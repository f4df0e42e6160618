import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What pixels around an icon tell of what it is for.
@Suite("Around an icon")
struct IconSurroundingsTests {
    private static let ink = SRGB8(red: 150, green: 150, blue: 156)
    private static let green = SRGB8(red: 90, green: 200, blue: 110)

    private func region(
        _ kind: Region.Kind, _ box: PixelRect, ink: SRGB8 = Self.ink, on backdrop: SRGB8 = .white
    ) -> Region {
        Region(
            kind: kind, box: box, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)),
            pointSize: kind == .text ? 14 : Double(box.height))
    }

    /// A white screen with boxes of colours.
    private func screen(_ boxes: [(PixelRect, SRGB8)]) -> Bitmap<UInt8> {
        var screen = Bitmap(width: 300, height: 300, filledWith: DrawnText.pixel(.white))
        for (box, color) in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }
        return screen
    }

    /// What is found around the first of regions.
    private func surroundings(_ regions: [Region], _ boxes: [(PixelRect, SRGB8)]) -> IconSurroundings? {
        var regions = regions
        IconSight.look(around: &regions, on: screen(boxes), scale: 1)
        return regions.first?.surroundings
    }

    /// Rows of a sign, `#` for its ink, at 100, 100.
    private func arrow(_ rows: [String]) -> IconSurroundings.Arrow? {
        let pixels = rows.enumerated().flatMap { y, row in
            row.enumerated().filter { $0.element == "#" }.map { x, _ in
                (PixelRect(x: 100 + x, y: 100 + y, width: 1, height: 1), Self.ink)
            }
        }
        let box = PixelRect(x: 100, y: 100, width: rows.first?.count ?? 0, height: rows.count)
        return surroundings([region(.icon, box)], pixels)?.arrow
    }

    @Test("small arrows to the right and down are told from other signs")
    func arrows() {
        let chevron = ["##...", ".##..", "..##.", "...##", "..##.", ".##..", "##..."]
        #expect(arrow(chevron) == .right)
        #expect(arrow(["#####", ".###.", "..#.."].map { "#" + $0 + "#" }) == nil)
        #expect(arrow(["#######", ".#####.", "..###..", "...#..."]) == .down)
        #expect(arrow(["##...##", ".##.##.", "..###..", "...#..."]) == .down)
        #expect(arrow(["...#...", "..###..", ".#####.", "#######"]) == .up)
        // To the left, an open one up, a triangle that plays, a pin, a plus, a cross.
        #expect(arrow(chevron.map { String($0.reversed()) }) == nil)
        #expect(arrow(["...#...", "..###..", ".##.##.", "##...##"]) == nil)
        #expect(arrow(["#....", "###..", "####.", "#####", "####.", "###..", "#...."]) == nil)
        #expect(arrow(["#######", "#######", "#######", "...#...", "...#...", "...#..."]) == nil)
        #expect(arrow(["..#..", "..#..", "#####", "..#..", "..#.."]) == nil)
        #expect(arrow(["#...#", ".#.#.", "..#..", ".#.#.", "#...#"]) == nil)
    }

    @Test("a thin arrow that lies between pixels is one, a ring and a blended disc are none")
    func blended() {
        // Shares of the ink in tenths, as a browser draws a chevron of eight pixels.
        func arrow(_ rows: [String]) -> IconSurroundings.Arrow? {
            let pixels = rows.enumerated().flatMap { y, row in
                row.enumerated().compactMap { x, digit -> (PixelRect, SRGB8)? in
                    guard let share = digit.wholeNumberValue, share > 0 else { return nil }
                    let level = UInt8(255 - (255 - 150) * min(share, 9) / 9)
                    return (
                        PixelRect(x: 100 + x, y: 100 + y, width: 1, height: 1),
                        SRGB8(red: level, green: level, blue: level)
                    )
                }
            }
            let grey = SRGB8(red: 150, green: 150, blue: 150)
            let box = PixelRect(x: 100, y: 100, width: rows.first?.count ?? 0, height: rows.count)
            return surroundings([region(.icon, box, ink: grey)], pixels)?.arrow
        }
        let chevron = ["50000004", "95000049", "59400494", "05955940", "00599400", "00054000"]
        #expect(arrow(chevron) == .down)
        #expect(arrow(["03993", "39999", "99999", "39999", "03993"]) == nil)
        #expect(arrow(["00399300", "04900940", "09000090", "09000090", "04900940", "00399300"]) == nil)
    }

    @Test("the strongest part of a sign of two inks is measured, and corners of one ink are no part")
    func strongest() {
        let icon = region(.icon, sign)
        let dot = PixelRect(x: 64, y: 64, width: 4, height: 4)
        let both = surroundings([icon], [(sign, Self.ink), (dot, .black)])?.strongest
        #expect(both == 21)
        let one = surroundings([icon], [(sign, Self.ink)])?.strongest
        #expect(one == Self.ink.contrastRatio(with: .white))
        let speck = PixelRect(x: 64, y: 64, width: 3, height: 3)
        #expect(surroundings([icon], [(sign, Self.ink), (speck, .black)])?.strongest == one)
        #expect(surroundings([icon], [])?.strongest == nil)
    }

    private let sign = PixelRect(x: 60, y: 60, width: 14, height: 14)

    @Test("a line beyond a gap says what it says, with nothing between")
    func beside() {
        let label = PixelRect(x: 94, y: 61, width: 80, height: 12)
        let icon = region(.icon, sign)
        #expect(surroundings([icon, region(.text, label)], [(sign, Self.ink)])?.beside == label)
        // Too far off in a row alone, but for a column of them.
        let far = PixelRect(x: 108, y: 61, width: 80, height: 12)
        #expect(surroundings([icon, region(.text, far)], [(sign, Self.ink)])?.beside == nil)
        let rows = [40, 80].flatMap { down in
            [region(.icon, sign.moved(down: down)), region(.text, far.moved(down: down))]
        }
        #expect(surroundings([icon, region(.text, far)] + rows, [(sign, Self.ink)])?.beside == far)
        // The outline of a field, and another icon.
        let outline = PixelRect(x: 84, y: 50, width: 1, height: 34)
        #expect(
            surroundings([icon, region(.text, label)], [(sign, Self.ink), (outline, .black)])?.beside == nil)
        let other = region(.icon, PixelRect(x: 78, y: 62, width: 10, height: 10))
        #expect(surroundings([icon, region(.text, label), other], [(sign, Self.ink)])?.beside == nil)
        // The other half of the sign, whose box reaches into the rows of this one.
        let half = PixelRect(x: 66, y: 52, width: 14, height: 12)
        #expect(
            surroundings(
                [icon, region(.text, label), region(.icon, half)], [(sign, Self.ink), (half, Self.ink)])?
                .beside == label)
        // Two lines, the one above it, the other below.
        let lines = [52, 72].map { PixelRect(x: 94, y: $0, width: 80, height: 10) }
        #expect(
            surroundings([icon] + lines.map { region(.text, $0) }, [(sign, Self.ink)]).map {
                $0.beside.map(lines.contains) ?? false
            } == true)
    }

    @Test("a line beside or below its tile does")
    func tile() {
        let tile = PixelRect(x: 47, y: 47, width: 40, height: 40)
        let icon = region(.icon, sign, ink: .white, on: Self.green)
        let drawn = [(tile, Self.green), (sign, SRGB8.white)]
        let title = PixelRect(x: 99, y: 61, width: 80, height: 12)
        #expect(surroundings([icon, region(.text, title)], drawn)?.beside == title)
        let below = PixelRect(x: 48, y: 97, width: 60, height: 12)
        #expect(surroundings([icon, region(.text, below)], drawn)?.below == below)
        #expect(surroundings([icon, region(.text, below.moved(down: 20))], drawn)?.below == nil)
        // A tab with a label of its own.
        let label = region(.text, PixelRect(x: 52, y: 77, width: 30, height: 7), ink: .white, on: Self.green)
        #expect(surroundings([icon, region(.text, title), label], drawn)?.beside == nil)
        // A box with a tick is a small one.
        let tick = PixelRect(x: 63, y: 63, width: 8, height: 7)
        let box = PixelRect(x: 59, y: 59, width: 16, height: 16)
        let ticked = surroundings(
            [region(.icon, tick, ink: .white, on: Self.green), region(.text, title)],
            [(box, Self.green), (tick, .white)])
        #expect(ticked?.beside == title && ticked?.tile == box)
        // A page is no tile.
        let page = [(PixelRect(x: 0, y: 0, width: 95, height: 300), Self.green), (sign, SRGB8.white)]
        #expect(surroundings([icon, region(.text, title)], page)?.beside == nil)
    }

    @Test("what holds it, and the thumb of a switch, are seen")
    func holders() {
        let icon = region(.icon, sign, on: Self.green)
        let disc = PixelRect(x: 55, y: 55, width: 24, height: 24)
        #expect(surroundings([icon], [(disc, Self.green), (sign, Self.ink)])?.standsFree == false)
        #expect(surroundings([region(.icon, sign)], [(sign, Self.ink)])?.standsFree == true)
        let outline = PixelRect(x: 51, y: 51, width: 52, height: 32)
        let track = PixelRect(x: 53, y: 53, width: 48, height: 28)
        // A disc has none of its colour in the corners of its box.
        let round = [
            PixelRect(x: 57, y: 55, width: 20, height: 24), PixelRect(x: 55, y: 57, width: 24, height: 20),
        ].map { ($0, Self.green) }
        let thumb = round + [(sign, Self.ink)]
        let parts = [(outline, SRGB8.black), (track, .white)]
        #expect(surroundings([icon], parts + thumb)?.isInThumb == true)
        #expect(surroundings([icon], thumb)?.isInThumb == false)
        #expect(surroundings([icon], parts + [(disc, Self.green), (sign, Self.ink)])?.isInThumb == false)
    }
}
