/// What an element lies in by the way it is named, though no selector says so.
extension PartName {
    /// The names of what it lies in, the nearest first, each under all that are written for it; empty where
    /// its own name does not tell.
    ///
    /// - Tokens of Prism, `.token.comment`, lie in `pre[class*="language-"]` (prismjs.com, "Basic usage").
    /// - Those of highlight.js, `.hljs-comment`, lie in `.hljs` (highlight.js, "Theme guide").
    /// - Those of GitHub's highlighter, `.pl-c1`, lie in `pre`, and hints of fields in fields.
    /// - Elements of a block, `.card__title`, lie in the block, `.card` (getbem.com, "Naming": an element is
    ///   a part of a block and semantically tied to it).
    var holdersByName: [[String]] {
        if lastSimpleSelectors.count == 1, lastSimpleSelectors[0].drop(while: { $0 == ":" }) == "placeholder"
        {
            return [["input", "textarea"]]
        }
        // What is drawn in an element lies in that first.
        guard !lastSimpleSelectors.contains(where: Self.isPseudoElement) else { return [] }
        if words.first == "token" { return Self.blocksOfPrism }
        if words.first?.hasPrefix("hljs-") ?? false { return [[".hljs"]] }
        if words.first.map(Self.isPrettyLight) ?? false { return [["pre"]] }
        return words.lazy.compactMap(Self.holder(ofElement:)).first.map { [[".\($0)"]] } ?? []
    }

    /// Whether a class is one that GitHub gives to a token: `pl-c1`, `pl-smi`. Steps of padding have numbers.
    private static func isPrettyLight(_ word: String) -> Bool {
        word.hasPrefix("pl-") && word.dropFirst(3).first?.isLetter ?? false
            && word.dropFirst(3).allSatisfy { $0.isLetter || $0.isNumber } && word.count <= longestPrettyLight
    }

    private static let longestPrettyLight = "pl-smi".count

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

    private static let blocksOfPrism = [["pre code", "code"], ["pre"]].map { elements in
        elements.flatMap { element in
            ["[class*=\"language-\"]", "[class*='language-']", "[class*=language-]"].map { element + $0 }
        }
    }
}
