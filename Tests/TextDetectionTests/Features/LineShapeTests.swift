import Raster
import Testing
import TextDetection

struct `The shape of a line` {
    private static let constants = DetectionConstants().shape

    /// What boxes cover, fully.
    private func shape(width: Int, height: Int, _ boxes: [PixelRect]) -> LineShape {
        var map = CoverageMap(width: width, height: height)
        for box in boxes {
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { map[x, y] = 1 } }
        }
        return LineShape(map, Self.constants)
    }

    private func stems(_ count: Int, height: Int, top: Int = 0, width: Int = 2, step: Int = 8) -> [PixelRect]
    {
        (0..<count).map { PixelRect(x: $0 * step, y: top, width: width, height: height) }
    }

    @Test func `has parts between empty columns`() {
        let shape = shape(
            width: 20, height: 10,
            [
                PixelRect(x: 0, y: 2, width: 3, height: 8), PixelRect(x: 5, y: 0, width: 2, height: 2),
                PixelRect(x: 6, y: 6, width: 4, height: 3), PixelRect(x: 18, y: 4, width: 2, height: 1),
            ])
        #expect(shape.blocks.map(\.start) == [0, 5, 18])
        #expect(shape.blocks.map(\.end) == [3, 10, 20])
        #expect(shape.blocks.map(\.top) == [2, 0, 4])
        #expect(shape.blocks.map(\.bottom) == [10, 9, 5])
        #expect(shape.blocks.map(\.width) == [3, 5, 2] && shape.blocks.map(\.height) == [8, 9, 1])
    }

    @Test func `has strokes as wide as they are drawn, nearly`() {
        let shape = shape(width: 26, height: 20, stems(4, height: 20))
        // 160 pixels; 80 crossings of rows and 8 of columns.
        #expect(shape.strokeWidth == 160.0 / 88)
        #expect(shape.fill == 160.0 / 520)
        #expect(shape.mostStrokesInRow == 4)
        #expect(shape.strokesPerColumn.reduce(0, +) == 8)
        #expect(shape.meanStrokesPerColumn == 1)
        #expect(shape.softness == 0)
    }

    @Test func `has soft edges where pixels are covered in part`() {
        var map = CoverageMap(width: 9, height: 10)
        for y in 0..<10 {
            map[4, y] = 1
            map[3, y] = Float(Self.constants.softest) + 0.01
            map[5, y] = Float(Self.constants.softest) - 0.01
        }
        // Ten pixels are soft on one side; eleven crossings have two edges each.
        #expect(LineShape(map, Self.constants).softness == 10.0 / 22)
    }

    @Test func `has an ascent, an x-height and a descent`() {
        let small = stems(6, height: 10, top: 5)
        let shape = shape(
            width: 60, height: 20,
            small + [
                PixelRect(x: 48, y: 0, width: 2, height: 15), PixelRect(x: 56, y: 5, width: 2, height: 15),
            ])
        #expect(shape.top == 0 && shape.inkHeight == 20)
        #expect(shape.ascent == 15 && shape.xHeight == 10 && shape.descent == 5)
        var moved = shape
        moved.moveBaseline(by: 2)
        #expect(moved.ascent == 17 && moved.xHeight == 12 && moved.descent == 3)
    }

    @Test func `begins with the first inked row`() {
        let shape = shape(width: 30, height: 20, stems(3, height: 10, top: 4))
        #expect(shape.top == 4 && shape.inkHeight == 10)
        #expect(shape.ascent == 10 && shape.descent == 0)
    }

    @Test func `has a headline where one row near the top is inked from end to end`() {
        func hasHeadline(at y: Int) -> Bool {
            let bar = PixelRect(x: 0, y: y, width: 60, height: 1)
            return shape(width: 60, height: 20, stems(8, height: 20) + [bar]).hasHeadline
        }
        let lowest = Int(Self.constants.headlineTop * 20)
        #expect(hasHeadline(at: 0))
        #expect(hasHeadline(at: lowest))
        #expect(!hasHeadline(at: lowest + 1))
        // Stems that do not reach up to a bar, which ends before the last of them.
        let short = stems(8, height: 16, top: 4) + [PixelRect(x: 0, y: 0, width: 12, height: 1)]
        #expect(!shape(width: 60, height: 20, short).hasHeadline)
    }

    @Test func `has no headline where it is one short part`() {
        let bar = PixelRect(x: 0, y: 0, width: 20, height: 2)
        #expect(!shape(width: 20, height: 20, stems(3, height: 20) + [bar]).hasHeadline)
        let long = PixelRect(x: 0, y: 0, width: 30, height: 2)
        #expect(shape(width: 30, height: 20, stems(4, height: 20) + [long]).hasHeadline)
    }

    /// A rule is left out: what is left are the stems.
    @Test func `has no underline and no strike`() {
        let stems = stems(10, height: 20)
        let plain = shape(width: 80, height: 20, stems)
        #expect(plain.blocks.count == 10)
        for (y, share) in [(18, Self.constants.footRule), (10, Self.constants.rule)] {
            // The rule covers what lacks to the share of the width.
            let inked = Int((share * 80).rounded(.up))
            let rule = PixelRect(x: 0, y: y, width: inked, height: 1)
            #expect(shape(width: 80, height: 20, stems + [rule]).blocks.count == 10)
            let short = PixelRect(x: 0, y: y, width: inked / 2, height: 1)
            #expect(shape(width: 80, height: 20, stems + [short]).blocks.count < 10)
        }
    }

    @Test func `keeps rows that are too many for a rule, or whose line is too short`() {
        let most = Int(Self.constants.thickestRule * 20)
        for (rows, blocks) in [(most, 10), (most + 1, 1)] {
            let rule = PixelRect(x: 0, y: 10, width: 80, height: rows)
            #expect(shape(width: 80, height: 20, stems(10, height: 20) + [rule]).blocks.count == blocks)
        }
        let shortest = Int(Self.constants.ruledProportion * 20)
        for (width, isRuled) in [(shortest + 1, true), (shortest, false)] {
            let rule = PixelRect(x: 0, y: 10, width: width, height: 1)
            let blocks = shape(width: width, height: 20, stems(7, height: 20) + [rule]).blocks
            #expect((blocks.count > 1) == isRuled)
        }
    }
}
