/// The WCAG 2 contrast ratio of one ink over a backdrop that may vary.
public struct MeasuredContrast: Hashable, Sendable {
    /// The ratio over the typical backdrop, 1…21, unrounded: where it varies, over the mean luminance of the
    /// half of its pixels about the median, and so with an ink that varies.
    public var typical: Double
    /// The 5th percentile of the ratio over the pixels behind the ink.
    public var low: Double
    /// The 95th percentile of the ratio over the pixels behind the ink.
    public var high: Double

    /// Creates the contrast over a plain backdrop, where all three ratios are the same.
    ///
    /// - Parameter ratio: The WCAG 2 contrast ratio, 1…21.
    public init(plain ratio: Double) {
        self.init(typical: ratio, low: ratio, high: ratio)
    }

    /// Creates a contrast.
    public init(typical: Double, low: Double, high: Double) {
        self.typical = typical
        self.low = low
        self.high = high
    }
}
