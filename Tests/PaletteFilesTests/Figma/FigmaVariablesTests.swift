import ColorMath
import PaletteFiles
import TestSupport
import Testing

/// Files in the shapes that Figma's REST API and plug-ins write.
@Suite("Variables of Figma")
struct FigmaVariablesTests {
    static let answer = ##"""
        {"status": 200, "error": false, "meta": {
          "variables": {
            "VariableID:1:1": {"id": "VariableID:1:1", "name": "grey/900", "variableCollectionId": "C:1",
              "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 0.2, "g": 0.4, "b": 0.6, "a": 1}}, "description": ""},
            "VariableID:1:2": {"id": "VariableID:1:2", "name": "grey/value", "variableCollectionId": "C:1",
              "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 0.5}}},
            "VariableID:2:1": {"id": "VariableID:2:1", "name": "text/primary", "variableCollectionId": "C:2",
              "resolvedType": "COLOR", "description": "body text", "valuesByMode": {
                "2:0": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:1"},
                "2:1": {"type": "VARIABLE_ALIAS", "id": "VariableID:1:2"}}},
            "VariableID:3:1": {"id": "VariableID:3:1", "name": "gap", "variableCollectionId": "C:3",
              "resolvedType": "FLOAT", "valuesByMode": {"3:0": 4, "3:1": 8}}},
          "variableCollections": {
            "C:1": {"id": "C:1", "name": "Primitives", "modes": [{"modeId": "1:0", "name": "Mode 1"}], "defaultModeId": "1:0"},
            "C:2": {"id": "C:2", "name": "Semantic", "defaultModeId": "2:0",
              "modes": [{"modeId": "2:1", "name": "Dark"}, {"modeId": "2:0", "name": "Light"}]},
            "C:3": {"id": "C:3", "name": "Density", "modes": [{"modeId": "3:0", "name": "A"}, {"modeId": "3:1", "name": "B"}]}}}}
        """##

    @Test("An answer of the REST API: collections with modes are choices, and aliases lead by identifiers")
    func restAPI() {
        let palette = Palette(tokens: ["variables.json": Self.answer])
        #expect(palette.faults.isEmpty)
        #expect(palette.modes == [.light, .dark])
        #expect(palette.entries.map(\.name) == ["grey.900", "grey.value", "text.primary"])
        #expect(palette.entries.last?.path == ["text", "primary"])
        #expect(palette.entries.last?.note == "body text")
        #expect(palette.hex("text.primary", in: .light) == "336699")
        #expect(palette.hex("text.primary", in: .dark) == "ffffff80")
        #expect(palette.value("text.primary", in: .dark)?.aliases == ["grey.value"])
        #expect(palette.value("text.primary", in: .dark)?.literal?.location.line == 6)
    }

    @Test("A plug-in's file of one collection names its modes, and aliases lead into the other files")
    func collections() {
        let palette = Palette(tokens: [
            "Base.json": ##"""
            {"id": "C:1", "name": "Base", "modes": {"1:0": "Value"}, "variableIds": ["V:1"], "variables": [
              {"id": "V:1", "name": "blue", "type": "COLOR", "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 1, "a": 1}},
               "resolvedValuesByMode": {"1:0": {"resolvedValue": {"r": 0, "g": 0, "b": 1, "a": 1}, "alias": null}}}]}
            """##,
            "Brand.json": ##"""
            {"name": "Brand", "modes": {"2:0": "Ocean", "2:1": "Sand"}, "variables": [
              {"id": "V:2", "name": "accent", "type": "COLOR", "valuesByMode":
                {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "2:1": "#fed"}},
              {"id": "V:3", "name": "blue", "type": "COLOR", "resolvedValuesByMode":
                {"2:0": {"resolvedValue": {"r": 0, "g": 1, "b": 1, "a": 1}}, "2:1": {"resolvedValue": {"r": 0, "g": 0, "b": 0, "a": 1}}}}]}
            """##,
        ])
        let (ocean, sand) = (PaletteMode(theme: "ocean"), PaletteMode(theme: "sand"))
        #expect(palette.faults.isEmpty)
        #expect(palette.modes == [ocean, sand])
        // A name of two collections stands behind that of its own.
        #expect(palette.entries.map(\.name) == ["Base.blue", "accent", "Brand.blue"])
        #expect(palette.hex("accent", in: ocean) == "0000ff" && palette.hex("accent", in: sand) == "ffeedd")
    }

    @Test("variables2json repeats the variables in each mode, with components of 0 to 255 or digits")
    func listed() {
        let palette = Palette(
            tokens: ##"""
                {"version": "1.0.4", "metadata": {}, "collections": [
                  {"name": "Base", "modes": [{"name": "Style", "variables": [
                    {"name": "Ink/Strong", "type": "color", "isAlias": false, "value": {"r": 17, "g": 34, "b": 51, "a": 1}},
                    {"name": "Gap", "type": "number", "isAlias": false, "value": 4}]}]},
                  {"name": "Theme", "modes": [
                    {"name": "Light", "variables": [
                      {"name": "Text", "type": "color", "isAlias": true, "value": {"collection": "Base", "name": "Ink/Strong"}}]},
                    {"name": "Dark", "variables": [{"name": "Text", "type": "color", "isAlias": false, "value": "#EEEEEE80"}]}]}]}
                """##)
        #expect(palette.faults.isEmpty)
        #expect(palette.modes == [.light, .dark])
        #expect(palette.hex("Text", in: .light) == "112233" && palette.hex("Text", in: .dark) == "eeeeee80")
        #expect(palette.value("Text", in: .light)?.aliases == ["Ink.Strong"])
    }

    @Test(
        "A variable of a library that is not there is a fault, and the changes of an extended collection are named"
    )
    func left() {
        let palette = Palette(
            tokens: ##"""
                {"variables": [{"id": "V:1", "name": "a", "resolvedType": "COLOR", "variableCollectionId": "C",
                   "valuesByMode": {"1": {"type": "VARIABLE_ALIAS", "id": "V:9"}}},
                  {"id": "V:2", "name": "b", "resolvedType": "COLOR", "variableCollectionId": "C", "valuesByMode": {"1": "#123"}}],
                 "variableCollections": [{"id": "C", "name": "Kit", "modes": [{"modeId": "1", "name": "Mode 1"}],
                   "variableOverrides": {"V:2": {"1": "#456"}}}]}
                """##)
        #expect(palette.entries.map(\.name) == ["b"])
        #expect(palette.faultLines == ["2:26 there is no token V:9"])
        #expect(palette.unknowns.map(\.location.line) == [5])
    }

    @Test("Modes that say the same are told apart, and other JSON is none of Figma's")
    func modes() throws {
        let palette = Palette(
            tokens: ##"""
                {"name": "K", "modes": {"1": "Light", "2": "Light theme", "3": "Default", "4": "Base"}, "variables": [
                  {"id": "1", "name": "a", "type": "COLOR", "valuesByMode": {"1": "#111", "2": "#222", "3": "#333", "4": "#444"}}]}
                """##)
        #expect(
            palette.modes == [.light, PaletteMode(theme: "light theme"), .base, PaletteMode(theme: "base")])
        #expect(palette.entries[0].hexes == ["#111111", "#222222", "#333333", "#444444"])
        let folder = try TemporaryFolder(holding: [
            "a.json":
                ##"{"collections": [{"name": "posts", "modes": ["x"], "value": 1}], "variables": {"value": "x"}}"##,
            "b.json": ##"{"variables": [{"value": 1}], "modes": {"a": "b"}}"##,
        ])
        #expect(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.isEmpty)
    }

    @Test("A colour of components can be edited, and keeps its scale")
    func rewriting() throws {
        for (old, new) in [
            (#"{"r": 0.2, "g": 0.40, "b": 0.6, "a": 1}"#, #"{"r": 1.0, "g": 0.00, "b": 0.0, "a": 1}"#),
            (#"{"r": 51, "g": 102, "b": 153}"#, #"{"r": 255, "g": 0, "b": 0}"#),
        ] {
            let text = ##"{"a": {"type": "color", "value": \##(old)}}"##
            let palette = Palette(tokens: text)
            let literal = try #require(palette.value("a")?.literal)
            let red = DynamicColor(space: .sRGB, components: SIMD3(1, 0, 0))
            let file = Array(text.utf8)
            let edits = try literal.rewriting(as: red, in: file).edits
            #expect(
                edits.applied(to: file).map { String(decoding: $0, as: UTF8.self) }
                    == text.replacing(old, with: new))
        }
    }
}
