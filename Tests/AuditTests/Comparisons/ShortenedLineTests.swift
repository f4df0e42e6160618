import Audit
import Testing

@Suite("Lines that end in an ellipsis, and what they were")
struct ShortenedLineTests {
    /// Sizes are measured to a few hundredths: by one that is too large the first letters are looked for
    /// where they are not.
    private func findings(_ large: [[Int]]) -> [ComparisonFinding] {
        let usual = ComparedScreen.words(
            "home-large", [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [20], [21, 22]], size: 16)
        let pair = ScreenPair(usual, .words("home-AX1", large, size: 32, told: 36, shortened: [0]))
        return [Rule.textCut, .textVanished].flatMap {
            ComparisonCheck.findings(on: pair, by: RuleSelection(only: $0))
        }
    }

    @Test func `a line that has the words of a text is surely its beginning, and the rest is said with it`()
        throws
    {
        let found = findings([[1, 2, 3], [20], [21, 22]])
        let only = try #require(found.first)
        #expect(found.count == 1 && only.verdict == .fail, "\(found.map(\.message))")
        #expect(only.message.contains("ends in an ellipsis") && only.referenceBoxes.count == 2)
    }

    @Test func `of a line with other words it is not known what it was`() throws {
        let cut = findings([[30, 31, 32], [20], [21, 22]]).filter { $0.rule == Rule.textCut.id }
        #expect(!cut.isEmpty && cut.allSatisfy { $0.verdict == .review }, "\(cut.map(\.message))")
    }
}
