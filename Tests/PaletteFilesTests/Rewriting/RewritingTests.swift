import ColorMath
import PaletteFiles
import Testing

@Suite("Putting another colour in the place of a literal")
struct RewritingTests {
    /// The literal with a colour of CSS in its place; what stands around it has to stay.
    private func rewrite(
        _ literal: String, _ notation: ColorNotation, as css: String, replacingAlpha alpha: Double? = nil
    ) throws -> String {
        let (before, after) = ("é { ", " } é")
        let file = Array((before + literal + after).utf8)
        let bytes = before.utf8.count..<before.utf8.count + literal.utf8.count
        let subject = ColorLiteral(at: SourceLocation(path: "f", column: 5), bytes: bytes, notation: notation)
        let rewriting = try subject.rewriting(as: DynamicColor(css: css), in: file, replacingAlpha: alpha)
        let text = String(decoding: try #require(rewriting.edits.applied(to: file)), as: UTF8.self)
        #expect(text.hasPrefix(before))
        #expect(text.hasSuffix(after))
        return String(text.dropFirst(before.count).dropLast(after.count))
    }

    @Test(
        "Colours of CSS keep their notation, units, spacing, letter case and alpha",
        arguments: [
            ("#336699", "#1d1d1f", "#1D1D1F"), ("#abcdef", "#1d1d1f", "#1d1d1f"),
            ("#ABCDEF", "#1d1d1f", "#1D1D1F"), ("#abc", "#112233", "#123"), ("#abc", "#1d1d1f", "#1d1d1f"),
            ("#abc8", "#1d1d1f", "#1d1d1f88"), ("#33669980", "#1d1d1f", "#1D1D1F80"),
            ("#abcf", "#112233", "#123f"), ("rebeccapurple", "#1d1d1f", "#1d1d1f"),
            ("rgb(51, 102, 153)", "#1d1d1f", "rgb(29, 29, 31)"),
            ("RGBA( 51 ,102 ,153, .50)", "#1d1d1f", "RGBA( 29 ,29 ,31, .50)"),
            ("rgb(51 102 153 / 50%)", "#1d1d1f", "rgb(29 29 31 / 50%)"),
            ("rgb(20% 40% 60%)", "#1d1d1f", "rgb(11.4% 11.4% 12.2%)"),
            ("hsl(210deg 50% 40%)", "#1d3d5c", "hsl(209.5deg 52.1% 23.7%)"),
            ("hsl(0.5turn, 50%, 40%, 0.5)", "#ff0000", "hsl(0.0turn, 100%, 50%, 0.5)"),
            ("hsl(213 85% 60%)", "hsl(213 85% 49.3%)", "hsl(213 85% 49.3%)"),
            ("oklch(0.56 0 0)", "oklch(0.547 0 0)", "oklch(0.547 0 0)"),
            ("oklch(0.6 0.1 30 / 0.9)", "oklch(0.53 0.1 30)", "oklch(0.53 0.1 30 / 0.9)"),
            ("hsl(210 50 40)", "#ff0000", "hsl(0 100 50)"), ("hwb(210 20% 40%)", "#ff0000", "hwb(0 0% 0%)"),
            (
                "color(display-p3 0.2 0.4 0.6)", "color(display-p3 0.11 0.1 0.1)",
                "color(display-p3 0.11 0.10 0.10)"
            ),
            ("color(srgb 20% none 60% / 1)", "#ff0000", "color(srgb 100% none 0% / 1)"),
            ("lab(50 /* L */ 10 -10)", "lab(40 -20 30)", "lab(40 /* L */ -20 30)"),
            ("oklch(0.7 0.1 250)", "oklch(0.5 0.12 250)", "oklch(0.50 0.12 250)"),
            ("oklch(70% 25% 250)", "oklch(0.5 0.12 250)", "oklch(50% 30% 250)"),
            // A stylesheet may end within a function.
            ("rgb(1 2 3", "#1d1d1f", "rgb(29 29 31"), ("rgb(1 2 3 / 50%", "#1d1d1f", "rgb(29 29 31 / 50%"),
        ])
    func css(old: String, new: String, expected: String) throws {
        #expect(try rewrite(old, .css, as: new) == expected)
    }

    @Test("Components without their function are those of the function")
    func cssComponents() throws {
        let hsl = ColorNotation.cssComponents(of: .hsl, usesCommas: false)
        #expect(try rewrite("0 0% 100%", hsl, as: "#ff0000") == "0 100% 50%")
        let rgb = ColorNotation.cssComponents(of: .sRGB, usesCommas: true)
        #expect(try rewrite("51, 102, 153", rgb, as: "#1d1d1f") == "29, 29, 31")
    }

    @Test(
        "Colours of asset catalogs keep the notation of each component, their order and their space",
        arguments: [
            (
                #"{ "components" : { "alpha" : "0.500", "blue" : "0xFF", "green" : "0xFF", "red" : "0xFF" } }"#,
                #"{ "components" : { "alpha" : "0.500", "blue" : "0x1F", "green" : "0x1D", "red" : "0x1D" } }"#
            ),
            (
                #"{"components":{"red":"0xab","green":"255","blue":"1.000"},}"#,
                #"{"components":{"red":"0x1d","green":"29","blue":"0.122"},}"#
            ),
            (
                #"{"components":{"red":1,"green":0.5,"blue":255}, "color-space":"srgb"}"#,
                #"{"components":{"red":0.114,"green":0.114,"blue":31}, "color-space":"srgb"}"#
            ),
            (
                #"{"color-space":"display-p3","components":{"red":"0.200","green":"0.400","blue":"0.600"}}"#,
                #"{"color-space":"display-p3","components":{"red":"0.114","green":"0.114","blue":"0.121"}}"#
            ),
        ])
    func assetCatalog(old: String, expected: String) throws {
        #expect(try rewrite(old, .assetCatalog, as: "#1d1d1f") == expected)
    }

    @Test(
        "A grey of an asset catalog takes a grey, and refuses a colour",
        arguments: ["gray-gamma-22", "extended-gray"])
    func gray(space: String) throws {
        let old = #"{"color-space":"\#(space)","components":{"white":"1.000","alpha":"1.000"}}"#
        let new = #"{"color-space":"\#(space)","components":{"white":"0.479","alpha":"1.000"}}"#
        #expect(try rewrite(old, .assetCatalog, as: "#7b7b7b") == new)
        #expect(throws: ColorRewritingError.notExpressible(SourceLocation(path: "f", column: 5))) {
            try rewrite(old, .assetCatalog, as: "#7b7b90")
        }
    }

