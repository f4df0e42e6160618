public import ColorMath

/// What a colour is converted to: a space, or one of two things that are none.
public enum ConversionTarget: Hashable, Sendable {
    /// A colour space.
    case space(ColorSpaceID)
    /// `#RRGGBB` or, where translucent, `#RRGGBBAA`: sRGB in whole code values.
    case hex
    /// The grey of the same luminance, in sRGB.
    case gray

    /// Every target, the spaces first.
    public static let all = ColorSpaceID.allCases.map(ConversionTarget.space) + [.gray, .hex]

    /// Finds a target by its name.
    public init?(name: String) {
        guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
        self = target
    }

    /// The name: that of the space in CSS, `gray` or `hex`.
    public var name: String {
        switch self {
        case .space(let space): space.rawValue
        case .hex: "hex"
        case .gray: "gray"
        }
    }

    /// The RGB space whose gamut a colour of this target may lie outside of; nil where there is no such
    /// limit.
    public var gamut: ColorSpaceID? {
        switch self {
        case .hex, .gray: .sRGB
        case .space(.linearSRGB): .sRGB
        case .space(.linearDisplayP3): .displayP3
        case .space(let space): space.gamut
        }
    }

    /// The mappings that bring colours into the gamut; none where there is no such limit.
    public var mappings: [GamutMapping] { gamut == nil ? [] : GamutMapping.allCases }
}
