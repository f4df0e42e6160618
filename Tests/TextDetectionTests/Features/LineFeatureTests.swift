import ColorMath
import Raster
import Testing
import TextDetection

/// Letters are boxes that ink covers fully, where it matters how they stand and not how they look.
struct `Features of a line` {
    private static let constants = DetectionConstants()

    private func features(
        _ boxes: [PixelRect], scale: Double = 1, source: SourceTraits = .backgrounds, threshold: UInt8 = 1,
        areJoined: Bool = false
    ) throws -> LineFeatures {
        let width = (boxes.map(\.maxX).max() ?? 0) + 10
        let height = (boxes.map(\.maxY).max() ?? 0) + 10
        var mask = PixelMask(width: width, height: height)
        var screen = Bitmap(width: width, height: height, ground: .white)
        for box in boxes {
            for y in box.y..<box.maxY {
                mask.insert(y * width + box.x..<y * width + box.maxX)
                for x in box.x..<box.maxX { screen[x, y] = RGBA(.black) }
            }
        }
        let ink = InkMap(mask)
        try #require(ink.components.count == (areJoined ? 1 : boxes.count))
        let line = Line(
            ink.components.indices.map { index in
                let box = ink.components[index].bounds.rect
                return .letter(
                    index, x: box.x, y: box.y, width: box.width, height: box.height, ink: .zero, coverage: 1,
                    threshold: threshold)
            })
        let measurement = InkMeasurement(
            line, ink: ink, pixels: screen.pixels, width: width, Self.constants.measurement)
        return LineFeatures(
            LineClassifier(Self.constants, scale: scale).features(of: line, from: source),
            measurement: measurement, shape: LineShape(measurement.coverage, Self.constants.shape))
    }

