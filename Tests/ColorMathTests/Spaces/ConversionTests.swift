import ColorMath
import Testing

let conversionSpaces: [ColorSpaceID] = [
    .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50, .lab,
    .lch,
    .oklab, .oklch, .hsl, .hsv, .hwb, .luv, .okhsl, .okhsv, .cam16, .hct, .ictcp,
    .linearRec2020, .rec2100PQ, .rec2100HLG,
]

@Suite("Conversions")
struct ConversionTests {
    /// The distance of two colours of a space, by component; hues around the circle, and not at
    /// all where powerless.
    static func error(_ space: ColorSpaceID, _ found: DynamicColor, _ expected: SIMD3<Double>) -> Double {
        var offset = found.components - expected
        for index in 0..<3 where found.missing.contains(.component(at: index)) { offset[index] = 0 }
        if let polar = space.type as? any PolarSpace.Type {
            let turn = offset[polar.hueIndex].truncatingRemainder(dividingBy: 360)
            // An error in a and b of ε turns the hue of a colour of chroma C by ε / C radians.
            offset[polar.hueIndex] = min(abs(turn), 360 - abs(turn)) / 360
        }
        return max(offset.max(), -offset.min())
    }

    /// coloraide and CSS compute the same matrices in different ways, unlike in the last bits. A pure power
    /// is infinitely steep at 0, where 1e-16 of light is 6e-8 encoded; signals of ICtCp leave some 1e-15.
    static func tolerance(_ space: ColorSpaceID) -> Double {
        switch space {
        case .a98RGB, .rec2020: 1e-6
        // Nor is a square root much flatter: of 1e-16 it is 1e-8.
        case .rec2100HLG: 1e-7
        default: 1e-9
        }
    }

    @Test(
        "Every space agrees with coloraide, from every space",
        arguments: conversionSpaces.filter { $0 != .proPhotoRGB })
    func reference(source: ColorSpaceID) throws {
        let index = try #require(conversionSpaces.firstIndex(of: source))
        let linear = try #require(conversionSpaces.firstIndex(of: .linearRec2020))
        for row in conversionReference {
            let color = DynamicColor(space: source, components: row.vector(3 * index))
            // coloraide cuts off light below 0, which has no signal in BT.2100.
            let hasSignal = row.vector(3 * linear).min() >= 0
            if source == .rec2100PQ, !hasSignal { continue }
            for (position, space) in conversionSpaces.enumerated()
            where space != .proPhotoRGB && (space != .rec2100PQ || hasSignal) {
                let error = Self.error(space, color.extended(to: space), row.vector(3 * position))
                #expect(error < Self.tolerance(space), "\(color) to \(color.extended(to: space))")
            }
        }
    }

