/// The luminances of 0…1 that reach a contrast ratio over every backdrop.
///
/// Each backdrop forbids one open interval around its own luminance; what is left is a row
/// of closed intervals.
struct AllowedLuminance {
    /// The allowed intervals in rising order; none touches the next.
    let intervals: [ClosedRange<Double>]

    init(repair: ContrastRepair) {
        var intervals: [ClosedRange<Double>] = []
        var start = 0.0
        let forbidden = repair.requirements.map { $0.forbidden }
        // In the order of their lower ends, one pass merges them.
        for (lower, upper) in forbidden.sorted(by: { $0.lower < $1.lower }) {
            if lower >= start { intervals.append(start...lower) }
            start = max(start, upper)
        }
        if start <= 1 { intervals.append(start...1) }
        self.intervals = intervals
    }

    /// The ends of allowed intervals that a luminance meets first on its way to each of them.
    func ends(around luminance: Double) -> [Double] {
        intervals.map { max($0.lowerBound, min($0.upperBound, luminance)) }
    }
}
