import Audit
import ColorMath
import Raster
import TestSupport
import Testing
import TextDetection

@Suite("A line that its pixels do not decide is left to review, with the reason")
struct ReviewTests {
    private func judge(_ line: Region) -> Judgement { Judgement(of: line, under: .wcagAA) }

    @Test("An undecided weight matters only between the two ratios that it decides between")
    func undecidedWeight() {
        let judgements = [2.99, 3, 4.49, 4.5].map {
            judge(.line(contrast: $0, pointSize: 15, weight: .undecided))
        }
        #expect(judgements.map(\.verdict) == [.fail, .review, .review, .pass])
        #expect(judgements[1].reasons == [.weight(regular: 4.5, bold: 3)])
        #expect(judgements[1].required == 4.5)
        #expect(judgements[1].reason?.contains("4.5") == true && judgements[1].reason?.contains("3") == true)
    }

    @Test("An undecided weight does not matter where both weights require the same")
    func undecidedWeightOfSmallOrLargeText() {
        #expect(judge(.line(contrast: 4, pointSize: 12, weight: .undecided)).verdict == .fail)
        #expect(judge(.line(contrast: 4, pointSize: 28, weight: .undecided)).verdict == .pass)
    }

    @Test("One letter of thin strokes is left to review where its ink may be enough, and a word is not")
    func loneLetters() {
        func judged(_ level: UInt8, width: Int, stroke: Double) -> Verdict {
            let ink = SRGB8(red: level, green: level, blue: level)
            var line = Region.line(
                contrast: ink.contrastRatio(with: .white), ink: ink,
                box: PixelRect(x: 8, y: 8, width: width, height: 10))
            (line.strokeWidth, line.showsItsInk) = (stroke, true)
            return judge(line).verdict
        }
        // #828282 has 3.84; shown by 85 % of its ink that is #6C6C6C, 5.2.
        #expect(judged(0x82, width: 10, stroke: 1.23) == .review)
        #expect(judged(0x82, width: 30, stroke: 1.23) == .fail)
        #expect(judged(0x82, width: 10, stroke: 2) == .fail)
        #expect(judged(0xB0, width: 10, stroke: 1.23) == .fail)
    }

