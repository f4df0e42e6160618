/// The number of pixels to a point, and how it is known.
public struct Scale: Hashable, Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var value: Double
    /// Where the value comes from.
    public var source: Source

    /// Creates a scale.
    public init(_ value: Double, source: Source) {
        self.value = value
        self.source = source
    }

    /// Where a scale comes from, the surest first.
    public enum Source: String, Hashable, Sendable, CaseIterable, Codable {
        /// The caller said so.
        case option
        /// `@2x` or `@3x` in the file's name.
        case fileName
        /// The size in pixels is that of a known device.
        case device
        /// The file's pixel density (`pHYs`).
        case pixelDensity
        /// Nothing told: a guess from the size in pixels.
        case assumed
    }
}
