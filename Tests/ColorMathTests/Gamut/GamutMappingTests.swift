import ColorMath
import Testing

@Suite("Gamut mapping")
struct GamutMappingTests {
    static func distance(_ found: some ColorSpace, _ expected: SIMD3<Double>) -> Double {
        let offset = found.components - expected
        return max(offset.max(), -offset.min())
    }

    /// Both searches take the same steps, so they end on the same colour within rounding, amplified by the
    /// slope of the encoding near black.
    @Test("Local MINDE agrees with coloraide, into sRGB and into Display P3")
    func localMINDE() {
        for row in gamutReference {
            let color = OKLCH(components: row.vector(0))
            #expect(Self.distance(color.mapped(to: SRGB.self), row.vector(3)) < 1e-9, "\(color)")
            #expect(Self.distance(color.mapped(to: DisplayP3.self), row.vector(9)) < 1e-9, "\(color)")
        }
    }

    /// CSS moves the anchor only to points at least 1e-6 inside the cube, coloraide to any: up
    /// to 1.2e-7 apart.
    @Test("The ray trace agrees with coloraide, into sRGB and into Display P3")
    func rayTrace() {
        for row in gamutReference {
            let color = OKLCH(components: row.vector(0))
            #expect(
                Self.distance(color.mapped(to: SRGB.self, by: .rayTrace), row.vector(6)) < 1e-6, "\(color)")
            #expect(
                Self.distance(color.mapped(to: DisplayP3.self, by: .rayTrace), row.vector(12)) < 1e-6,
                "\(color)")
        }
    }

    /// Display P3 primaries and secondaries mapped into sRGB, as Color.js 0.5 publishes them
    /// (test/gamut.js), in percent.
    static let primaries: [(SIMD3<Double>, SIMD3<Double>)] = [
        ([1, 0, 0], [100, 4.457, 4.5932]), ([0, 1, 0], [0, 98.576, 15.974]), ([0, 0, 1], [0, 0, 100]),
        ([1, 1, 0], [99.623, 99.901, 0]), ([0, 1, 1], [0, 99.645, 98.471]),
        ([1, 0, 1], [100, 16.736, 98.264]),
    ]

    @Test("The primaries of Display P3 come out where Color.js puts them", arguments: primaries)
    func publishedPrimaries(source: SIMD3<Double>, percent: SIMD3<Double>) {
        let mapped = DisplayP3(components: source).mapped(to: SRGB.self)
        // Color.js searches with OKLab matrices of another generation; five printed digits
        // and their difference.
        #expect(Self.distance(mapped, percent / 100) < 2e-4)
    }

    @Test(
        "Every result lies in the gamut, and a second mapping changes nothing",
        arguments: GamutMapping.allCases)
    func insideAndIdempotent(mapping: GamutMapping) {
        for lightness in stride(from: -0.1, through: 1.1, by: 0.05) {
            for hue in stride(from: 0.0, to: 360, by: 15) {
                for chroma in [0, 0.1, 0.3, 0.5] {
                    let color = OKLCH(lightness: lightness, chroma: chroma, hue: hue)
                    let mapped = color.mapped(to: SRGB.self, by: mapping)
                    #expect(mapped.isInGamut(tolerance: 0))
                    #expect(mapped.mapped(to: SRGB.self, by: mapping) == mapped)
                }
            }
        }
    }

    @Test("Colours of the gamut are left as they are, corners included", arguments: GamutMapping.allCases)
    func leavesTheGamutAlone(mapping: GamutMapping) {
        for code in stride(from: 0, through: 0xFFFFFF, by: 4369) {
            let codes = SRGB8(red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
            let polar = SRGB(codes).extended(to: OKLCH.self)
            #expect(SRGB8(clipping: polar.mapped(to: SRGB.self, by: mapping)) == codes)
        }
        let blue = SRGB(red: 0, green: 0, blue: 1)
        #expect(
            blue.extended(to: OKLCH.self).mapped(to: SRGB.self, by: mapping).differenceOK(from: blue) < 1e-9)
    }

    @Test("The search keeps lightness and hue within what is just noticeable")
    func keepsLightnessAndHue() {
        for row in gamutReference {
            let color = OKLCH(components: row.vector(0))
            let mapped = color.mapped(to: SRGB.self).extended(to: OKLCH.self)
            #expect(abs(mapped.lightness - color.lightness) <= 0.02)
            let sameHue = OKLCH(lightness: mapped.lightness, chroma: mapped.chroma, hue: color.hue)
            #expect(mapped.differenceOK(from: sameHue) <= 0.021)
        }
    }

    @Test("The destination's own gamut is clipped to: a colour of Display P3 is not taken for sRGB")
    func clipsInTheDestination() {
        let green = DisplayP3(red: 0, green: 1, blue: 0)
        for mapping in GamutMapping.allCases {
            #expect(green.mapped(to: DisplayP3.self, by: mapping) == green)
            #expect(
                green.extended(to: OKLCH.self).mapped(to: DisplayP3.self, by: mapping).differenceOK(
                    from: green) < 1e-9)
        }
    }

    @Test(
        "More than white is white, less than black is black", arguments: [GamutMapping.localMINDE, .rayTrace])
    func extremes(mapping: GamutMapping) {
        #expect(
            OKLCH(lightness: 1.2, chroma: 0.1, hue: 30).mapped(to: SRGB.self, by: mapping) == SRGB(.white))
        #expect(OKLCH(lightness: 0, chroma: 0.1, hue: 30).mapped(to: SRGB.self, by: mapping) == SRGB(.black))
    }
}
