/// From which size on text counts as large.
///
/// WCAG 2.2 defines large text as 18 points, or 14 points bold, and says that a point is 1.333 pixels of CSS.
/// What an app's platform calls a point (Apple) or a scale-independent pixel (Android) is drawn about as
/// large as a point in print, seen from where it is used, and is counted as one.
public struct LargeText: Hashable, Sendable {
    /// The least size of regular type.
    public let regular: Double
    /// The least size of bold type.
    public let bold: Double

    /// States limits.
    public init(regular: Double, bold: Double) {
        self.regular = regular
        self.bold = bold
    }

    /// In points of Apple's platforms and scale-independent pixels of Android's: 18, or 14 bold.
    public static let points = LargeText(regular: 18, bold: 14)
    /// In pixels of CSS: 24, or 18.66 bold, as checkers of pages cut 14 × 4 ⁄ 3.
    public static let cssPixels = LargeText(regular: 24, bold: 18.66)
}
