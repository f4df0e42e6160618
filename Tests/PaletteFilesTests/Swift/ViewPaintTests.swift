import Testing

@Suite("Pairs that views of SwiftUI paint")
struct ViewPaintTests {
    private func pairs(_ code: String) throws -> Set<String> { try CatalogApp.pairs(paintedBy: code) }

    @Test(
        "are those of one view, whichever of its modifiers comes first",
        arguments: [
            "Text(\"a\").foregroundColor(.inkSoft).padding().background(Color.cardBg)",
            "Text(\"a\").foregroundStyle(Color(\"ink-soft\")).background(Color(.cardBg), in: Capsule())",
            "Text(\"a\")\n  .font(.body)\n  .foregroundColor(Assets.inkSoft.swiftUIColor)\n  .background { Color.cardBg }",
            "Button { go() } label: { Text(\"a\").foregroundColor(.inkSoft) }.background(Capsule().fill(Color.cardBg))",
            "configuration.label.foregroundColor(.inkSoft).background(Color.cardBg.ignoresSafeArea())",
            "VStack { if a { Text(\"a\").foregroundColor(.inkSoft) } else { B() } }.background(Color.cardBg)",
            "VStack { Text(\"a\") }.foregroundColor(.inkSoft).background(Color.cardBg)",
            "ZStack { Color.cardBg.ignoresSafeArea(); VStack { Text(\"a\").foregroundColor(.inkSoft) } }",
            "static let soft = Color(\"ink-soft\")\nText(\"a\").foregroundColor(Theme.soft).background(Color.cardBg)",
        ])
    func found(view: String) throws {
        #expect(try pairs(view) == ["ink-soft on card-bg"])
    }

    @Test(
        "are none where something else lies between, or no name says which colour it is",
        arguments: [
            "Text(\"a\").foregroundColor(on ? .inkSoft : .brand).background(Color.cardBg)",
            "Text(\"a\").foregroundColor(.inkSoft.opacity(0.5)).background(Color.cardBg)",
            "Text(\"a\").foregroundColor(.inkSoft).opacity(0.5).background(Color.cardBg)",
            "VStack { Text(\"a\").foregroundColor(.inkSoft).background(.ultraThinMaterial) }.background(Color.cardBg)",
            "Text(\"a\").foregroundColor(.primary).background(Color.cardBg)",
            "Circle().foregroundColor(.inkSoft).background(Color.cardBg)",
            "Text(\"a\").sheet { Text(\"b\").foregroundColor(.inkSoft) }.background(Color.cardBg)",
            "ZStack { Color.cardBg; Color.black.opacity(0.5); Text(\"a\").foregroundColor(.inkSoft) }",
            "Text(\"a\").foregroundColor(.white).background(Color.black)",
            "let a = 1",
        ])
    func others(view: String) throws {
        #expect(try pairs(view) == [])
    }

    @Test("Images are marks, views of the project may draw something, and white and black are colours")
    func kinds() throws {
        #expect(
            try pairs("Image(systemName: \"a\").foregroundColor(.brand).background(Color.cardBg)")
                == ["brand on card-bg, mark"])
        #expect(
            try pairs("Card { Text(\"a\").foregroundColor(.brand) }.background(Color.cardBg)")
                == ["brand on card-bg, doubt"])
        #expect(
            try pairs("Text(\"a\").foregroundColor(.brand).buttonStyle(Own()).background(Color.cardBg)")
                == ["brand on card-bg, doubt"])
        #expect(
            try pairs("Text(\"a\").foregroundColor(.white).background(Color.brand)") == [
                "Color.white on brand"
            ])
        let nested = "VStack { Text(\"a\").foregroundColor(.brand).background(Color.inkSoft) }"
        #expect(
            try pairs("\(nested).foregroundColor(.inkSoft).background(Color.cardBg)") == ["brand on ink-soft"]
        )
    }

    @Test(
        "Text is large by the style or the size of its own font",
        arguments: [
            (".font(.title2)", true), (".font(.body)", false), (".font(.system(size: 18))", true),
            (".font(.custom(\"A\", size: 17.5))", false), (".font(.body).font(.title)", false), ("", false),
        ])
    func fonts(font: String, isLarge: Bool) throws {
        for modifiers in ["\(font).foregroundColor(.brand)", ".foregroundColor(.brand)\(font)"] {
            let found = try pairs("Text(\"a\")\(modifiers).background(Color.cardBg)")
            #expect(found == ["brand on card-bg" + (isLarge ? ", large" : "")])
        }
    }

    @Test("Nesting without end is read no deeper than views go")
    func hostile() throws {
        let depth = 20_000
        let code = String(repeating: "V { ", count: depth) + "Text(\"a\").foregroundColor(.brand)"
        #expect(try pairs(code + String(repeating: " }", count: depth) + ".background(Color.cardBg)") == [])
        #expect(try pairs(String(repeating: "V(", count: depth)) == [])
    }
}
