/// A grey, encoded with the transfer function of sRGB: 0 is black, 1 white, 0.5 looks about half as light.
public struct Gray: Hashable, Sendable, BitwiseCopyable {
    /// The encoded level, 0…1.
    public var level: Double

    /// Creates a grey from its encoded level, 0…1.
    public init(level: Double) {
        self.level = level
    }

    /// Creates the grey of a colour's luminance (CIE Y relative to white); hue and chroma are dropped.
    public init(luminanceOf color: some ColorSpace) {
        level = SRGBTransfer.encode(color.extended(to: XYZD65.self).y)
    }

    /// The grey in sRGB: three equal components.
    public var srgb: SRGB { SRGB(red: level, green: level, blue: level) }
}
