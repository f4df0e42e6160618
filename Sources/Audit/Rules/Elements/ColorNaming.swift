internal import Elements

extension Rule {
    /// Words do not name a control by its colour alone.
    public static let colorNaming = Rule(
        id: "color-naming",
        name: "Controls named by colour",
        summary: "Instructions name a control or a mark by its label, and not by its colour alone.",
        rationale: """
            “Tap the green button” tells nothing to those who do not see green, or to whom a screen reader \
            reads the page; and what is green on one game controller is red on another. The label of the \
            control says it to everyone. Words are known where the view tree has them, and only English \
            ones are read: an instruction (tap, press, choose …) before a colour and the name of a thing \
            (button, key, icon …), and things said to be in a colour (“fields in red are required”).
            """,
        guidelines: [
            .interface("Game controls", "Physical controllers", at: "game-controls"),
            .init(
                title: "WCAG 2.2, 1.3.3 Sensory Characteristics, level A",
                address: "https://www.w3.org/TR/WCAG22/#sensory-characteristics"),
        ],
        severity: .warning,
        examples: [
            .found(elements: .example(.text, [16, 100, 300, 20], label: "Tap the green button to go on.")),
            .found(
                elements: .example(.text, [16, 100, 300, 20], label: "Fields marked in red are required.")),
            .notFound(
                elements: .example(.text, [16, 100, 300, 20], label: "Tap the green Start button to go on.")),
            .notFound(
                elements: .example(.text, [16, 100, 300, 20], label: "The chair comes in red and blue.")),
            .notFound(elements: .example(.text, [16, 100, 300, 20], label: "Blue light filter")),
        ])
}

extension ScreenCheck {
    static let colorNaming = ScreenCheck(.colorNaming) { index, elements, _ in
        let element = elements[index]
        guard let phrase = element.label.flatMap(ColorPhrase.first) else { return nil }
        return Remark(
            verdict: .review,
            message: "The \(element.name) names something by its colour alone: “\(phrase)”.")
    }
}

/// Words that tell one thing from others by its colour.
private enum ColorPhrase {
    private static let colors: Set = [
        "red", "green", "blue", "yellow", "orange", "purple", "violet", "pink", "brown", "gray", "grey",
        "black", "white", "turquoise", "teal", "cyan", "magenta",
    ]
    private static let things: Set = [
        "button", "buttons", "key", "keys", "icon", "icons", "symbol", "link", "links", "circle", "dot",
        "square", "triangle", "arrow", "marker", "pin", "one", "ones", "text", "field", "fields", "box",
        "area", "tab",
    ]
    private static let instructions: Set = [
        "tap", "press", "click", "push", "hold", "touch", "hit", "select", "choose", "use", "pick", "see",
        "follow",
    ]
    private static let told: Set = [
        "marked", "highlighted", "shown", "displayed", "printed", "written", "outlined", "fields", "items",
        "lines", "rows", "values", "entries", "names", "words", "those", "text",
    ]
    /// How many words may stand between an instruction and the colour: `press and hold the red button`.
    private static let reach = 4

    /// The first such words of a text, as they stand there in small letters.
    static func first(in text: String) -> String? {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        for place in words.indices where colors.contains(words[place]) {
            if place > 1, words[place - 1] == "in", told.contains(words[place - 2]) {
                return words[place - 2...place].joined(separator: " ")
            }
            guard words.indices.contains(place + 1), things.contains(words[place + 1]),
                let start = words[max(0, place - reach)..<place].lastIndex(where: instructions.contains)
            else { continue }
            return words[start...place + 1].joined(separator: " ")
        }
        return nil
    }
}
