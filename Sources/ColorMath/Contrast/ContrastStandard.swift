/// What text and symbols must reach to count as legible.
///
/// | | text below large | large text | large means | non-text |
/// |---|---|---|---|---|
/// | ``wcagAA`` | 4.5 | 3 | ≥ 18 pt, or ≥ 14 pt bold | 3 |
/// | ``wcagAAA`` | 7 | 4.5 | same | 3 |
/// | ``apple`` | 4.5, and 7 preferred | 3 | ≥ 18 pt, or bold at any size | 3 |
///
/// On the web a point is 4 ⁄ 3 pixels of CSS, see ``LargeText/cssPixels``.
///
/// Sources: WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11; Apple's Human
/// Interface Guidelines, "Accessibility".
public enum ContrastStandard: String, CaseIterable, Sendable {
    /// WCAG 2.2, level AA.
    case wcagAA = "wcag-aa"
    /// WCAG 2.2, level AAA.
    case wcagAAA = "wcag-aaa"
    /// Apple's Human Interface Guidelines.
    case apple

    /// What text below large must reach: WCAG 2.2, 1.4.3 Contrast (Minimum).
    public static let minimumRatio = 4.5
    /// What large text must reach: WCAG 2.2, 1.4.3 Contrast (Minimum).
    public static let largeTextRatio = 3.0
    /// What text below large must reach at level AAA: WCAG 2.2, 1.4.6 Contrast (Enhanced).
    public static let enhancedRatio = 7.0
    /// What controls, their states and pictures of information must reach: WCAG 2.2, 1.4.11 Non-text
    /// Contrast.
    public static let nonTextRatio = 3.0

    /// Whether text counts as large.
    ///
    /// - Parameters:
    ///   - pointSize: The size in the unit that the platform counts in.
    ///   - isBold: Whether the text is bold or heavier.
    ///   - limit: From which size on text is large in that unit.
    /// - Returns: `true` where the lower ratio for large text is enough.
    public func isLarge(pointSize: Double, isBold: Bool, largeFrom limit: LargeText = .points) -> Bool {
        switch self {
        case .wcagAA, .wcagAAA: pointSize >= (isBold ? limit.bold : limit.regular)
        case .apple: isBold || pointSize >= limit.regular
        }
    }

    /// The contrast ratio the subject must reach, compared unrounded and with `>=`.
    public func requiredRatio(for subject: ContrastSubject, largeFrom limit: LargeText = .points) -> Double {
        switch subject {
        case .text(let pointSize, let isBold):
            let isLarge = isLarge(pointSize: pointSize, isBold: isBold, largeFrom: limit)
            return switch self {
            case .wcagAA, .apple: isLarge ? Self.largeTextRatio : Self.minimumRatio
            case .wcagAAA: isLarge ? Self.minimumRatio : Self.enhancedRatio
            }
        case .nonText: return Self.nonTextRatio
        }
    }

    /// The contrast ratio the guideline would rather see than the required one, where it names one.
    ///
    /// Apple asks for 7 in custom colours of text below large; falling short of it is worth a warning,
    /// not a failure.
    public func preferredRatio(for subject: ContrastSubject, largeFrom limit: LargeText = .points) -> Double?
    {
        guard self == .apple, case .text(let pointSize, let isBold) = subject,
            !isLarge(pointSize: pointSize, isBold: isBold, largeFrom: limit)
        else { return nil }
        return Self.enhancedRatio
    }
}
