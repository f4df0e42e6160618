import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What belongs to an empty check box, and is switched off with it.
struct `Unticked rows` {
    private static let full = SRGB8(red: 0x5C, green: 0x61, blue: 0x6C)
    private static let faint = SRGB8(red: 0xA0, green: 0xA4, blue: 0xAA)

    /// Of each row a box or the tick in one, a title, a label and a sign.
    private func row(
        _ index: Int, isTicked: Bool, ink: SRGB8, hasBox: Bool = true, labelAt x: Int = 148, width: Int = 32
    ) -> [Region] {
        let y = 100 + 35 * index
        func line(_ x: Int, _ width: Int, _ ink: SRGB8) -> Region {
            .line(
                contrast: ink.contrastRatio(with: .white), pointSize: 14, ink: ink,
                box: PixelRect(x: x, y: y + 1, width: width, height: 13))
        }
        let box =
            isTicked
            ? Region.icon(PixelRect(x: 25, y: y + 4, width: 8, height: 6), ink: .black)
            : Region.icon(PixelRect(x: 22, y: y, width: 14, height: 14), ink: Self.faint, isEmptyFrame: true)
        return (hasBox ? [box] : []) + [
            line(44, 50 + 8 * index, Self.full), line(x, width, ink),
            Region.icon(PixelRect(x: 278, y: y + 2, width: 10, height: 10), ink: ink),
        ]
    }

    /// The places of what is switched off, of a row whose box is empty and one whose box is ticked.
    private func off(_ rows: [[Region]]) -> [PixelRect] {
        let regions = rows.flatMap { $0 }
        return UntickedRows.indices(in: regions).map { regions[$0].box }
    }

    @Test func `have the same things in fainter ink as a row whose box is ticked`() {
        let rows = [row(0, isTicked: false, ink: Self.faint), row(1, isTicked: true, ink: Self.full)]
        #expect(off(rows) == rows[0].suffix(2).map(\.box))
        #expect(off(rows.reversed()) == rows[0].suffix(2).map(\.box))
    }

    @Test func `are none without a ticked one in full ink, nor where other things stand in it`() {
        let unticked = row(0, isTicked: false, ink: Self.faint)
        #expect(off([unticked, row(1, isTicked: false, ink: Self.full)]).isEmpty)
        #expect(off([unticked, row(1, isTicked: true, ink: Self.faint)]).isEmpty)
        #expect(off([unticked, row(1, isTicked: true, ink: Self.full, hasBox: false)]).isEmpty)
        // The sign is the same, the label is not.
        for other in [
            row(1, isTicked: true, ink: Self.full, labelAt: 160),
            row(1, isTicked: true, ink: Self.full, width: 40),
        ] {
            #expect(off([unticked, other]) == unticked.suffix(1).map(\.box))
        }
        let red = SRGB8(red: 0xA0, green: 0x20, blue: 0x20)
        #expect(off([unticked, row(1, isTicked: true, ink: red)]).isEmpty)
    }

    @Test func `have no cells in full ink but the first, as tables have whose rows are selected`() {
        let unticked = row(0, isTicked: false, ink: Self.faint)
        let cell = Region.line(
            contrast: 6, pointSize: 14, ink: Self.full, box: PixelRect(x: 340, y: 101, width: 60, height: 13))
        let ticked = row(1, isTicked: true, ink: Self.full)
        #expect(off([unticked + [cell], ticked]).isEmpty)
        #expect(off([Array(unticked.dropLast()), ticked]).isEmpty)
    }

    @Test func `say nothing of what is ticked`() {
        let rows = [row(0, isTicked: true, ink: Self.faint), row(1, isTicked: false, ink: Self.full)]
        #expect(off(rows).isEmpty)
    }
}
