/// What an element is, beside the colours that rules give it.
extension PaintCascade {
    /// Whether there is such a part that shows: what is generated needs a rule that says with what.
    func isDrawn(_ part: PartName) -> Bool {
        guard !part.isWhiteSpaceOfCode else { return false }
        guard part.isGenerated else { return !part.isHintOfNoField }
        guard let content = content(of: part) else { return false }
        return content != .nothing
    }

    /// What rules say of an element beside its colours, by the names it has.
    func traits(of element: Element) -> PartTraits {
        let own = traits[element.part.text] ?? []
        let around = namesWithPictures.names(of: element.part)
        return (element.names + around).reduce(into: own) { $0.formUnion(traits[$1] ?? []) }
    }

    /// Whether the text of an element is large, by the most specific rule for it that sets its size.
    func isLarge(_ element: Element) -> Bool {
        let sizes: PartTraits = [.large, .small]
        let said = ([element.part.text] + element.names).lazy.compactMap { self.traits[$0] }
            .first { !$0.isDisjoint(with: sizes) }
        return said?.intersection(sizes) == .large
    }

    /// What rules generate for a part, by the names it has.
    func content(of part: PartName) -> GeneratedContent? {
        contents[part.text] ?? namesOfContents.names(of: part).lazy.compactMap { contents[$0] }.first
    }

    /// Whether what is drawn is no text.
    func isMark(_ part: PartName) -> Bool {
        part.isGraphic || part.isGenerated && content(of: part) != .text
    }
}
