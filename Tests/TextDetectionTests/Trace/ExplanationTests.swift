import ColorMath
import Raster
import Testing
import TextDetection

struct `What explains a place` {
    @Test func `a word has every stage, and no reason against it`() throws {
        var screen = Bitmap(ground: .white)
        let box = screen.draw(try Lettering("Tidewater"), ink: .gray(60))
        let explanation = TextDetector(scale: 2).trace(of: screen).explanation(of: box)
        #expect(explanation.steps.map(\.stage) == DetectionStage.allCases)
        #expect(explanation.reasons.isEmpty)
        let lines = explanation.steps.flatMap(\.lines)
        #expect(lines.contains { $0.contains("is text") })
        #expect(lines.contains { $0.contains("#3C3C3C on #FFFFFF") })
    }

    @Test func `a letter in the middle of a word names its component`() throws {
        var screen = Bitmap(ground: .white)
        let box = screen.draw(try Lettering("Tidewater"), ink: .black)
        let trace = TextDetector(scale: 2).trace(of: screen)
        let inked = (box.x..<box.maxX).first { screen.color(x: $0, y: box.y + box.height / 2) == .black }
        let pixel = PixelRect(x: try #require(inked), y: box.y + box.height / 2, width: 1, height: 1)
        let components = try #require(
            trace.explanation(of: pixel).steps.first { $0.stage == .components })
        #expect(components.lines.count == 1)
        #expect(components.lines[0].contains("may be a letter"))
    }

    @Test func `a shape has its reason, the feature and the threshold`() {
        var screen = Bitmap(ground: .white)
        screen.draw(
            .stroke([SIMD2(700, 80), SIMD2(710, 92), SIMD2(700, 104)], width: 3), .gray(60))
        let place = PixelRect(x: 690, y: 70, width: 30, height: 40)
        let explanation = TextDetector(scale: 2).trace(of: screen).explanation(of: place)
        #expect(explanation.reasons == [.loneNarrow])
        let lines = explanation.steps.flatMap(\.lines)
        #expect(lines.contains { $0.contains("is < 1.5 (wordProportion)") })
    }

    @Test func `an empty place is background, and nothing else`() {
        let trace = TextDetector(scale: 2).trace(of: Bitmap(ground: .gray(240)))
        let explanation = trace.explanation(of: PixelRect(x: 10, y: 10, width: 1, height: 1))
        #expect(explanation.steps.map(\.stage) == [.segmentation, .backgrounds])
        #expect(explanation.reasons.isEmpty)
    }

    @Test func `each stage that has a picture shows the whole screen`() throws {
        var screen = Bitmap(ground: .white)
        let box = screen.draw(try Lettering("Tidewater"), ink: .black)
        let pictures = TextDetector(scale: 2).trace(of: screen).pictures
        #expect(
            pictures.map(\.stage) == [.segmentation, .backgrounds, .components, .decision, .measurement])
        #expect(pictures.allSatisfy { $0.picture.width == screen.width })
        #expect(pictures.allSatisfy { $0.picture.height == screen.height })
        // The background is as it was, and a line of text is framed.
        #expect(pictures[1].picture[0, 0] == screen[0, 0])
        #expect(pictures[3].picture[box.x - 1, box.y - 1] != pictures[3].picture[0, 0])
    }
}
