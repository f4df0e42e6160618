import ColorMath
import Testing

/// The cases of the web platform tests (web-platform-tests/wpt, css/css-color/parsing/color-valid-*.html and
/// color-invalid*.html, as of 2026), as a table of our own: notation, and what it must read as in this
/// library's notation.
///
/// Left out are the cases of `calc()`, which only a stylesheet resolves. Where the tests expect the
/// serialization as `rgb()` that CSSOM prescribes, the table has the 8-bit colour.
@Suite("CSS parsing")
struct CSSParsingTests {
    /// Read and written again in the notation of the same space.
    static let kept: [(String, String)] = [
        ("lab(0 0 0)", "lab(0 0 0)"), ("lab(0 0 0 / 1)", "lab(0 0 0)"),
        ("lab(0 0 0 / 0.5)", "lab(0 0 0 / 0.5)"),
        ("lab(20 0 10/0.5)", "lab(20 0 10 / 0.5)"), ("lab(20 0 10/50%)", "lab(20 0 10 / 0.5)"),
        ("lab(400 0 10/50%)", "lab(100 0 10 / 0.5)"), ("lab(50 -160 160)", "lab(50 -160 160)"),
        ("lab(50 -200 200)", "lab(50 -200 200)"), ("lab(0 0 0 / -10%)", "lab(0 0 0 / 0)"),
        ("lab(0 0 0 / 110%)", "lab(0 0 0)"), ("lab(-40 0 0)", "lab(0 0 0)"),
        ("lab(50 -20 0)", "lab(50 -20 0)"),
        ("lab(none none none / none)", "lab(none none none / none)"),
        ("lab(none none none)", "lab(none none none)"),
        ("lab(20 none none / none)", "lab(20 none none / none)"), ("lab(0 0 0 / none)", "lab(0 0 0 / none)"),
        ("lab(50% 100% -100%)", "lab(50 125 -125)"),
        ("oklab(0.2 0 0.1/50%)", "oklab(0.2 0 0.1 / 0.5)"), ("oklab(4 0 0.1/50%)", "oklab(1 0 0.1 / 0.5)"),
        ("oklab(0.5 -1.6 1.6)", "oklab(0.5 -1.6 1.6)"), ("oklab(-0.4 0 0)", "oklab(0 0 0)"),
        ("oklab(0.2 none none / none)", "oklab(0.2 none none / none)"),
        ("oklab(50% 100% -50%)", "oklab(0.5 0.4 -0.2)"),
        ("lch(0 0 0deg)", "lch(0 0 0)"), ("lch(100 230 0deg / 0.5)", "lch(100 230 0 / 0.5)"),
        ("lch(10 20 20deg / -10%)", "lch(10 20 20 / 0)"), ("lch(10 20 1.28rad)", "lch(10 20 73.3386)"),
        ("lch(10 20 380deg)", "lch(10 20 20)"), ("lch(10 20 -340deg)", "lch(10 20 20)"),
        ("lch(10 20 740deg)", "lch(10 20 20)"), ("lch(10 20 -700deg)", "lch(10 20 20)"),
        ("lch(10 20 -700)", "lch(10 20 20)"), ("lch(-40 0 0)", "lch(0 0 0)"),
        ("lch(20 -20 0)", "lch(20 0 0)"),
        ("lch(20 none none / none)", "lch(20 none none / none)"),
        ("lch(50% 100% 0.5turn)", "lch(50 150 180)"),
        ("oklch(1 2.3 0deg / 0.5)", "oklch(1 2.3 0 / 0.5)"),
        ("oklch(0.1 0.2 1.28rad)", "oklch(0.1 0.2 73.3386)"),
        ("oklch(0.1 0.2 -700deg)", "oklch(0.1 0.2 20)"), ("oklch(-4 0 0)", "oklch(0 0 0)"),
        ("oklch(0.2 -0.2 0)", "oklch(0.2 0 0)"), ("oklch(none none none)", "oklch(none none none)"),
        ("oklch(50% 100% 100grad)", "oklch(0.5 0.4 90)"),
        ("hsl(none none none)", "hsl(none none none)"), ("hsl(120 none none)", "hsl(120 none none)"),
        ("hsl(120 80% none)", "hsl(120 80% none)"), ("hsl(120 none 50)", "hsl(120 none 50%)"),
        ("hsl(none 100% 50%)", "hsl(none 100% 50%)"), ("hsl(120 30 50 / none)", "hsl(120 30% 50% / none)"),
        ("hwb(120 80% none)", "hwb(120 80% none)"),
        ("hwb(none 100% 50% / none)", "hwb(none 100% 50% / none)"),
        ("hwb(120 none 50 / 0.5)", "hwb(120 none 50% / 0.5)"),
        ("rgb(none none none)", "rgb(none none none)"),
        ("rgb(20% none none / none)", "rgb(51 none none / none)"),
    ]

