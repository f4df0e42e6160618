/// What an element lies in by the way it is named, though no selector says so.
extension PartName {
    /// The names of what it lies in, the nearest first, each under all that are written for it; empty where
    /// its own name does not tell.
    ///
    /// - Tokens of Prism, `.token.comment`, lie in `pre[class*="language-"]` (prismjs.com, "Basic usage").
    /// - Those of highlight.js, `.hljs-comment`, lie in `.hljs` (highlight.js, "Theme guide").
    /// - Elements of a block, `.card__title`, lie in the block, `.card` (getbem.com, "Naming": an element is
    ///   a part of a block and semantically tied to it).
    var holdersByName: [[String]] {
        // What is drawn in an element lies in that first.
        guard !lastSimpleSelectors.contains(where: Self.isPseudoElement) else { return [] }
        if words.first == "token" { return Self.blocksOfPrism }
        if words.first?.hasPrefix("hljs-") ?? false { return [[".hljs"]] }
        return words.lazy.compactMap(Self.holder(ofElement:)).first.map { [[".\($0)"]] } ?? []
    }

    /// What the element of a class lies in, by its name: `card` of `card__title--wide`, `card__head` of
    /// `card__head__icon`.
    private static func holder(ofElement word: String) -> Substring? {
        var (rest, end) = (word[...], word.startIndex)
        while !rest.isEmpty, !rest.hasPrefix("--") {
            if rest.hasPrefix("__") { end = rest.startIndex }
            rest.removeFirst()
        }
        return end > word.startIndex ? word[..<end] : nil
    }

    private static let blocksOfPrism = ["code", "pre"].map { element in
        ["[class*=\"language-\"]", "[class*='language-']", "[class*=language-]"].map { element + $0 }
    }
}
