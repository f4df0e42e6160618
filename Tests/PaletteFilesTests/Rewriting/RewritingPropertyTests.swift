import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

@Suite("Rewriting files")
struct RewritingPropertyTests {
    private static func set(_ space: String, _ red: String, _ green: String, _ blue: String) -> String {
        """
        {"colors" : [ { "idiom" : "universal", "color" : { "color-space" : "\(space)",
          "components" : {"alpha" : "0.500", "blue" : \(blue), "green" : \(green), "red" : \(red)} } } ] }
        """
    }

    /// Files of one colour in formats whose digits are edited where they stand.
    private static let digitFiles: [(name: String, text: String)] = [
        ("values/colors.xml", "<resources>\n<color name=\"ink\"> #80FF8000 </color></resources>"),
        ("values/colors.xml", "<resources><color name=\"ink\">#8f80</color><!-- é --></resources>"),
        ("values/colors.xml", "<resources><color name=\"ink\">#f80</color></resources>"),
        ("a.kt", "// é\nval ink = Color(0xffFF8000)\n"), ("a.dart", "const ink = Color(0x80ff8000);"),
        ("a.scss", "// é\n$ink: rgba(255, 128, 0, .5) !default; // é\n"),
        ("a.scss", "$map: (\"ink\": #f80);"), ("a.less", "@ink: hsl(30, 100%, 50%);"),
        ("theme.ts", "export const theme = { ink: '#FF8000' } as const"),
        ("a.json5", "{ink: {$type: 'color', $value: '#ff8000'}}"),
        (
            "a.json5",
            "{ink: {$type: 'color', $value: {colorSpace: 'srgb', components: [1., .5, 0x0], hex: '#ff8000'}}}"
        ),
        ("a.json", #"{"ink": {"type": "color", "value": {"r": 1, "g": 0.50, "b": 0, "a": 0.5}}}"#),
    ]
    /// Initialisers that the Swift files declare.
    private static let initializers = """
        extension UIColor {
            convenience init(argb hex: UInt32) {
                self.init(rgba: hex << 8 & 0xFFFFFFFF | hex >> 24)
            }
            convenience init(rgba hex: UInt32) {
                let parts = (r: CGFloat(hex >> 24), g: CGFloat(hex >> 16 & 0xFF), b: CGFloat(hex >> 8 & 0xFF))
                let alpha = CGFloat(hex & 0xFF) / 255
                self.init(red: parts.r / 255, green: parts.g / 255, blue: parts.b / 255, alpha: alpha)
            }
            convenience init(red: Int, green: Int, blue: Int) {
                self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
            }
        }

        """

    /// Files of one colour, in every notation.
    static let files: [(name: String, text: String)] =
        digitFiles
        + [
            set("srgb", "\"0xFF\"", "\"0x80\"", "\"0x00\""), set("srgb", "\"255\"", "\"128\"", "\"0\""),
            set("srgb", "\"1.000\"", "\"0.500\"", "\"0.000\""), set("srgb", "1", "0.5", "0"),
            set("extended-srgb", "\"1.100\"", "\"0.500\"", "\"-0.100\""),
            set("display-p3", "\"1.000\"", "\"0.500\"", "\"0.000\""),
            set("extended-linear-srgb", "\"1.000\"", "\"0.500\"", "\"0.000\""),
        ].map { ("Ink.colorset/Contents.json", $0) }
        + ["GIMP Palette\nName: a\n#\n255 128   0\tInk\n"].map { ("a.gpl", $0) }
        + [
            "Color(red: 1, green: 0.5, blue: 0)",
            "UIColor(red: 255/255, green: 128.0/255.0, blue: 0, alpha: 0.5)",
            "Color(.displayP3, red: 1, green: 0.5, blue: 0)",
            "Color(hue: 0.1, saturation: 0.5, brightness: 1)",
            "UIColor(hex: 0xFF8000, alpha: 0.3)", "Color(hex: \"#f80\").opacity(0.5)",
            "#colorLiteral(red: 1, green: 0.5019607843137255, blue: 0, alpha: 1)",
            "UIColor(r: 255, g: 128, b: 0)", "Color(uiColor: .init(hex: 0xFF8000))",
            "Color(uiColor: UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1))",
        ].map { ("a.swift", "// é\nenum A {\n  static let ink = \($0) // é\n}\n") }
        + [
            "func ink(_ n: N) -> UIColor { switch n { case .a: return UIColor(argb: 0x80FF8000) } }",
            "static let ink = UIColor(light: UIColor(rgba: 0xFF80004D), dark: .white)",
            "static let ink: [UIColor] = [UIColor(red: 255, green: 128, blue: 0)]",
            "static let ink = Ink(text: UIColor(rgba: 0xFF800080).withAlphaComponent(0.5), size: 1)",
        ].map { ("a.swift", "enum A {\n  \($0) // é\n}\n\(initializers)") }

    @Test(
        "The file read again has the new colour, its alpha is as it was, and so is every other byte",
        arguments: files.indices)
    func roundTrip(index: Int) throws {
        let (name, text) = Self.files[index]
        let file = Array(text.utf8)
        var random = SplitMix64(state: UInt64(index))
        for _ in 0..<60 {
            let codes = SRGB8(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
            let folder = try TemporaryFolder(holding: [name: text])
            let path = folder.path(String(name.prefix { $0 != "/" }))
            let old = try #require(try Palette(contentsOf: path).entries.first?.values.first ?? nil)
            let literal = try #require(old.literal)
            let rewriting = try literal.rewriting(as: DynamicColor(SRGB(codes)), in: file)
            let written = try #require(rewriting.edits.applied(to: file))

            // What lies between the edits is untouched.
            var rest = written[...]
            var offset = 0
            for edit in rewriting.edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
                #expect(literal.bytes.lowerBound <= edit.bytes.lowerBound)
                #expect(edit.bytes.upperBound <= literal.bytes.upperBound)
                #expect(rest.starts(with: file[offset..<edit.bytes.lowerBound]))
                rest = rest.dropFirst(edit.bytes.lowerBound - offset + edit.replacement.count)
                offset = edit.bytes.upperBound
            }
            #expect(Array(rest) == Array(file[offset...]))

            try folder.write(written, to: name)
            let new = try #require(try Palette(contentsOf: path).entries.first?.values.first ?? nil)
            #expect(new.hex == codes.description, "\(String(decoding: written, as: UTF8.self))")
            #expect(new.color?.alpha == old.color?.alpha)
            #expect(new.color?.components == rewriting.color.components)
        }
    }
}
