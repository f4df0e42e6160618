internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// Text in a text style has its size, and is no lighter.
    public static let fontStyle = Rule(
        id: "font-style",
        name: "Size and weight of a text style",
        summary: """
            Text has the size of its text style at the content size that the screen is laid out for, and \
            is no lighter.
            """,
        rationale: """
            Text styles grow with the size that people set. Where the view tree says which style an element \
            is in, its font has the size that the table of the platform has for it at the content size of \
            the tree (large where it says none); a hundredth of a point counts for nothing. A font that is \
            lighter than its style is for review: headline is semibold, and in regular it is body. One that \
            is bolder is an emphasis, or Bold Text. A style that the \
            platform does not have is reported, too, and text without a style that is smaller than the \
            smallest of the platform.
            """,
        guidelines: [.interface("Typography", "Specifications", at: "typography")],
        severity: .warning,
        examples: [
            .found(elements: .text(ElementFont(size: 16, textStyle: "body"))),
            .notFound(elements: .text(ElementFont(size: 17, textStyle: "body"))),
            .found(elements: .text(ElementFont(size: 17, textStyle: "body")), contentSize: "AX1"),
            .notFound(elements: .text(ElementFont(size: 28, textStyle: "body")), contentSize: "AX1"),
            .found(elements: .text(ElementFont(size: 17, textStyle: "headline", weight: 400))),
            .notFound(elements: .text(ElementFont(size: 17, textStyle: "headline", weight: 600))),
            .notFound(elements: .text(ElementFont(size: 17, textStyle: "body", weight: 600))),
            .found(elements: .text(ElementFont(size: 17, textStyle: "bodyy"))),
            .found(elements: .text(ElementFont(size: 10))),
            .notFound(elements: .text(ElementFont(size: 11))),
        ])
}

extension ScreenCheck {
    static let fontStyle = ScreenCheck(.fontStyle) { index, elements, screen in
        guard let font = elements[index].font, let platform = screen.conditions.platform, platform.isApples
        else { return nil }
        let table = TextStyleTable.embedded
        let category = screen.contentSize?.name ?? (elements.tree.contentSize == nil ? "large" : nil)
        func remark(_ words: String, verdict: Verdict = .fail) -> Remark {
            Remark(verdict: verdict, message: "The \(elements[index].name) \(words).")
        }
        guard let name = font.textStyle else {
            guard let size = font.size, let least = table.sizes(of: platform)?.minimumSize, size < least
            else { return nil }
            return remark(
                "is set in \(Figure(size)) pt, below \(Figure(least)) pt, the smallest on \(platform.name)",
                verdict: .review)
        }
        guard let category else {
            return remark(
                "is of a screen at content size \(elements.tree.contentSize ?? ""), which there is not",
                verdict: .review)
        }
        guard let style = table.style(TextStyle.name(for: name), on: platform, at: category) else {
            return remark("is set in \(name), which is no text style of \(platform.name)", verdict: .review)
        }
        if let size = font.size, abs(size - style.size) > 0.01 {
            return remark(
                "is set in \(Figure(size)) pt; \(style.style) has \(Figure(style.size)) pt at content size \(category)"
            )
        }
        // Weights are multiples of a hundred, as toolkits round them from figures of their own.
        guard let weight = font.weight, let wanted = style.weight, weight + 50 < Double(wanted.number) else {
            return nil
        }
        return remark(
            "is set in weight \(Figure(weight)); \(style.style) is \(wanted.rawValue), \(wanted.number)",
            verdict: .review)
    }
}

extension TextStyle {
    /// The name of a style in the table: that of UIKit, `UIFontTextStyleBody`, of SwiftUI, or with spaces.
    static func name(for name: String) -> String {
        var name = name
        if name.hasPrefix("UICTFontTextStyle") { name = String(name.dropFirst(17)) }
        if name.hasPrefix("UIFontTextStyle") { name = String(name.dropFirst(15)) }
        let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let known = Set(TextStyleTable.embedded.styles.map(\.style)).sorted()
        let synonyms = ["subhead": "subheadline", "title": "title1", "caption": "caption1"]
        let wanted = known.contains { $0.lowercased() == key } ? key : synonyms[key] ?? key
        return known.first { $0.lowercased() == wanted } ?? name
    }
}

extension ExampleElement {
    /// A line of text in a font.
    static func text(_ font: ElementFont, label: String = "Departures", width: Double = 300) -> ExampleElement
    {
        .example(.text, [16, 100, width, 24], label: label, font: font)
    }
}
