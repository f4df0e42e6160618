/// What the words of a name say of where its colour lies.
extension ColorName {
    /// The kind of subject that an ink is; `nil` for what is no ink.
    var subject: SubjectKind? {
        switch use {
        case .text: Self.isGraphic(words) ? .nonText : .text
        case .icon, .border: .nonText
        case .surface, nil: nil
        }
    }

    /// Whether words name a control whose ink is no text: the knob of a switch, the bar of a progress.
    static func isGraphic(_ words: [String]) -> Bool {
        guard NameVocabulary.textual.isDisjoint(with: words) else { return false }
        if isHandle(words) || isScrollbar(words) { return true }
        let graphics = NameVocabulary.graphics.intersection(words)
        // A button that toggles has text; a radio button is a radio.
        let isButton =
            graphics.isSubset(of: NameVocabulary.switches)
            && (words.contains("button") || words.contains("btn"))
        return !graphics.isEmpty && !isButton
    }

    /// Whether words name what is dragged; a handle by itself may be a person's name.
    private static func isHandle(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { ["drag", "resize"].contains($0) && $1 == "handle" }
    }

    /// Whether words name a bar that shows how far a view is scrolled.
    static func isScrollbar(_ words: [String]) -> Bool {
        guard !words.contains("text") else { return false }
        return words.contains("scrollbar")
            || zip(words, words.dropFirst()).contains { $0 == ("scroll", "bar") }
    }

    /// Whether it is part of a logo, or of the icon that launches an app, for which there is no minimum
    /// (WCAG 2.2, 1.4.3, logotypes).
    var isLogo: Bool { words.contains { ["logo", "logotype", "wordmark", "launcher"].contains($0) } }

    /// Whether it is named as the property of CSS is that sets the ink, `tag-color` or `tag-color-hover`; a
    /// colour of the palette that goes by its rank or its meaning is not.
    var isColorProperty: Bool {
        let own = words.dropLast(lastStates.count)
        return endsWithColor && !isThemeColor
            && (words.isEmpty
                || !own.allSatisfy {
                    Self.ranks.contains($0) || NameVocabulary.intents.contains($0)
                        || NameVocabulary.softTones.contains($0)
                })
    }

    /// Whether it is the colour that a theme is known by, `main-theme-color`, which bars and buttons have.
    private var isThemeColor: Bool {
        let own = allWords.dropLast(lastStates.count).suffix(2)
        return own.count == 2 && own.last == "color" && ["theme", "brand"].contains(own.first)
    }

    /// Whether the name says no more of its use than that it is a colour.
    var endsWithColor: Bool {
        allWords.dropLast(lastStates.count).last == "color"
            && (use == nil && !words.contains("on") || words.isEmpty)
    }

    /// The states that the name ends with; those of a selector, `button:hover`, are of the part.
    var lastStates: [String] {
        Array(words.dropFirst(scopeCount)).suffix(while: {
            NameVocabulary.states.contains($0) || NameVocabulary.rest.contains($0)
        })
    }

    /// Whether what stands before `on` is a thing that is drawn, and no ink of it: `banner-on-contrast`, but
    /// not `button-text-on-primary`.
    func isBoxOn(before place: Int) -> Bool {
        let thing = words[..<place]
        let isInk = thing.contains { word in
            let use = NameVocabulary.uses[word] ?? NameVocabulary.looseUses[word]
            return use != nil && use != .surface
        }
        return !isInk
            && thing.contains {
                NameVocabulary.components.contains($0) || NameVocabulary.graphics.contains($0)
            }
    }

    /// Whether `on` names no backdrop that it lies on: behind the name of a backdrop it says that this is
    /// switched on, between two hues that they are mixed.
    func isNoBackdrop(on place: Int) -> Bool {
        let (before, target) = (words[..<place], words[(place + 1)...])
        let uses = before.compactMap { NameVocabulary.uses[$0] }
        if let last = uses.last { return last == .surface && !uses.contains { $0 != .surface } }
        func isHue(_ word: String) -> Bool {
            NameVocabulary.hues.contains(word) || ["white", "black"].contains(word)
        }
        return before.last.map(isHue) == true && target.first.map(isHue) == true
    }

    /// Whether it is for a control that is switched off, which needs no contrast.
    var isDisabled: Bool { words.contains("disabled") || words.contains("inactive") }

    /// Whether it is of text that lies beside a control and not in it: the help of a field, the label of a
    /// switch.
    var isBesideControl: Bool {
        guard use == .text, let place else { return false }
        let isHelp =
            !NameVocabulary.fields.isDisjoint(with: part)
            && !NameVocabulary.besideControls.isDisjoint(with: part + variant)
        return isHelp || words[place] == "label" && !NameVocabulary.labelled.isDisjoint(with: part)
    }

