import Audit
import Testing

@Suite("How long a line would be at another size")
struct ExpectedLengthTests {
    /// The length that the first line would have, in ems, where the size of the lines on the first screen was
    /// measured to be some pixels, 16 in truth.
    private func length(told: Double) throws -> Double {
        let usual = ComparedScreen.words("home-large", [[1, 2, 3], [4, 5]], size: 16, told: told)
        let pair = ScreenPair(usual, .words("home-AX1", [[1, 2, 3], [4, 5]], size: 32))
        let first = try #require(pair.matching.matches.first)
        return pair.lengthExpected(of: first)
    }

    @Test(arguments: [14.5, 15, 15.5])
    func `lines set alike tell it where sizes are measured a little too small`(told: Double) throws {
        // Letters are drawn from whole cells at both sizes: the widths are exact.
        #expect(abs(try length(told: told) / length(told: 16) - 1) < 0.01)
    }

    @Test func `sizes tell it where lines set alike grew by much less`() throws {
        #expect(try length(told: 12) / length(told: 16) > 1.2)
    }
}
