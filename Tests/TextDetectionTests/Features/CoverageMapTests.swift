import RandomNumbers
import Testing
import TextDetection

struct `What ink covers` {
    /// A map of rows of digits: tenths of full coverage.
    private func map(_ rows: [String]) -> CoverageMap {
        var map = CoverageMap(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, digit) in row.enumerated() { map[x, y] = Float(digit.wholeNumberValue ?? 0) / 10 }
        }
        return map
    }

    @Test func `is summed row by row`() {
        let sums = map(["0505", "0000", "1234"]).rowSums()
        #expect(sums[0] == 1 && sums[1] == 0 && abs(sums[2] - 1) < 1e-6)
    }

    @Test func `is ink from a half on`() {
        let map = map(["456"])
        #expect((0..<3).map { map.isInked($0, 0) } == [false, true, true])
    }

    @Test func `crosses columns and rows as strokes`() {
        let strokes = map([
            "99099",
            "90009",
            "99999",
            "00000",
            "94009",
        ]).strokes()
        #expect(strokes.perRow == [2, 2, 1, 0, 2])
        #expect(strokes.perColumn == [2, 2, 1, 2, 2])
    }

    @Test func `crosses as often as ink begins, at random`() {
        var random = SplitMix64(state: 4)
        var map = CoverageMap(width: 30, height: 20)
        for y in 0..<20 { for x in 0..<30 { map[x, y] = .random(in: 0...1, using: &random) } }
        let strokes = map.strokes()
        for y in 0..<20 {
            let begins = (0..<30).filter { map.isInked($0, y) && ($0 == 0 || !map.isInked($0 - 1, y)) }
            #expect(strokes.perRow[y] == begins.count)
        }
        for x in 0..<30 {
            let begins = (0..<20).filter { map.isInked(x, $0) && ($0 == 0 || !map.isInked(x, $0 - 1)) }
            #expect(strokes.perColumn[x] == begins.count)
        }
    }

    @Test func `is nothing in a row that is cleared`() {
        var map = map(["99", "99", "99"])
        map.clearRow(1)
        #expect(map.values == [0.9, 0.9, 0, 0, 0.9, 0.9])
    }
}
