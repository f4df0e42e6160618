internal import ColorMath

extension CurveChain {
    /// The way between two spaces of ColorMath; nil where it is not made of curves and matrices, or its parts
    /// are not known here.
    init?(from source: ColorSpaceID, to target: ColorSpaceID) {
        guard let there = Stage.toXYZ(source), let back = Stage.fromXYZ(target) else { return nil }
        self.init(there + back)
    }
}

extension CurveChain.Stage {
    /// The way to XYZ relative to D65.
    fileprivate static func toXYZ(_ space: ColorSpaceID) -> [Self]? {
        switch space {
        case .xyzD65: []
        case .xyzD50: [.linear { XYZD65(XYZD50(components: $0)).components }]
        case .sRGB: decoding(SRGB.self)
        case .displayP3: decoding(DisplayP3.self)
        case .rec2020: decoding(Rec2020.self)
        case .linearSRGB: [light(of: LinearSRGB.self)]
        case .linearDisplayP3: [light(of: LinearDisplayP3.self)]
        case .linearRec2020: [light(of: LinearRec2020.self)]
        case .oklab:
            [
                .linear { OKLab.coneRoots(of: $0) }, .curve { $0 * $0 * $0 },
                .linear { OKLab.tristimulus(ofCones: $0).components },
            ]
        case .lab:
            [
                .matrix(responses.inverse, offset: SIMD3(repeating: 16.0 / 116)),
                .curve(isOdd: false) { CIELab(lightness: 116 * $0 - 16, a: 0, b: 0).base.y },
                .linear { XYZD65(XYZD50(components: $0 * labWhite)).components },
            ]
        default: nil
        }
    }

    /// The way from XYZ relative to D65.
    fileprivate static func fromXYZ(_ space: ColorSpaceID) -> [Self]? {
        switch space {
        case .xyzD65: []
        case .xyzD50: [.linear { XYZD50(XYZD65(components: $0)).components }]
        case .sRGB: encoding(SRGB.self)
        case .displayP3: encoding(DisplayP3.self)
        case .rec2020: encoding(Rec2020.self)
        case .linearSRGB: [amounts(of: LinearSRGB.self)]
        case .linearDisplayP3: [amounts(of: LinearDisplayP3.self)]
        case .linearRec2020: [amounts(of: LinearRec2020.self)]
        case .oklab:
            [
                .linear { OKLab.coneResponse(to: XYZD65(components: $0)) },
                .curve { SIMD3(repeating: $0).cubeRoot.x }, .matrix(OKLab.opponent),
            ]
        case .lab:
            [
                .linear { XYZD50(XYZD65(components: $0)).components / labWhite },
                .curve(isOdd: false) { (CIELab(XYZD50(components: labWhite * $0)).lightness + 16) / 116 },
                .matrix(responses, offset: SIMD3(-16, 0, 0)),
            ]
        default: nil
        }
    }

    /// A map that is known to be linear.
    private static func linear(_ map: (SIMD3<Double>) -> SIMD3<Double>) -> Self {
        .matrix(Matrix3x3(of: map))
    }

    private static func light<Space: RGBSpace>(of space: Space.Type) -> Self where Space.Base == XYZD65 {
        .linear { Space(components: $0).base.components }
    }

    private static func amounts<Space: RGBSpace>(of space: Space.Type) -> Self where Space.Base == XYZD65 {
        .linear { Space(XYZD65(components: $0)).components }
    }

    private static func decoding<Space: RGBSpace>(_ space: Space.Type) -> [Self]
    where Space.Base: RGBSpace, Space.Base.Base == XYZD65 {
        [
            .curve { Space(components: SIMD3(repeating: $0)).base.components.x },
            light(of: Space.Base.self),
        ]
    }

    private static func encoding<Space: RGBSpace>(_ space: Space.Type) -> [Self]
    where Space.Base: RGBSpace, Space.Base.Base == XYZD65 {
        [
            amounts(of: Space.Base.self),
            .curve { Space(Space.Base(components: SIMD3(repeating: $0))).components.x },
        ]
    }

    /// From the responses of CIE 15 to L\*, a\* and b\*, but for the 16 that L\* is less.
    private static var responses: Matrix3x3 { Matrix3x3([0, 116, 0], [500, -500, 0], [0, 200, -200]) }

    /// The white that L\*a\*b\* is relative to.
    private static var labWhite: SIMD3<Double> { CIELab(lightness: 100, a: 0, b: 0).base.components }
}
