import ColorMath
import PaletteFiles
import Testing

/// Token files in the shapes of well-known design systems and tools, with colours of their own.
@Suite("Tokens in the shapes of design systems")
struct TokenShapeTests {
    @Test("Primer: overrides by theme beside each value, and opacities")
    func primer() {
        let palette = Palette(
            tokens: ##"""
                {"base": {"color": {"neutral": {"0": {"$value": "#fffffe", "$type": "color"}, "13": {"$value": "#1f2021", "$type": "color"}},
                   "blue": {"5": {"$value": "#0969d0", "$type": "color"}}}},
                 "fgColor": {"default": {"$value": "{base.color.neutral.13}", "$type": "color",
                   "$extensions": {"org.primer.figma": {"collection": "mode", "scopes": ["fgColor"]},
                     "org.primer.overrides": {"dark": "{base.color.neutral.0}", "dark-high-contrast": "#ffffff"}}}},
                 "bgColor": {"accent-muted": {"$value": "{base.color.blue.5}", "$type": "color", "alpha": 0.1,
                   "$extensions": {"org.primer.overrides": {"dark": {"$value": "{base.color.blue.5}", "alpha": 0.2}}}}}}
                """##)
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.modes == [.base, .dark, darkHigh])
        #expect(palette.hex("fgColor.default", in: darkHigh) == "ffffff")
        #expect(palette.hex("bgColor.accent-muted") == "0969d01a")
        #expect(palette.hex("bgColor.accent-muted", in: .dark) == "0969d033")
        #expect(palette.faults.isEmpty)
    }

    @Test("Primer's sources: JSON5, a file a theme, overrides of the opacity alone, and mixes")
    func primerSources() {
        let palette = Palette(tokens: [
            "tokens/base/color/light/light.json5":
                "{base: {color: {neutral: {'1': {$value: '#f0f0f0', $type: 'color'}, // paper\n},},},}",
            "tokens/base/color/dark/dark.json5":
                "{base: {color: {neutral: {'1': {$value: '#101010', $type: 'color'}}}}}",
            "tokens/base/color/dark/dark.dimmed.json5":
                "{base: {color: {neutral: {'1': {$value: '#202020', $type: 'color'}}}}}",
            "tokens/functional/control.json5": """
            {
              control: {
                veil: {$value: '{base.color.neutral.1}', $type: 'color', alpha: 0.5,
                  $extensions: {'org.primer.overrides': {dark: {alpha: 0.25}, 'dark-dimmed': '{ink}'}}},
                mixed: {$value: '#000000', $type: 'color', mix: {color: '#ff0000', weight: 0.2}},
              },
              ink: {$value: '#334455', $type: 'color'},
            }
            """,
        ])
        let dimmed = PaletteMode(luminosity: .dark, theme: "dimmed")
        #expect(palette.faults.isEmpty)
        #expect(palette.modes == [.base, .light, .dark, dimmed])
        #expect(palette.hex("control.veil", in: .light) == "f0f0f080")
        #expect(palette.hex("control.veil", in: .dark) == "10101040")
        #expect(palette.hex("control.veil", in: dimmed) == "33445580")
        #expect(palette.hex("control.mixed", in: .dark) == "330000")
    }

    @Test("Carbon: values for themes alone, with the opacity beside them or in an extension of its own")
    func carbon() {
        let palette = Palette(
            tokens: ##"""
                {"blue": {"60": {"$type": "color", "$value": "#0f62f0"}},
                 "layer": {"$type": "color",
                   "01": {"$extensions": {"carbon.themes": {"white": "{blue.60}", "g90": {"value": "{blue.60}", "alpha": 0.5}}}},
                   "02": {"$description": "raised", "$extensions": {"carbon.themes": {"white": "#ffffff", "g90": "#333333"},
                     "org.carbon": {"alphaModifiers": {"g90": 0.25}}}}},
                 "space": {"$type": "dimension", "$extensions": {"carbon.themes": {"white": "1px"}}}}
                """##)
        let (white, g90) = (PaletteMode(theme: "white"), PaletteMode(theme: "g90"))
        #expect(palette.faults.isEmpty)
        #expect(palette.modes == [white, g90])
        #expect(palette.entries.map(\.name) == ["blue.60", "layer.01", "layer.02"])
        #expect(palette.hex("layer.01", in: white) == "0f62f0")
        #expect(palette.hex("layer.01", in: g90) == "0f62f080")
        #expect(palette.hex("layer.02", in: g90) == "33333340")
        #expect(palette.entries.last?.note == "raised")
    }

    @Test(
        "A gradient under the type of a colour is named as one that is not read, and so is what stands for it"
    )
    func gradients() {
        let palette = Palette(
            tokens: ##"""
                {"stop": {"value": "#123456", "type": "color"},
                 "wash": {"value": "linear-gradient(90deg, {stop} 0%, #fff 100%)", "type": "color"},
                 "other": {"value": "{wash}", "type": "color"},
                 "plain": {"value": "radial-gradient(#000, #fff)"}}
                """##)
        #expect(palette.entries.map(\.name) == ["stop"])
        #expect(palette.faults.isEmpty)
        #expect(palette.unknowns.count == 1)
        #expect(palette.unknowns.first?.message.hasPrefix("wash: a gradient is no single colour") == true)
        #expect(palette.unknowns.first?.location.line == 2)
    }

    @Test(
        "Style Dictionary 4: $value beside value, types of groups, references with value, colours of components"
    )
    func styleDictionary4() {
        let palette = Palette(
            tokens: ##"""
                {"color": {"$type": "color",
                  "core": {"red": {"$value": "#cc0011", "attributes": {"category": "color", "type": "core"}},
                    "green": {"value": {"r": 0, "g": 128, "b": 64, "a": 0.5}, "comment": "go"}},
                  "text": {"error": {"value": "{color.core.red.value}"}, "go": {"$value": "{color.core.green}"},
                    "faded": {"value": "rgba({color.core.red}, 0.5)", "filePath": "a.json", "original": {"value": "x"}}}},
                 "font": {"value": {"family": "Sans"}, "type": "font"}}
                """##)
        #expect(palette.faults.isEmpty)
        #expect(
            palette.entries.map(\.name).sorted() == [
                "color.core.green", "color.core.red", "color.text.error", "color.text.faded", "color.text.go",
            ])
        #expect(palette.hex("color.text.error") == "cc0011")
        #expect(palette.hex("color.text.go") == "00804080")
        #expect(palette.hex("color.text.faded") == "cc001180")
    }

    @Test(
        "Figma's export: a file a mode, objects in sRGB with hexadecimal digits beside them, aliases across collections"
    )
    func figma() {
        let primitives = ##"""
            {"grey": {"900": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1254902, 0.1254902, 0.1254902], "alpha": 1, "hex": "#202020"},
              "$extensions": {"com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"]}}},
             "$extensions": {"com.figma.modeName": "Value"}}
            """##
        func semantic(_ mode: String, _ value: String) -> String {
            ##"{"text": {"primary": {"$type": "color", "$value": \##(value)}}, "$extensions": {"com.figma.modeName": "\##(mode)"}}"##
        }
        let palette = Palette(tokens: [
            "primitives/Value.tokens.json": primitives,
            "semantic/Light.tokens.json": semantic("Light", ##""{grey.900}""##),
            "semantic/Dark.tokens.json": semantic(
                "Dark", ##"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.9, "hex": "#FFFFFF"}"##),
        ])
        #expect(palette.modes == [.base, .light, .dark])
        #expect(palette.hex("text.primary", in: .light) == "202020")
        #expect(palette.hex("text.primary", in: .dark) == "ffffffe6")
        #expect(palette.faults.isEmpty)
    }

    @Test("Material's theme builder writes no tokens, and Style Dictionary's folders hold one palette")
    func styleDictionary() {
        let palette = Palette(tokens: [
            "tokens/color/base.json":
                ##"{"color": {"grey": {"10": {"value": "#fafafb", "attributes": {"category": "color"}}, "90": {"value": "#19191a"}}}}"##,
            "tokens/color/font.json": ##"{"color": {"font": {"base": {"value": "{color.grey.90.value}"}}}}"##,
            "tokens/color/font.dark.json":
                ##"{"color": {"font": {"base": {"value": "{color.grey.10.value}"}}}}"##,
            "tokens/size/font.json": ##"{"size": {"font": {"base": {"value": "16", "type": "dimension"}}}}"##,
        ])
        #expect(palette.modes == [.base, .dark])
        #expect(palette.entries.map(\.name) == ["color.grey.10", "color.grey.90", "color.font.base"])
        #expect(palette.hex("color.font.base", in: .dark) == "fafafb")
        #expect(palette.faults.isEmpty)
    }

    @Test("Spectrum: one file with sets of values by colour scheme")
    func spectrum() {
        let palette = Palette(
            tokens: ##"""
                {"gray-100": {"$type": "color", "$value": "rgb(230, 230, 229)", "$extensions": {"mode": {"Light": "rgb(230, 230, 229)", "Dark": "rgb(50, 50, 51)"}}},
                 "overlay-opacity": {"$type": "number", "$value": 0.4},
                 "background-layer-color": {"$type": "color", "$value": "{gray-100}", "$deprecated": true}}
                """##)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("background-layer-color", in: .dark) == "323233")
        #expect(palette.entries.last?.note == "deprecated")
    }

    @Test("A thousand tokens in ten modes are one table")
    func large() {
        let modes = (0..<9).map { index in #""brand\#(index)x": "{base.c\#(index)}""# }.joined(separator: ",")
        let base = (0..<100).map { ##""c\##($0)": {"$value": "oklch(0.5 0.1 \##($0))"}"## }.joined(
            separator: ",")
        let semantic = (0..<900).map {
            ##""s\##($0)": {"$value": "{base.c\##($0 % 100)}", "$extensions": {"mode": {\##(modes)}}}"##
        }
        .joined(separator: ",")
        let text = ##"{"$type": "color", "base": {\##(base)}, "role": {\##(semantic)}}"##
        let palette = Palette(tokens: text)
        #expect(palette.entries.count == 1000 && palette.modes.count == 10)
    }

    @Test("A stylesheet of a thousand properties in ten modes is one table")
    func largeStylesheet() {
        let base = (0..<1000).map {
            $0 < 100 ? "--c\($0): oklch(0.5 0.1 \($0));" : "--c\($0): var(--c\($0 % 100));"
        }.joined()
        let themes = (0..<9).map { theme in
            "[data-theme=brand\(theme)x] { "
                + (100..<1000).map { "--c\($0): var(--c\(($0 + theme + 1) % 100));" }.joined() + " }"
        }
        let text = ":root { \(base) } " + themes.joined()
        let palette = Palette(css: text)
        #expect(palette.entries.count == 1000 && palette.modes.count == 10)
    }
}
