/// What selectors exclude with `:not()`.
extension SelectorReader {
    /// Selectors of a list that are read together, and what they exclude with `:not()`, which says nothing of
    /// the mode: one that excludes something by itself, neighbours that exclude nothing as one list.
    ///
    /// - Parameters:
    ///   - prelude: The list.
    ///   - parent: What the selectors of the rule around exclude.
    func apartByExclusions(
        _ prelude: ArraySlice<CSSToken>, within parent: [PartExclusion]
    ) -> [(selectors: ArraySlice<CSSToken>, exclusions: [PartExclusion])] {
        guard parent.isEmpty else {
            return prelude.separatedByCommas.filter { !$0.isEmpty }.map { selector in
                let (own, following) = exclusions(ofSelector: selector.trimmed)
                let inherited = parent.map {
                    PartExclusion(text: $0.text, distance: $0.distance + following)
                }
                return (selector, inherited + own)
            }
        }
        guard prelude.contains(where: { $0.kind == .function && sources.name($0).lowercased() == "not" })
        else { return [(prelude, [])] }
        var lists: [(selectors: ArraySlice<CSSToken>, exclusions: [PartExclusion])] = []
        for selector in prelude.separatedByCommas where !selector.isEmpty {
            let excluded = exclusions(ofSelector: selector.trimmed).excluded
            if excluded.isEmpty, let last = lists.last, last.exclusions.isEmpty {
                lists[lists.count - 1].selectors = prelude[last.selectors.startIndex..<selector.endIndex]
            } else {
                lists.append((selector, excluded))
            }
        }
        return lists
    }

    /// The mode of a page that is not in another: light for `:not(.dark)`; `nil` where a function excludes
    /// something else.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - isOfPage: Whether it stands behind the page itself: the class of a part may be its own, an
    ///     attribute for themes is the page's wherever it stands.
    func excludedMode(by function: ArraySlice<CSSToken>, ofPage isOfPage: Bool) -> PaletteMode? {
        guard let head = function.first, sources.name(head).lowercased() == "not" else { return nil }
        let argument = function.dropFirst().dropLast(function.last?.kind == .closeParenthesis ? 1 : 0).trimmed
        var mode: PaletteMode?
        if let first = argument.first, first.kind == .openBracket,
            argument.end(ofBlockAt: argument.startIndex) == argument.endIndex - 1
        {
            mode = self.mode(ofAttribute: argument)
        } else if isOfPage, argument.count == 2, let dot = argument.first, sources.isDelimiter(dot, "."),
            let name = argument.last, name.kind == .ident
        {
            mode = ThemeSelector.mode(ofClass: sources.name(name))
        }
        switch mode {
        case PaletteMode(luminosity: .dark): return PaletteMode(luminosity: .light)
        case PaletteMode(luminosity: .light): return PaletteMode(luminosity: .dark)
        default: return nil
        }
    }

    /// What a selector excludes, and how many of its compound selectors follow what stands for those of the
    /// rule around: all where nothing does.
    private func exclusions(
        ofSelector selector: ArraySlice<CSSToken>
    ) -> (excluded: [PartExclusion], following: Int) {
        var parent = -1
        var (texts, index) = ([(text: String, compound: Int)](), selector.startIndex)
        // Between compound selectors stand a combinator, spaces, or both.
        var (compound, isBetween) = (0, false)
        // Whether a compound selector is of the page, or has said nothing yet.
        var isOfPage = true
        while index < selector.endIndex {
            let token = selector[index]
            let end = min(
                token.kind.closing == nil ? index : selector.end(ofBlockAt: index), selector.endIndex - 1)
            if token.kind == .whitespace
                || [">", "+", "~"].contains(where: { sources.isDelimiter(token, $0) })
            {
                isBetween = true
            } else {
                if isBetween { (compound, isBetween, isOfPage) = (compound + 1, false, true) }
                let isNot = token.kind == .function && sources.name(token).lowercased() == "not"
                isOfPage = isOfPage && (isNot || isPage(token))
                if sources.isDelimiter(token, "&") { parent = compound }
                if isNot, excludedMode(by: selector[index...end], ofPage: isOfPage) == nil {
                    texts.append((":" + sources.text(of: selector[index...end]), compound))
                }
            }
            index = max(index, end) + 1
        }
        let excluded = texts.map { PartExclusion(text: $0.text, distance: compound - $0.compound) }
        return (excluded, compound - parent)
    }

    /// Whether a token may be part of a name of the page: `html`, `:root`.
    private func isPage(_ token: CSSToken) -> Bool {
        switch token.kind {
        case .ident:
            let name = sources.name(token).lowercased()
            return ["html", "body"].contains(name) || Self.pageNames.contains(name)
        case .colon: return true
        default: return sources.isDelimiter(token, "*")
        }
    }
}
