import ColorMath
import RandomNumbers
import Testing

@Suite("Contrast on screens")
struct ScreenGamutTests {
    private static let white = SRGB(.white).withAlpha(1)
    private static let black = SRGB(.black).withAlpha(1)

    private static func color(_ css: String) throws -> WithAlpha<SRGB> {
        try DynamicColor(css: css).extended()
    }

    @Test("A colour that no screen shows is what browsers paint")
    func browsers() throws {
        let red = try Self.color("oklch(0.55453 0.34 29.124)")
        #expect(SRGB8(clipping: ScreenGamut.sRGB.shown(red.color)).description == "#FF0000")
        // #FF0000 on white is 1.05 / (0.2126 + 0.05).
        #expect(
            abs(ScreenGamut.sRGB.contrastRange(of: red, over: Self.white).lowerBound - 1.05 / 0.2626) < 1e-12)
        #expect(abs(ScreenGamut.displayP3.contrastRange(of: red, over: Self.white).lowerBound - 4.46) < 0.005)
        for screen in ScreenGamut.allCases {
            let beyondWhite = try Self.color("color(srgb 2 2 2)")
            #expect(screen.contrastRange(of: beyondWhite, over: Self.black) == 21...21)
        }
    }

    @Test("Both screens agree with coloraide, opaque and translucent")
    func reference() {
        for row in screenReference {
            let ink = OKLCH(components: row.vector(0)).withAlpha(row.number(3)).extended(to: SRGB.self)
            let backdrop = OKLCH(components: row.vector(4)).withAlpha(1).extended(to: SRGB.self)
            for (column, screen) in ScreenGamut.allCases.enumerated() {
                let ratio = screen.contrastRange(of: ink, over: backdrop).lowerBound
                // Both compute in doubles; the curve's two pieces meet to eight digits only.
                #expect(abs(ratio - row.number(7 + column)) < 1e-6, "\(row)")
            }
        }
    }

    @Test("Colours inside sRGB are measured as ever, opaque on either screen, to the last digits")
    func insideSRGB() {
        var generator = SplitMix64(state: 21)
        for _ in 0..<2000 {
            let codes = (0..<2).map { _ in SRGB8.random(using: &generator) }
            let layers = codes.map { SRGB($0).withAlpha(1) }
            let expected = codes[0].contrastRatio(with: codes[1])
            #expect(ScreenGamut.sRGB.contrastRange(of: layers[0], over: layers[1]) == expected...expected)
            let wide = ScreenGamut.displayP3.contrastRange(of: layers[0], over: layers[1]).lowerBound
            #expect(abs(wide - expected) < 1e-9)
        }
    }

    @Test(
        "Any two colours of any space have a ratio of 1 to 21, the same both ways round",
        arguments: ColorSpaceID.allCases)
    func bounds(space: ColorSpaceID) {
        var generator = SplitMix64(state: 9449)
        for _ in 0..<400 {
            let layers = (0..<2).map { _ in
                DynamicColor(space: space, components: .wild(in: space, using: &generator)).extended(
                    to: SRGB.self)
            }
            for screen in ScreenGamut.allCases {
                let ratio = screen.contrastRange(of: layers[0], over: layers[1])
                #expect(ratio.lowerBound >= 1 && ratio.upperBound <= 21, "\(layers)")
                #expect(ratio == screen.contrastRange(of: layers[1], over: layers[0]))
                let shown = screen.shown(layers[0].color)
                #expect(shown.extended(to: DisplayP3.self).isInGamut())
                #expect(screen == .displayP3 || shown.isInGamut())
                // What is shown is shown as it is.
                let again = screen.shown(shown).components - shown.components
                #expect((again * again).sum() < 1e-20)
            }
            let plain = layers[0].color.contrastRatio(with: layers[1].color)
            #expect((1...21).contains(plain))
            #expect(plain == layers[1].color.contrastRatio(with: layers[0].color))
        }
    }

    @Test("Translucent colours of any kind have ranges within 1 to 21, which hold on any canvas")
    func translucent() {
        var generator = SplitMix64(state: 3)
        for _ in 0..<60 {
            let layers = (0..<3).map { _ in
                OKLCH(
                    lightness: .random(in: 0...1.1, using: &generator),
                    chroma: .random(in: 0...0.5, using: &generator),
                    hue: .random(in: 0...360, using: &generator)
                ).extended(to: SRGB.self)
            }
            let ink = layers[0].withAlpha(.random(in: 0...1, using: &generator))
            let backdrop = layers[1].withAlpha(.random(in: 0...1, using: &generator))
            for screen in ScreenGamut.allCases {
                let anywhere = screen.contrastRange(of: ink, over: backdrop)
                #expect(anywhere.lowerBound >= 1 && anywhere.upperBound <= 21)
                let canvas = SRGB(SRGB8(clipping: layers[2]))
                let here = screen.contrastRange(of: ink, over: backdrop, canvas: canvas)
                // A canvas of sRGB is between the codes of Display P3: a code's step is 1/255 of a component.
                #expect(anywhere.lowerBound <= here.lowerBound * 1.01)
                #expect(anywhere.upperBound >= here.upperBound / 1.01)
            }
        }
    }

    @Test("A lighter ink on black, and a darker one on white, never has less contrast")
    func monotone() {
        var generator = SplitMix64(state: 17)
        for _ in 0..<200 {
            let components = (0..<3).map { _ in Double.random(in: -0.5...1.5, using: &generator) }
            let color = SRGB(red: components[0], green: components[1], blue: components[2])
            for screen in ScreenGamut.allCases {
                // More of every primary of the screen is more light, in the gamut and outside.
                let ratios = stride(from: 0.0, through: 1, by: 0.05).map { more -> (Double, Double) in
                    let ink = SRGB(
                        LinearSRGB(components: color.base.components + SIMD3(repeating: more))
                    ).withAlpha(1)
                    return (
                        screen.contrastRange(of: ink, over: Self.black).lowerBound,
                        screen.contrastRange(of: ink, over: Self.white).lowerBound
                    )
                }
                for (former, latter) in zip(ratios, ratios.dropFirst()) {
                    #expect(latter.0 >= former.0 - 1e-9, "\(color)")
                    #expect(latter.1 <= former.1 + 1e-9)
                }
            }
        }
    }

    @Test("What is no number is shown as none of that component")
    func notANumber() {
        let broken = SRGB(red: .nan, green: 1, blue: .infinity)
        #expect(ScreenGamut.sRGB.shown(broken) == SRGB(red: 0, green: 1, blue: 1))
        for screen in ScreenGamut.allCases {
            let ratio = screen.contrastRange(of: broken.withAlpha(1), over: Self.black)
            #expect(ratio.lowerBound >= 1 && ratio.upperBound <= 21)
        }
    }
}

extension SRGB8 {
    fileprivate static func random(using generator: inout SplitMix64) -> SRGB8 {
        SRGB8(
            red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
            blue: .random(in: 0...255, using: &generator))
    }
}

extension SIMD3<Double> {
    /// Components of a space, far outside its gamut too.
    fileprivate static func wild(in space: ColorSpaceID, using generator: inout SplitMix64) -> SIMD3<Double> {
        let scale: SIMD3<Double> =
            switch space {
            case .lab, .lch: [100, 150, 150]
            case .hsl, .hsv, .hwb: [360, 1, 1]
            case .oklch: [1, 0.5, 360]
            default: .one
            }
        let reaches: [Double] = [1, 3, 1e6, 1e300]
        let reach: Double = reaches[Int.random(in: 0..<4, using: &generator)]
        let shares = (0..<3).map { _ in Double.random(in: -reach...reach, using: &generator) }
        return scale * SIMD3(shares[0], shares[1], shares[2])
    }
}
