import ColorMath
import Raster
import Simulation
import SystemColors
import Testing

@Suite("The model of a material")
struct MaterialModelTests {
    private static let releases = [Release(.iOS, 15), Release(.iOS, 26), Release(.macOS, 26)]

    /// The materials of a platform that have a place in the order, the thinnest first.
    private static func models(_ release: Release, _ style: Appearance.Style) -> [MaterialModel] {
        MaterialTable.embedded.materials.filter { $0.thickness != nil }
            .sorted { ($0.thickness ?? 0) < ($1.thickness ?? 0) }
            .compactMap { MaterialModel(of: $0, style: style, release: release) }
    }

    private static let labels = MaterialTable.embedded.vibrancy.filter { $0.kind == .label }

    @Test(
        "reads no worse for a thicker material, whatever may lie behind", arguments: releases,
        Appearance.Style.allCases)
    func thickness(release: Release, style: Appearance.Style) {
        let models = Self.models(release, style)
        #expect(models.count >= 4 && Self.labels.count == 4)
        for (thinner, thicker) in zip(models, models.dropFirst()) {
            #expect(thicker.transmittance < thinner.transmittance)
            for level in Self.labels {
                let (before, after) = (thinner.contrast(of: level), thicker.contrast(of: level))
                #expect(after.ratios.lowerBound >= before.ratios.lowerBound - 1e-9)
            }
        }
    }

    /// The tints of iOS are white and black, so that they only add to the contrast with a primary label.
    @Test("reads no worse for a thicker material over any one grey, for primary labels on iOS")
    func everyGrey() {
        for style in Appearance.Style.allCases {
            let models = Self.models(Release(.iOS, 26), style)
            for (thinner, thicker) in zip(models, models.dropFirst()) {
                for level in stride(from: 0.0, through: 1, by: 0.05) {
                    let grey = [SRGB(red: level, green: level, blue: level)]
                    let before = thinner.contrast(of: Self.labels[0], over: grey).ratios.lowerBound
                    #expect(
                        thicker.contrast(of: Self.labels[0], over: grey).ratios.lowerBound >= before - 1e-9)
                }
            }
        }
    }

    @Test("mixes the tint of the kit over the backdrop")
    func tint() throws {
        let thin = try #require(Self.models(Release(.iOS, 26), .light).first { $0.material.name == "thin" })
        // The kit's two whites, 5 % and 40 %, let 0.95 × 0.6 of the backdrop through.
        #expect(abs(thin.transmittance - 0.57) < 1e-12)
        let grey = thin.simulate(SRGB(red: 0.5, green: 0.5, blue: 0.5))
        #expect(abs(grey.red - (1 - 0.57 * 0.5)) < 1e-12 && grey.red == grey.blue)
        #expect(thin.blurRadius == 30 && thin.saturation == 1.35)
        // Luma 0.2126 × 0.6 + 0.7152 × 0.5 + 0.0722 × 0.4 = 0.51404; the distance from it grows by 1.35.
        let color = thin.simulate(SRGB(red: 0.6, green: 0.5, blue: 0.4))
        let luma = 0.51404
        #expect(abs(color.red - (0.43 + 0.57 * (luma + 1.35 * (0.6 - luma)))) < 1e-9)
        #expect(abs(color.blue - (0.43 + 0.57 * (luma + 1.35 * (0.4 - luma)))) < 1e-9)
    }

    @Test("flags quaternary labels on the two thinnest, and nothing else")
    func discouraged() {
        for style in Appearance.Style.allCases {
            for model in Self.models(Release(.iOS, 26), style) {
                let flagged = MaterialTable.embedded.vibrancy.filter(model.discourages).map(\.name)
                let isThin = ["ultraThin", "thin"].contains(model.material.name)
                #expect(flagged == (isThin ? ["quaternaryLabel"] : []))
            }
        }
    }

    @Test("tells the worst backdrop of those that may lie behind")
    func worstBackdrop() throws {
        let thin = try #require(Self.models(Release(.iOS, 26), .dark).first { $0.material.name == "thin" })
        let backdrops = [SRGB(.black), SRGB(.white), SRGB(red: 0.5, green: 0.5, blue: 0.5)]
        let reading = thin.contrast(of: Self.labels[0], over: backdrops)
        #expect(reading.worstBackdrop == SRGB(.white))
        let plain = thin.contrast(of: SRGB(.white).withAlpha(1), over: backdrops)
        #expect(plain == reading)
    }

    @Test("makes of a picture of one colour what it makes of the colour", arguments: releases)
    func bitmapAgrees(release: Release) {
        for style in Appearance.Style.allCases {
            for model in Self.models(release, style) {
                for level in stride(from: 0, through: 255, by: 51) {
                    let color = SRGB8(red: UInt8(level), green: UInt8(255 - level), blue: 90)
                    let bitmap = Bitmap(
                        width: 30, height: 20,
                        filledWith: RGBA<UInt8>(red: color.red, green: color.green, blue: color.blue))
                    let expected = SRGB8(clipping: model.simulate(SRGB(color)))
                    let seen = Set(model.simulate(bitmap, scale: 2).pixels)
                    #expect(seen == [RGBA(red: expected.red, green: expected.green, blue: expected.blue)])
                }
            }
        }
    }

    @Test("blurs as a Gaussian does")
    func blur() throws {
        // The thickest material of macOS has no recipe: no saturation, and a blur of 30 points.
        let model = try #require(Self.models(Release(.macOS, 26), .light).last)
        let (width, scale) = (600, 1.0)
        let pixels = (0..<width).map { $0 < width / 2 ? RGBA<UInt8>(SRGB8.black) : RGBA<UInt8>(SRGB8.white) }
        let seen = model.simulate(Bitmap(width: width, height: 1, pixels: pixels), scale: scale)
        let (black, white) = (model.simulate(SRGB(.black)).red, model.simulate(SRGB(.white)).red)
        // An edge blurred by a Gaussian is its integral: 0.1587 one standard deviation below, 0.9772 two
        // above.
        for (offset, share) in [(-60.0, 0.0228), (-30, 0.1587), (0, 0.5), (30, 0.8413), (60, 0.9772)] {
            let x = Double(width) / 2 + offset
            let found = (Double(seen[Int(x) - 1, 0].red) + Double(seen[Int(x), 0].red)) / 2 / 255
            let expected = black + (white - black) * share
            #expect(abs(found - expected) < 0.01)
        }
    }
}
