import Audit
import Testing

@Suite("Texts that wrap elsewhere, and lose their ends")
struct LostEndTests {
    private func findings(_ large: [[Int]], from top: Int = 40) -> [ComparisonFinding] {
        let usual = ComparedScreen.words("home-large", [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]], size: 16)
        let pair = ScreenPair(usual, .words("home-AX1", large, size: 32, from: top))
        return [Rule.textCut, .textVanished].flatMap {
            ComparisonCheck.findings(on: pair, by: RuleSelection(only: $0))
        }
    }

    @Test(arguments: [(16, 24), (16, 40), (24, 40)])
    func `the same words have one shape at every size`(size: Int, other: Int) throws {
        let shapes = [size, other].compactMap {
            ComparedScreen.words("home", [[1, 2, 3]], size: $0).shapes[0]
        }
        try #require(shapes.count == 2)
        // 1 but for the edges of cells that fall within a row of the grid.
        #expect(shapes[0].likeness(to: shapes[1]) > 0.95)
        let others = try #require(ComparedScreen.words("home", [[4, 5, 6]], size: other).shapes[0])
        #expect(shapes[0].likeness(to: others) < 0.6)
    }

    @Test func `nothing is said where every word is there`() {
        let found = findings([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10]])
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `an end that is missing is said once, with the line that it is part of`() throws {
        let found = findings([[1, 2, 3], [4, 5, 6]])
        let only = try #require(found.first)
        #expect(found.count == 1 && only.rule == Rule.textCut.id, "\(found.map(\.message))")
        #expect(only.message.contains("The end of this text") && only.referenceBoxes.count == 1)
    }

    @Test func `what would lie below the screen is not known to be missing`() {
        let found = findings([[1, 2, 3], [4, 5, 6]], from: 290)
        #expect(!found.contains { $0.rule == Rule.textCut.id }, "\(found.map(\.message))")
    }
}
