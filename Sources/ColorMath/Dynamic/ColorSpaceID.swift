/// A colour space as a value; the raw value is its name in CSS Color 4 (`hsv` has none there).
public enum ColorSpaceID: String, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// ``SRGB``.
    case sRGB = "srgb"
    /// ``LinearSRGB``.
    case linearSRGB = "srgb-linear"
    /// ``DisplayP3``.
    case displayP3 = "display-p3"
    /// ``LinearDisplayP3``.
    case linearDisplayP3 = "display-p3-linear"
    /// ``A98RGB``.
    case a98RGB = "a98-rgb"
    /// ``ProPhotoRGB``.
    case proPhotoRGB = "prophoto-rgb"
    /// ``Rec2020``.
    case rec2020
    /// ``XYZD65``.
    case xyzD65 = "xyz-d65"
    /// ``XYZD50``.
    case xyzD50 = "xyz-d50"
    /// ``CIELab``.
    case lab
    /// ``CIELCh``.
    case lch
    /// ``OKLab``.
    case oklab
    /// ``OKLCH``.
    case oklch
    /// ``HSL``.
    case hsl
    /// ``HSV``.
    case hsv
    /// ``HWB``.
    case hwb

    /// The type whose values are colours in this space.
    public var type: any ColorSpace.Type {
        switch self {
        case .sRGB: SRGB.self
        case .linearSRGB: LinearSRGB.self
        case .displayP3: DisplayP3.self
        case .linearDisplayP3: LinearDisplayP3.self
        case .a98RGB: A98RGB.self
        case .proPhotoRGB: ProPhotoRGB.self
        case .rec2020: Rec2020.self
        case .xyzD65: XYZD65.self
        case .xyzD50: XYZD50.self
        case .lab: CIELab.self
        case .lch: CIELCh.self
        case .oklab: OKLab.self
        case .oklch: OKLCH.self
        case .hsl: HSL.self
        case .hsv: HSV.self
        case .hwb: HWB.self
        }
    }
}
