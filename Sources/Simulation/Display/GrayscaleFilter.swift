public import ColorMath

/// The colour filter that shows everything in greys.
///
/// Known: hue and chroma go, and the display does it, so that screenshots do not show it. A model: each
/// colour becomes the grey of the same luminance (CIE Y of linear light, 0.2126 R + 0.7152 G + 0.0722 B), not
/// of the same luma of encoded components. So contrast ratios stay what they are, and what is told apart by
/// hue alone disappears.
public struct GrayscaleFilter: LightSimulation {
    /// The filter; it has no settings.
    public init() {}

    /// The grey of the same luminance.
    public func simulate(_ light: LinearSRGB) -> LinearSRGB {
        LinearSRGB(components: SIMD3(repeating: light.base.y))
    }
}
