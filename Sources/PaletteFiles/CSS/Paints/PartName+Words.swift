/// What the classes of a part say that it is.
extension PartName {
    /// The classes of the innermost compound selector, without their dots.
    var words: [String] {
        lastSimpleSelectors.filter { $0.first == "." }.map { String($0.dropFirst()) }
    }

    /// The name of the innermost element, where it is one of a project's own: `sl-icon-button`.
    var customElements: [String] {
        guard let element = lastSimpleSelectors.first, element.first?.isLetter == true,
            element.contains("-")
        else { return [] }
        return [String(element)]
    }

    /// The block that the first of the classes is named after.
    var block: String? { words.lazy.compactMap(Self.block).first }

    /// The block of a class: `card` of `card__body` and of `card--wide`.
    static func block(of word: String) -> String? {
        guard let sign = firstIndex(of: ["__", "--"], in: word) else { return word.isEmpty ? nil : word }
        return sign == word.startIndex ? nil : String(word[..<sign])
    }

    /// Where the first of some signs of BEM begins in a class.
    private static func firstIndex(of signs: [String], in word: String) -> String.Index? {
        word.indices.first { index in signs.contains { word[index...].hasPrefix($0) } }
    }

    /// The name of the same part with the class of the block in place of one that modifies it, which an
    /// element has beside that (getbem.com, "Naming"): `.card` of `.card--wide`; `nil` where none does.
    var unmodified: PartName? {
        guard let modifier = words.first(where: { Self.modified($0) != nil }),
            let block = Self.modified(modifier)
        else { return nil }
        let compound = lastCompound(replacing: modifier, by: block)
        let around = steps.dropLast().map(\.text).joined(separator: " ")
        return PartName(around.isEmpty ? compound : "\(around) \(compound)").withoutRepeats
    }

    /// What a class modifies: `card__head` of `card__head--wide`; `nil` where it modifies nothing.
    private static func modified(_ word: String) -> String? {
        guard let sign = firstIndex(of: ["--"], in: word), sign > word.startIndex else { return nil }
        return String(word[..<sign])
    }

    /// The innermost compound selector, one class of it in another form.
    func lastCompound(replacing word: String = "", by other: String = "") -> String {
        lastSimpleSelectors.map { $0 == "." + word ? "." + other : String($0) }.joined()
    }

    /// Whether it is an element that is pointed at, pressed or focused.
    var isInState: Bool {
        lastSimpleSelectors.count > 1
            && lastSimpleSelectors.contains {
                [":hover", ":active", ":focus", ":focus-visible"].contains($0)
            }
    }

    /// Whether a name says that what it is for is switched off: `:disabled`, `.button--disabled`. What is
    /// said not to be is not: `:not(:disabled)`, `[aria-disabled="false"]`.
    static func isDisabled(_ name: String) -> Bool {
        name.mentions("disabled")
            && PartName(name).steps.lazy.flatMap(\.simple).contains { selector in
                String(selector).mentions("disabled") && !selector.hasPrefix(":not(")
                    && !selector.filter { !"\"'] ".contains($0) }.hasSuffix("=false")
            }
    }

    /// Whether it is any element of a kind, wherever it lies.
    var isPlainElement: Bool { parentCount == 0 && !hasClass }

    /// Whether two of its classes are variants of one thing: `.btn-primary.btn-secondary`.
    var combinesVariants: Bool {
        let stems = words.map(\.wordsOfName).filter { $0.count > 1 && Self.variants.contains($0.last ?? "") }
            .map { $0.dropLast() }
        return Set(stems.map(Array.init)).count < stems.count
    }

    private static let variants: Set<String> = [
        "primary", "secondary", "tertiary", "success", "danger", "warning", "info", "light", "dark",
        "default",
        "link", "neutral", "destructive",
    ]

    /// Whether it is an element of a picture, or called an icon, whose ink is no text's.
    var isGraphic: Bool {
        guard let element = lastSimpleSelectors.first else { return false }
        // The marker of a summary is a triangle, that of a list a bullet; that of an item may be a number.
        if let pseudo = lastSimpleSelectors.last?.drop(while: { $0 == ":" }),
            ["marker", "-webkit-details-marker"].contains(pseudo)
        {
            return element == "summary" || lastSimpleSelectors.count == 1
        }
        return Self.graphicElements.contains(String(element))
            || (words + customElements).contains { word in
                var parts = word.wordsOfName[...]
                if Self.isCross(parts.suffix(2)) { return true }
                // `checkbox-icon-checked` is the icon in a state.
                while parts.count > 1, let last = parts.last, Self.states.contains(last) {
                    parts.removeLast()
                }
                return Self.icons.contains(parts.last ?? "")
            }
    }

    private static let states: Set<String> = [
        "checked", "unchecked", "indeterminate", "selected", "active", "inactive", "hover", "focus",
        "focused", "pressed", "open", "opened", "expanded", "collapsed", "error", "invalid",
    ]

    /// Whether words name what takes away a thing that holds a few words: a cross at its end.
    private static func isCross(_ words: ArraySlice<String>) -> Bool {
        guard let thing = words.first, let act = words.last, words.count == 2 else { return false }
        return ["tag", "chip", "pill", "badge"].contains(thing)
            && ["remove", "dismiss", "delete", "clear"].contains(act)
    }

