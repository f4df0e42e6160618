extension PaletteMode {
    /// The mode that a theme, a file or a column of a table is for, by its name: `dark`,
    /// `light-high-contrast`, `ocean-dark`, `brandB`.
    ///
    /// Words that say light or dark, more contrast, or Display P3 become traits. Words that only say that
    /// this is a mode (`theme`, `mode`, `default`, …) are passed over. What is left is the name of a theme,
    /// its words joined by hyphens.
    package init(named name: String) {
        self.init(ModeWords(name))
    }

    fileprivate init(_ words: ModeWords) {
        self.init(luminosity: words.luminosity, contrast: words.contrast, gamut: words.gamut)
        theme = words.rest.isEmpty ? nil : words.rest.joined(separator: "-")
    }

    /// The mode of a name of which every word says light or dark, more contrast, or Display P3, as in
    /// `dark-mode`; `nil` where there is another word, or none that says so.
    package init?(namedOnly name: String) {
        let words = ModeWords(name)
        guard words.rest.isEmpty, words.luminosity != nil || words.contrast != nil || words.gamut != nil
        else {
            return nil
        }
        self.init(words)
    }

    /// What holds in both modes; a trait that both state is the other's.
    package func overridden(by other: PaletteMode) -> PaletteMode {
        PaletteMode(
            luminosity: other.luminosity ?? luminosity, contrast: other.contrast ?? contrast,
            gamut: other.gamut ?? gamut, idiom: other.idiom ?? idiom, theme: other.theme ?? theme)
    }
}

/// The words of a mode's name, sorted by what they say.
private struct ModeWords {
    private(set) var luminosity: PaletteMode.Luminosity?
    private(set) var contrast: PaletteMode.Contrast?
    private(set) var gamut: PaletteMode.Gamut?
    private(set) var rest: [String] = []

    init(_ name: String) {
        let words = name.wordsOfName
        var index = 0
        while index < words.count {
            let word = words[index]
            let next = index + 1 < words.count ? words[index + 1] : ""
            if let contrast = ModeWords.contrasts["\(word) \(next)"] {
                self.contrast = contrast
                index += 1
            } else if let contrast = ModeWords.contrasts[word] {
                self.contrast = contrast
            } else if let luminosity = PaletteMode.Luminosity(rawValue: word),
                self.luminosity ?? luminosity == luminosity
            {
                self.luminosity = luminosity
            } else if word == "p3" {
                gamut = .displayP3
            } else if !ModeWords.neutral.contains(word) {
                rest.append(word)
            }
            index += 1
        }
    }

    private static let contrasts: [String: PaletteMode.Contrast] = [
        "high contrast": .increased, "contrast high": .increased, "more contrast": .increased,
        "contrast more": .increased, "increased contrast": .increased, "contrast increased": .increased,
        "highcontrast": .increased, "hc": .increased,
        "standard contrast": .standard, "contrast standard": .standard, "normal contrast": .standard,
        "contrast normal": .standard, "default contrast": .standard, "contrast default": .standard,
    ]

    private static let neutral: Set<String> = [
        "theme", "mode", "scheme", "color", "colour", "colors", "appearance", "default", "base", "auto",
        "system",
        "root", "is", "display", "standard", "value",
    ]
}
