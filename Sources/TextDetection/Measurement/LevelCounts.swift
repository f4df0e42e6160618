/// How often each of some levels occurs: cheap to ask and to clear where only few of them do.
///
/// Millions of pixels are counted one by one, so the memory is owned alone: nothing asks whether it is shared.
struct LevelCounts: ~Copyable {
    private let counts: UnsafeMutableBufferPointer<Int32>
    private var lowest: Int
    /// The highest level that occurs, or -1.
    private(set) var highest = -1
    /// How many levels have been counted.
    private(set) var total: Int32 = 0

    /// Counts of the levels from 0 up to `levels`, which is excluded.
    init(levels: Int) {
        counts = .allocate(capacity: levels)
        counts.initialize(repeating: 0)
        lowest = levels
    }

    deinit { counts.deallocate() }

    /// Counts a level, as often as `times` says.
    ///
    /// - Precondition: It is one of those that there is room for.
    @inline(__always)
    mutating func add(_ level: Int, times: Int32 = 1) {
        counts[level] += times
        total += times
        if level < lowest { lowest = level }
        if level > highest { highest = level }
    }

    mutating func clear() {
        guard highest >= 0 else { return }
        for level in lowest...highest { counts[level] = 0 }
        lowest = counts.count
        highest = -1
        total = 0
    }

    /// The lowest level that `share` of those counted do not exceed; 0 where none is counted.
    func quantile(_ share: Double) -> Int {
        guard highest >= 0 else { return 0 }
        let rank = Int32(Double(max(0, total - 1)) * share)
        var seen: Int32 = 0
        for level in lowest...highest {
            seen += counts[level]
            if seen > rank { return level }
        }
        return highest
    }

    /// The mean of the quantiles from 0.4 to 0.6.
    var middle: Float {
        let shares = stride(from: 0.4, through: 0.6, by: 0.0125)
        let (sum, count) = shares.reduce((0, 0)) { ($0.0 + quantile($1), $0.1 + 1) }
        return Float(sum) / Float(count)
    }
}
