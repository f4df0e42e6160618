internal import ColorMath

extension RGBModel {
    package static let sRGB = standard(.sRGB, .sRGB)
    package static let displayP3 = standard(.displayP3, .sRGB)
    package static let linearSRGB = standard(.sRGB, .linear)

    /// The closed form of a space; nil where none is kept here.
    init?(_ space: ColorSpaceID) {
        switch space {
        case SRGB.id: self = .sRGB
        case DisplayP3.id: self = .displayP3
        case LinearSRGB.id: self = .linearSRGB
        default: return nil
        }
    }

    private static func standard(_ primaries: RGBPrimaries, _ curve: ToneCurve) -> RGBModel {
        guard let model = RGBModel(primaries: primaries, curve: curve) else {
            fatalError("the primaries of a standard space span no gamut although they are constants")
        }
        return model
    }
}
