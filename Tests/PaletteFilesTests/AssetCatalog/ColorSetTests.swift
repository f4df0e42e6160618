import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Colour sets of asset catalogs")
struct ColorSetTests {
    /// Reads a set of these colours.
    private func read(_ colors: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: [
            "Ink.colorset/Contents.json": """
            {
              "colors" : [
            \(colors)
              ],
              "info" : { "author" : "xcode", "version" : 1 }
            }

            """
        ])
        let palette = try Palette(contentsOf: folder.path("Ink.colorset"))
        return Palette(
            name: "Ink", modes: palette.modes, entries: palette.entries,
            faults: palette.faults.map { fault in
                PaletteFault(
                    at: SourceLocation(path: "f", line: fault.location.line, column: fault.location.column),
                    fault.message)
            })
    }

    private func color(_ color: String) throws -> DynamicColor? {
        let palette = try read("{ \"idiom\" : \"universal\", \"color\" : \(color) }")
        #expect(palette.faults == [])
        return palette.color("Ink")
    }

    @Test(
        "Each notation of a component means what Xcode means by it",
        arguments: [
            (#""0xFF""#, 1), (#""0x80""#, 128 / 255), (#""0x0a""#, 10 / 255), (#""255""#, 1),
            (#""128""#, 128 / 255),
            (#""1""#, 1 / 255), (#""0""#, 0), (#""1.000""#, 1), (#""0.502""#, 0.502), (#""0.000""#, 0),
            ("1", 1), ("1.0", 1), ("0.25", 0.25), ("0", 0), ("128", 128 / 255),
        ] as [(String, Double)])
    func components(text: String, expected: Double) throws {
        let read = try color(
            """
            { "color-space" : "srgb",
              "components" : { "red" : \(text), "green" : "0.500", "blue" : "0xFF", "alpha" : "0.250" } }
            """)
        let color = try #require(read)
        #expect(color.components == SIMD3(expected, 0.5, 1))
        #expect(color.alpha == 0.25)
    }

    @Test(
        "Alpha is a fraction, whatever notation the components are in",
        arguments: [
            (#""1.000""#, 1), (#""1""#, 1), (#""0""#, 0), ("1", 1), (#""0.5""#, 0.5), (#""0x80""#, 128 / 255),
            (#""255""#, 1),
        ] as [(String, Double)])
    func alpha(text: String, expected: Double) throws {
        let read = try color(
            #"{ "components" : { "red" : "0x00", "green" : "0x00", "blue" : "0x00", "alpha" : \#(text) } }"#)
        #expect(read == DynamicColor(space: .sRGB, components: .zero, alpha: expected))
    }

    @Test(
        "Each colour space is read",
        arguments: [
            ("srgb", .sRGB), ("display-p3", .displayP3), ("extended-srgb", .sRGB),
            ("extended-linear-srgb", .linearSRGB),
        ] as [(String, ColorSpaceID)])
    func spaces(name: String, space: ColorSpaceID) throws {
        let read = try color(
            """
            { "color-space" : "\(name)",
              "components" : { "alpha" : "1.000", "blue" : "0.250", "green" : "0.500", "red" : "0.750" } }
            """)
        #expect(read == DynamicColor(space: space, components: SIMD3(0.75, 0.5, 0.25)))
    }

    @Test("Extended spaces keep what is beyond their gamut")
    func extended() throws {
        let read = try color(
            """
            { "color-space" : "extended-srgb",
              "components" : { "alpha" : "1.000", "blue" : "-0.125", "green" : "0.500", "red" : "1.250" } }
            """)
        #expect(read == DynamicColor(space: .sRGB, components: SIMD3(1.25, 0.5, -0.125)))
    }

    @Test("Greys have a gamma of 2.2", arguments: ["gray-gamma-22", "extended-gray"])
    func grays(space: String) throws {
        let read = try color(
            #"{ "color-space" : "\#(space)", "components" : { "white" : "0.500", "alpha" : "0.800" } }"#)
        let color = try #require(read)
        // 0.5 to the power of 2.2 is 0.217638; encoded for sRGB, 1.055 × 0.217638^(1/2.4) − 0.055 = 0.503867.
        #expect(abs(color.components.x - 0.503867) < 1e-5)
        #expect(color.components.max() - color.components.min() < 1e-12)
        #expect(color.alpha == 0.8)
    }

    @Test("A reference is the name of a system colour, on a platform or on all")
    func references() throws {
        let palette = try read(
            """
            { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } },
            { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "controlAccentColor" } },
            { "idiom" : "tv", "color" : { "reference" : "systemBlue" } }
            """)
        #expect(palette.faults == [])
        #expect(palette.value("Ink")?.content == .system(name: "labelColor", platform: "ios"))
        #expect(palette.value("Ink")?.literal == nil)
        let mac = PaletteMode(idiom: "mac")
        #expect(
            palette.value("Ink", in: mac)?.content == .system(name: "controlAccentColor", platform: "osx"))
        let tv = PaletteMode(idiom: "tv")
        #expect(
            palette.value("Ink", in: tv)?.content == .system(name: "systemBlueColor", platform: "universal"))
    }

    /// An entry of one grey and these slots.
    private func entry(_ code: String, _ slots: String = "") -> String {
        """
        { "idiom" : "universal", \(slots)
          "color" : { "components" : { "red" : "0x\(code)", "green" : "0x\(code)", "blue" : "0x\(code)" } } }
        """
    }

    private static let dark = #"{ "appearance" : "luminosity", "value" : "dark" }"#
    private static let light = #"{ "appearance" : "luminosity", "value" : "light" }"#
    private static let high = #"{ "appearance" : "contrast", "value" : "high" }"#

    @Test("Four appearances are four modes, and each has its own colour")
    func appearances() throws {
        let palette = try read(
            [
                entry("00"), entry("FF", "\"appearances\" : [ \(Self.dark) ],"),
                entry("11", "\"appearances\" : [ \(Self.high) ],"),
                entry("EE", "\"appearances\" : [ \(Self.dark), \(Self.high) ],"),
            ].joined(separator: ",\n"))
        let modes = [
            PaletteMode.base, PaletteMode(luminosity: .dark), PaletteMode(contrast: .increased),
            PaletteMode(luminosity: .dark, contrast: .increased),
        ]
        #expect(palette.modes == modes)
        #expect(palette.entries.first?.hexes == ["#000000", "#FFFFFF", "#111111", "#EEEEEE"])
        #expect(palette.entries.first?.values.map { $0?.condition } == modes)
    }

    @Test("Where people have dark and increased contrast, the dark colour is the nearer of the two")
    func fallback() throws {
        let palette = try read(
            [
                entry("00"), entry("FF", "\"appearances\" : [ \(Self.dark) ],"),
                entry("11", "\"appearances\" : [ \(Self.high) ],"),
            ].joined(separator: ",\n"))
        let value = palette.value("Ink", in: PaletteMode(luminosity: .dark, contrast: .increased))
        #expect(value?.hex == "#FFFFFF")
        #expect(value?.condition == PaletteMode(luminosity: .dark))
    }

    @Test(
        "Where light and dark are both written, neither is left open, and Any stands in for what is missing")
    func explicitLight() throws {
        let palette = try read(
            [
                entry("77"), entry("00", "\"appearances\" : [ \(Self.light) ],"),
                entry("FF", "\"appearances\" : [ \(Self.dark) ],"),
            ].joined(separator: ",\n"))
        #expect(palette.modes == [PaletteMode(luminosity: .light), PaletteMode(luminosity: .dark)])
        #expect(palette.entries.first?.hexes == ["#000000", "#FFFFFF"])
    }

    @Test("Gamuts, devices and other slots are modes, too")
    func slots() throws {
        let palette = try read(
            [
                entry("00", #""display-gamut" : "sRGB","#), entry("01", #""display-gamut" : "display-P3","#),
                entry("02", #""locale" : "ar","#),
                entry("03", #""appearances" : [ { "appearance" : "luminosity", "value" : "tinted" } ],"#),
            ].joined(separator: ",\n"))
        #expect(palette.faults == [])
        #expect(palette.color("Ink", in: PaletteMode(gamut: .sRGB))?.components.x == 0)
        #expect(palette.color("Ink", in: PaletteMode(gamut: .displayP3))?.components.x == 1.0 / 255)
        let arabic = PaletteMode(gamut: .displayP3, theme: "locale ar")
        // A tie: one trait each, and the theme decides.
        #expect(palette.color("Ink", in: arabic)?.components.x == 2.0 / 255)
        #expect(
            palette.color("Ink", in: PaletteMode(gamut: .sRGB, theme: "tinted"))?.components.x == 3.0 / 255)
    }

    @Test("A slot that is not filled is no fault")
    func empty() throws {
        let palette = try read(#"{ "idiom" : "universal" }, { "idiom" : "mac" },"#)
        #expect(palette.faults == [])
        #expect(palette.entries == [])
    }

    @Test("A set that nobody filled is no fault, and one that is no set is")
    func unfilled() throws {
        let color =
            #"{ "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios","#
            + #" "reference" : "labelColor" } } ] }"#
        let folder = try TemporaryFolder(holding: [
            "A.xcassets/Ink.colorset/Contents.json": color,
            "A.xcassets/New.colorset/Contents.json": #"{ "info" : { "author" : "xcode", "version" : 1 } }"#,
            "A.xcassets/Odd.colorset/Contents.json": "{ }",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("A.xcassets")])
        let palette = try #require(reading.palettes.first)
        #expect(palette.faults.map(\.message) == ["the colour set has no list of \"colors\""])
        #expect(palette.faults.allSatisfy { $0.location.path.contains("Odd") })
    }

    @Test(
        "A colour that is wrong is a fault at its place, and the others are read",
        arguments: [
            (
                #"{ "color" : { "color-space" : "p3", "components" : { } } }"#,
                """
                f:3:31: expected a colour space of asset catalogs: srgb, display-p3, extended-srgb, \
                extended-linear-srgb, gray-gamma-22, extended-gray
                """
            ),
            (
                #"{ "color" : { "components" : { "red" : "0xGG", "green" : "0", "blue" : "0" } } }"#,
                "f:3:40: expected 0x and two hexadecimal digits"
            ),
            (
                #"{ "color" : { "components" : { "red" : "0,5", "green" : "0", "blue" : "0" } } }"#,
                "f:3:40: expected \"0xFF\", \"255\" or \"1.000\""
            ),
            (
                #"{ "color" : { "components" : { "red" : "nan", "green" : "0", "blue" : "0" } } }"#,
                "f:3:40: expected \"0xFF\", \"255\" or \"1.000\""
            ),
            (
                #"{ "color" : { "components" : { "red" : "256", "green" : "0", "blue" : "0" } } }"#,
                "f:3:40: srgb has components of 0 to 1; beyond are extended-srgb and extended-gray"
            ),
            (
                #"{ "color" : { "components" : { "red" : true, "green" : "0", "blue" : "0" } } }"#,
                "f:3:40: a component has to be a string or a number, not a boolean"
            ),
            (
                #"{ "color" : { "components" : { "red" : "0", "green" : "0" } } }"#,
                "f:3:30: the component \"blue\" of srgb is missing"
            ),
            (
                #"{ "color" : { "components" : { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "-1.0" } } }"#,
                "f:3:84: alpha has to be 0 to 1"
            ),
            (#"{ "color" : { } }"#, "f:3:13: the colour has neither \"components\" nor a \"reference\""),
            (##"{ "color" : "#FFF" }"##, "f:3:13: \"color\" has to be an object, not a string"),
            (#"[ ]"#, "f:3:1: a colour of the set has to be an object, not an array"),
            (
                #"{ "appearances" : [ { "appearance" : "mood" } ], "color" : { } }"#,
                """
                f:3:21: expected the luminosity "light", "dark" or "tinted", or the contrast "high"
                """
            ),
            (
                #"{ "display-gamut" : "wide", "color" : { } }"#,
                "f:3:21: expected the gamut \"sRGB\" or \"display-P3\""
            ),
        ])
    func faults(wrong: String, message: String) throws {
        let palette = try read(wrong + ",\n" + entry("80", "\"appearances\" : [ \(Self.dark) ],"))
        #expect(palette.faults.map(\.description) == [message])
        #expect(palette.color("Ink", in: PaletteMode(luminosity: .dark))?.components.x == 128.0 / 255)
    }

    @Test("The same circumstances twice are a fault, and the first colour counts")
    func twice() throws {
        let palette = try read(entry("00") + ",\n" + entry("FF"))
        #expect(palette.entries.first?.hexes == ["#000000"])
        #expect(palette.faults.map(\.location.line) == [6])
    }

    @Test("A colour knows where it is written")
    func place() throws {
        let color = #"{"components": {"red": "0", "green": "0", "blue": "0"}}"#
        let text = "\u{FEFF}{\"colors\": [\r\n  {\"color\": \(color)}]}"
        let folder = try TemporaryFolder(holding: ["Ink.colorset/Contents.json": text])
        let value = try #require(try Palette(contentsOf: folder.path("Ink.colorset")).value("Ink"))
        #expect(folder.relative(value.location) == "Ink.colorset/Contents.json:2:13")
        let literal = try #require(value.literal)
        #expect(literal.location == value.location)
        #expect(literal.notation == .assetCatalog)
        #expect(Array(text.utf8)[literal.bytes] == color.utf8.map(\.self)[...])
    }
}
