import Testing
import TextDetection

struct `The profile of a line's rows` {
    private static let window = DetectionConstants().shape.profileWindow

    @Test func `rises where most letters begin and falls where they stand`() {
        // Four rows of ascenders, ten of small letters, three of descenders.
        let sums =
            [Float](repeating: 10, count: 4) + [Float](repeating: 40, count: 10)
            + [Float](repeating: 6, count: 3)
        let profile = RowProfile(sums, window: Self.window)
        #expect(profile.rise == 4 && profile.fall == 14)
    }

    @Test func `of letters of one height is all of it`() {
        let profile = RowProfile([Float](repeating: 30, count: 12), window: Self.window)
        #expect(profile.rise == 0 && profile.fall == 12)
    }

    /// Half of an edge in each of two rows is an edge between them.
    @Test func `knows soft edges better than to a row`() {
        let sums = [Float](repeating: 0, count: 2) + [20] + [Float](repeating: 40, count: 9) + [20, 0, 0, 0]
        let profile = RowProfile(sums, window: Self.window)
        #expect(profile.rise == 2.5)
        #expect(profile.fall == 12.5)
    }

    /// A quarter of the edge lies in the first row, the rest in the second.
    @Test func `takes the centre of an edge`() {
        let sums: [Float] = [0, 0, 10, 40, 40, 40, 40, 40, 40, 30, 0, 0]
        let profile = RowProfile(sums, window: Self.window)
        #expect(abs(profile.rise - (2 * 0.25 + 3 * 0.75)) < 1e-5)
        #expect(abs(profile.fall - (9 * 0.25 + 10 * 0.75)) < 1e-5)
    }

    @Test func `of one row is that row`() {
        let profile = RowProfile([5], window: Self.window)
        #expect(profile.rise == 0 && profile.fall == 1)
    }

    @Test func `does not depend on how much is inked, but on where`() {
        let sums: [Float] = [3, 3, 3, 12, 12, 12, 12, 12, 12, 2, 2, 2]
        let profile = RowProfile(sums, window: Self.window)
        let heavy = RowProfile(sums.map { $0 * 8 }, window: Self.window)
        #expect(profile.rise == heavy.rise && profile.fall == heavy.fall)
    }

    /// From the foot up, a rise is a fall.
    @Test func `is turned over with the line`() {
        let sums: [Float] = [3, 3, 3, 3, 12, 12, 12, 12, 12, 12, 2, 2, 2]
        let profile = RowProfile(sums, window: Self.window)
        let turned = RowProfile(sums.reversed(), window: Self.window)
        #expect(turned.rise == 13 - profile.fall && turned.fall == 13 - profile.rise)
    }
}
