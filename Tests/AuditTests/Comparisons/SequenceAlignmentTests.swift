import Audit
import RandomNumbers
import Testing

@Suite("Pairs of two sequences in one order")
struct SequenceAlignmentTests {
    /// What the best pairs from a row and a column on are worth, by trying all.
    private func best(_ gains: [[Double]], row: Int = 0, column: Int = 0) -> Double {
        guard row < gains.count, column < gains[row].count else { return 0 }
        return max(
            best(gains, row: row + 1, column: column), best(gains, row: row, column: column + 1),
            max(0, gains[row][column]) + best(gains, row: row + 1, column: column + 1))
    }

    @Test("are worth as much as any", arguments: 0..<30)
    func best(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let columns = Int.random(in: 1...5, using: &random)
        let gains = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            (0..<columns).map { _ in Double(Int.random(in: -4...4, using: &random)) }
        }
        let pairs = SequenceAlignment(gains: gains).columns
        let taken = pairs.compactMap(\.self)
        #expect(taken == taken.sorted() && Set(taken).count == taken.count)
        let worth = pairs.indices.reduce(0.0) { sum, row in sum + (pairs[row].map { gains[row][$0] } ?? 0) }
        #expect(worth == best(gains))
    }

    @Test("skip little before the last where that costs")
    func near() {
        // The third row is a little more alike to the second column than the first row is.
        let gains = [[0.30, 0.30], [0, 0.2], [0.30, 0.31]]
        #expect(SequenceAlignment(gains: gains).columns == [0, nil, 1])
        #expect(SequenceAlignment(gains: gains, skip: 0.15).columns == [0, 1, nil])
    }

    @Test("are the first where what comes later is worth the same")
    func first() {
        #expect(SequenceAlignment(gains: [[1], [1], [1]]).columns == [0, nil, nil])
        #expect(SequenceAlignment(gains: [[1, 1, 1]]).columns == [0])
        #expect(SequenceAlignment(gains: []).columns.isEmpty)
    }
}
