import Audit
import ColorMath
import TestSupport
import Testing
import TextDetection

@Suite("A line of text is judged by the ratio that its size and weight require")
struct StandardTests {
    struct Case: CustomTestStringConvertible {
        let standard: ContrastStandard
        let pointSize: Double
        let weight: Region.Weight
        let required: Double

        var testDescription: String { "\(standard.rawValue), \(pointSize) pt \(weight): \(required)" }
    }

    static let cases: [Case] = [
        Case(standard: .wcagAA, pointSize: 17, weight: .regular, required: 4.5),
        Case(standard: .wcagAA, pointSize: 18, weight: .regular, required: 3),
        Case(standard: .wcagAA, pointSize: 13, weight: .bold, required: 4.5),
        Case(standard: .wcagAA, pointSize: 14, weight: .bold, required: 3),
        Case(standard: .wcagAA, pointSize: 15, weight: .undecided, required: 4.5),
        Case(standard: .wcagAA, pointSize: 34, weight: .undecided, required: 3),
        Case(standard: .wcagAAA, pointSize: 17, weight: .regular, required: 7),
        Case(standard: .wcagAAA, pointSize: 18, weight: .regular, required: 4.5),
        Case(standard: .wcagAAA, pointSize: 13, weight: .bold, required: 7),
        Case(standard: .wcagAAA, pointSize: 14, weight: .bold, required: 4.5),
        Case(standard: .apple, pointSize: 17, weight: .regular, required: 4.5),
        Case(standard: .apple, pointSize: 18, weight: .regular, required: 3),
        Case(standard: .apple, pointSize: 11, weight: .bold, required: 3),
        Case(standard: .apple, pointSize: 11, weight: .undecided, required: 4.5),
    ]

    @Test(
        "The required ratio is the standard's; the stricter one where the weight is undecided",
        arguments: cases)
    func requiredRatio(of test: Case) {
        let line = Region.line(contrast: 21, pointSize: test.pointSize, weight: test.weight)
        #expect(Judgement(of: line, under: test.standard).required == test.required)
    }

    /// Far enough from the limits for large text that the size is in no doubt.
    static let sizes: [(pointSize: Double, required: [ContrastStandard: Double])] = [
        (12, [.wcagAA: 4.5, .wcagAAA: 7, .apple: 4.5]), (28, [.wcagAA: 3, .wcagAAA: 4.5, .apple: 3]),
    ]

    @Test(
        "Exactly the required ratio passes, and the least bit less fails",
        arguments: ContrastStandard.allCases)
    func boundary(of standard: ContrastStandard) throws {
        for (pointSize, required) in Self.sizes {
            let limit = try #require(required[standard])
            for (contrast, verdict) in [
                (limit, Verdict.pass), (limit.nextDown, .fail), (limit - 0.001, .fail),
                (limit + 0.001, .pass),
            ] {
                let judgement = Judgement(
                    of: .line(contrast: contrast, pointSize: pointSize), under: standard)
                #expect(judgement.verdict == verdict, "\(contrast) at \(pointSize) pt")
                #expect(judgement.required == limit)
                #expect(judgement.reason == nil)
            }
        }
    }

    @Test("Apple prefers 7 below large text: a line between the two passes, and is told")
    func preferredRatio() {
        let line = Region.line(contrast: 5)
        #expect(Judgement(of: line, under: .apple).preferred == 7)
        #expect(Judgement(of: line, under: .apple).verdict == .pass)
        #expect(Judgement(of: line, under: .wcagAA).preferred == nil)
        #expect(Judgement(of: .line(contrast: 7), under: .apple).preferred == nil)
        #expect(Judgement(of: .line(contrast: 5, pointSize: 24), under: .apple).preferred == nil)
        #expect(Judgement(of: .line(contrast: 4), under: .apple).preferred == nil)
    }
}
