import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

@Suite("Groups and aliases of design tokens")
struct TokenGroupTests {
    @Test("Types are inherited, and other types are left aside")
    func types() {
        let palette = Palette(
            tokens: """
                {"$schema": "x", "color": {"$type": "color", "$description": "All", "ink": {"$value": "#111", "$description": "Text"},
                  "old": {"$value": "#222", "$deprecated": "Use ink"}, "gap": {"$type": "dimension", "$value": "4px"}},
                 "space": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}},
                 "untyped": {"$value": "#333"}, "word": {"$value": "red"}, "weight": {"$value": 700}}
                """)
        #expect(palette.entries.map(\.name) == ["color.ink", "color.old", "untyped"])
        #expect(palette.entries.map(\.path) == [["color", "ink"], ["color", "old"], ["untyped"]])
        #expect(palette.entries.map(\.note) == ["Text", "deprecated: Use ink", nil])
        #expect(palette.faults.isEmpty)
    }

    @Test(
        "A token without a name is a fault, and the others are read",
        arguments: [
            ##"{"$type": "color", "$value": "#111", "ink": {"$value": "#222"}}"##,
            ##"{"$type": "color", "": {"$value": "#111"}, "ink": {"$value": "#222"}}"##,
        ])
    func nameless(tokens: String) {
        let palette = Palette(tokens: tokens)
        #expect(palette.entries.map(\.name) == ["ink"])
        #expect(palette.faults.map(\.message) == ["a token needs a name"])
    }

    @Test("Tokens inside a token are left out with a fault, and what tools keep beside a value is none")
    func nested() {
        let palette = Palette(
            tokens: """
                {"ink": {"$type": "color", "$value": "#111", "dark": {"$value": "#eee"},
                   "states": {"hover": {"$value": "#222"}}},
                 "line": {"type": "color", "value": "#333", "original": {"value": "{grey}"}, "attributes": {"type": "line"}}}
                """)
        #expect(palette.entries.map(\.name) == ["ink", "line"])
        #expect(palette.faults.count == 2)
        #expect(palette.faults.allSatisfy { $0.message.hasPrefix("a token holds no others") })
        #expect(palette.faults.map(\.location.line) == [1, 2])
    }

    @Test("A token that is no colour may hold what it will")
    func nestedInOthers() {
        let palette = Palette(
            tokens: """
                {"font": {"$type": "string", "$value": "Inter", "weight": {"$type": "number", "$value": 4},
                   "ink": {"$type": "color", "$value": "#222"}}, "line": {"$type": "color", "$value": "#333"}}
                """)
        #expect(palette.entries.map(\.name) == ["font.ink", "line"])
        #expect(palette.faults.isEmpty)
    }

    @Test("Values that are colours for certain need no type for a file to be one of tokens")
    func untyped() throws {
        let folder = try TemporaryFolder(holding: [
            "a.json": #"{"ink": {"value": "hsla(210, 10%, 20%, 0.9)"}, "page": {"value": "oklch(98% 0 0)"}}"#,
            "words.json": #"{"name": {"value": "red"}, "size": {"value": "calc(1px + 2px)"}}"#,
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("a.json")])
        #expect(reading.palettes.flatMap(\.entries).map(\.name) == ["ink", "page"])
        #expect(!PaletteReader().palettes(contentsOf: [folder.path("words.json")]).errors.isEmpty)
    }

