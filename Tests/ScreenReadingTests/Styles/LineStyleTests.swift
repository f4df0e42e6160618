import ColorMath
import Raster
import ScreenReading
import Screenshots
import Testing
import TextDetection

/// What lines share that are drawn alike.
struct `A style of lines` {
    private func line(
        _ size: Double, within share: Double = 0.03, ink: SRGB8 = .black, weight: Region.Weight = .regular,
        strokes: Double? = nil, doubts: [Region.Doubt] = [], high: Double? = nil,
        place: Region.Place = .content
    ) -> Region {
        let ratio = ink.contrastRatio(with: .white)
        return Region(
            kind: .text, box: .init(x: 0, y: 0, width: 60, height: 12), ink: ink, backdrop: .white,
            contrast: high.map { MeasuredContrast(typical: ratio, low: 1, high: $0) }
                ?? MeasuredContrast(plain: ratio),
            pointSize: size, pointSizeRange: size * (1 - share)...size * (1 + share), weight: weight,
            strokeWidth: strokes, doubts: doubts, place: place)
    }

    private func styles(_ regions: Region...) -> [[Int]] { styles(of: regions) }

    private func styles(of regions: [Region]) -> [[Int]] {
        ScreenModel(
            width: 100, height: 100, scale: .init(1, source: .option), regions: regions, luminance: 1
        ).styles.map(\.lines)
    }

    @Test func `has one size, which measures a little differently on each line`() {
        #expect(styles(line(12.1), line(17.2), line(11.8), line(16.9)) == [[0, 2], [1, 3]])
        // Neighbouring sizes stay apart though a measurement lies between them.
        #expect(styles(line(16), line(16.3), line(16.9), line(17.2)) == [[0, 1], [2, 3]])
        #expect(styles(line(13), line(14)) == [[0], [1]])
    }

    @Test func `has one ink, one weight and one place`() {
        #expect(styles(line(12), line(12, ink: .init(hex: 0x333333))) == [[0], [1]])
        #expect(styles(line(12), line(12, weight: .bold), line(12)) == [[0, 2], [1]])
        // What may be bold is not regular for having regular lines beside it.
        #expect(styles(line(12), line(12, weight: .undecided)) == [[0], [1]])
        #expect(styles(line(12), line(12, place: .statusBar)) == [[0], [1]])
    }

    @Test func `over a backdrop that varies is one of its own`() {
        #expect(styles(line(12, high: 21), line(12, high: 21)) == [[0], [1]])
        #expect(styles(line(12, doubts: [.veiled]), line(12)) == [[0], [1]])
    }

    @Test func `covers every line once, whatever their order`() {
        var sizes: [Double] = []
        for step in 0..<40 { sizes.append(9 + Double((step * 17) % 40) * 0.2) }
        let found = styles(of: sizes.map { line($0) })
        #expect(found.flatMap(\.self).sorted() == Array(sizes.indices))
        #expect(found.map { $0[0] } == found.map { $0[0] }.sorted())
        func sizesOf(_ styles: [[Int]], _ sizes: [Double]) -> Set<[Double]> {
            Set(styles.map { $0.map { sizes[$0] }.sorted() })
        }
        let backwards = Array(sizes.reversed())
        let again = styles(of: backwards.map { line($0) })
        #expect(sizesOf(again, backwards) == sizesOf(found, sizes))
        for style in found {
            let members = style.map { sizes[$0] }
            #expect((members.max() ?? 0) <= 1.06 * (members.min() ?? 0))
        }
    }

    @Test func `is measured by the lines that tell it best`() {
        var lines = [line(17.6, within: 0.1), line(17, within: 0.03), line(17.2, within: 0.03)]
        let styles = LineStyle.settle(&lines)
        #expect(styles.map(\.lines) == [[0, 1, 2]] && styles[0].pointSize == 17.2)
        #expect(lines.allSatisfy { $0.pointSize == 17.2 && $0.pointSizeRange == lines[0].pointSizeRange })
        #expect(lines[0].pointSizeRange.contains(17.2) && lines[0].pointSizeRange.upperBound < 18)
    }

    @Test func `has an ink that one of its lines shows beyond doubt`() {
        var lines = [line(12, strokes: 1.1, doubts: [.thinStrokes]), line(12, strokes: 1.9)]
        #expect(LineStyle.settle(&lines).count == 1)
        #expect(lines.allSatisfy(\.doubts.isEmpty) && Set(lines.map(\.strokeWidth)).count == 1)
        var thin = [line(12, doubts: [.thinStrokes]), line(12, doubts: [.thinStrokes])]
        _ = LineStyle.settle(&thin)
        #expect(thin.allSatisfy { $0.doubts == [.thinStrokes] })
    }

    @Test func `tells the size of a word whose letters leave it open`() {
        var lines = [line(13.8, within: 0.27), line(12.7), line(12.6)]
        #expect(LineStyle.settle(&lines).map(\.lines) == [[0, 1, 2]])
        #expect(lines[0].pointSize == 12.7 && lines[0].pointSizeRange.upperBound < 14)
        // What may as well be of another size, or is drawn in another ink, stays open.
        for other in [line(20), line(12.7, ink: .init(hex: 0x333333))] {
            var apart = [line(13.8, within: 0.27), other]
            _ = LineStyle.settle(&apart)
            #expect(apart[0].pointSize == 13.8 && apart[0].pointSizeRange.upperBound > 17)
        }
    }

    @Test func `tells whether strokes are bold that may be either`() {
        func weight(of strokes: Double, beside others: Region...) -> Region.Weight {
            var lines = [line(15.2, weight: .undecided, strokes: strokes)] + others
            _ = LineStyle.settle(&lines)
            return lines[0].weight
        }
        let regular = line(14.6, strokes: 3)
        let bold = line(14.6, weight: .bold, strokes: 4.4)
        #expect(weight(of: 3.3, beside: regular) == .regular)
        #expect(weight(of: 3.3, beside: regular, bold) == .regular)
        #expect(weight(of: 4.4, beside: regular, bold) == .bold)
        // As wide as a semibold's.
        #expect(weight(of: 4, beside: regular, bold) == .undecided)
        #expect(weight(of: 3.3, beside: line(22, strokes: 4.4)) == .undecided)
    }

    @Test func `takes the size of what is written right beside it, in whatever ink`() {
        func word(_ size: Double, within share: Double, x: Int, ink: SRGB8 = .black) -> Region {
            var word = line(size, within: share, ink: ink)
            word.box.x = x
            return word
        }
        let keyword = word(14.8, within: 0.3, x: 0, ink: .init(hex: 0xA01070))
        var lines = [keyword, word(13.1, within: 0.03, x: 68)]
        _ = LineStyle.settle(&lines)
        #expect(lines[0].pointSize == 13.1)
        // Too far away, and of another size, as a price is beside the one that it was.
        for other in [word(13.1, within: 0.03, x: 90), word(18, within: 0.03, x: 68)] {
            lines = [keyword, other]
            _ = LineStyle.settle(&lines)
            #expect(lines[0].pointSize == 14.8)
        }
    }
}