    @Test(
        "Literals of Swift keep the manner of each argument",
        arguments: [
            ("Color(red: 0.5, green: 0.500, blue: 1)", "Color(red: 0.114, green: 0.114, blue: 0.122)"),
            (
                "UIColor(red: 51/255, green: 102.0 / 255.0, blue: CGFloat(153) / 0xFF, alpha: 0.5)",
                "UIColor(red: 29/255, green: 29.0 / 255.0, blue: CGFloat(31) / 0xFF, alpha: 0.5)"
            ),
            ("UIColor(r: 51, g: 0x66, b: 153, a: 0.5)", "UIColor(r: 29, g: 0x1D, b: 31, a: 0.5)"),
            ("Color(hex: 0x336699)", "Color(hex: 0x1D1D1F)"),
            ("Color(hex: 0xAB_CD_EF)", "Color(hex: 0x1D1D1F)"),
            ("Color(hex: 0xabcdef, alpha: 1)", "Color(hex: 0x1d1d1f, alpha: 1)"),
            ("Color(hex: \"#336699\")", "Color(hex: \"#1D1D1F\")"),
            ("Color(hex: \"369\")", "Color(hex: \"1D1D1F\")"),
            ("Color(hex: \"0xABCDEF\")", "Color(hex: \"0x1D1D1F\")"),
            (".init(red: 1.0 - 0.5, green: 0, blue: -0.1)", ".init(red: 0.114, green: 0.114, blue: 0.122)"),
        ])
    func swift(old: String, expected: String) throws {
        #expect(try rewrite(old, .swift(type: "UIColor"), as: "#1d1d1f") == expected)
    }

