/// A grey, encoded with the transfer function of sRGB: 0 is black, 1 white, 0.5 looks about half as light.
public struct Gray: ColorConvertible, BitwiseCopyable {
    /// The encoded level, 0…1.
    public var level: Double

    /// Creates a grey from its encoded level, 0…1.
    public init(level: Double) {
        self.level = level
    }

    /// Creates the grey of a colour's luminance (CIE Y relative to white); hue and chroma are dropped.
    public init(luminanceOf color: some ColorConvertible) {
        level = SRGBTransfer.encode(color.opaque(in: XYZD65.self).y)
    }

    /// The grey in a known space, extended.
    public func opaque<Target: ColorSpace>(in target: Target.Type) -> Target { srgb.extended(to: target) }

    /// The grey in sRGB.
    public var dynamic: DynamicColor { DynamicColor(srgb) }

    /// The grey of the other colour's luminance.
    public func replaced(by color: some ColorSpace) -> Gray { Gray(luminanceOf: color) }

    /// The grey in sRGB: three equal components.
    public var srgb: SRGB { SRGB(red: level, green: level, blue: level) }
}
