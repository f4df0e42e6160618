internal import SystemColors

/// How much a line of text grows where people set another text size, by the table of text styles.
struct TypeGrowth: Hashable {
    /// The factors that the styles that the line may have grow by: less than 1 where they shrink.
    let factors: ClosedRange<Double>
    /// The style that is nearest to the line.
    let style: TextStyle
    /// The size in points of that style at the other text size.
    let size: Double

    /// How far a size may be from that of a style, as a share.
    private static let tolerance = 0.04
    /// Text that is smaller than the smallest style by more than this share has none: the labels of tabs.
    private static let smallest = 0.95
    /// Text that is larger than the largest style by more than this has none: a logo, a figure that fills the
    /// screen.
    private static let largest = 1.5

    /// Looks a line up.
    ///
    /// - Parameters:
    ///   - pointSize: The size of the line, and what its pixels allow.
    ///   - category: The text size that it was taken at.
    ///   - other: The other text size.
    ///   - platform: The platform.
    /// - Returns: `nil` where the platform has one text size only, or the line is smaller, or much larger,
    ///   than any style.
    init?(
        of pointSize: Double, within range: ClosedRange<Double>, from category: String, to other: String,
        on platform: Platform
    ) {
        let table = TextStyleTable.embedded
        let styles = table.styles.filter { $0.platform == platform && $0.category == category }
        guard let least = styles.map(\.size).min(), pointSize >= Self.smallest * least,
            let most = styles.map(\.size).max(), pointSize <= Self.largest * most,
            let nearest = styles.min(by: { abs($0.size - pointSize) < abs($1.size - pointSize) }),
            let target = table.style(nearest.style, on: platform, at: other)
        else { return nil }
        let near = (1 - Self.tolerance) * range.lowerBound...(1 + Self.tolerance) * range.upperBound
        let possible = styles.filter { near.contains($0.size) }
        let factors = (possible.isEmpty ? [nearest] : possible).compactMap { style in
            table.style(style.style, on: platform, at: other).map { $0.size / style.size }
        }
        guard let lower = factors.min(), let upper = factors.max() else { return nil }
        self.factors = lower...upper
        style = nearest
        size = target.size
    }

    /// The factor that asks for the least: the nearest to 1.
    var least: Double {
        abs(factors.lowerBound - 1) < abs(factors.upperBound - 1) ? factors.lowerBound : factors.upperBound
    }
}
