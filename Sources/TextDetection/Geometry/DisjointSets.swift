/// Sets that merge: union-find over indices, with the smallest index of a set as its root.
package struct DisjointSets: Sendable {
    package private(set) var parents: [Int32] = []

    /// No sets.
    package init() {}

    /// The number of indices.
    package var count: Int { parents.count }

    package mutating func reserveCapacity(_ capacity: Int) {
        parents.reserveCapacity(capacity)
    }

    /// Adds an index, a set of its own.
    @inline(__always)
    package mutating func add() {
        parents.append(Int32(truncatingIfNeeded: parents.count))
    }

    /// Adds indices up to `count`, each a set of its own.
    package mutating func grow(to count: Int) {
        guard count > parents.count else { return }
        parents.append(contentsOf: Int32(parents.count)..<Int32(count))
    }

    /// Adds as many indices as `known` has, each to the set of one of those.
    package mutating func grow(below known: Range<Int>) {
        parents.append(contentsOf: Int32(known.lowerBound)..<Int32(known.upperBound))
    }

    /// The root of an index's set.
    @inline(__always)
    package mutating func root(_ index: Int) -> Int32 {
        // Nearly always one of the first two steps ends, and there is no path to shorten.
        let parent = parents[index]
        if parents[Int(parent)] == parent { return parent }
        return parents.withUnsafeMutableBufferPointer { parents in
            var node = Int32(index)
            while parents[Int(node)] != node {
                let grandparent = parents[Int(parents[Int(node)])]
                parents[Int(node)] = grandparent
                node = grandparent
            }
            return node
        }
    }

    /// Merges the sets of two roots.
    @inline(__always)
    package mutating func merge(roots a: Int32, _ b: Int32) {
        parents[Int(max(a, b))] = min(a, b)
    }

    /// Hands over the parents, which are gone from here then: memory of this size is not copied.
    package mutating func takeParents() -> [Int32] {
        var taken: [Int32] = []
        swap(&taken, &parents)
        return taken
    }

    /// Makes every index point at its root; returns the number of sets.
    package mutating func flatten() -> Int {
        var sets = 0
        for index in parents.indices {
            let parent = Int(parents[index])
            if parent == index { sets += 1 } else { parents[index] = parents[parent] }
        }
        return sets
    }
}
