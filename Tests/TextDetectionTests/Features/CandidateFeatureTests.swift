import Testing
import TextDetection

struct `Features of components` {
    private func features(_ glyphs: [Glyph], scale: Double = 1) -> CandidateFeatures {
        LineClassifier(DetectionConstants(), scale: scale).features(of: Line(glyphs), from: .backgrounds)
    }

    private func parts(_ sizes: [(width: Int, height: Int)], coverage: Float = 0.5) -> [Glyph] {
        sizes.enumerated().map { index, size in
            .letter(
                index, x: 20 * index, y: 100 - size.height, width: size.width, height: size.height,
                coverage: coverage)
        }
    }

    @Test(arguments: [1, 2, 2.5])
    func `are in points`(scale: Double) {
        let features = features(parts([(8, 20), (10, 30)]), scale: scale)
        #expect(features.height == 30 / scale && features.widestPart == 10 / scale)
        #expect(features.componentCount == 2)
    }

    @Test func `are means by the pixels of the components`() {
        let glyphs: [Glyph] = [
            .letter(0, x: 0, y: 0, width: 10, height: 30, coverage: 1, core: 0.9, spread: 2, roughness: 4),
            .letter(1, x: 20, y: 0, width: 10, height: 10, coverage: 1, core: 0.1, spread: 6, roughness: 0),
        ]
        // Three quarters and one.
        let features = features(glyphs)
        #expect(abs(features.solidFraction - 0.7) < 1e-6)
        #expect(abs(features.inkSpread - 3) < 1e-6)
        #expect(abs(features.backgroundDeviation - 3) < 1e-6)
    }

    @Test func `compare the largest with the smallest part`() {
        let features = features(parts([(8, 20), (10, 30), (4, 24)]))
        #expect(features.heightRatio == 1.5 && features.widthRatio == 2.5)
        #expect(abs(features.leastPartFill - 0.5) < 1e-6)
        #expect(self.features(parts([(8, 20), (10, 30)])).leastPartFill == 0)
    }

    @Test func `tell the least step of heights that only rise or only fall`() {
        func step(_ heights: [Int]) -> Double { features(parts(heights.map { (5, $0) })).leastStep }
        #expect(step([10, 12, 18]) == 1.2)
        #expect(abs(step([18, 12, 10]) - 1.2) < 1e-12)
        #expect(step([10, 20, 15]) < 1)
        #expect(step([10, 10]) == 1)
    }

    @Test func `sort parts from the left before steps are told`() {
        let glyphs = parts([(5, 10), (5, 12), (5, 18)])
        #expect(features(glyphs.reversed()).leastStep == 1.2)
        #expect(features([glyphs[1], glyphs[2], glyphs[0]]).leastStep == 1.2)
    }

    @Test func `of rows tell whether most of their width stands on one`() {
        let constants = DetectionConstants().classifier
        func row(_ feet: [Int], width: Int = 10, height: Int = 20) -> LetterRow {
            let glyphs = feet.enumerated().map { index, foot in
                Glyph.letter(index, x: 40 * index, y: foot - height, width: width, height: height)
            }
            return LetterRow(Line(glyphs), constants)
        }
        // Within a pixel, or a share of the height.
        #expect(row([100, 101]).isLevel && row([100, 101]).hasPair)
        #expect(!row([100, 103]).isLevel && !row([100, 103]).hasPair)
        // Three of five are enough, two are not.
        #expect(row([100, 100, 100, 110, 120]).isLevel)
        #expect(!row([100, 100, 106, 112, 118]).isLevel)
        #expect(row([100, 100, 106, 112, 118]).hasPair)
        #expect(!row([100]).isLevel && !row([100]).hasPair)
        // Wider than letters are.
        let widest = Int(constants.widestLevelLetter * 20)
        #expect(row([100, 100], width: widest).isLevel)
        #expect(!row([100, 100], width: widest + 1).isLevel)
    }

    @Test func `of rows leave out dots`() {
        let constants = DetectionConstants().classifier
        let letters: [Glyph] = [
            .letter(0, x: 0, y: 80, width: 10, height: 20), .letter(1, x: 20, y: 80, width: 10, height: 20),
        ]
        let low = Int(constants.tallLetter * 20)
        let wide = Glyph.letter(2, x: 40, y: 85, width: 60, height: low - 1)
        #expect(LetterRow(Line(letters + [wide]), constants).isLevel)
        let tall = Glyph.letter(2, x: 40, y: 85, width: 60, height: low)
        #expect(!LetterRow(Line(letters + [tall]), constants).isLevel)
    }
}
