import Audit
import ColorMath
import Foundation
import Raster
import Testing
import TextDetection

@Suite("Scoring")
struct ScoringTests {
    /// Two lines of 100 × 20 pixels at two pixels per point: the first fails, the second passes.
    private static let screen = """
        {"image": "two.png", "width": 400, "height": 300, "scale": 2, "lines": [
          {"box": [20, 20, 100, 20], "text": "pale", "size": 12, "fg": [170, 170, 170], "bg": [255, 255, 255],
           "ratio": 2.32, "ratio_min": 2.32, "ratio_max": 2.32, "need": 4.5, "fails": true},
          {"box": [20, 80, 100, 20], "text": "dark", "size": 12, "fg": [0, 0, 0], "bg": [255, 255, 255],
           "ratio": 21, "ratio_min": 21, "ratio_max": 21, "need": 4.5, "fails": false}]}
        """

    private func accuracy(_ regions: JudgedRegion...) throws -> Accuracy {
        var accuracy = Accuracy()
        let screen = try JSONDecoder().decode(KnownScreen.self, from: Data(Self.screen.utf8))
        accuracy.add(screen, regions: regions)
        return accuracy
    }

    private func region(_ x: Int, _ y: Int, width: Int = 100, ratio: Double, size: Double = 12)
        -> JudgedRegion
    {
        let region = Region(
            kind: .text, box: PixelRect(x: x, y: y, width: width, height: 20), ink: .black, backdrop: .white,
            contrast: MeasuredContrast(typical: ratio, low: ratio, high: ratio), pointSize: size)
        return JudgedRegion(region, judgedBy: .wcagAA)
    }

    @Test("a perfect audit scores one and errs by nothing")
    func perfect() throws {
        let accuracy = try accuracy(region(20, 20, ratio: 2.32), region(20, 80, ratio: 21))
        #expect(accuracy.textRecall == 1)
        #expect(accuracy.failRecall == 1)
        #expect(accuracy.failPrecision == 1)
        #expect(accuracy.highRatioError == 0)
        #expect(accuracy.medianSizeError == 0)
        #expect(accuracy.largeAccuracy == 1)
        #expect(accuracy.faults.isEmpty)
    }

    @Test("a line that is not found counts against recall")
    func missed() throws {
        let accuracy = try accuracy(region(20, 80, ratio: 21))
        #expect(accuracy.textRecall == 0.5)
        #expect(accuracy.failRecall == 0)
        #expect(accuracy.faults.count == 1)
    }

    @Test("a line is found when pieces cover 60 % of it together")
    func pieces() throws {
        let short = try accuracy(region(20, 80, width: 30, ratio: 21), region(60, 80, width: 29, ratio: 21))
        #expect(short.textRecall == 0)
        let enough = try accuracy(region(20, 80, width: 40, ratio: 21), region(50, 80, width: 30, ratio: 21))
        #expect(enough.textRecall == 0.5)
    }

    @Test("an alarm on text that passes, or on nothing, counts against precision")
    func falseAlarms() throws {
        let accuracy = try accuracy(
            region(20, 20, ratio: 2.32), region(20, 80, ratio: 3), region(300, 20, ratio: 3))
        #expect(accuracy.failPrecision == 1.0 / 3)
    }

    @Test("errors are relative to the truth")
    func errors() throws {
        let accuracy = try accuracy(region(20, 20, ratio: 2.32 * 1.01), region(20, 80, ratio: 21, size: 24))
        #expect(abs(accuracy.medianRatioError - 0.005) < 1e-9)
        #expect(accuracy.medianSizeError == 0.5)
        #expect(accuracy.largeAccuracy == 0.5)
    }
}
