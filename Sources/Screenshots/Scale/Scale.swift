/// The number of pixels to a point, and how it is known.
public struct Scale: Hashable, Sendable {
    /// Pixels per point: 1, 2 or 3 on Apple's devices, 1.5 and 2.625 too elsewhere.
    public var value: Double
    /// Where the value comes from.
    public var source: Source
    /// How sure the value is, 0…1: 1 where the caller or the file says it.
    public var confidence: Double
    /// The other values that are not much less likely, the likeliest first; empty where the value is sure.
    public var alternatives: [Double]

    /// Creates a scale.
    public init(
        _ value: Double, source: Source, confidence: Double = 1, alternatives: [Double] = []
    ) {
        self.value = value
        self.source = source
        self.confidence = confidence
        self.alternatives = alternatives
    }

    /// The scales that phones with Android have and no other screen: 420 and 560 dots per inch for the 160 of
    /// a point, at which 1080 and 1440 pixels are 411.43 points wide.
    package static let ofAndroidAlone: Set<Double> = [2.625, 3.5]

    /// What is in doubt, in a sentence, with what to do about it; nil where the value is sure.
    package var doubt: String? {
        guard !alternatives.isEmpty else { return nil }
        let others = alternatives.map { "@\(Self.text($0))x" }.joined(separator: " or ")
        let share = Int((confidence * 100).rounded(.down))
        let sign = source == .windowControls ? "the buttons of its window" : "the size of its text"
        return """
            the scale is not sure: by \(sign) @\(Self.text(value))x, \(share) % likely, perhaps \
            \(others); --scale names it
            """
    }

    /// A scale without a fraction that it has not: `2`, `2.625`.
    private static func text(_ scale: Double) -> String { Int(exactly: scale).map(String.init) ?? "\(scale)" }

    /// Where a scale comes from, the surest first.
    public enum Source: String, Hashable, Sendable, CaseIterable, Codable {
        /// The caller said so.
        case option
        /// `@2x` or `@3x` in the file's name.
        case fileName
        /// The size in pixels is that of a known device.
        case device
        /// The sizes of what is tapped in the view tree of an Android screen.
        case elements
        /// The file's pixel density (`pHYs`).
        case pixelDensity
        /// The size of a window's buttons.
        case windowControls
        /// The sizes of the text on the screen.
        case text
        /// Nothing told: a guess from the size in pixels.
        case assumed
    }
}
