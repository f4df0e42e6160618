/// What is known of a space at run time.
struct ColorSpaceTraits: Sendable {
    let name: String
    #if !hasFeature(Embedded)
        let type: any ColorSpace.Type
    #endif
    let kinds: [ComponentKind?]
    let gamut: @Sendable () -> ColorSpaceID?
    /// A colour brought inside the gamut; nil for a space that is none of RGB.
    private(set) var mapped: (@Sendable (XYZD65, GamutMapping) -> SIMD3<Double>)?

    private let baseName: String
    private(set) var step: ConversionStep

    private init<Space: ColorSpace>(_ space: Space.Type) {
        name = Space.name
        #if !hasFeature(Embedded)
            type = space
        #endif
        kinds = Space.componentKinds
        gamut = { Space.gamut }
        baseName = Space.Base.name
        step = ConversionStep(space)
    }

    private init<Space: RGBSpace>(rgb space: Space.Type) {
        self.init(space)
        mapped = { $0.mapped(to: Space.self, by: $1).components }
    }

    /// Every space there is, in the order in which people see them listed. A new one is a line here.
    static let all = linked([
        ColorSpaceTraits(rgb: SRGB.self),
        ColorSpaceTraits(rgb: LinearSRGB.self),
        ColorSpaceTraits(rgb: DisplayP3.self),
        ColorSpaceTraits(rgb: LinearDisplayP3.self),
        ColorSpaceTraits(rgb: A98RGB.self),
        ColorSpaceTraits(rgb: ProPhotoRGB.self),
        ColorSpaceTraits(rgb: Rec2020.self),
        ColorSpaceTraits(rgb: LinearRec2020.self),
        ColorSpaceTraits(Rec2100PQ.self),
        ColorSpaceTraits(Rec2100HLG.self),
        ColorSpaceTraits(XYZD65.self),
        ColorSpaceTraits(XYZD50.self),
        ColorSpaceTraits(CIELab.self),
        ColorSpaceTraits(CIELCh.self),
        ColorSpaceTraits(CIELuv.self),
        ColorSpaceTraits(OKLab.self),
        ColorSpaceTraits(OKLCH.self),
        ColorSpaceTraits(CAM16.self),
        ColorSpaceTraits(HCT.self),
        ColorSpaceTraits(ICtCp.self),
        ColorSpaceTraits(OKHSL.self),
        ColorSpaceTraits(OKHSV.self),
        ColorSpaceTraits(HSL.self),
        ColorSpaceTraits(HSV.self),
        ColorSpaceTraits(HWB.self),
    ])

    private static func linked(_ spaces: [ColorSpaceTraits]) -> [ColorSpaceTraits] {
        spaces.map { space in
            var linked = space
            linked.step.base = spaces.firstIndex { $0.name == space.baseName } ?? 0
            return linked
        }
    }
}

extension ColorSpaceID {
    /// What is known of the space.
    var traits: ColorSpaceTraits { ColorSpaceTraits.all[index] }

    /// The simpler space that this one is defined by; nil for the root.
    var base: ColorSpaceID? {
        let base = traits.step.base
        return base == index ? nil : ColorSpaceID.allCases[base]
    }

    /// Which component is a hue angle; `nil` in a space that has none.
    public var hueIndex: Int? { ConversionStep.all[index].hueIndex }

    /// Whether a colour of a space with a hue is so near grey that its hue is only rounding error.
    func isHuePowerless(_ components: SIMD3<Double>) -> Bool {
        ConversionStep.all[index].isHuePowerless(components)
    }

    /// Components of this space in another: the same steps, by way of the first space that both share, that
    /// conversions between types take.
    func convert(_ components: SIMD3<Double>, to target: ColorSpaceID) -> SIMD3<Double> {
        ConversionStep.all.withUnsafeBufferPointer {
            ConversionStep.convert(components, from: index, to: target.index, by: $0)
        }
    }
}
