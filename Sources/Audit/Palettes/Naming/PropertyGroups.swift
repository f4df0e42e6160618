internal import PaletteFiles

/// Whether a palette names its colours by the property of CSS that they are for: `color-subtle` beside
/// `background-color-subtle` and `border-color-subtle` is the colour of text.
struct PropertyGroups {
    private let areProperties: Bool
    /// Whether names begin with their use, and what it is for follows: `background-button-hover`. Then
    /// `text-button-hover` is no kind of button.
    let beginWithUse: Bool

    /// The names of a palette that say nothing of properties.
    static let none = PropertyGroups(areProperties: false)

    private init(areProperties: Bool) {
        self.areProperties = areProperties
        beginWithUse = false
    }

    /// Looks at the names of a palette.
    ///
    /// - Parameters:
    ///   - palette: The palette.
    ///   - prefixes: The words that they begin with and that say nothing.
    init(of palette: Palette, leavingOut prefixes: NamePrefixes) {
        let names = palette.entries.filter { !$0.isPainted }.map { entry in
            let words = ColorName.words(of: entry)
            return words.dropFirst(prefixes.count(in: words))
        }
        func count(_ property: String) -> Int {
            names.count { $0.count > 2 && $0.starts(with: [property, "color"]) }
        }
        areProperties = min(count("background"), count("border")) >= Self.least
        let ofControls = names.count { words in
            let own = words.filter { !NameVocabulary.empty.contains($0) }
            return own.count > 1 && NameVocabulary.uses[own[0]] == .surface
                && NameVocabulary.controls.contains(own[1])
        }
        beginWithUse = ofControls >= Self.least
    }

    /// Fewer names of one property may be those of a part that is called so.
    private static let least = 2

    /// The words of a name with that of its property where it has none, and without those of other uses where
    /// it has: `background-color-content-added` is a backdrop.
    func ownWords(of words: [String]) -> [String] {
        if namesInk(words) { return ["text"] + words }
        guard areProperties, words.count > 2, words[1] == "color", let use = NameVocabulary.uses[words[0]]
        else {
            return words
        }
        return words.filter { word in NameVocabulary.uses[word].map { $0 == use } ?? true }
    }

    /// Whether the words of a name say that it is the colour of text: a step of a ramp, and a hue alone, is a
    /// colour that others are made of.
    private func namesInk(_ words: [String]) -> Bool {
        guard areProperties, words.count > 1, words[0] == "color" else { return false }
        let own = words.dropFirst()
        return !own.contains { word in
            Int(word) != nil || NameVocabulary.uses[word] != nil || NameVocabulary.exempt.contains(word)
        } && !(own.count == 1 && NameVocabulary.hues.contains(own[own.startIndex]))
    }
}
