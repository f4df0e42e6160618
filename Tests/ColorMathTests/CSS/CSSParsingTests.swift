import ColorMath
import Testing

@Suite("CSS parsing")
struct CSSParsingTests {
    /// An alpha as the tables write it.
    /// The 8-bit codes as browsers write them, which compute in single precision: it decides where a value
    /// lies a hair below the middle between two codes.
    static func description(of color: WithAlpha<SRGB>) -> String {
        let clipped = SIMD3<Float>(color.color.components).clamped(lowerBound: .zero, upperBound: .one)
        let codes = SIMD3<Int>((clipped * 255).rounded(.toNearestOrAwayFromZero))
        let alpha = color.alpha == 1 ? "" : color.alpha == 0 ? " / 0" : " / \(color.alpha)"
        return "\(codes.x) \(codes.y) \(codes.z)\(alpha)"
    }

    @Test("Colours of sRGB have the code values that browsers give them", arguments: WebPlatformCases.codes)
    func codes(_ wanted: WebPlatformCases.Case) throws {
        let color = try DynamicColor(css: wanted.notation)
        #expect(Self.description(of: color.extended(to: SRGB.self)) == wanted.result)
    }

    @Test("Other colours stay in the space they are written in", arguments: WebPlatformCases.kept)
    func kept(_ wanted: WebPlatformCases.Case) throws {
        #expect(try DynamicColor(css: wanted.notation).css() == wanted.result)
    }

    @Test(
        "Every space of color() takes numbers, percentages, none and alpha",
        arguments: WebPlatformCases.colorSpaces,
        WebPlatformCases.colorArguments)
    func colorFunction(space: String, arguments: WebPlatformCases.Case) throws {
        let color = try DynamicColor(css: "color(\(space) \(arguments.notation))")
        #expect(color.css() == "color(\(space) \(arguments.result))")
        #expect(color.space.rawValue == space)
    }

    @Test("color(xyz) is xyz-d65, and color(srgb) is kept beyond the gamut")
    func colorFunctionNames() throws {
        #expect(try DynamicColor(css: "color(xyz 0.1 0.2 0.3)").css() == "color(xyz-d65 0.1 0.2 0.3)")
        #expect(try DynamicColor(css: "color(srgb 1.2 0 -0.1)").css() == "color(srgb 1.2 0 -0.1)")
        #expect(try DynamicColor(css: "color(srgb 1 0.5 0.2 / 0.6)").css() == "color(srgb 1 0.5 0.2 / 0.6)")
    }

    /// Beyond the web platform tests: notation and result.
    static let more: [(String, String)] = [
        ("#fff", "255 255 255"), ("#1234", "17 34 51 / \(68.0 / 255)"), ("#aBcDeF", "171 205 239"),
        ("#12345678", "18 52 86 / \(120.0 / 255)"), ("RebeccaPurple", "102 51 153"),
        (" /* a */ lime/* b */\n", "0 255 0"),
        ("rgb(2.5e1 1E1 +5)", "25 10 5"), ("rgb(1-2-3)", "1 0 0"), ("RGB(1 20% 3)", "1 51 3"),
        ("rgb(1/**/2/**/3)", "1 2 3"), ("rgb( 1 , 2 , 3 )", "1 2 3"), ("rgb(10%20%30%)", "26 51 77"),
        ("rgb(1e99 0 0)", "255 0 0"), ("rgb(.5e1 5.e 0)", ""), ("hsl(0.5turn 100% 50%)", "0 255 255"),
        ("hsl(200grad 100% 50%)", "0 255 255"),
    ]

    @Test("Tokens are those of CSS: exponents, signs, comments, units, nothing between", arguments: more)
    func tokens(notation: String, result: String) throws {
        guard !result.isEmpty else {
            #expect(throws: CSSColorError.self) { try DynamicColor(css: notation) }
            return
        }
        #expect(Self.description(of: try DynamicColor(css: notation).extended(to: SRGB.self)) == result)
    }

