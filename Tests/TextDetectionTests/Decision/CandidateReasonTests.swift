import Testing
import TextDetection

/// What components tell before a pixel is looked at: each reason, and what is just none.
struct `Why a candidate is no text by its components` {
    private static let constants = DetectionConstants().classifier

    private func reason(
        _ glyphs: [Glyph], from source: SourceTraits = .backgrounds, scale: Double = 1
    ) -> Reason? {
        let classifier = LineClassifier(DetectionConstants(), scale: scale)
        return classifier.decision(on: classifier.features(of: Line(glyphs), from: source))?.reason
    }

    /// Letters side by side on one foot, with widths and heights of their own.
    private func letters(
        _ sizes: [(width: Int, height: Int)], coverage: Float = 0.5, core: Float = 0.8, spread: Float = 0,
        roughness: Float = 0, threshold: UInt8 = 1, lift: Int = 0
    ) -> [Glyph] {
        var x = 50
        return sizes.enumerated().map { index, size in
            defer { x += size.width + 4 }
            return .letter(
                index, x: x, y: 200 - size.height - index * lift, width: size.width, height: size.height,
                coverage: coverage, core: core, spread: spread, roughness: roughness, threshold: threshold)
        }
    }

    private static let word: [(Int, Int)] = [(8, 20), (12, 20), (7, 14), (9, 14)]

    @Test(arguments: [1, 2, 3])
    func `a word has no reason`(scale: Double) {
        #expect(reason(letters(Self.word), scale: scale) == nil)
    }

    @Test(arguments: [1, 2, 3])
    func `is lower than the smallest type`(scale: Double) {
        let lowest = Int((Self.constants.lowestLine * scale).rounded(.up))
        #expect(reason(letters([(4, lowest - 1), (6, lowest - 1)]), scale: scale) == .lowLine)
        #expect(reason(letters([(4, lowest), (6, lowest)]), scale: scale) == nil)
    }

    @Test func `has hardly a full pixel`() {
        let least = Float(Self.constants.leastSolid)
        #expect(reason(letters(Self.word, core: least - 0.01)) == .neverFull)
        #expect(reason(letters(Self.word, core: least + 0.01)) == nil)
    }

    @Test func `has few full pixels where the ground is rough`() {
        let least = Float(Self.constants.leastSolidOnRough)
        // Ringing around ink of this strength is as rough.
        let strength = Float(215 * 3.0.squareRoot())
        let rough = Float(Self.constants.roughShare) * strength
        #expect(rough > Float(Self.constants.roughBackground))
        #expect(reason(letters(Self.word, core: least - 0.01, roughness: rough + 0.1)) == .rarelyFull)
        #expect(reason(letters(Self.word, core: least + 0.01, roughness: rough + 0.1)) == nil)
        #expect(reason(letters(Self.word, core: least - 0.01, roughness: rough - 0.1)) == nil)
    }

    @Test func `is a single component of a layer`() {
        let fewest = Int(Self.constants.layerFewestComponents)
        let some = letters(Self.word)
        #expect(reason(Array(some.prefix(fewest - 1)), from: .exactColor) == .loneInLayer)
        #expect(reason(Array(some.prefix(fewest)), from: .exactColor) == nil)
        #expect(reason(Array(some.prefix(fewest - 1))) == nil)
    }

    @Test func `varies in a layer of one colour`() {
        let most = Float(Self.constants.layerSpread)
        let few = Array(Self.word.prefix(3))
        #expect(reason(letters(few, spread: most + 1), from: .exactColor) == .variedInLayer)
        #expect(reason(letters(few, spread: most), from: .exactColor) == nil)
        // A row of several may be letters of a picture that was compressed.
        let row = [(8, 20), (10, 20), (9, 20), (8, 20)]
        let compressed = 4 * most
        #expect(reason(letters(row, spread: compressed), from: .exactColor) == nil)
        let fewer = Array(row.prefix(Int(Self.constants.fewBlocks)))
        #expect(reason(letters(fewer, spread: compressed), from: .exactColor) == .variedInLayer)
        let texture = UInt8(DetectionConstants().segmentation.texture)
        let inTexture = letters(row, spread: compressed, threshold: texture)
        #expect(reason(inTexture, from: .exactColor) == .variedInLayer)
        #expect(reason(letters(Self.word, spread: most + 1)) == nil)
    }