    @Test("Notations are read and written in their own space", arguments: kept)
    func keptInSpace(text: String, written: String) throws {
        #expect(try DynamicColor(css: text).css() == written)
    }

    /// Read and shown in 8 bits, with alpha.
    static let codes: [(String, UInt32, Double)] = [
        ("#fff", 0xFFFFFF, 1), ("#1234", 0x112233, 0x44 / 255), ("#aBcDeF", 0xABCDEF, 1),
        ("#12345678", 0x123456, 0x78 / 255),
        ("red", 0xFF0000, 1), ("RebeccaPurple", 0x663399, 1), ("yellowgreen", 0x9ACD32, 1),
        ("aliceblue", 0xF0F8FF, 1),
        ("transparent", 0x000000, 0), (" /* a */ lime /* b */ ", 0x00FF00, 1),
        ("rgb(-2 3 4)", 0x000304, 1), ("rgb(-20% 20% 40%)", 0x003366, 1), ("rgb(257 30 40)", 0xFF1E28, 1),
        ("rgb(250% 20% 40%)", 0xFF3366, 1), ("rgba(-2 3 4 / .5)", 0x000304, 0.5),
        ("rgba(250% 20% 40% / .5)", 0xFF3366, 0.5), ("rgb(none none none / 50%)", 0x000000, 0.5),
        ("rgb(1, 2, 3)", 0x010203, 1), ("rgba(1,2,3,0.25)", 0x010203, 0.25),
        ("rgb(10%,20%,30%,40%)", 0x1A334D, 0.4),
        ("rgb(2.5e1 1E1 +5)", 0x190A05, 1), ("rgb(1-2-3)", 0x010000, 1), ("RGB(1 20% 3)", 0x013303, 1),
        ("hsl(120 30% 50%)", 0x59A659, 1), ("hsl(120 30 50 / 0.5)", 0x59A659, 0.5),
        ("hsl(120 30% 50)", 0x59A659, 1),
        ("hsl(10 100% 50%)", 0xFF2B00, 1), ("hsl(0 0% 49.99999%)", 0x7F7F7F, 1),
        ("hsl(0 -50% 40%)", 0x666666, 1),
        ("hsl(30 -50 60)", 0x999999, 1), ("hsla(90deg, 50%, 50%, 0)", 0x80BF40, 0),
        ("hsl(-270, 50%, 50%)", 0x80BF40, 1),
        ("hwb(120 30% 50%)", 0x4D804D, 1), ("hwb(0 100% 50% / 0)", 0xAAAAAA, 0),
        ("hwb(0 20% 100%)", 0x2B2B2B, 1),
        ("hwb(320deg 30% 40%)", 0x994D80, 1), ("hwb(0deg 10% 50%)", 0x801A1A, 1),
        ("hwb(120deg 10% 50%)", 0x1A801A, 1),
        ("hwb(90 20% 10%)", 0x8CE633, 1),
    ]

    @Test("Colours of sRGB are read as the tests of browsers have them, in 8 bits", arguments: codes)
    func eightBit(text: String, code: UInt32, alpha: Double) throws {
        let color = try DynamicColor(css: text).extended(to: SRGB.self)
        let expected = SRGB8(
            red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
        #expect(SRGB8(clipping: color.color) == expected)
        #expect(color.alpha == alpha)
    }

    static let rgbSpaces = [
        "srgb-linear", "display-p3", "display-p3-linear", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d50",
        "xyz-d65",
    ]

    @Test("Every space of color() takes numbers, percentages, none and alpha", arguments: rgbSpaces)
    func colorFunction(space: String) throws {
        func css(_ arguments: String) throws -> String {
            try DynamicColor(css: "color(\(space) \(arguments))").css()
        }
        #expect(try css("10% 10% 10%") == "color(\(space) 0.1 0.1 0.1)")
        #expect(try css(".2 .2 25%") == "color(\(space) 0.2 0.2 0.25)")
        #expect(try css("20% 0 10/50%") == "color(\(space) 0.2 0 10 / 0.5)")
        #expect(try css("400% -160 160 / 1") == "color(\(space) 4 -160 160)")
        #expect(try css("-200% -200% -200% / -200%") == "color(\(space) -2 -2 -2 / 0)")
        #expect(try css("none none none / none") == "color(\(space) none none none / none)")
        #expect(try css("0 0 0 / none") == "color(\(space) 0 0 0 / none)")
    }

    @Test("color(xyz) is xyz-d65, and color(srgb) is kept beyond the gamut")
    func colorFunctionNames() throws {
        #expect(try DynamicColor(css: "color(xyz 0.1 0.2 0.3)").css() == "color(xyz-d65 0.1 0.2 0.3)")
        #expect(try DynamicColor(css: "color(srgb 1.2 0 -0.1)").css() == "color(srgb 1.2 0 -0.1)")
        #expect(try DynamicColor(css: "color(srgb 1 0.5 0.2 / 0.6)").css() == "rgb(255 127.5 51 / 0.6)")
    }
}
