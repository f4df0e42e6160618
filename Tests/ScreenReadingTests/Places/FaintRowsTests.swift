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
        shift: Int = 0, grounds: [SRGB8] = [.white], groundOfKeys: SRGB8? = nil
    ) -> [Int] {
        func line(_ row: Int, _ ink: SRGB8, x: Int, width: Int, on ground: SRGB8? = nil) -> Region {
            let ground = ground ?? grounds[row % grounds.count]
            return .line(
                contrast: ink.contrastRatio(with: ground), pointSize: 13, ink: ink, backdrop: ground,
                box: PixelRect(x: x, y: 40 + pitch * row, width: width, height: 11))
        }
        let menu = rows.enumerated().map {
            line($0.offset, $0.element.ink, x: 60 + shift * ($0.offset % 2), width: $0.element.width)
        }
        let keys = beside.map { line($0.row, $0.ink, x: 290, width: 60, on: groundOfKeys) }
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

    /// The ink of commands of macOS that are switched off, on white.
    private static let disabled = SRGB8(red: 191, green: 191, blue: 191)

    @Test func `may be one in the ink of macOS, in a menu that is as dense`() {
        let menu = [(Self.full, 160), (Self.full, 150), (Self.disabled, 170), (Self.full, 140)]
        #expect(faint(menu) == [2])
        #expect(faint(menu, pitch: 18) == [2])
        #expect(faint(menu, pitch: 28).isEmpty)
        #expect(faint(menu.map { ($0.0 == Self.disabled ? Self.faint : $0.0, $0.1) }).isEmpty)
    }

    @Test func `in that ink are no notes below titles`() {
        let titles = [(Self.full, 80), (Self.disabled, 150), (Self.full, 90), (Self.disabled, 160)]
        #expect(faint(titles + titles).isEmpty)
    }

    @Test func `lie on glass, which lets through a little of what is behind`() {
        let glass = (0..<4).map { SRGB8(gray: 250 - 2 * $0) }
        #expect(faint(Self.menu, grounds: glass) == [2, 3, 4])
        #expect(faint(Self.menu, grounds: [.white, SRGB8(gray: 240)]).isEmpty)
        // What is behind the keys may be another.
        let keys = faint(
            Self.menu, beside: [(3, SRGB8(gray: 151))], grounds: [.white], groundOfKeys: SRGB8(gray: 245))
        #expect(keys == [2, 3, 4, 6])
    }
}

extension SRGB8 {
    fileprivate init(gray: Int) { self.init(red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray)) }
}
