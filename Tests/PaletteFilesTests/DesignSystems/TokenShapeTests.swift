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