    private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x: x, y: y, width: width, height: height)
    }

    @Test(arguments: [1, 2, 3])
    func `tell its extent`(scale: Double) throws {
        let features = try features([box(10, 10, 6, 30), box(20, 10, 12, 30)], scale: scale)
        #expect(features.height == 30 / scale)
        #expect(features.proportion == 22.0 / 30)
        #expect(features.widestComponent == 12.0 / 22)
        #expect(abs(features.fill - 18.0 / 22) < 1e-6)
        #expect(features.inkSpread == 0 && abs(features.solidFraction - 0.8) < 1e-6)
    }

    @Test func `tell its parts, and which of them are tall`() throws {
        let lowest = Int((Self.constants.classifier.tallBlock * 20).rounded(.up))
        let features = try features([
            box(10, 10, 5, 20), box(20, 30 - lowest, 5, lowest), box(30, 31 - lowest, 5, lowest - 1),
        ])
        #expect(features.blockCount == 3 && features.tallBlockCount == 2)
        #expect(features.narrowestGap == 5.0 / 20)
        #expect(features.narrowestBlock == 5.0 / 20 && features.widestBlock == 5.0 / 20)
        #expect(features.mostStrokesInRow == 3 && features.mostStrokesInColumn == 1)
        #expect(features.strokesPerColumn == 1)
    }

    @Test func `know no gap of a single part`() throws {
        #expect(try features([box(10, 10, 5, 20)]).narrowestGap < 0)
    }

    @Test func `count letters side by side, but not over each other`() throws {
        #expect(try features([box(10, 10, 5, 20)]).letterCount == 1)
        #expect(try features([box(10, 10, 5, 20), box(20, 10, 5, 20)]).letterCount == 2)
        // Half-way over each other, as the parts of an icon are; and the second one too low.
        #expect(try features([box(10, 10, 10, 20), box(15, 31, 10, 20)]).letterCount == 0)
        #expect(try features([box(10, 10, 5, 20), box(20, 20, 5, 10)]).letterCount == 1)
    }

    @Test func `speak for text by the number of parts`() throws {
        let classifier = Self.constants.classifier
        let scores = try (1...5).map { count in
            try features((0..<count).map { box(10 + 10 * $0, 10, 5, 20) }).score
        }
        let expected = [classifier.scoreOfOne, classifier.scoreOfTwo, classifier.scoreOfThree, 1, 1]
        #expect(scores == expected)
    }

    @Test func `tell what noise may come to`() throws {
        let classifier = Self.constants.classifier
        let features = try features([box(10, 10, 5, 20), box(20, 10, 5, 20)], threshold: 4)
        #expect(features.noise == 4 * classifier.clearOfThreshold)
        #expect(abs(features.inkDistance - 255 * 3.0.squareRoot()) < 1e-3)
    }

    @Test func `lie in texture by their tile, and in a layer always`() throws {
        let texture = UInt8(Self.constants.segmentation.texture)
        let boxes = [box(10, 10, 5, 20), box(20, 10, 5, 20)]
        #expect(try features(boxes, threshold: texture).isInTexture)
        #expect(try !features(boxes, threshold: texture - 1).isInTexture)
        #expect(try features(boxes, source: .exactColor).isInTexture)
    }

    /// A digit, and a dot beside it half-way up.
    @Test func `know a zero from a full stop`() throws {
        let digit = box(10, 10, 8, 20)
        #expect(try features([digit, box(24, 17, 6, 6)]).hasDotsBeside)
        #expect(try !features([digit, box(24, 24, 6, 6)]).hasDotsBeside)
        #expect(try !features([digit, box(24, 11, 6, 6)]).hasDotsBeside)
        #expect(try !features([digit, box(24, 15, 10, 10)]).hasDotsBeside)
        #expect(try !features([digit]).hasDotsBeside)
    }

    /// Two long strokes on one foot, and dots above them.
    @Test func `know joined letters by two dots of one size`() throws {
        let strokes = [box(10, 30, 40, 20), box(56, 30, 40, 20)]
        #expect(try features(strokes + [box(20, 22, 4, 4), box(70, 22, 4, 4)]).isJoined)
        #expect(try !features(strokes + [box(20, 22, 4, 4)]).isJoined)
        #expect(try !features(strokes + [box(20, 22, 4, 4), box(70, 19, 7, 7)]).isJoined)
        let uneven = [box(10, 30, 40, 20), box(56, 20, 40, 20)]
        #expect(try !features(uneven + [box(20, 22, 4, 4), box(70, 42, 4, 4)]).isJoined)
    }

    /// One long stroke and its dots.
    @Test func `know a joined word by what is neither dot nor stroke`() throws {
        let word = [box(10, 20, 60, 20), box(20, 10, 4, 4), box(30, 10, 4, 4)]
        // The stroke is lower than the line by its dots.
        let cursive = Self.constants.classifier
        let share = 20.0 / 30
        #expect(share < cursive.cursiveStroke && share > cursive.cursiveDot)
        #expect(try !features(word).isCursive)
        let inside = [box(10, 10, 60, 20), box(20, 31, 4, 2), box(30, 31, 4, 2)]
        #expect(23 * cursive.cursiveStroke > 20)
        #expect(try !features(inside).isCursive)
        let tall = [box(10, 10, 80, 30), box(20, 41, 4, 2), box(30, 41, 4, 2)]
        #expect(33 * cursive.cursiveStroke < 30)
        #expect(try features(tall).isCursive)
        #expect(try !features(Array(tall.prefix(2))).isCursive)
    }

    @Test func `know a word of joined letters by its strokes`() throws {
        /// Stems on a bar, in one component, as many as there are.
        func word(stems: Int, gap: Int = 3, source: SourceTraits = .backgrounds) throws -> LineFeatures {
            let boxes = (0..<stems).map { box(10 + $0 * (2 + gap), 10, 2, 20) }
            let bars = (0..<stems - 1).flatMap { stem in
                [12, 18, 24].map { box(12 + stem * (2 + gap), $0, gap, 2) }
            }
            return try features(boxes + bars, source: source, areJoined: true)
        }
        #expect(try word(stems: 16).isJoinedWord)
        #expect(try !word(stems: 16, source: .exactColor).isJoinedWord)
        // As long as a letter is wide, or with no more strokes than a curve.
        #expect(try !word(stems: 9).isJoinedWord)
        #expect(try !word(stems: 5, gap: 20).isJoinedWord)
    }

    @Test func `tell one block as high as a sign from strokes, letters and dots`() throws {
        #expect(try features([box(10, 10, 8, 13)]).isBlock)
        // A bar, a dash, a dot, and two of them.
        for boxes in [
            [box(10, 10, 4, 13)], [box(10, 10, 26, 10)], [box(10, 10, 6, 6)],
            [box(10, 10, 8, 13), box(20, 10, 8, 13)],
        ] {
            #expect(try !features(boxes).isBlock)
        }
    }
}
