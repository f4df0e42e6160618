import RandomNumbers
import Testing
import TextDetection

struct `Sets that merge` {
    /// Merges the sets of two indices.
    private func merge(_ a: Int, _ b: Int, in sets: inout DisjointSets) {
        let (first, second) = (sets.root(a), sets.root(b))
        if first != second { sets.merge(roots: first, second) }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `have the smallest index for a root, as names that are passed on one by one`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let count = Int.random(in: 1...200, using: &random)
        var sets = DisjointSets()
        sets.grow(to: count)
        var names = Array(0..<count)
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            let a = Int.random(in: 0..<count, using: &random)
            let b = Int.random(in: 0..<count, using: &random)
            merge(a, b, in: &sets)
            let (kept, lost) = (min(names[a], names[b]), max(names[a], names[b]))
            names = names.map { $0 == lost ? kept : $0 }
        }
        #expect(names.indices.map { Int(sets.root($0)) } == names)
        #expect(sets.flatten() == Set(names).count)
        #expect(sets.parents.map(Int.init) == names)
    }

    @Test func `of one are as many as indices`() {
        var sets = DisjointSets()
        #expect(sets.flatten() == 0)
        for _ in 0..<3 { sets.add() }
        #expect(sets.count == 3)
        #expect(sets.flatten() == 3)
    }

    @Test func `grow to a count, and never shrink`() {
        var sets = DisjointSets()
        sets.grow(to: 5)
        sets.grow(to: 2)
        #expect(sets.parents == [0, 1, 2, 3, 4])
    }

    /// A row that repeats the one above has its runs in the same sets.
    @Test func `grow by members of sets that are known`() {
        var sets = DisjointSets()
        sets.grow(to: 4)
        merge(1, 2, in: &sets)
        sets.grow(below: 1..<4)
        #expect(sets.count == 7)
        #expect((0..<7).map { sets.root($0) } == [0, 1, 1, 3, 1, 1, 3])
        #expect(sets.flatten() == 3)
    }

    @Test func `follow long chains to their end`() {
        var sets = DisjointSets()
        sets.grow(to: 1000)
        // From the last pair on, so that each merge makes all chains longer by one.
        for index in stride(from: 998, through: 0, by: -1) { merge(index, index + 1, in: &sets) }
        #expect(sets.root(999) == 0)
        #expect(sets.flatten() == 1)
        #expect(sets.parents.allSatisfy { $0 == 0 })
    }

    @Test func `hand over their parents and keep none`() {
        var sets = DisjointSets()
        sets.grow(to: 3)
        merge(0, 2, in: &sets)
        #expect(sets.takeParents() == [0, 1, 0])
        #expect(sets.count == 0)
    }
}
