import ColorMath
import RandomNumbers
import Testing

@Suite("CSS parsing errors")
struct CSSErrorTests {
    /// Text, kind of fault, offset of the offending character. The texts are those of the web platform tests
    /// (css/css-color/parsing/color-invalid*.html) and more.
    static let faults: [(String, CSSColorError.Code, Int)] = [
        ("", .unexpectedEnd, 0), (" /* hey */\n", .unexpectedEnd, 11), ("auto", .unknownName, 0),
        ("4", .unexpectedCharacter, 0), ("123", .unexpectedCharacter, 0), ("top", .unknownName, 0),
        ("current-Color", .unknownName, 0), ("currentcolor", .needsPage, 0), ("CanvasText", .needsPage, 0),
        ("#12", .unexpectedEnd, 3),
        ("#123456789", .unexpectedEnd, 10), ("#12345 ", .hexLength, 6), ("#12g", .hexLength, 3),
        ("rgb", .unknownName, 0), ("rgb(1)", .unexpectedCharacter, 5),
        ("rgb(1,2,3,4,5)", .unexpectedCharacter, 11),
        ("hsla(1,2,3,4,5)", .wrongKind, 7), ("rgb(10%, 20, 30%)", .wrongKind, 9),
        ("rgba(-2, 300, 400%, -0.5)", .wrongKind, 14), ("hwba(120 30% 50%)", .unknownFunction, 0),
        ("rgb(1 2, 3)", .unexpectedCharacter, 7), ("rgb(1, 2 3)", .unexpectedCharacter, 9),
        ("rgb(none, 2, 3)", .wrongKind, 4), ("hsl(none, 2%, 3%)", .wrongKind, 4),
        ("rgb(1, 2, 3, none)", .wrongKind, 13), ("hsl(1, 2, 3)", .wrongKind, 7),
        ("hwb(120, 30%, 50%)", .unexpectedCharacter, 7), ("rgb(1 2", .unexpectedEnd, 7),
        ("rgb(1 2 3) x", .trailingText, 11), ("rgb(1 2 3px)", .unknownUnit, 9),
        ("rgb(1 2 3deg)", .unknownUnit, 9),
        ("hsl(50% 1% 1%)", .unknownUnit, 6), ("hsl(50px 1% 1%)", .unknownUnit, 6),
        ("lab(0% 0 0 1)", .unexpectedCharacter, 11), ("lab(0% 0 0 10%)", .unexpectedCharacter, 11),
        ("oklab(0% 0 0deg)", .unknownUnit, 12), ("lab(40% 0deg 0)", .unknownUnit, 9),
        ("color(lab 20% 0 10 / 50%)", .unknownSpace, 6),
        ("lch(20% 10 10deg 10 / 0.5)", .unexpectedCharacter, 17),
        ("color(srgb 0 0 0 0)", .unexpectedCharacter, 17), ("color(srgb 0deg 0% 0)", .unknownUnit, 12),
        ("color(xyz 0% 0 0deg)", .unknownUnit, 16), ("color()", .unknownSpace, 6),
        ("rgb(calc(1em) 2 3)", .needsStylesheet, 10), ("rgb(atan2(1, 1) 2 3)", .wrongKind, 4),
        ("rgb(calc(sin(1%)) 2 3)", .wrongKind, 12), ("color(srgb var(--a) 0 0)", .needsStylesheet, 11),
        ("rgb(calc(1 +2) 2 3)", .unexpectedCharacter, 11), ("rgb(calc(1+ 2) 2 3)", .unexpectedCharacter, 10),
        ("rgb(calc(1 2) 3 4)", .unexpectedCharacter, 11), ("lab(calc() 0 0)", .unexpectedCharacter, 9),
        ("lab(calc(1", .unexpectedEnd, 10), ("lab(calc(tau) 0 0)", .unexpectedCharacter, 9),
        ("lab(calc(1 + 1%) 0 0)", .wrongKind, 13), ("lab(calc(1% * 1%) 0 0)", .wrongKind, 4),
        ("lab(calc(1 / 1%) 0 0)", .wrongKind, 4), ("lab(max(1, 1%) 0 0)", .wrongKind, 7),
        ("lab(clamp(1, 2) 0 0)", .unexpectedCharacter, 14), ("lab(abs(1, 2) 0 0)", .unexpectedCharacter, 9),
        ("hsl(calc(1%) 0 0)", .wrongKind, 4), ("lab(calc(1deg) 0 0)", .wrongKind, 4),
        ("rgb(calc(1), calc(2%), 3)", .wrongKind, 13), ("light-dark(red, blue)", .needsStylesheet, 0),
        ("color-mix(in cmyk, red, blue)", .unknownSpace, 13),
        ("color-mix(in lab longer hue, red)", .unexpectedCharacter, 17),
        ("color-mix(in lab, red 110%)", .wrongKind, 22),
        ("color-mix(in lab red)", .unexpectedCharacter, 17),
        ("color-mix(in lab, var(--a))", .needsStylesheet, 18),
        ("rgb(from red r g x)", .unexpectedCharacter, 17), ("rgb(from r g b)", .unknownName, 9),
        ("rgb(from red, 1, 2, 3)", .unexpectedCharacter, 12),
        ("color(from red cmyk r g b)", .unknownSpace, 15),
        ("lab(round(1%) 0 0)", .wrongKind, 9), ("lab(pow(1) 0 0)", .unexpectedCharacter, 9),
        ("rgb(1 2 3 / )", .unexpectedCharacter, 12), ("rgb(. 2 3)", .unexpectedCharacter, 4),
        ("é", .unknownName, 0), ("#é", .hexLength, 1), ("rgb (1 2 3)", .unknownName, 0),
    ]

