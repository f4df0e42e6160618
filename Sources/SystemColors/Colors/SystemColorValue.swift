public import ColorMath

/// What a semantic colour is in one appearance.
public struct SystemColorValue: Hashable, Sendable {
    /// The colour as if it were opaque, in sRGB.
    public let color: SRGB8
    /// The opacity, 0…1, as it was designed; systems may cut it to a multiple of 1/255.
    public let alpha: Double
    /// How sure it is.
    public let confidence: Confidence
    /// The keys of the table's sources for it.
    public let sources: [String]
    /// What else to know.
    public let note: String?

    /// The colour with its opacity.
    public var layer: WithAlpha<SRGB> { SRGB(color).withAlpha(alpha) }

    /// The colour seen over an opaque backdrop, mixed in encoded sRGB as screens do, in the nearest code
    /// values.
    public func composited(over backdrop: SRGB8) -> SRGB8 {
        SRGB8(clipping: layer.composited(over: SRGB(backdrop)))
    }
}
