import ColorMath
import PaletteFiles
import Testing

@Suite("Modes of design tokens")
struct TokenModeTests {
    private static func ink(_ hex: String) -> String {
        ##"{"ink": {"$type": "color", "$value": "\##(hex)"}}"##
    }

    private static let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)

    @Test(
        "The names of files and folders say the mode",
        arguments: [
            ("dark.tokens.json", PaletteMode.dark), ("color.dark.json", .dark),
            ("tokens/dark/color.json", .dark),
            ("theme-dark.tokens", .dark), ("high-contrast.json", .increased),
            ("dark-hc.tokens.json", darkHigh),
            ("darkHighContrast.json", darkHigh), ("colors.p3.json", .p3), ("light.json", .light),
            ("color.json", .base),
        ])
    func paths(path: String, mode: PaletteMode) {
        #expect(Palette(tokens: [path: Self.ink("#111")]).modes == [mode])
    }

    @Test("What is the same in many themes is held once, and follows what a theme changes")
    func shared() throws {
        let base = ##"""
            {"ramp": {"$type": "color", "1": {"$value": "#101010"}, "2": {"$value": "#202020"}},
             "ink": {"$type": "color", "$value": "{ramp.1}"}, "link": {"$type": "color", "$value": "{ink}"},
             "still": {"$type": "color", "$value": "{ramp.2}"},
             "veil": {"$type": "color", "$value": "rgba({ink}, 0.5)"}}
            """##
        let palette = Palette(tokens: [
            "base.json": base, "dark.json": ##"{"ramp": {"1": {"$type": "color", "$value": "#f0f0f0"}}}"##,
            "high-contrast.json": ##"{"ink": {"$type": "color", "$value": "{ramp.2}"}}"##,
        ])
        func value(_ name: String, _ mode: PaletteMode) throws -> PaletteValue {
            try #require(palette.value(name, in: mode))
        }
        let darkHigh = Self.darkHigh
        #expect(palette.hex("link") == "101010" && palette.hex("link", in: .dark) == "f0f0f0")
        #expect(palette.hex("link", in: darkHigh) == "202020")
        #expect(palette.hex("veil", in: .dark) == "f0f0f080")
        #expect(try value("link", .dark).aliases == ["ink", "ramp.1"])
        #expect(try value("link", darkHigh).aliases == ["ink", "ramp.2"])
        for mode in [.dark, .increased, darkHigh] {
            #expect(try value("still", mode).identity == value("still", .base).identity)
        }
        #expect(try value("link", darkHigh).identity == value("link", .increased).identity)
        #expect(try value("link", .dark).identity != value("link", .base).identity)
    }

    @Test("Folders that all files lie in say nothing about them", arguments: ["/home/dark/p3/", "light/"])
    func checkout(folder: String) {
        let palette = Palette(tokens: [
            "\(folder)color.json": Self.ink("#111"), "\(folder)dark/color.json": Self.ink("#eee"),
        ])
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("ink") == "111111" && palette.hex("ink", in: .dark) == "eeeeee")
    }

    @Test("Nor do the folders above the one in which a file lies alone")
    func deepCheckout() {
        #expect(Palette(tokens: ["/home/dark/p3/tokens/color.json": Self.ink("#111")]).modes == [.base])
    }

    @Test("Files for several modes are one palette, in which aliases are followed in each")
    func files() {
        let palette = Palette(tokens: [
            "base.tokens.json":
                ##"{"$type": "color", "text": {"$value": "{ink}"}, "paper": {"$value": "#fff"}}"##,
            "light.tokens.json": Self.ink("#111"), "dark.tokens.json": Self.ink("#eee"),
            "dark.high-contrast.tokens.json": Self.ink("#fff"),
        ])
        #expect(palette.modes == [.base, .light, .dark, Self.darkHigh])
        #expect(palette.entries.map(\.name) == ["text", "paper", "ink"])
        #expect(palette.hex("text", in: .light) == "111111" && palette.hex("text", in: .dark) == "eeeeee")
        #expect(
            palette.hex("text", in: Self.darkHigh) == "ffffff" && palette.hex("paper", in: .dark) == "ffffff")
        #expect(palette.value("text", in: .dark)?.condition == .dark)
        #expect(palette.value("text") == nil)
        #expect(palette.faults.isEmpty)
    }

    @Test("Files that declare the same names are themes, by what sets their paths apart")
    func rivals() {
        let palette = Palette(tokens: [
            "tokens/ocean/color.json": Self.ink("#012"), "tokens/sand/color.json": Self.ink("#210"),
            "tokens/other.json": ##"{"$type": "color", "paper": {"$value": "#fff"}}"##,
        ])
        let (ocean, sand) = (PaletteMode(theme: "ocean"), PaletteMode(theme: "sand"))
        #expect(palette.modes == [.base, ocean, sand])
        #expect(palette.hex("ink", in: ocean) == "001122" && palette.hex("ink", in: sand) == "221100")
        #expect(palette.hex("paper", in: sand) == "ffffff")
    }

    @Test(
        "Modes may be written beside a token's value",
        arguments: [
            ##"{"mode": {"light": "#111", "dark": "#eee"}}"##,
            ##"{"com.figma": {"modes": {"Dark": "#eee"}}}"##,
            ##"{"com.figma.mode.Dark": {"$value": "#eee"}}"##,
            ##"{"org.primer.overrides": {"dark": "{pale}"}}"##,
            ##"{"carbon.themes": {"dark": {"value": "{pale}", "alpha": 1}}}"##,
        ])
    func extensions(json: String) {
        let palette = Palette(
            tokens:
                ##"{"$type": "color", "pale": {"$value": "#eee"}, "ink": {"$value": "#111", "$extensions": \##(json)}}"##
        )
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("ink") == "111111" && palette.hex("ink", in: .dark) == "eeeeee")
    }

    @Test("Where a token has no value but for modes, one of them always holds")
    func modesAlone() {
        func palette(_ modes: String) -> Palette {
            Palette(
                tokens:
                    ##"{"$type": "color", "pale": {"$value": "#eee"}, "ink": {"$extensions": {"mode": {\##(modes)}}}}"##
            )
        }
        #expect(palette(##""light": "#111", "dark": "{pale}""##).modes == [.light, .dark])
        let standard = palette(##""default": "#111", "dark": "{pale}""##)
        #expect(standard.modes == [.base, .dark])
        #expect(standard.hex("ink") == "111111" && standard.hex("ink", in: .dark) == "eeeeee")
        // A group may have extensions of its own.
        let group = Palette(
            tokens:
                ##"{"a": {"$extensions": {"mode": {"x": {}}}, "b": {"$type": "color", "$value": "#123"}}}"##)
        #expect(group.entries.map(\.name) == ["a.b"])
    }

    @Test("Figma's export states the mode of a file at its root")
    func figma() {
        func file(_ mode: String, _ hex: String) -> String {
            ##"{"$extensions": {"com.figma.modeName": "\##(mode)"}, "ink": {"$type": "color", "$value": "\##(hex)"}}"##
        }
        let palette = Palette(tokens: ["1.json": file("Light", "#111"), "2.json": file("Dark", "#eee")])
        #expect(palette.modes == [.light, .dark])
        #expect(Palette(tokens: ["1.json": file("Mode 1", "#111")]).modes == [.base])
    }

    @Test("Themes of Tokens Studio choose among sets")
    func tokensStudio() {
        let palette = Palette(
            tokens: """
                {"core": {"blue": {"value": "#00f", "type": "color"}, "pale": {"value": "#eef", "type": "color"}},
                 "dark/semantic": {"ink": {"value": "{pale}", "type": "color"}},
                 "light/semantic": {"ink": {"value": "{blue}", "type": "color"}},
                 "acme": {"blue": {"value": "#03f", "type": "color"}},
                 "$themes": [
                  {"name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light/semantic": "enabled"}},
                  {"name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark/semantic": "enabled", "acme": "disabled"}},
                  {"name": "Default", "group": "Brand", "selectedTokenSets": {"core": "source"}},
                  {"name": "Acme", "group": "Brand", "selectedTokenSets": {"core": "source", "acme": "enabled"}}],
                 "$metadata": {"tokenSetOrder": ["core", "acme", "light/semantic", "dark/semantic"]}}
                """)
        let acme = PaletteMode(luminosity: .light, theme: "acme")
        #expect(palette.modes == [.light, acme, .dark, PaletteMode(luminosity: .dark, theme: "acme")])
        #expect(palette.hex("ink", in: .light) == "0000ff" && palette.hex("ink", in: acme) == "0033ff")
        #expect(palette.hex("ink", in: .dark) == "eeeeff")
        #expect(palette.faults.isEmpty)
    }

    @Test("Themes of Tokens Studio that choose among sizes multiply no modes")
    func themesWithoutColors() {
        func faults(_ type: String) -> Int {
            let groups = (0..<9).map { group in
                """
                {"name": "A\(group)", "group": "\(group)", "selectedTokenSets": {"a": "enabled"}},
                {"name": "B\(group)", "group": "\(group)", "selectedTokenSets": {"b": "enabled"}}
                """
            }
            return Palette(
                tokens: """
                    {"core": {"ink": {"value": "#111", "type": "color"}},
                     "a": {"gap": {"value": "4", "type": "\(type)"}}, "b": {"gap": {"value": "8", "type": "\(type)"}},
                     "$themes": [\(groups.joined(separator: ","))]}
                    """
            ).faults.count { $0.message.contains("combin") || $0.message.contains("modes") }
        }
        #expect(faults("spacing") == 0 && faults("other") == 0)
        #expect(faults("opacity") > 0, "a colour may be made with it")
    }

    private static func themes(_ rows: (name: String, group: String, set: String)...) -> String {
        rows.map {
            """
            {"name": "\($0.name)", "group": "\($0.group)", "selectedTokenSets": {"core": "source", "\($0.set)": "enabled"}}
            """
        }.joined(separator: ",")
    }

    @Test("A group of themes of Tokens Studio that is called as a theme has the themes of that alone")
    func nestedThemes() {
        func set(_ name: String, _ hex: String) -> String {
            "\"\(name)\": {\"\(name.prefix(1))\": {\"value\": \"\(hex)\", \"type\": \"color\"}}"
        }
        let sets = [
            set("a", "#a00"), set("b", "#b00"), set("x-light", "#eee"), set("x-dark", "#111"),
            set("y-light", "#ddd"),
        ].joined(separator: ",")
        let themes = Self.themes(
            ("Acme", "Brand", "a"), ("Best", "Brand", "b"), ("Light", "Acme", "x-light"),
            ("Dark", "Acme", "x-dark"), ("Light", "Best", "y-light"))
        let palette = Palette(tokens: "{\(sets), \"$themes\": [\(themes)]}")
        let light = PaletteMode(luminosity: .light, theme: "acme")
        let best = PaletteMode(luminosity: .light, theme: "best")
        #expect(palette.modes == [light, PaletteMode(luminosity: .dark, theme: "acme"), best])
        #expect(palette.hex("x", in: light) == "eeeeee" && palette.hex("x", in: best) == nil)
        #expect(palette.hex("y", in: best) == "dddddd" && palette.faults.isEmpty)
    }

    @Test("Groups of themes of Tokens Studio that set the same tokens are one choice")
    func brands() {
        func set(_ name: String, _ hex: String) -> String {
            "\"\(name)\": {\"ink\": {\"value\": \"\(hex)\", \"type\": \"color\"}}"
        }
        let sets = [set("al", "#a11"), set("ad", "#ad1"), set("bl", "#b11"), set("bd", "#bd1")]
        let themes = Self.themes(
            ("Light", "Acme", "al"), ("Dark", "Acme", "ad"), ("Light", "Best", "bl"), ("Dark", "Best", "bd"))
        let palette = Palette(
            tokens: "{\(sets.joined(separator: ",")), \"$themes\": [\(themes)]}")
        #expect(palette.modes.count == 4)
        let hexes = ["acme", "best"].flatMap { theme -> [String?] in
            [PaletteMode.Luminosity.light, .dark].map {
                palette.hex("ink", in: PaletteMode(luminosity: $0, theme: theme))
            }
        }
        #expect(hexes == ["aa1111", "aadd11", "bb1111", "bbdd11"])
    }

    @Test("Where there are too many combinations of themes, each theme is read once")
    func manyThemes() throws {
        let groups = (0..<9).map { group in
            Self.themes(("A\(group)", "\(group)", "a\(group)"), ("B\(group)", "\(group)", "b\(group)"))
        }
        let sets = (0..<9).flatMap { group in
            ["a", "b"].map { side in
                """
                "\(side)\(group)": {"t\(group)": {"value": "#\(side)\(side)\(group)", "type": "color"}}
                """
            }
        }
        let palette = Palette(
            tokens: """
                {\(sets.joined(separator: ",")), "$themes": [\(groups.joined(separator: ","))]}
                """)
        #expect(palette.modes.count == 10 && palette.faults.count == 1)
        #expect(Set(palette.modes.compactMap { palette.hex("t8", in: $0) }) == ["aaaa88", "bbbb88"])
    }

    @Test("Sets of Tokens Studio may be files of a folder, and go by their names without themes")
    func tokensStudioFolder() {
        let palette = Palette(tokens: [
            "t/$metadata.json": ##"{"tokenSetOrder": ["core", "dark"]}"##, "t/$themes.json": "[]",
            "t/dark.json": ##"{"ink": {"value": "#eee", "type": "color"}}"##,
            "t/core.json": ##"{"ink": {"value": "#111", "type": "color"}}"##,
        ])
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("ink") == "111111" && palette.hex("ink", in: .dark) == "eeeeee")
    }

    @Test("A resolver says which sets count in which context, and in which order")
    func resolver() {
        let palette = Palette(tokens: [
            "kit/kit.resolver.json": """
            {"version": "2025.10",
             "sets": {"core": {"sources": [{"$ref": "core.json"}, {"extra": {"$type": "color", "$value": "#abc"}}]}},
             "modifiers": {
              "theme": {"default": "light", "contexts": {
                "dark": [{"$ref": "theme/dark.json"}], "light": [{"$ref": "./theme/../theme/light.json"}]}},
              "brand": {"contexts": {"ocean": [], "sand": [{"core": {"blue": {"$type": "color", "$value": "#fed"}}}]}},
              "size": {"default": "medium", "contexts": {"small": [], "medium": []}}},
             "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"},
              {"$ref": "#/modifiers/size"}, {"type": "set", "name": "last", "sources": [{"$ref": "core.json#/core"}]}]}
            """,
            "kit/core.json": ##"{"core": {"blue": {"$type": "color", "$value": "#00f"}}}"##,
            "kit/theme/light.json": ##"{"ink": {"$type": "color", "$value": "{core.blue}"}}"##,
            "kit/theme/dark.json": ##"{"ink": {"$type": "color", "$value": "#eee"}}"##,
        ])
        #expect(palette.faults.isEmpty)
        #expect(palette.entries.map(\.name) == ["core.blue", "extra", "ink", "blue"])
        func mode(_ luminosity: PaletteMode.Luminosity, _ theme: String) -> PaletteMode {
            PaletteMode(luminosity: luminosity, theme: theme)
        }
        // The sizes show the same colours, so that one of them is enough.
        #expect(
            palette.modes == [
                mode(.light, "ocean-medium"), mode(.light, "sand-medium"), mode(.dark, "ocean-medium"),
                mode(.dark, "sand-medium"),
            ])
        #expect(palette.hex("ink", in: mode(.light, "ocean-medium")) == "0000ff")
        #expect(palette.hex("ink", in: mode(.light, "sand-medium")) == "ffeedd")
        #expect(palette.hex("ink", in: mode(.dark, "sand-medium")) == "eeeeee")
    }

    @Test("What a resolver refers to and is not there is a fault")
    func badResolver() {
        let palette = Palette(
            tokens:
                ##"{"resolutionOrder": [{"$ref": "#/sets/x"}, {"sources": [{"$ref": "gone.json"}, {"a": {"$value": "#111"}}]}, {"name": "y"}]}"##
        )
        #expect(
            palette.faultLines == [
                "1:1 the sources of a set are a list of files and groups of tokens",
                "1:22 #/sets/x leads to no set or modifier",
                "1:57 gone.json was not read: give its file or folder too",
            ])
        #expect(palette.hex("a") == "111111")
    }

    @Test("Sets that only themes of another group enable are referred to, and override nothing")
    func referredSets() {
        let palette = Palette(
            tokens: """
                {"core": {"white": {"value": "#fff", "type": "color"}, "ink": {"value": "#111", "type": "color"}},
                 "post": {"tab": {"value": "{ink}", "type": "color"}},
                 "cargo": {"tab": {"value": "{white}", "type": "color"}},
                 "focus": {"ring": {"value": "{tab}", "type": "color"}},
                 "$themes": [
                  {"name": "Post", "group": "Theme", "selectedTokenSets": {"core": "source", "post": "enabled"}},
                  {"name": "Cargo", "group": "Theme", "selectedTokenSets": {"core": "source", "cargo": "enabled"}},
                  {"name": "Focus", "group": "Helpers", "selectedTokenSets":
                    {"core": "source", "post": "source", "cargo": "source", "focus": "enabled"}}],
                 "$metadata": {"tokenSetOrder": ["core", "post", "cargo", "focus"]}}
                """)
        let post = palette.modes.first { $0.description.contains("post") } ?? .base
        #expect(palette.hex("tab", in: post) == "111111" && palette.hex("ring", in: post) == "111111")
    }
}
