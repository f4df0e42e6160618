import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Commands of a menu that are switched off.
struct `Faint rows` {
    private static let full = SRGB8.black
    private static let faint = SRGB8(red: 158, green: 158, blue: 158)

    /// Rows of a list, by their inks and widths, one pixel a point and of 13 points.
    private func faint(
        _ rows: [(ink: SRGB8, width: Int)], pitch: Int = 24, beside: [(row: Int, ink: SRGB8)] = [],
        shift: Int = 0
    ) -> [Int] {
        func line(_ row: Int, _ ink: SRGB8, x: Int, width: Int) -> Region {
            .line(
                contrast: ink.contrastRatio(with: .white), pointSize: 13, ink: ink,
                box: PixelRect(x: x, y: 40 + pitch * row, width: width, height: 11))
        }
        let menu = rows.enumerated().map {
            line($0.offset, $0.element.ink, x: 60 + shift * ($0.offset % 2), width: $0.element.width)
        }
        let keys = beside.map { line($0.row, $0.ink, x: 290, width: 60) }
        return FaintRows.indices(in: menu + keys, scale: 1)
    }

    private static let menu = [
        (full, 80), (full, 160), (faint, 70), (faint, 150), (faint, 60), (full, 90),
    ]

    @Test func `of a menu are told by those in full ink, with the keys beside them`() {
        #expect(faint(Self.menu) == [2, 3, 4])
        #expect(faint(Self.menu, beside: [(1, Self.full), (3, Self.faint)]) == [2, 3, 4, 7])
    }

    @Test func `need two of either that follow each other`() {
        let titles = [(Self.full, 80), (Self.faint, 150), (Self.full, 90), (Self.faint, 160)]
        #expect(faint(titles + titles).isEmpty)
        #expect(faint([(Self.full, 80), (Self.faint, 70), (Self.faint, 160), (Self.faint, 60)]).isEmpty)
    }

    @Test func `are no running text, which fills its lines and stands closer`() {
        let text = [(Self.full, 300), (Self.full, 120), (Self.faint, 290), (Self.faint, 130)]
        #expect(faint(text + text.suffix(1)).isEmpty)
        #expect(faint(Self.menu, pitch: 20).isEmpty)
        #expect(faint(Self.menu, pitch: 70).isEmpty)
    }

    @Test func `begin below one another`() { #expect(faint(Self.menu, shift: 12).isEmpty) }

    @Test func `are of one ink, and weaker than the full one in its own hue`() {
        let third = SRGB8(red: 90, green: 90, blue: 90)
        #expect(faint(Self.menu + [(third, 60)]).isEmpty)
        let red = SRGB8(red: 240, green: 120, blue: 120)
        #expect(faint(Self.menu.map { ($0.0 == Self.faint ? red : $0.0, $0.1) }).isEmpty)
        let grey = SRGB8(red: 110, green: 110, blue: 110)
        #expect(faint(Self.menu.map { ($0.0 == Self.faint ? grey : $0.0, $0.1) }).isEmpty)
        #expect(faint(Self.menu.map { ($0.0 == Self.full ? grey : $0.0, $0.1) }).isEmpty)
    }
}