    @Test func `is tall in a layer, and on no one row`() {
        let tall = Int(Self.constants.tallLine)
        let sizes = [(20, tall - 8), (22, tall - 8), (24, tall - 8)]
        #expect(reason(letters(sizes, lift: 5), from: .exactColor) == .unevenInLayer)
        #expect(reason(letters(sizes), from: .exactColor) == nil)
        #expect(reason(letters(sizes, lift: 4), from: .exactColor) == nil)
        #expect(reason(letters(sizes, lift: 5)) == nil)
    }

    @Test func `is a single component in texture`() {
        let texture = UInt8(DetectionConstants().segmentation.texture)
        let (one, two) = ([(30, 20)], [(30, 20), (20, 20)])
        #expect(reason(letters(one, threshold: texture)) == .loneInTexture)
        #expect(reason(letters(one, threshold: texture - 1)) == nil)
        #expect(reason(letters(two, threshold: texture)) == nil)
        // What is as long as a word may be one whose letters are joined.
        #expect(reason(letters([(50, 20)], threshold: texture)) == nil)
        #expect(reason(letters([(49, 20)], threshold: texture)) == .loneInTexture)
    }

    @Test func `has parts that are solid and equally high`() {
        let solid = Float(Self.constants.solidPartFill) + 0.01
        let alike = [(8, 20), (14, 22), (11, 23)]
        #expect(reason(letters(alike, coverage: solid)) == .equalHeights)
        #expect(reason(letters(alike, coverage: solid - 0.02)) == nil)
        // Of two parts nothing is known.
        #expect(reason(letters(Array(alike.prefix(2)), coverage: solid)) == nil)
        // 24 is more than 1.15 times 20.
        #expect(reason(letters([(8, 20), (14, 22), (11, 24)], coverage: solid)) == nil)
    }

    @Test(arguments: [1, 2, 3])
    func `has parts that are solid and equally wide, as bars are`(scale: Double) {
        let bar = Int(Self.constants.barWidth * scale)
        let heights = [30, 50, 40]
        #expect(reason(letters(heights.map { (bar, $0) }, coverage: 0.9), scale: scale) == .equalWidths)
        #expect(reason(letters(heights.map { (bar - 1, $0) }, coverage: 0.9), scale: scale) == nil)
        #expect(reason(letters([(20, 30), (24, 50), (20, 40)], coverage: 0.9), scale: scale) == nil)
    }

    @Test func `has spots of one size on no one row`() {
        // Discs of 14 pixels, of which two touch.
        func discs(lift: Int, coverage: Float = 0.74) -> [Glyph] {
            letters([(14, 14), (15, 14), (14, 13), (22, 24)], coverage: coverage, lift: lift)
        }
        #expect(reason(discs(lift: 4)) == .scattered)
        #expect(reason(discs(lift: 0)) == nil)
        #expect(reason(discs(lift: 4, coverage: Float(Self.constants.spotFill) - 0.01)) == nil)
        // A wide rule of the plot is no measure, a letter so high is.
        let rule = Glyph.letter(9, x: 40, y: 170, width: 200, height: 33, coverage: 0.2)
        #expect(reason(discs(lift: 4) + [rule]) == .scattered)
        let letter = Glyph.letter(9, x: 200, y: 165, width: 20, height: 35)
        #expect(reason(discs(lift: 4) + [letter]) == nil)
    }

    @Test func `has parts that are solid and rise, or fall, step by step`() {
        let solid: Float = 0.9
        #expect(reason(letters([(3, 20), (3, 23), (3, 26)], coverage: solid)) == .staircase)
        #expect(reason(letters([(3, 26), (3, 23), (3, 20)], coverage: solid)) == .staircase)
        #expect(reason(letters([(3, 20), (3, 26), (3, 23)], coverage: solid)) == nil)
        // The second step is less than a tenth.
        #expect(reason(letters([(3, 20), (3, 24), (3, 26)], coverage: solid)) == nil)
        #expect(reason(letters([(3, 20), (3, 23), (4, 26)], coverage: solid)) == nil)
    }
}