    /// coloraide has the primaries with four digits, CSS with six, which is 2e-5 for colours of sRGB.
    @Test("ProPhoto RGB has the primaries and the white of CSS, and agrees with coloraide to four digits")
    func proPhoto() {
        let primaries: [(SIMD3<Double>, SIMD2<Double>)] = [
            ([1, 0, 0], [0.734699, 0.265301]), ([0, 1, 0], [0.159597, 0.840403]),
            ([0, 0, 1], [0.036598, 0.000105]),
            ([1, 1, 1], [0.3457, 0.3585]),
        ]
        for (components, chromaticity) in primaries {
            let light = ProPhotoRGB(components: components).base
            let sum = light.components.sum()
            #expect(
                abs(light.x / sum - chromaticity.x) < 1e-12 && abs(light.y / sum - chromaticity.y) < 1e-12)
        }
        for row in conversionReference {
            let offset =
                SRGB(components: row.vector(0)).extended(to: ProPhotoRGB.self).components - row.vector(15)
            #expect(max(offset.max(), -offset.min()) < 2e-5)
        }
    }

    @Test("Rounding error does not give a grey a hue or a saturation")
    func noisyGreys() {
        for level in [1, 1 - 1e-15, 0.5, 1e-15, 0] {
            let grey = SRGB(red: level, green: level + 2e-16, blue: level - 2e-16)
            #expect(HSL(grey).saturation == 0 && HSL(grey).hue == 0)
            #expect(HSV(grey).saturation == 0 && HSV(grey).hue == 0)
            #expect(HWB(grey).hue == 0)
        }
    }

    @Test("A conversion there and back is the identity within 1e-10", arguments: conversionSpaces)
    func roundTrip(space: ColorSpaceID) {
        for row in conversionReference {
            let color = DynamicColor(space: .sRGB, components: row.vector(0))
            let back = color.extended(to: space).extended(to: .sRGB).components - row.vector(0)
            #expect(max(back.max(), -back.min()) < 1e-10)
        }
    }

    @Test("Between relatives nothing is lost at all")
    func exactRelatives() {
        let color = SRGB(red: 0.1, green: 0.2, blue: 0.3)
        #expect(color.extended(to: SRGB.self) == color)
        #expect(HSL(color) == color.extended(to: HSL.self))
        #expect(color.extended(to: HSV.self).extended(to: HSV.self) == HSV(color))
    }

    @Test("White is exactly neutral in every space, within rounding")
    func whiteIsNeutral() {
        let white = SRGB(.white)
        let lab = white.extended(to: CIELab.self)
        #expect(abs(lab.lightness - 100) < 1e-12 && abs(lab.a) < 1e-12 && abs(lab.b) < 1e-12)
        let oklab = white.extended(to: OKLab.self)
        #expect(abs(oklab.lightness - 1) < 1e-14 && abs(oklab.a) < 1e-14 && abs(oklab.b) < 1e-14)
        #expect(white.extended(to: CIELCh.self).isHuePowerless)
        #expect(white.extended(to: HSL.self).hue == 0)
    }

    @Test("Display P3 red keeps its sign beyond sRGB: extended as CSS and Apple have it")
    func extendedRange() {
        let red = DisplayP3(red: 1, green: 0, blue: 0).extended(to: SRGB.self)
        #expect(abs(red.red - 1.0931) < 5e-5)
        #expect(abs(red.green - -0.2267) < 5e-5)
        #expect(abs(red.blue - -0.1501) < 5e-5)
        #expect(!red.isInGamut())
        let codes = SRGB8(clipping: red)
        #expect(codes == SRGB8(red: 255, green: 0, blue: 0))
    }

    @Test("The sRGB transfer function is odd, continuous at its knees, and undoes itself")
    func transfer() {
        for step in 0...2000 {
            let value = Double(step) / 1000
            #expect(SRGBTransfer.decode(-value) == -SRGBTransfer.decode(value))
            #expect(SRGBTransfer.encode(-value) == -SRGBTransfer.encode(value))
            #expect(abs(SRGBTransfer.encode(SRGBTransfer.decode(value)) - value) < 1e-14)
        }
        // The standard's own constants leave a step of 3e-8 at the knee.
        let knee = SRGBTransfer.decode(0.04045)
        #expect(abs(SRGBTransfer.decode(0.04045.nextUp) - knee) < 1e-8)
        #expect(SRGBTransfer.encode(1) == 1 && SRGBTransfer.encode(0) == 0)
    }

    @Test("The cube root behind OKLab is right to the last bits, for tiny, huge, negative and zero light")
    func cubeRoots() {
        let white = SRGB(.white).extended(to: XYZD65.self)
        for scale in [1e-90, 1e-12, 3e-3, 1, 7, 1e9, -1e-12, -0.2, -5] {
            // The lightness of a white n³ times as bright is n.
            let lab = XYZD65(components: white.components * (scale * scale * scale)).extended(to: OKLab.self)
            #expect(abs(lab.lightness - scale) <= 1e-14 * abs(scale))
        }
        #expect(XYZD65(x: 0, y: 0, z: 0).extended(to: OKLab.self) == OKLab(lightness: 0, a: 0, b: 0))
    }

    @Test("A grey keeps the luminance of its colour")
    func gray() {
        let color = SRGB(red: 0.9, green: 0.3, blue: 0.1)
        let grey = Gray(luminanceOf: color)
        #expect(abs(grey.srgb.extended(to: XYZD65.self).y - color.extended(to: XYZD65.self).y) < 1e-15)
        #expect(abs(Gray(luminanceOf: SRGB(.white)).level - 1) < 1e-15)
    }
}
