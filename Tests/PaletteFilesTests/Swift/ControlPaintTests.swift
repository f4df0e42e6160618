import Testing

@Suite("Pairs that code gives to views of UIKit")
struct ControlPaintTests {
    private func pairs(_ code: String) throws -> Set<String> {
        try CatalogApp.pairs(paintedBy: "class Screen: UIViewController { func load() { \(code) } }")
    }

    @Test(
        "are the ink and the backdrop of one view",
        arguments: [
            "label.textColor = .inkSoft; label.backgroundColor = .cardBg",
            "label.backgroundColor = UIColor(named: \"card-bg\")!\nself.label.textColor = Asset.inkSoft.color",
            "button.backgroundColor = .cardBg\nbutton.setTitleColor(.inkSoft, for: .normal)",
            "button.backgroundColor = .cardBg\nbutton.titleLabel?.textColor = .inkSoft",
            "config.baseBackgroundColor = .cardBg\nconfig.baseForegroundColor = .inkSoft",
            "rows.forEach { $0.backgroundColor = .cardBg; $0.textColor = .inkSoft }",
            "label.textColor = .inkSoft }\n func style() { label.backgroundColor = .cardBg",
            "let a = { let one = UILabel(); one.textColor = .inkSoft; one.backgroundColor = .cardBg; return one }()",
            "l.textColor = .inkSoft; l.backgroundColor = .cardBg; if a { l.backgroundColor = .brand }",
        ])
    func found(code: String) throws {
        #expect(try pairs(code) == ["ink-soft on card-bg"])
    }

    @Test(
        "are none where the two are of several views, or one is no colour with a name",
        arguments: [
            "label.textColor = .inkSoft; view.backgroundColor = .cardBg",
            "label.textColor = on ? .inkSoft : .brand; label.backgroundColor = .cardBg",
            "label.textColor = .inkSoft; label.backgroundColor = .cardBg.withAlphaComponent(0.5)",
            "label.textColor = .inkSoft; label.backgroundColor = .clear",
            "if label.textColor == .inkSoft { label.backgroundColor = .cardBg }",
            "make().textColor = .inkSoft; make().backgroundColor = .cardBg",
            "button.setTitleColor(.inkSoft, for: .disabled); button.backgroundColor = .cardBg",
            "view.tintColor = .inkSoft; view.backgroundColor = .cardBg",
            "let l = A(); l.textColor = .inkSoft }\n func other() { let l = B(); l.backgroundColor = .cardBg",
            "l.textColor = .inkSoft; if a { l.backgroundColor = .brand } else { l.backgroundColor = .cardBg }",
            "label.textColor = .white; label.backgroundColor = .black",
        ])
    func others(code: String) throws {
        #expect(try pairs(code) == [])
    }

    @Test("A tint is that of what draws a picture, and fonts say whether text is large")
    func kinds() throws {
        #expect(
            try pairs("closeButton.tintColor = .brand; closeButton.backgroundColor = .cardBg")
                == ["brand on card-bg, mark"])
        let label = "l.textColor = .brand; l.backgroundColor = .cardBg; l.font ="
        #expect(try pairs("\(label) .systemFont(ofSize: 18)") == ["brand on card-bg, large"])
        #expect(
            try pairs("\(label) UIFont.preferredFont(forTextStyle: .title1)") == ["brand on card-bg, large"])
        #expect(try pairs("\(label) .systemFont(ofSize: 17)") == ["brand on card-bg"])
        #expect(
            try pairs("\(label) .systemFont(ofSize: 30); if a { l.font = .small }") == ["brand on card-bg"])
    }

    @Test("Two types of a file have views of their own")
    func types() throws {
        let code = """
            final class One: UIView { func a() { label.textColor = .inkSoft } }
            extension Two { class func b() { label.backgroundColor = .cardBg } }
            """
        #expect(try CatalogApp.pairs(paintedBy: code) == [])
    }

    @Test("Braces without end, or without a beginning, are read to the end")
    func hostile() throws {
        let code = "l.textColor = .inkSoft; l.backgroundColor = .cardBg"
        #expect(
            try CatalogApp.pairs(paintedBy: String(repeating: "}", count: 50) + code)
                == ["ink-soft on card-bg"])
        #expect(try pairs(String(repeating: "{", count: 20_000) + "l.textColor =") == [])
    }
}
