import Audit
import ColorMath
import Foundation
import Testing

@Suite("The truth of the sample screens")
struct TruthTests {
    @Test("covers scripts, appearances and failures widely enough to judge by")
    func truthIsBroad() throws {
        let screens = try Corpus.samples().screens
        let lines = screens.flatMap(\.lines).filter(\.counts)
        #expect(screens.count >= 16)
        #expect(lines.count >= 700)
        #expect(lines.count(where: \.fails) >= 150)
        #expect(lines.count { !$0.hasPlainBackdrop } >= 40)
        for script: ClosedRange<Unicode.Scalar> in [
            "A"..."z", "А"..."я", "Α"..."ω", "א"..."ת", "ء"..."ي", "ऀ"..."ॿ", "ก"..."๛", "ぁ"..."ヿ", "一"..."鿿",
            "가"..."힣",
        ] {
            let count = lines.count { $0.text.unicodeScalars.contains(where: script.contains) }
            #expect(count >= 10, "\(script.lowerBound)…\(script.upperBound)")
        }
    }

    /// The truth's colours are whole code values, its ratios are not: half a code value of both colours may
    /// lie between.
    @Test("agrees with the contrast of the colours it names")
    func ratiosFollowFromColors() throws {
        for line in try Corpus.samples().screens.flatMap(\.lines) where line.counts && line.hasPlainBackdrop {
            let ratio = line.ink.contrastRatio(with: line.backdrop)
            #expect(abs(ratio / line.ratio - 1) < 0.02, "\(line.text): \(ratio), \(line.ratio)")
            #expect(line.fails == (line.ratio < line.required))
        }
    }
}