    @Test(
        "An opacity that is to be another is written where it stands, in its manner, never below",
        arguments: [
            ("#0a0b0c80", .css, 128 / 255, "#336699b3"), ("#ABC8", .css, 136 / 255, "#336699B3"),
            ("#0008", .css, 136 / 255, "#336699B3"), ("transparent", .css, 0, "#336699b3"),
            ("rgba(1, 2, 3, .5)", .css, 0.5, "rgba(51, 102, 153, 0.70)"),
            ("rgb(1 2 3 / 50%)", .css, 0.5, "rgb(51 102 153 / 70%)"),
            ("rgb(1 2 3/0.500)", .css, 0.5, "rgb(51 102 153/0.700)"),
            (
                "1 2 3 / 0.5", .cssComponents(of: .sRGB, usesCommas: false), 0.5, "51 102 153 / 0.70"
            ),
            (
                ##"{"components":{"red":"0x01","green":"0x02","blue":"0x03","alpha":"0.5"}}"##, .assetCatalog,
                0.5, ##"{"components":{"red":"0x33","green":"0x66","blue":"0x99","alpha":"0.70"}}"##
            ),
            (
                ##"{"components":{"alpha":"0x80","red":"1","green":"2","blue":"3"}}"##, .assetCatalog,
                128 / 255, ##"{"components":{"alpha":"0xB3","red":"51","green":"102","blue":"153"}}"##
            ),
            (
                ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#00000080"}"##,
                .designToken, 0.5,
                ##"{"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.70, "hex": "#336699B3"}"##
            ),
            (##"{"hex": "#00000080"}"##, .designToken, 128 / 255, ##"{"hex": "#336699B3"}"##),
            (
                "UIColor(hex: 0x010203, alpha: 0.5)", .swift(type: "UIColor"), 0.5,
                "UIColor(hex: 0x336699, alpha: 0.70)"
            ),
            (
                "Color(white: 0, opacity: 1 / 2)", .swift(type: "Color"), 0.5,
                "Color(white: 0, opacity: 0.70)"
            ),
        ] as [(String, ColorNotation, Double, String)])
    func opacity(old: String, notation: ColorNotation, alpha: Double, expected: String) throws {
        let css = old.contains("white") ? "rgb(0 0 0 / 0.7)" : "rgb(51 102 153 / 0.7)"
        #expect(try rewrite(old, notation, as: css, replacingAlpha: alpha) == expected)
    }

    @Test(
        "An opacity that does not stand in the literal is changed by hand",
        arguments: [
            ("51 102 153", .gimp, 1), ("Color(hex: 0x336699)", .swift(type: "Color"), 0.5),
            ("#336699", .css, 0.5), ("rgb(1 2 3)", .css, 1),
            (##"{"components":{"red":"0x01","green":"0x02","blue":"0x03"}}"##, .assetCatalog, 1),
            (##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##, .designToken, 1),
        ] as [(String, ColorNotation, Double)])
    func noOpacity(literal: String, notation: ColorNotation, alpha: Double) {
        #expect(throws: ColorRewritingError.notExpressible(SourceLocation(path: "f", column: 5))) {
            try rewrite(literal, notation, as: "rgb(51 102 153 / 0.7)", replacingAlpha: alpha)
        }
    }

    @Test("A row of a GIMP palette keeps its spacing")
    func gimp() throws {
        #expect(try rewrite("51 102\t 153", .gimp, as: "#1d1d1f") == "29 29\t 31")
    }

    @Test("A file that has changed since it was read is not touched")
    func stale() throws {
        let literal = ColorLiteral(at: SourceLocation(path: "f"), bytes: 2..<9, notation: .css)
        let color = try DynamicColor(css: "red")
        for file in ["", "a #12345", "a #12345; {"] {
            #expect(throws: ColorRewritingError.stale(SourceLocation(path: "f"))) {
                try literal.rewriting(as: color, in: Array(file.utf8))
            }
        }
    }

    @Test("Edits are made once each, in the order of the file, and refused where they overlap")
    func edits() {
        let file = Array("abcdef".utf8)
        let (first, second) = (TextEdit(1..<2, replacement: [0x58]), TextEdit(4..<6, replacement: []))
        #expect([second, first, first].applied(to: file) == Array("aXcd".utf8))
        #expect([first, TextEdit(0..<2, replacement: [])].applied(to: file) == nil)
        #expect([TextEdit(5..<7, replacement: [])].applied(to: file) == nil)
        #expect([TextEdit]().applied(to: file) == file)
    }
}
