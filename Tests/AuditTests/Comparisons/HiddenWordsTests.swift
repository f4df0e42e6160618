import Audit
import Raster
import Testing

@Suite("Words that an edge or a panel hides")
struct HiddenWordsTests {
    private let usual = ComparedScreen.words("home-large", [[1, 2, 3], [4, 5], [20, 21, 22]], size: 16)

    private func findings(_ screen: ComparedScreen, from usual: ComparedScreen) -> [ComparisonFinding] {
        let pair = ScreenPair(usual, screen)
        return [Rule.textCut, .textVanished].flatMap {
            ComparisonCheck.findings(on: pair, by: RuleSelection(only: $0))
        }
    }

    @Test func `a row of which the upper part is left is cut, though it was not read as text`() throws {
        // The second row lies from 104 to 128.
        let cut = ComparedScreen.words(
            "home-AX1", [[1, 2, 3], [4, 5], [20, 21, 22]], size: 32, unread: [1],
            under: [Paint(box: PixelRect(x: 0, y: 116, width: 600, height: 12))])
        let found = findings(cut, from: usual)
        let only = try #require(found.first)
        #expect(found.count == 1 && only.rule == Rule.textCut.id, "\(found.map(\.message))")
        #expect(only.message.contains("about 50 % of its height is left"))
        #expect(only.boxes.first?.maxY == 116)
    }

    @Test func `a row that was not read, and is whole, is not cut`() {
        let whole = ComparedScreen.words(
            "home-AX1", [[1, 2, 3], [4, 5], [20, 21, 22]], size: 32, unread: [1])
        let found = findings(whole, from: usual)
        #expect(!found.contains { $0.message.contains("of its height") }, "\(found.map(\.message))")
    }

    @Test func `words under a panel between others of their text are covered`() throws {
        let text = ComparedScreen.words(
            "home-large", [[1, 2, 3, 4], [5, 11, 7, 8], [20, 21, 22]], size: 16)
        let large = [[1, 2], [3, 4], [5, 11], [7, 8], [20, 21, 22]]
        // The third row but for its first word, which lies from 168 to 192, and ends at 126.
        let covered = ComparedScreen.words(
            "home-AX1", large.enumerated().map { $0.offset == 2 ? [5] : $0.element }, size: 32,
            under: [Paint(box: PixelRect(x: 134, y: 160, width: 396, height: 40), gray: 90)])
        let found = findings(covered, from: text)
        #expect(found.contains { $0.message.contains("covered") }, "\(found.map(\.message))")
        let free = findings(ComparedScreen.words("home-AX1", large, size: 32), from: text)
        #expect(!free.contains { $0.message.contains("covered") }, "\(free.map(\.message))")
    }
}
