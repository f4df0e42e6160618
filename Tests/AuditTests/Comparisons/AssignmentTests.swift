import Audit
import RandomNumbers
import Testing

@Suite("An assignment")
struct AssignmentTests {
    @Test("is the cheapest that there is, whatever the costs", arguments: 0..<60)
    func cheapest(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let (rows, columns) = (Int.random(in: 0...5, using: &random), Int.random(in: 0...5, using: &random))
        let costs = (0..<rows).map { _ in
            (0..<columns).map { _ in Double(Int.random(in: 0...10, using: &random)) / 10 }
        }
        let found = Assignment(costs: costs, none: 0.55).columns
        #expect(found.count == rows)
        let given = found.compactMap(\.self)
        #expect(Set(given).count == given.count)
        let own = found.indices.map { row in found[row].map { costs[row][$0] } ?? 0.55 }.reduce(0, +)
        #expect(abs(own - least(costs[...], free: Set(0..<columns))) < 1e-9)
    }

    /// The least cost, by trying every way.
    private func least(_ costs: ArraySlice<[Double]>, free: Set<Int>) -> Double {
        guard let row = costs.first else { return 0 }
        let none = 0.55 + least(costs.dropFirst(), free: free)
        return free.map { row[$0] + least(costs.dropFirst(), free: free.subtracting([$0])) }
            .reduce(none, min)
    }
}