    /// Whether it holds an icon and no text, by its classes and what rules say of it; `nil` where it may.
    func isIcon(_ traits: PartTraits) -> Bool? {
        if traits.contains(.iconFont) { return true }
        let isButtonOfIcon = (words + customElements).contains { word in
            let parts = word.wordsOfName
            return parts.contains { Self.iconWords.contains($0) }
                && parts.contains { Self.buttons.contains($0) } && !parts.contains { Self.texts.contains($0) }
        }
        guard !traits.contains(.text) else { return false }
        if isButtonOfIcon || words.contains(where: { $0.wordsOfName.suffix(2) == ["drag", "handle"] }) {
            return true
        }
        if traits.isSuperset(of: [.picture, .square]) { return true }
        return traits.contains(.drawing) || traits.isSuperset(of: [.square, .round]) ? nil : false
    }

    private static let iconWords: Set<String> = ["icon", "icons"]
    private static let buttons: Set<String> = [
        "button", "btn", "action", "toggle", "control", "handle", "link", "nav",
    ]
    private static let texts: Set<String> = ["label", "text", "title", "with", "has"]

    /// Whether a class says that it is a control whose ink is no text's: a switch, a bar of progress.
    var isControl: Bool {
        words.contains { word in
            var parts = word.wordsOfName
            if ["button", "btn"].contains(parts.last ?? "") {
                parts.removeLast()
                return parts.last == "radio"
            }
            return Self.controls.contains(parts.last ?? "") && !parts.contains("button")
                && !parts.contains("btn")
        }
    }

    private static let controls: Set<String> = [
        "progress", "switch", "toggle", "slider", "range", "meter", "track", "checkbox", "radio", "chart",
        "scrollbar",
    ]

    private static let icons: Set<String> = [
        "icon", "icons", "glyph", "chevron", "caret", "arrow", "close", "cross", "hamburger",
        // Those of UIkit, whose parts are arrows and icons (getuikit.com, "Slidenav", "Totop").
        "slidenav", "totop",
    ]

    /// The block that a class names a part of which holds others: `card` of `card-body`.
    static func holder(in word: String) -> String? {
        holders.lazy.filter { word.hasSuffix("-" + $0) }.map { String(word.dropLast($0.count + 1)) }
            .first { !$0.isEmpty && !$0.hasSuffix("-") }
    }

    private static let holders = ["body", "content", "inner", "wrapper", "container", "value", "panel"]

    /// The name without the class or the state that says that a box is checked; `nil` where none does.
    var unchecked: String? {
        guard text.wordsOfName.contains(where: Self.boxes.contains) else { return nil }
        let rest = leavingOut { Self.checkedStates.contains(String($0).wordsOfName.last ?? "") }.text
        return rest == text ? nil : rest
    }

    private static let boxes: Set<String> = ["check", "checkbox", "radio", "radiobutton"]
    private static let checkedStates: Set<String> = ["checked", "highlight"]

    private static let graphicElements: Set<String> = [
        "svg", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline", "use",
    ]

    /// Whether it is a field of text, which has a backdrop of its own where no rule takes that away (HTML
    /// Standard, 15.5.12, "The input element as a text entry widget").
    var isField: Bool {
        guard let element = lastSimpleSelectors.first else { return false }
        return ["input", "textarea", "select"].contains(element.lowercased())
            && !lastSimpleSelectors.contains { Self.isTextlessType($0) || Self.isPseudoElement($0) }
    }

    /// Whether a class says that it is laid over what may be a picture.
    var isOverlay: Bool {
        words.contains { !Self.overlays.isDisjoint(with: $0.wordsOfName) }
    }

    private static let overlays: Set<String> = ["overlay", "caption", "lightbox", "scrim"]

    /// Whether a class says that it is a shape in which no text lies: a ring, or the box of a mark; or it is
    /// an element or a control that shows none: `hr`, `[type=checkbox]`.
    var isShape: Bool {
        if lastSimpleSelectors.contains(where: Self.isTextlessType) { return true }
        if let element = lastSimpleSelectors.first, Self.textlessElements.contains(String(element)) {
            return true
        }
        return words.contains { word in
            let parts = word.wordsOfName
            return Self.shapes.contains(parts.last ?? "")
                || parts.last == "box" && parts.dropLast().contains(where: Self.boxes.contains)
        }
    }

    /// Whether it lies in code that a program highlights, by its name.
    var isHighlighted: Bool {
        text.wordsOfName.contains { word in
            ["hljs", "prism", "shiki", "codemirror", "token"].contains(word) || Self.isHighlighter(word)
        }
    }

    private static func isHighlighter(_ word: String) -> Bool {
        highlighters.contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }

    /// Whether it is what highlighters of code call white space, `w`, which paints nothing (Pygments, "Token
    /// types", `Text.Whitespace`; Rouge and Chroma have the same short names).
    var isWhiteSpaceOfCode: Bool {
        words.contains("w") && text.wordsOfName.contains(where: Self.isHighlighter)
    }

    private static let highlighters = ["highlight", "chroma", "syntaxhl", "codehilite", "rouge", "pygments"]

    private static func isTextlessType(_ selector: Substring) -> Bool {
        guard selector.hasPrefix("[type") else { return false }
        return textlessTypes.contains(String(selector.dropFirst(5)).wordsOfName.joined())
    }

    /// Elements whose own content is drawn instead of any text (HTML Standard, 4.4.2, 4.8 and 4.10).
    private static let textlessElements: Set<String> = [
        "hr", "img", "picture", "video", "canvas", "iframe", "embed", "progress", "meter",
    ]

    /// The types of `<input>` that show no text (HTML Standard, 4.10.5).
    private static let textlessTypes: Set<String> = [
        "checkbox", "radio", "range", "color", "image", "hidden",
    ]

    private static let shapes: Set<String> = [
        "ring", "spinner", "divider", "separator", "thumb", "knob", "track", "scrollbar", "skeleton",
    ]
}
