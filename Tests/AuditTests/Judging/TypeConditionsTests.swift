import Audit
import ColorMath
import TestSupport
import Testing
import TextDetection

/// How large text is depends on what its size is counted in.
struct `A size in the unit of its platform` {
    private func judge(_ contrast: Double, pointSize: Double, bold: Bool = false, _ sizes: TypeConditions)
        -> Judgement
    {
        Judgement(
            of: .line(contrast: contrast, pointSize: pointSize, within: 0, weight: bold ? .bold : .regular),
            under: .wcagAA, sizes: sizes)
    }

    private let web = TypeConditions(largeText: [.cssPixels])
    private let unknown = TypeConditions(largeText: [.points, .cssPixels])

    @Test(arguments: [(17.9, false, false), (18, true, false), (23.9, true, false), (24, true, true)])
    func `is large from 18 points or 24 pixels of CSS on`(size: Double, points: Bool, pixels: Bool) {
        #expect(judge(3.5, pointSize: size, .points).verdict == (points ? .pass : .fail))
        #expect(judge(3.5, pointSize: size, web).verdict == (pixels ? .pass : .fail))
    }

    @Test(arguments: [(13.9, false, false), (14, true, false), (18.65, true, false), (18.66, true, true)])
    func `is large from 14 points or 18.66 pixels on where it is bold`(
        size: Double, points: Bool, pixels: Bool
    ) {
        #expect(judge(3.5, pointSize: size, bold: true, .points).verdict == (points ? .pass : .fail))
        #expect(judge(3.5, pointSize: size, bold: true, web).verdict == (pixels ? .pass : .fail))
    }

    @Test func `may be larger than it measures on the web, where it is not told`() {
        func verdict(
            _ size: Double, within share: Double = 0.005, weight: Region.Weight = .regular
        ) -> Verdict {
            Judgement(
                of: .line(contrast: 3.5, pointSize: size, within: share, weight: weight), under: .wcagAA,
                sizes: web
            ).verdict
        }
        #expect(verdict(23.3) == .review)
        #expect(verdict(23.3, within: 0) == .fail)
        #expect(verdict(22.5) == .fail)
        #expect(verdict(18, weight: .bold) == .fail)
        #expect(verdict(18.1, weight: .bold) == .review)
    }

    @Test func `is for review between the two where the platform is unknown`() {
        #expect(judge(3.5, pointSize: 17, unknown).verdict == .fail)
        #expect(judge(3.5, pointSize: 25, unknown).verdict == .pass)
        let between = judge(3.5, pointSize: 20, unknown)
        #expect(between.verdict == .review)
        #expect(between.reasons == [.platform(pointSize: 20, small: 4.5, large: 3)])
        #expect(between.reason?.contains("--platform") == true)
        // Nothing turns on it where both agree.
        #expect(judge(5, pointSize: 20, unknown).verdict == .pass)
        #expect(judge(2.9, pointSize: 20, unknown).verdict == .fail)
    }

    @Test func `is for review where the scale decides and is not sure`() {
        let scales = TypeConditions(largeText: [.points], factors: [1, 1.5])
        #expect(judge(3.5, pointSize: 11, scales).verdict == .fail)
        let between = judge(3.5, pointSize: 13, scales)
        #expect(between.reasons == [.scale(pointSizes: 13...19.5, small: 4.5, large: 3)])
        #expect(between.reason?.contains("--scale") == true)
        #expect(judge(4.6, pointSize: 13, scales).verdict == .pass)
    }

    @Test func `does not fail by less than a tenth on strokes thinner than a pixel and a half`() {
        func verdict(_ contrast: Double, strokes: Double) -> Verdict {
            var line = Region.line(contrast: contrast, pointSize: 13)
            line.strokeWidth = strokes
            return Judgement(of: line, under: .wcagAA).verdict
        }
        #expect(verdict(4.45, strokes: 1.2) == .review)
        #expect(verdict(4.39, strokes: 1.2) == .fail)
        #expect(verdict(4.5, strokes: 1.2) == .pass)
        #expect(verdict(4.45, strokes: 2.5) == .fail)
    }
}
