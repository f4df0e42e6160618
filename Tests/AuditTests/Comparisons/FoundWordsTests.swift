import Audit
import Raster
import Testing

@Suite("Words of text that wraps elsewhere")
struct FoundWordsTests {
    /// Whether three words of which the last two wrap are there, with something painted over the second: the
    /// lower half of its first letters, which leaves a correlation of 0.73, or all of it.
    private func areThere(painted width: Int, _ height: Int) -> Bool {
        let usual = ComparedScreen.words("home-large", [[1, 2, 3], [20], [21, 22]], size: 16)
        let large = ComparedScreen.words(
            "home-AX1", [[1], [2, 3], [20], [21, 22]], size: 32,
            under: [Paint(box: PixelRect(x: 30, y: 104 + 24 - height, width: width, height: height))])
        return ScreenPair(usual, large).areWordsThere(of: 0)
    }

    @Test func `one that is less alike is there between the two that it stood between`() {
        #expect(areThere(painted: 56, 12))
    }

    @Test func `one of which nothing is left is not there`() {
        #expect(!areThere(painted: 96, 24))
    }
}