    @Test("Aliases are followed through groups and files, by name or by pointer")
    func aliases() {
        let palette = Palette(tokens: [
            "base.tokens":
                ##"{"base": {"$type": "color", "blue/sky": {"500": {"$value": "#36c"}}, "p": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.8]}}}}"##,
            "use.tokens": """
            {"a": {"$type": "color", "$value": "{b}"}, "b": {"$value": "{base.blue/sky.500}"},
             "c": {"$type": "color", "$value": {"$ref": "#/base/blue~1sky/500/$value"}}, "d": {"$ref": "#/b"},
             "e": {"$type": "color", "$value": {"colorSpace": "srgb", "components":
               [0, {"$ref": "#/base/p/$value/components/1"}, 0]}}}
            """,
        ])
        #expect(palette.faults.isEmpty)
        for name in ["a", "b", "c", "d"] { #expect(palette.hex(name) == "3366cc", "\(name)") }
        #expect(palette.value("a")?.aliases == ["b", "base.blue/sky.500"])
        #expect(palette.value("a")?.location.path == "use.tokens")
        #expect(palette.value("a")?.literal?.location.path == "base.tokens")
        #expect(palette.hex("e") == "006600" && palette.value("e")?.literal == nil)
    }

    @Test("A pointer writes a tilde of a name as ~0, before what may follow it")
    func escapes() {
        let palette = Palette(
            tokens: ##"""
                {"x~1y": {"$type": "color", "$value": "#36c"}, "~": {"$type": "color", "$value": "#fff"},
                 "a": {"$ref": "#/x~01y"}, "b": {"$ref": "#/~0"}}
                """##)
        #expect(palette.faults.isEmpty)
        #expect(palette.hex("a") == "3366cc" && palette.hex("b") == "ffffff")
    }

    @Test("A group has a token of its own under $root")
    func root() {
        let palette = Palette(
            tokens: """
                {"accent": {"$type": "color", "$root": {"$value": "#36c"}, "soft": {"$value": "{accent.$root}"}},
                 "link": {"$type": "color", "$value": "{accent}"}}
                """)
        #expect(palette.entries.map(\.name) == ["accent", "accent.soft", "link"])
        #expect(palette.hex("accent.soft") == "3366cc" && palette.hex("link") == "3366cc")
    }

    @Test("A group takes over the tokens of one that it extends, but for its own")
    func extending() {
        let palette = Palette(
            tokens: """
                {"base": {"$type": "color", "ink": {"$value": "#111"}, "deep": {"paper": {"$value": "#eee"}}},
                 "brand": {"$extends": "{base}", "$type": "color", "ink": {"$value": "#222"}, "line": {"$value": "{brand.deep.paper}"}},
                 "sub": {"$ref": "#/brand"}}
                """)
        #expect(palette.faults.isEmpty)
        #expect(palette.hex("brand.ink") == "222222" && palette.hex("brand.deep.paper") == "eeeeee")
        #expect(palette.hex("brand.line") == "eeeeee")
        #expect(palette.hex("sub.ink") == "222222" && palette.hex("sub.deep.paper") == "eeeeee")
    }

    @Test("Groups that extend one another without end, themselves, or nothing are faults")
    func badExtensions() {
        let circle = Palette(
            tokens:
                ##"{"a": {"b": {"$extends": "{c}"}, "x": {"$value": "#111"}}, "c": {"d": {"$extends": "{a}"}}}"##
        )
        #expect(circle.hex("c.d.x") == "111111")
        let own = Palette(tokens: ##"{"a": {"b": {"$extends": "{a}"}, "x": {"$value": "#111"}}}"##)
        #expect(own.faultLines == ["1:13 a group cannot extend one that it is in"])
        let missing = Palette(tokens: ##"{"a": {"$extends": "{gone}", "x": {"$value": "#111"}}}"##)
        #expect(missing.faultLines == ["1:7 there is no group or token gone"])
    }

    @Test("Chains of aliases and circles end")
    func chains() {
        let chain = (1...3_000).map { ##""t\##($0)": {"$type": "color", "$value": "{t\##($0 - 1)}"}"## }
            .reversed().joined(separator: ",")
        let palette = Palette(
            tokens:
                ##"{\##(chain), "t0": {"$type": "color", "$value": "#fff"}, "x": {"$type": "color", "$value": "#000"}}"##
        )
        #expect(palette.hex("x") == "000000" && palette.hex("t0") == "ffffff")
        let circle = Palette(
            tokens:
                ##"{"$type": "color", "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"##
        )
        #expect(circle.faultLines == ["1:36 a refers back to itself"])
    }

    @Test("The older format without $ is read, and Style Dictionary's aliases with value")
    func legacy() {
        let palette = Palette(
            tokens: """
                {"color": {"base": {"red": {"value": "#f00", "comment": "Loud"}, "value": {"value": "#00f"}},
                  "text": {"value": "{color.base.red.value}", "type": "color"}, "soft": {"value": "rgba({color.base.red}, .5)", "type": "color"},
                  "half": {"value": "rgba({color.base.red}, {opacity.half})", "type": "color"}},
                 "opacity": {"half": {"value": "50%", "type": "opacity"}},
                 "shade": {"value": {"x": "0", "color": "{color.text}"}, "type": "boxShadow"}, "size": {"value": "4px", "type": "sizing"}}
                """)
        #expect(palette.faults.isEmpty)
        #expect(
            palette.entries.map(\.name) == [
                "color.base.red", "color.base.value", "color.text", "color.soft", "color.half", "shade.color",
            ])
        #expect(palette.entries[0].note == "Loud")
        #expect(palette.hex("color.text") == "ff0000" && palette.hex("color.soft") == "ff000080")
        #expect(palette.hex("color.half") == "ff000080")
        #expect(palette.value("color.soft")?.aliases == ["color.base.red"])
    }

    @Test("A file that is no JSON is a fault, and the others are read")
    func brokenFile() {
        let palette = Palette(tokens: [
            "a.tokens": "{\n  \"a\": }", "b.tokens": ##"{"b": {"$value": "#111"}}"##,
        ])
        #expect(palette.faults.map(\.location) == [SourceLocation(path: "a.tokens", line: 2, column: 8)])
        #expect(palette.hex("b") == "111111")
    }

    @Test("Truncated or altered bytes never crash")
    func mutations() {
        let tokens = Array(
            ##"{"$type":"color","a":{"$value":"{b.c}","$extensions":{"mode":{"dark":"#000"}}},"b":{"$extends":"{d}","c":{"$value":{"colorSpace":"oklch","components":[0.5,{"$ref":"#/a/$value/0"},"none"],"alpha":0.5}}},"d":{"$root":{"$value":"rgba({a}, .5)"}},"$themes":[{"name":"x","selectedTokenSets":{"a":"enabled"}}],"s":{"type":"shadow","value":[{"color":"#123"}]}}"##
                .utf8)
        var generator = SplitMix64(state: 7)
        for length in 0...tokens.count {
            _ = TokenReader([SourceText(path: "", bytes: Array(tokens[..<length]))]).palette(named: "")
        }
        for _ in 0..<5_000 {
            var bytes = tokens
            for _ in 0..<2 {
                // Printable bytes keep more of the file whole.
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(32 + generator.next() % 95)
            }
            _ = TokenReader([SourceText(path: "a.dark.json", bytes: bytes)]).palette(named: "")
        }
    }

    @Test("Packages are palettes of their own, with those whose tokens they refer to")
    func packages() throws {
        func token(_ name: String, _ value: String) -> String {
            "{\"ui\": {\"\(name)\": {\"$type\": \"color\", \"$value\": \"\(value)\"}}}"
        }
        func names(_ package: String, ink: String = "#eeeeee") throws -> Set<Set<String>> {
            let folder = try TemporaryFolder(holding: [
                "one/\(package)": "{}", "one/src/ink.tokens.json": token("ink", "#111111"),
                "one/src/more/page.tokens.json": token("page", "#ffffff"),
                "two/\(package)": "{}", "two/src/ink.tokens.json": token("ink", ink),
                "core/\(package)": "{}", "core/base.tokens.json": token("base", "#333333"),
            ])
            return Set(
                PaletteReader().palettes(contentsOf: [folder.path("")]).palettes
                    .map { Set($0.entries.map(\.name)) })
        }
        #expect(try names("other.json") == [["ui.ink", "ui.page", "ui.base"]])
        #expect(try names("package.json") == [["ui.ink", "ui.page"], ["ui.ink"], ["ui.base"]])
        #expect(
            try names("package.json", ink: "{ui.base}") == [["ui.ink", "ui.page"], ["ui.ink", "ui.base"]])
    }
}
