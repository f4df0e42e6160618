import ColorMath
import Raster
import Testing
import TextDetection

struct `Why something is no text` {
    @Test func `each reason has a sentence of its own`() {
        let sentences = Reason.allCases.map(\.sentence)
        #expect(Set(sentences).count == sentences.count)
        #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    }

    @Test(arguments: Shapes.all)
    func `shapes are no text for a reason`(shapes: Shapes) {
        var screen = Bitmap(ground: .white)
        for shape in shapes.shapes { screen.draw(shape, .gray(60)) }
        let trace = TextDetector(scale: 2).trace(of: screen)
        // A large square is a background, and what is no ink needs no reason.
        #expect(trace.reasons.isEmpty == (shapes.testDescription == "a square"))
    }

    @Test func `a trace finds what a detection finds`() throws {
        var screen = Bitmap(ground: .white)
        screen.draw(try Lettering("Tidewater"), ink: .black)
        let detector = TextDetector(scale: 2)
        #expect(detector.trace(of: screen).detection == detector.detection(in: screen))
    }
}