    @Test("A size within measuring error of the limit matters only between the two ratios")
    func sizeNearLarge() {
        for (pointSize, stated) in [(17.6, 4.5), (18.4, 3.0)] {
            let judgements = [2.9, 3.9, 4.6].map { judge(.line(contrast: $0, pointSize: pointSize)) }
            #expect(judgements.map(\.verdict) == [.fail, .review, .pass])
            #expect(judgements.map(\.required) == [stated, stated, stated])
            #expect(
                judgements[1].reasons == [
                    .size(pointSizes: pointSize * 0.97...pointSize * 1.03, small: 4.5, large: 3)
                ])
        }
        #expect(judge(.line(contrast: 3.9, pointSize: 17)).verdict == .fail)
        #expect(judge(.line(contrast: 3.9, pointSize: 17, within: 0.1)).verdict == .review)
        #expect(judge(.line(contrast: 3.9, pointSize: 19)).verdict == .pass)
        #expect(judge(.line(contrast: 3.9, pointSize: 14.1, weight: .bold)).verdict == .review)
    }

    @Test(
        "A varied backdrop is left to review where neither side has four fifths of it",
        arguments: [
            (low: 4.5, typical: 6.0, high: 9.0, verdict: Verdict.pass),
            (low: 4.4, typical: 6.0, high: 9.0, verdict: .pass),
            (low: 3.0, typical: 5.0, high: 9.0, verdict: .review),
            (low: 2.0, typical: 4.4, high: 9.0, verdict: .review),
            (low: 2.0, typical: 3.0, high: 4.6, verdict: .fail),
            (low: 2.0, typical: 3.0, high: 4.4, verdict: .fail),
        ])
    func variedBackdrop(low: Double, typical: Double, high: Double, verdict: Verdict) {
        let judgement = judge(.line(contrast: typical, low: low, high: high))
        #expect(judgement.verdict == verdict)
        #expect(judgement.reasons == (verdict == .review ? [.variedBackdrop(low: low, high: high)] : []))
    }

    @Test("Four fifths of the backdrop are a clear majority, no less")
    func decidingShares() {
        // Between the 5th percentile and the median, four fifths of the backdrop reach what is 15/45 of the
        // way; between there and the 95th percentile, one fifth reaches what is 30/45 of the way.
        for (offset, passing, failing) in [(-0.001, Verdict.review, Verdict.fail), (0.001, .pass, .review)] {
            let low = 4.5 - 3 * 15.0 / 45 + offset
            #expect(judge(.line(contrast: low + 3, low: low, high: 12)).verdict == passing)
            let typical = 4.5 - 3 * 30.0 / 45 + offset
            #expect(judge(.line(contrast: typical, low: 1, high: typical + 3)).verdict == failing)
        }
    }

    @Test("Thin strokes are measured too low, never too high: a pass stands, a failure does not")
    func thinStrokes() {
        // #777777 on white has 4.47; drawn in #6F6F6F it would pass.
        var thin = Region.line(
            contrast: SRGB8(red: 119, green: 119, blue: 119).contrastRatio(with: .white),
            ink: SRGB8(red: 119, green: 119, blue: 119))
        thin.strokeWidth = 1
        #expect(judge(thin).reasons == [.doubt(.thinStrokes)])
        func judged(_ level: UInt8, share: Double) -> Verdict {
            let ink = SRGB8(red: level, green: level, blue: level)
            var line = Region.line(contrast: ink.contrastRatio(with: .white), ink: ink)
            (line.strokeWidth, line.inkShare) = (1, share)
            return judge(line).verdict
        }
        // #8A8A8A shows 3.45; at 85 % of its strength it is #757575, 4.6, at 95 % #848484.
        #expect(judged(138, share: 0.85) == .review)
        #expect(judged(138, share: 0.95) == .fail)
        #expect(judged(138, share: 1) == .fail)
        #expect(judged(110, share: 0.85) == .pass)
        // The strongest pixels may tell, too, and only of thin strokes.
        var resampled = Region.line(contrast: 3.45, ink: SRGB8(red: 138, green: 138, blue: 138))
        (resampled.strokeWidth, resampled.utmostContrast) = (1, 4.6)
        #expect(judge(resampled).reasons == [.doubt(.thinStrokes)])
        resampled.utmostContrast = 4.4
        #expect(judge(resampled).verdict == .fail)
        (resampled.strokeWidth, resampled.utmostContrast) = (2, 4.6)
        #expect(judge(resampled).verdict == .fail)
        #expect(judge(.line(contrast: 4.5, doubts: [.thinStrokes])).verdict == .pass)
        // Many pixels of one colour are the ink, on strokes of a pixel or more.
        var shown = Region.line(contrast: 4.45)
        shown.strokeWidth = 1.3
        #expect(judge(shown).verdict == .review)
        shown.showsItsInk = true
        #expect(judge(shown).verdict == .fail)
        shown.strokeWidth = 0.9
        #expect(judge(shown).verdict == .review)
        #expect(judge(.line(contrast: 4.4, doubts: [.thinStrokes])).reasons == [.doubt(.thinStrokes)])
    }

    @Test(
        "Veiled text and busy backdrops are left to review",
        arguments: [(Region.Doubt.veiled, 4.94), (.busyBackdrop, 8.99)])
    func doubts(doubt: Region.Doubt, most: Double) {
        for contrast in [3.01, 4.5, most] {
            let judgement = judge(.line(contrast: contrast, doubts: [doubt]))
            #expect(judgement.verdict == .review)
            #expect(judgement.reasons == [.doubt(doubt)])
        }
    }

    @Test("What soft edges leave less than two thirds of what is required fails, where it is surely text")
    func farBelow() {
        #expect(judge(.line(contrast: 2.99, doubts: [.veiled])).verdict == .fail)
        #expect(judge(.line(contrast: 2.8, high: 3.1, doubts: [.veiled])).verdict == .review)
        #expect(judge(.line(contrast: 2.99, pointSize: 30, doubts: [.veiled])).verdict == .review)
        #expect(judge(.line(contrast: 1.9, pointSize: 30, doubts: [.veiled])).verdict == .fail)
        // The halo of a label on a map.
        #expect(judge(.line(contrast: 1.59, doubts: [.veiled])).verdict == .review)
        var line = Region.line(contrast: 2.99, doubts: [.veiled])
        line.confidence = 0.4
        #expect(judge(line).verdict == .review)
        #expect(judge(.line(contrast: 1.5, doubts: [.busyBackdrop])).verdict == .review)
    }

    @Test("Soft edges are no veil where many pixels show the ink")
    func shownInk() {
        var line = Region.line(contrast: 3.9, doubts: [.veiled])
        line.showsItsInk = true
        #expect(judge(line).verdict == .fail)
        line = .line(contrast: 4.6, doubts: [.veiled])
        line.showsItsInk = true
        #expect(judge(line).verdict == .pass)
        line.doubts = [.veiled, .busyBackdrop]
        #expect(judge(line).reasons == [.doubt(.busyBackdrop)])
    }

    @Test(
        "At twice the required ratio no doubt can make a line fail, at 1.1 times no veil",
        arguments: [(Region.Doubt.veiled, 4.96), (.busyBackdrop, 9)])
    func farAbove(doubt: Region.Doubt, ratio: Double) {
        #expect(judge(.line(contrast: ratio, doubts: [doubt])).verdict == .pass)
        #expect(judge(.line(contrast: 12, low: ratio - 0.1, high: 14, doubts: [doubt])).verdict == .review)
    }

    @Test("Thin strokes are no doubt about an ink that another line shows")
    func knownInk() {
        var line = Region.line(contrast: 4.45)
        line.strokeWidth = 0.9
        #expect(judge(line).verdict == .review)
        line.isInkKnown = true
        #expect(judge(line).verdict == .fail)
    }

    @Test("Every reason there is gets its clause")
    func severalReasons() {
        let line = Region.line(
            contrast: 4, pointSize: 18, low: 2.9, high: 6, doubts: [.veiled, .thinStrokes])
        let reason = judge(line).reason ?? ""
        #expect(reason.split(separator: "; ").count == 4)
        #expect(
            reason.contains("at a size of 17.46 to 18.54") && reason.contains("2.90 to 6.00")
                && reason.contains("veil")
        )
    }
}
