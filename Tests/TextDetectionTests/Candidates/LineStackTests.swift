import ColorMath
import Raster
import Testing
import TextDetection

/// Letters here are 10 by 10 pixels; the lines are 20 apart, and a pair that touches is 30 high.
struct `Two lines of which some letters touch` {
    private static let constants = DetectionConstants().candidates
    private let upper = Glyph.row(count: 6, foot: 100, height: 10)
    private let lower = Glyph.row(count: 6, foot: 120, height: 10).map { glyph in
        var glyph = glyph
        glyph.component += 20
        return glyph
    }
    private func pair(_ component: Int = 40, x: Int = 180) -> Glyph {
        .letter(component, x: x, y: 90, width: 10, height: 30)
    }

    private func parts(_ glyphs: [Glyph]) -> [[Int]] {
        LineStack.parts(of: Line(glyphs), Self.constants).map { $0.glyphs.map(\.component).sorted() }
    }

    private static let rows = [Array(0..<6), Array(20..<26)]

    @Test func `are two, without the pairs that touch`() {
        #expect(parts(upper + lower + [pair()]) == Self.rows)
        #expect(parts(upper + lower + [pair(), pair(41, x: 195), pair(42, x: 210)]) == Self.rows)
    }

    @Test func `take their dots`() {
        let dots = [
            Glyph.letter(50, x: 200, y: 98, width: 2, height: 2),
            .letter(51, x: 200, y: 118, width: 2, height: 2),
        ]
        #expect(parts(upper + lower + [pair()] + dots) == [Self.rows[0] + [50], Self.rows[1] + [51]])
    }

    @Test func `are three where three touch`() {
        let third = Glyph.row(count: 6, foot: 140, height: 10).map { glyph in
            var glyph = glyph
            glyph.component += 60
            return glyph
        }
        #expect(
            parts(upper + lower + third + [pair(), .letter(41, x: 195, y: 110, width: 10, height: 30)])
                == Self.rows + [Array(60..<66)])
    }

    @Test func `are one where the upper row is quotes, which are lower than letters`() {
        let quotes = (0..<4).map { Glyph.letter(50 + $0, x: 100 + 20 * $0, y: 90, width: 3, height: 6) }
        #expect(parts(lower + quotes + [pair()]).count == 1)
    }

    @Test func `are one where nothing touches, or where they lie beside each other as in a slanted line`() {
        #expect(parts(upper + lower).count == 1)
        let beside = Glyph.row(count: 6, x: 150, foot: 120, height: 10).map { glyph in
            var glyph = glyph
            glyph.component += 20
            return glyph
        }
        #expect(parts(upper + beside + [pair(x: 240)]).count == 1)
    }

    /// A descender that touches the dots below a link makes them a part of its line.
    @Test func `are one where the many low parts are a dotted line below letters`() {
        let dots = (0..<40).map { Glyph.letter(50 + $0, x: 100 + 4 * $0, y: 104, width: 2, height: 2) }
        let capitals = [
            Glyph.letter(90, x: 200, y: 82, width: 10, height: 18),
            .letter(91, x: 220, y: 90, width: 10, height: 16),
        ]
        #expect(parts(upper + capitals + dots).count == 1)
    }

    @Test func `are one where it is no higher than a line, or its letters lie between`() {
        // Ascenders and descenders.
        let high = [
            Glyph.letter(40, x: 180, y: 86, width: 10, height: 14),
            .letter(41, x: 195, y: 90, width: 10, height: 14),
        ]
        #expect(parts(upper + high).count == 1)
        let between = Glyph.row(count: 4, x: 190, foot: 110, height: 10)
        #expect(parts(upper + lower + between + [pair()]).count == 1)
    }

    @Test func `are one where most of its parts are as high as it, as those of syllables are`() {
        let many = (0..<4).map { pair(40 + $0, x: 180 + 12 * $0) }
        #expect(parts(upper + lower + many).count == 1)
        #expect(parts(upper + lower + many.dropLast()).count == 2)
    }

    @Test func `are one where few letters lie in one of them`() {
        #expect(parts(upper + lower.prefix(2) + [pair()]).count == 1)
        #expect(parts(upper + lower.prefix(3) + [pair()]).count == 2)
    }

    /// Lines of the sample screens, drawn with the ascenders of one on the descenders of the other.
    @Test(arguments: [0, 1, 2])
    func `are measured by themselves`(overlap: Int) throws {
        let (first, second) = (try Lettering("Skerry Sound"), try Lettering("Tidewater"))
        var screen = Bitmap(ground: .white)
        let upper = screen.draw(first, x: 40, y: 40, ink: .gray(0x88))
        screen.draw(second, x: 40, y: upper.maxY - overlap, ink: .gray(0x88))
        let lines = screen.text()
        #expect(lines.count == 2, "\(lines.map(\.box))")
        #expect(lines.allSatisfy { $0.pointSize < 1.2 * max(first.size, second.size) / 2 })
    }
}