    @Test("A fault names its kind and points at the offending character", arguments: faults)
    func fault(text: String, code: CSSColorError.Code, offset: Int) {
        #expect {
            try DynamicColor(css: text)
        } throws: { error in
            guard let error = error as? CSSColorError else { return false }
            return error.code == code && error.offset == offset && error.text == text
        }
    }

    @Test("Hostile nesting is refused where it gets too deep", arguments: ["(", "calc(", "max(", "sqrt("])
    func nesting(opening: String) {
        let text = "lab(calc(" + String(repeating: opening, count: 100_000)
        let error = #expect(throws: CSSColorError.self) { try DynamicColor(css: text) }
        #expect(error?.code == .nestedTooDeeply)
        #expect(error?.offset == 9 + 31 * opening.utf8.count + opening.utf8.count - 1)
    }

    @Test("Colours within colours end somewhere", arguments: ["color-mix(", "contrast-color(", "rgb(from "])
    func nestedColors(opening: String) {
        let text = String(repeating: opening, count: 100_000)
        let error = #expect(throws: CSSColorError.self) { try DynamicColor(css: text) }
        #expect(error?.code == .nestedTooDeeply && error?.offset == 32 * opening.utf8.count)
    }

    @Test("The message counts characters, not bytes, and says what would be right")
    func message() {
        let error = #expect(throws: CSSColorError.self) { try DynamicColor(css: "/* é */ rgb(1 2 3px)") }
        #expect(
            error?.description
                == "\"/* é */ rgb(1 2 3px)\" is not a colour: at character 18, expected a number, a percentage for blue"
        )
    }

    @Test("No text of pieces drawn at random crashes the parser")
    func arbitraryText() {
        var generator = SplitMix64(state: 20_040_229)
        let pieces = [
            "rgb(", "color(", "srgb", "#", "none", "%", "deg", "/", ",", ")", "1e", "e9999999999", ".", "-",
            " ", "/*",
            "*/", "999999999999999999999999999999", "0.00000000000000000000000000000001", "é", "\u{0}",
            "oklch(", "hsl(", "calc(", "infinity", "nan", " + ", "*", "clamp(", "from ", "red ", "color-mix(",
            "in ",
            "hue", "r ", "round(", "\\72 ", "pow(", "light-dark(",
        ]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...12, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            guard let color = try? DynamicColor(css: text) else { continue }
            #expect(color.components.x.isFinite && color.components.y.isFinite && color.components.z.isFinite)
            #expect((0...1).contains(color.alpha))
        }
    }
}
