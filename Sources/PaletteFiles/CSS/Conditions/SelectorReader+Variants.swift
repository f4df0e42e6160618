/// Classes that are named like a mode and are a variant of one thing: `.dark.button`, `header.theme-dark`.
extension SelectorReader {
    /// Whether a class says how one thing looks and not how the page does, as it stands on a control or a
    /// part of a page that is named as such.
    ///
    /// - Parameters:
    ///   - index: Where the dot of the class is.
    ///   - tokens: The selector.
    ///   - isInThing: Whether what `&` stands for is one thing on a page.
    func isVariant(at index: Int, of tokens: ArraySlice<CSSToken>, _ isInThing: Bool) -> Bool {
        // Vuetify gives the theme of the page to each of its components: `.v-table.theme--light`.
        guard index + 1 < tokens.endIndex, !sources.name(tokens[index + 1]).mentions("theme--") else {
            return false
        }
        let (before, behind) = (tokens[..<index].suffix(Self.reach), tokens[index...].prefix(Self.reach))
        let start = before.lastIndex(where: isCombinator).map { $0 + 1 } ?? before.startIndex
        let end = behind.firstIndex(where: isCombinator) ?? behind.endIndex
        let compound = tokens[start..<end]
        return compound.indices.contains { place in
            let token = compound[place]
            guard place != index + 1 else { return false }
            switch token.kind {
            case .ident:
                let before = place > start ? compound[place - 1] : nil
                if before?.kind == .colon { return false }
                let name = sources.name(token)
                return before.map { sources.isDelimiter($0, ".") } ?? false
                    ? Self.isThing(name) : Self.elements.contains(name.lowercased())
            case .hash: return Self.isThing(sources.text(token))
            default: return isInThing && sources.isDelimiter(token, "&")
            }
        }
    }

    /// The most tokens on either side that are looked at: ten classes.
    private static let reach = 20

    /// Whether a token parts one compound selector from the next.
    private func isCombinator(_ token: CSSToken) -> Bool {
        token.kind == .whitespace || token.kind == .comma
            || [">", "+", "~"].contains { sources.isDelimiter(token, $0) }
    }

    /// Whether the name of a class or of an element says what thing on a page it is.
    static func isThing(_ name: String) -> Bool {
        name.wordsOfName.last.map(things.contains) ?? false
    }

    private static let things: Set<String> = [
        "button", "btn", "badge", "tag", "label", "chip", "pill", "alert", "toast", "banner", "callout",
        "card",
        "panel", "tooltip", "popover", "dropdown", "menu", "nav", "navbar", "header", "footer", "toolbar",
        "hero", "tab", "tabs", "table", "input", "select", "link", "icon", "avatar", "progress", "spinner",
        "item", "row", "cell", "heading", "title",
    ]

    /// The elements that are one thing on a page (HTML Standard, 4.3 to 4.10).
    static let elements: Set<String> = [
        "a", "button", "input", "select", "textarea", "table", "thead", "tr", "td", "th", "ul", "ol", "li",
        "nav", "header", "footer", "aside", "p", "span", "i", "b", "em", "strong", "img", "svg", "figure",
        "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "blockquote", "label", "hr",
    ]
}

extension PartName {
    /// Whether it is one thing on a page, by its element, a class or its identifier.
    var isThing: Bool {
        lastSimpleSelectors.contains { simple in
            [".", "#"].contains(simple.first)
                ? SelectorReader.isThing(String(simple.dropFirst()))
                : SelectorReader.elements.contains(simple.lowercased())
        }
    }
}
