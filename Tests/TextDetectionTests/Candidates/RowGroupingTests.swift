import RandomNumbers
import Testing
import TextDetection

struct `A row of letters` {
    private static let constants = DetectionConstants().candidates
    private static let height = 20

    /// A letter beside the first one, which is 20 pixels high and stands in the rows from 100.
    private func letter(gap: Int, y: Int = 100, height: Int = height, ink: Float = 40) -> Glyph {
        .letter(1, x: 110 + gap, y: y, width: 10, height: height, ink: SIMD3(repeating: ink))
    }

    private func row() -> RowGrouping {
        RowGrouping(seed: .letter(x: 100, y: 100, width: 10, height: Self.height), Self.constants)
    }

    private func accepts(_ glyph: Glyph) -> Bool {
        let row = row()
        return row.accepts(glyph, gap: row.span.gapX(to: glyph.bounds))
    }

    /// So many pixels are the share of the first letter's height.
    private func pixels(_ share: Double) -> Int { Int(share * Double(Self.height)) }

    @Test func `takes letters up to the widest gap, on both sides`() {
        let widest = pixels(Self.constants.widestGap)
        #expect(accepts(letter(gap: widest)))
        #expect(!accepts(letter(gap: widest + 1)))
        #expect(accepts(letter(gap: -20 - widest)))
        #expect(!accepts(letter(gap: -21 - widest)))
        #expect(row().widestGap > widest)
    }

    @Test func `takes no letter that is much lower than its tallest`() {
        let lowest = pixels(Self.constants.lowestLetter)
        #expect(accepts(letter(gap: 3, height: lowest)))
        #expect(!accepts(letter(gap: 3, height: lowest - 1)))
    }

    @Test func `takes what overlaps it by a share of its own height`() {
        let shift = Self.height - pixels(Self.constants.rowOverlap)
        #expect(accepts(letter(gap: 3, y: 100 + shift)))
        #expect(!accepts(letter(gap: 3, y: 100 + shift + 1)))
        #expect(accepts(letter(gap: 3, y: 100 - shift)))
        #expect(!accepts(letter(gap: 3, y: 100 - shift - 1)))
    }

    @Test func `takes letters far apart where tops and feet agree`() {
        let near = pixels(Self.constants.untrackedGap)
        let tolerance = 1 + pixels(Self.constants.trackedTolerance)
        #expect(accepts(letter(gap: near, y: 100 + tolerance + 1)))
        #expect(accepts(letter(gap: near + 1, y: 100 + tolerance)))
        #expect(!accepts(letter(gap: near + 1, y: 100 + tolerance + 1)))
        #expect(!accepts(letter(gap: near + 1, height: Self.height - tolerance - 1)))
    }

    @Test func `takes no letter of another ink`() {
        #expect(accepts(letter(gap: 3, ink: 60)))
        #expect(!accepts(letter(gap: 3, ink: 140)))
    }

    @Test func `compares a letter's ink with the nearest and with the first`() {
        var row = row()
        // The inks drift from letter to letter, by 15 levels, which two strong ones may differ by.
        for (step, ink) in [55, 70, 85].enumerated() {
            let next = letter(gap: 13 * step + 3, ink: Float(ink))
            #expect(row.accepts(next, gap: row.span.gapX(to: next.bounds)))
            row.add(next)
        }
        #expect(row.members.count == 4)
        #expect(!accepts(letter(gap: 3, ink: 85)))
    }

    @Test func `grows in height up to a share of its tallest letter`() {
        let limit = pixels(Self.constants.rowGrowth)
        for (bottom, grown) in [(100 + limit, 100 + limit), (100 + limit + 1, 120)] {
            var row = row()
            row.add(letter(gap: 3, y: 106, height: bottom - 106))
            #expect(row.span.maxY == grown)
            #expect(row.span.minY == 100 && row.span.minX == 100 && row.span.maxX == 123)
        }
    }

    /// What was passed over once is never looked at again.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `accepts nothing that it said it never would`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var row = row()
        for _ in 0..<200 {
            let glyph = Glyph.letter(
                x: .random(in: row.span.minX - 30...row.span.maxX + 30, using: &random),
                y: .random(in: 70...130, using: &random), width: .random(in: 2...20, using: &random),
                height: .random(in: 2...30, using: &random))
            guard row.accepts(glyph, gap: row.span.gapX(to: glyph.bounds)) else { continue }
            #expect(row.mayEverAccept(glyph))
            row.add(glyph)
            #expect(row.rows.lowerBound <= row.span.minY && row.span.maxY <= row.rows.upperBound)
        }
        #expect(row.members.count > 1)
    }
}
