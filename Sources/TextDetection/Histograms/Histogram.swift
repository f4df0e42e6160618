/// How often each of some levels occurs: cheap to ask and to clear where only few of them do.
///
/// Millions of pixels are counted one by one, so the memory is owned alone: nothing asks whether it is
/// shared.
package struct Histogram: ~Copyable {
    // A variable, as Swift 6.3.1 crashes where it compiles a change through a constant for ThreadSanitizer.
    private var counts: UnsafeMutableBufferPointer<Int32>
    private var lowest: Int
    /// The highest level that occurs, or -1.
    package private(set) var highest = -1
    /// How many levels have been counted.
    package private(set) var total: Int32 = 0

    /// Counts of the levels from 0 up to `levels`, which is excluded.
    package init(levels: Int) {
        counts = .allocate(capacity: levels)
        counts.initialize(repeating: 0)
        lowest = levels
    }

    deinit { counts.deallocate() }

    /// Counts a level, as often as `times` says.
    ///
    /// - Precondition: It is one of those that there is room for.
    @inline(__always)
    package mutating func add(_ level: Int, times: Int32 = 1) {
        counts[level] += times
        total += times
        if level < lowest { lowest = level }
        if level > highest { highest = level }
    }

    package mutating func clear() {
        guard highest >= 0 else { return }
        for level in lowest...highest { counts[level] = 0 }
        lowest = counts.count
        highest = -1
        total = 0
    }

    /// The lowest level that `share` of those counted do not exceed; 0 where none is counted.
    package func quantile(_ share: Double) -> Int {
        guard highest >= 0 else { return 0 }
        let rank = Int32(Double(max(0, total - 1)) * share)
        var seen: Int32 = 0
        for level in lowest...highest {
            seen += counts[level]
            if seen > rank { return level }
        }
        return highest
    }

    /// The mean of the middle fifth of those counted; 0 where none is counted.
    package var middle: Float {
        guard highest >= 0 else { return 0 }
        let ranks = (total - 1) * 2 / 5...(total - 1) * 3 / 5
        var seen: Int32 = 0
        var sum = 0
        for level in lowest...highest {
            let next = seen + counts[level]
            let inside = min(next - 1, ranks.upperBound) - max(seen, ranks.lowerBound) + 1
            if inside > 0 { sum += level * Int(inside) }
            seen = next
        }
        return Float(sum) / Float(ranks.count)
    }
}
