import ColorMath
import PaletteFiles
import Testing

@Suite("Tokens that themes declare under the names of a build")
struct FlatSpellingTests {
    private static let source = ##"""
        {"text": {"$type": "color", "muted": {"_": {"$value": "#111111"}, "strong": {"$value": "#222222"}}},
         "page": {"$type": "color", "bg": {"$value": "#fefefe"}}}
        """##

    private static func theme(_ names: KeyValuePairs<String, String>) -> String {
        let tokens = names.map { ##""\##($0.key)": {"$type": "color", "$value": "\##($0.value)"}"## }
        return "{\(tokens.joined(separator: ", "))}"
    }

    @Test("They are values of the token, with the prefix of a product or without", arguments: ["", "acme-"])
    func joined(prefix: String) {
        let palette = Palette(tokens: [
            "source/color.json": Self.source,
            "themes/dark.json": Self.theme([
                "\(prefix)text-muted": "#eeeeee", "\(prefix)page-bg": "{\(prefix)text-muted}",
            ]),
        ])
        #expect(palette.entries.map(\.name) == ["text.muted._", "text.muted.strong", "page.bg"])
        #expect(palette.hex("text.muted._") == "111111")
        #expect(palette.hex("text.muted._", in: .dark) == "eeeeee")
        #expect(palette.hex("text.muted.strong", in: .dark) == "222222")
        #expect(palette.hex("page.bg", in: .dark) == "eeeeee")
    }

    @Test("Sizes beside them do not count")
    func sizes() {
        let sizes = (1...9).map { ##""acme-size-\##($0)": {"$value": "\##($0)px"}"## }.joined(separator: ", ")
        let palette = Palette(tokens: [
            "source/color.json": Self.source,
            "themes/dark.json": ##"{"acme-text-muted": {"$value": "#eeeeee"}, \##(sizes)}"##,
        ])
        #expect(palette.hex("text.muted._", in: .dark) == "eeeeee")
    }

    @Test("Names of which few are those of tokens, and those of the base mode, are tokens of their own")
    func others() {
        let few = Palette(tokens: [
            "source/color.json": Self.source,
            "themes/dark.json": Self.theme([
                "text-muted": "#eeeeee", "sea-deep": "#001122", "sea-far": "#001133", "sea-near": "#001144",
                "sea-top": "#001155",
            ]),
        ])
        #expect(few.entries.count == 8 && few.hex("text-muted", in: .dark) == "eeeeee")
        let base = Palette(tokens: [
            "a.json": Self.source, "b.json": Self.theme(["text-muted": "#eeeeee"]),
        ])
        #expect(base.hex("text.muted._") == "111111" && base.hex("text-muted") == "eeeeee")
    }
}