    /// A calculation as the lightness of lab(), and what it comes to.
    static let calculations: [(String, String)] = [
        ("calc(1 + 2 * 3)", "7"), ("calc((1 + 2) * 3)", "9"), ("calc(8 / 2 / 2)", "2"),
        ("calc(2 - 1 - 1)", "0"), ("calc(10 - -3)", "13"), ("calc(calc(2) * (calc(3)))", "6"),
        ("calc(pi)", "3.14159"), ("CALC(E)", "2.71828"), ("calc(2*3)", "6"), ("calc( 1/**/ + /**/ 2 )", "3"),
        ("calc(50% + 10%)", "60"), ("calc(2 * 10%)", "20"), ("calc(10% / 2)", "5"),
        ("calc(20% / 10%)", "2"), ("calc(1turn / 90deg)", "4"), ("calc(1 / 0)", "100"),
        ("calc(infinity - infinity)", "0"), ("min(3, 1 + 1, 7)", "2"), ("max(3%, 20%)", "20"),
        ("clamp(10, 5, 20)", "10"), ("clamp(10, 30, 20)", "20"), ("clamp(10, 15, 20)", "15"),
        ("clamp(20, 15, 10)", "20"), ("max(nan, 5)", "0"), ("min(5, nan)", "0"), ("abs(-4)", "4"),
        ("sign(-3deg)", "0"), ("calc(3 + sign(-3deg))", "2"), ("calc(1e1 + 1.5)", "11.5"),
        ("sqrt(16)", "4"), ("pow(2, 3)", "8"), ("hypot(3, 4)", "5"), ("exp(0)", "1"), ("log(8, 2)", "3"),
        ("log(e)", "1"), ("calc(10 * sin(90deg))", "10"), ("calc(10 * cos(pi))", "0"),
        ("calc(10 * tan(45deg))", "10"),
        ("calc(asin(1) / 1deg)", "90"), ("calc(acos(1) / 1deg + 1)", "1"),
        ("calc(atan2(1%, 1%) / 1deg)", "45"),
        ("round(2.5)", "3"), ("round(17, 5)", "15"), ("round(up, 11, 5)", "15"),
        ("round(down, 14%, 5%)", "10"),
        ("calc(9 + round(to-zero, -2.9))", "7"), ("calc(9 + round(-2.5))", "7"), ("mod(-1, 4)", "3"),
        ("rem(7, 4)", "3"),
        ("calc(5 + rem(-7, 4))", "2"), ("mod(3, infinity)", "3"), ("round(up, 3, infinity)", "100"),
        ("clamp(none, 15, 10)", "10"), ("clamp(20, 15, none)", "20"), ("clamp(none, 15, none)", "15"),
        ("calc(1in / 1px)", "96"), ("calc(2s / 500ms)", "4"), ("calc(10% * 50% / 25%)", "20"),
        ("calc(50% / 25%)", "2"),
    ]

    @Test("Calculations follow the arithmetic of CSS Values 4", arguments: calculations)
    func calculation(text: String, result: String) throws {
        #expect(try DynamicColor(css: "lab(\(text) 0 0)").css() == "lab(\(result) 0 0)")
    }

    @Test(
        "Mixes, relative colours, escapes and open functions are read",
        arguments: [
            ("color-mix(in srgb, red, blue 25%)", "color(srgb 0.75 0 0.25)"),
            ("color-mix(red 50%)", "oklab(0.627955 0.224863 0.125846 / 0.5)"),
            ("color-mix(in oklch longer hue, oklch(0.5 0.1 0), oklch(0.5 0.1 90))", "oklch(0.5 0.1 225)"),
            ("oklch(from oklch(0.5 0.1 30) calc(l + 0.1) c h / 50%)", "oklch(0.6 0.1 30 / 0.5)"),
            ("rgb(from red calc(r * 2) g b)", "color(srgb 2 0 0)"),
            ("lab(from lab(50 none 3) b a l)", "lab(3 none 50)"),
            ("contrast-color(navy)", "rgb(255 255 255)"), ("r\\65 d", "rgb(255 0 0)"),
            ("rg\\62(1 2 3)", "rgb(1 2 3)"),
            ("#f\\66 f", "rgb(255 255 255)"), ("rgb(1 2 calc(1 + max(2, 1", "rgb(1 2 3)"),
            ("hsl(1\\64 eg 50% 50%", "hsl(1 50% 50%)"),
        ])
    func level5(text: String, result: String) throws {
        #expect(try DynamicColor(css: text).css() == result)
    }

    @Test("Components that together are missing are missing in the other form")
    func analogousSets() throws {
        let mixed = try DynamicColor(
            css: "color-mix(in oklab, color(display-p3 .168 .619 .902 / 0), oklch(none none none) 45%)")
        // What Chromium prints.
        let expected = OKLab(lightness: 0.666, a: -0.0956, b: -0.1399)
        #expect(mixed.differenceOK(from: expected) < 1e-3 && abs(mixed.alpha - 0.45) < 1e-9)
        #expect(
            try DynamicColor(css: "lab(50% none none)").carryingMissing(to: .lch).css() == "lch(50 none none)"
        )
        #expect(try DynamicColor(css: "lab(50% none 2)").carryingMissing(to: .lch).missing.isEmpty)
    }

    @Test("What is written as infinity reads as infinity")
    func infinity() throws {
        let color = try DynamicColor(css: "hsl(30 calc(infinity) 1e99)")
        #expect(color.css() == "hsl(30 calc(infinity) calc(infinity))")
        #expect(try DynamicColor(css: color.css()).css() == color.css())
        #expect(try DynamicColor(css: "lch(50 10 calc(infinity))").css() == "lch(50 10 0)")
    }

    @Test("Percentages are of the reference ranges of CSS")
    func percentages() throws {
        #expect(try DynamicColor(css: "lab(50% 100% -100%)").css() == "lab(50 125 -125)")
        #expect(try DynamicColor(css: "lch(50% 100% 0.5turn)").css() == "lch(50 150 180)")
        #expect(try DynamicColor(css: "oklab(50% 100% -50%)").css() == "oklab(0.5 0.4 -0.2)")
        #expect(try DynamicColor(css: "oklch(50% 100% 100grad)").css() == "oklch(0.5 0.4 90)")
    }
}