    /// Whether the words say that what is drawn is switched off, is nothing that is read, or is for some
    /// other backdrop.
    var isExempt: Bool {
        // The platform's two faintest labels are for what need not be read.
        return !NameVocabulary.exempt.isDisjoint(with: words) || words.contains("quaternary")
            || words.last == "label" && words.contains("tertiary")
    }

    /// What an ink or a backdrop means: its variant without ranks and tones.
    var meaning: [String] {
        variant.filter {
            !Self.ranks.contains($0) && !NameVocabulary.softTones.contains($0)
                && !NameVocabulary.strongTones.contains($0) && !NameVocabulary.kinds.contains($0)
                && !NameVocabulary.inversions.contains($0) && Int($0) == nil && NameVocabulary.uses[$0] == nil
        }
    }

    /// Whether a backdrop is a light tone of its meaning.
    var isSoft: Bool {
        !NameVocabulary.softTones.isDisjoint(with: variant)
            && NameVocabulary.strongTones.isDisjoint(with: variant)
    }

    /// Whether a light tone is all that tells it from others of its use and part.
    var hasOnlyTone: Bool { !variant.isEmpty && variant.allSatisfy(NameVocabulary.softTones.contains) }

    /// Whether a backdrop says nothing of its tone.
    var hasNoTone: Bool {
        NameVocabulary.softTones.isDisjoint(with: variant)
            && NameVocabulary.strongTones.isDisjoint(with: variant)
    }

    /// Whether an ink is that of most text.
    var isMain: Bool {
        use == .text && state == nil
            && variant.allSatisfy { ["default", "primary", "base", "body"].contains($0) }
    }

    /// Whether every word of an ink's variant says what kind of text, or what meaning, it is for.
    var isGeneral: Bool {
        variant.allSatisfy {
            Self.ranks.contains($0) || NameVocabulary.kinds.contains($0)
                || NameVocabulary.intents.contains($0)
                || Int($0) != nil
        }
    }

    /// Whether a border shows where a control is.
    var isEssentialBorder: Bool {
        let isOfControl = part == ["focus"] || part.last == "input" || place.map { words[$0] } == "ring"
        return (isOfControl || !NameVocabulary.essentialBorders.isDisjoint(with: variant + [state ?? ""]))
            && NameVocabulary.softTones.isDisjoint(with: words) && !isExempt && !isInverse
            && Self.lesserRanks.isDisjoint(with: variant)
    }

    /// Borders of these need not be seen, beside those of the first rank.
    private static let lesserRanks: Set<String> = ["secondary", "tertiary", "quaternary"]

    /// Whether it is for a control, or a thing with a backdrop of its own.
    var isOfControl: Bool {
        words.contains { word in
            NameVocabulary.components.contains(word) || NameVocabulary.graphics.contains(word)
                || ["control", "submit", "reset"].contains(word)
        }
    }

    /// Whether the variant is a step of a ramp, which says nothing of what it lies on.
    var isStep: Bool { variant.contains { (Int($0) ?? 0) >= 20 } }

    /// Whether the variant is a number and nothing else: equal numbers of inks and backdrops make no pair.
    var isBareStep: Bool {
        variant.contains { Int($0) != nil }
            && variant.allSatisfy {
                Int($0) != nil || Self.ranks.contains($0) || NameVocabulary.modes.contains($0)
            }
    }

    /// Whether the variant says a tone, which inks and backdrops have by themselves: two of one tone need not
    /// meet.
    var hasTone: Bool { !hasNoTone || !NameVocabulary.degrees.isDisjoint(with: variant) }

    /// Whether this is a backdrop of the palette at large that text of any kind may lie on.
    var isNeutralSurface: Bool {
        guard use == .surface, part.isEmpty, state == nil, !isExempt, !isInverse else { return false }
        // A grey fill is no page: neutral is the name of one only in a row of them.
        let isNumbered = variant.contains { Int($0) != nil }
        return variant.allSatisfy { word in
            NameVocabulary.neutralSurfaces.contains(word) || NameVocabulary.uses[word] == .surface
                || word == "layer" || Int(word).map { $0 < 20 } ?? (word == "neutral" && isNumbered)
        }
    }
}

extension [String] {
    /// The words at the end that are such.
    fileprivate func suffix(while isSuch: (String) -> Bool) -> [String] {
        Array(self[(lastIndex { !isSuch($0) }.map { $0 + 1 } ?? 0)...])
    }
}
