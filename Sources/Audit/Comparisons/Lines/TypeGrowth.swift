internal import SystemColors

/// How much a line of text grows where people set another text size: on Apple's systems by the table of text
/// styles, on Android by the font scale.
struct TypeGrowth: Hashable {
    /// The factors that the styles that the line may have grow by: less than 1 where they shrink.
    let factors: ClosedRange<Double>
    /// What grows so, as a clause: `body, which has 17 pt at large, has 28 pt`.
    let words: String

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
        if let one = FontScaleName.scale(of: category), let two = FontScaleName.scale(of: other),
            one != two
        {
            factors = one.growth(of: pointSize, to: two)
            let sizes = [factors.lowerBound, factors.upperBound].map {
                "\(Figure(($0 * pointSize).rounded()))"
            }
            words = "such text has \(sizes[0] == sizes[1] ? sizes[0] : sizes.joined(separator: " to ")) dp"
            return
        }
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
        words =
            "\(nearest.style), which has \(Figure(nearest.size)) pt \(ScreenTrait.size.words(for: category)), "
            + "has \(Figure(target.size)) pt"
    }

    /// The factor that asks for the least: the nearest to 1.
    var least: Double {
        abs(factors.lowerBound - 1) < abs(factors.upperBound - 1) ? factors.lowerBound : factors.upperBound
    }
}
