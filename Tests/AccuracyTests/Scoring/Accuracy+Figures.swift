extension Accuracy {
    /// The share of lines that were found.
    var textRecall: Double { Self.share(found, of: lines) }
    /// The share of failing lines that were reported.
    var failRecall: Double { Self.share(reported, of: failing) }
    /// The share of alarms that are about failing text.
    var failPrecision: Double { Self.share(trueAlarms, of: trueAlarms + falseAlarms) }
    /// The share of lines that were left to review.
    var reviewShare: Double { Self.share(reviewed, of: lines) }
    /// The median relative error of a ratio over a plain backdrop.
    var medianRatioError: Double { Self.quantile(0.5, of: ratioErrors) }
    /// The 95th percentile of the relative error of a ratio over a plain backdrop.
    var highRatioError: Double { Self.quantile(0.95, of: ratioErrors) }
    /// The median relative error of a size.
    var medianSizeError: Double { Self.quantile(0.5, of: sizeErrors) }
    /// The share of measured lines on the right side of the limit for large text.
    var largeAccuracy: Double { Self.share(sidesOfLarge.count { $0 }, of: sidesOfLarge.count) }

    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? .nan : Double(part) / Double(whole)
    }

    /// The value below which a share of the numbers lies, with straight lines between neighbours.
    private static func quantile(_ share: Double, of numbers: [Double]) -> Double {
        guard !numbers.isEmpty else { return .nan }
        let sorted = numbers.sorted()
        let position = share * Double(sorted.count - 1)
        let lower = sorted[Int(position)]
        let upper = sorted[min(Int(position) + 1, sorted.count - 1)]
        return lower + (upper - lower) * (position - position.rounded(.down))
    }
}

extension Accuracy: CustomStringConvertible {
    var description: String {
        let figures: [(String, Double)] = [
            ("text recall", textRecall), ("fail recall", failRecall), ("fail precision", failPrecision),
            ("review share", reviewShare), ("ratio error median", medianRatioError),
            ("ratio error p95", highRatioError), ("size error median", medianSizeError),
            ("large text accuracy", largeAccuracy),
        ]
        let tallies: [(String, Tally)] = [
            ("appearances", appearances), ("scales", scales), ("platforms", platforms),
            ("releases", releases),
        ]
        return "\(lines) lines, \(failing) fail; "
            + figures.map { "\($0) \(($1 * 10_000).rounded() / 10_000)" }.joined(separator: ", ")
            + tallies.map { "; \($0) \($1.right) of \($1.all)" }.joined()
    }
}
