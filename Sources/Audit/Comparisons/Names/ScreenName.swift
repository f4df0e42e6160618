internal import FileSystem

/// What the name of a screenshot's file says: which screen it shows, and under what.
package struct ScreenName: Hashable, Sendable {
    /// The screen: what screenshots of it have in common.
    package let screen: String
    /// What it was taken under.
    package let traits: ScreenTraits

    /// Names a screen.
    package init(screen: String, traits: ScreenTraits) {
        self.screen = screen
        self.traits = traits
    }

    /// Recognises the words for traits in a path, wherever they stand: what is left is the screen.
    ///
    /// Words are parted by hyphens, underlines, full stops, brackets and blanks; the scale, `@2x`, is none.
    /// Of two words for one trait the first counts; the other is a part of the screen's name, unless it says
    /// the same again, or more exactly: `iPhone` and `iPhone55`. The name of a folder is read where it says
    /// nothing else: `dark/home.png`, and not `dark-matter/home.png`.
    ///
    /// An error is a state of a field; behind a word such as `theme` or `alert` it is a kind of what is
    /// shown, and what is disabled shows none.
    ///
    /// - Parameters:
    ///   - splitsCapitals: Whether a word may end in another that begins with a capital: `portraitDark`.
    ///     Names such as `TrafficLight` do, too.
    ///   - takesPlainSizes: Whether `small`, `medium` and `large` are text sizes. So are parts of an app
    ///     called.
    ///   - dropsDefault: Whether `default` beside other words says that all is as systems come.
    package init(
        recognizing path: String, splitsCapitals: Bool = false, takesPlainSizes: Bool = true,
        dropsDefault: Bool = false
    ) {
        var values: [ScreenTrait: String] = [:]
        var words = Self.words(of: String(path.lastPart.withoutExtension))
        // `darkMode=false`.
        if let place = words.firstIndex(where: { $0.lowercased() == "darkmode" }), place + 1 < words.count,
            let isDark = Bool(words[place + 1].lowercased())
        {
            values[.appearance] = isDark ? "dark" : "light"
            words.removeSubrange(place...(place + 1))
        }
        // The state that a folder says is that of all in it.
        if words.map({ $0.lowercased() }) == ["default"] { values[.state] = "rest" }
        let isAlone = words.count == 1
        let own = words.indices.flatMap { index -> [String] in
            let word = words[index]
            if word.lowercased() == "default", dropsDefault || isAlone { return [] }
            if let (trait, value) = Self.trait(of: word, besides: values),
                takesPlainSizes || !Self.plainSizes.contains(value),
                value != "error" || !Self.isKind(index, of: words)
            {
                values[trait] = value
                return []
            }
            guard splitsCapitals, let capital = word.lastCapitalizedWord,
                let (trait, value) = Self.trait(of: String(word[capital...]), besides: values),
                trait == .appearance || trait == .size
            else { return [word] }
            values[trait] = value
            return [String(word[..<capital])]
        }
        var parts = [own.joined(separator: "-")]
        for folder in path.pathParts.dropLast(1).reversed() {
            var all = values
            let isOfTraits = Self.words(of: folder).allSatisfy { word in
                guard let (trait, value) = Self.trait(of: word, besides: all) else { return false }
                all[trait] = value
                return true
            }
            if isOfTraits { values = all } else { parts.append(folder) }
        }
        screen = parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
        traits = ScreenTraits(values)
    }

    /// The sizes of text whose names are those of components, too.
    static let plainSizes: Set<String> = ["small", "medium", "large"]

    /// What stands before the name of a kind: `theme-primary-error`.
    private static let kindMarks: Set<String> = [
        "theme", "variant", "kind", "type", "tone", "intent", "severity", "color", "colour", "alert",
        "banner", "toast", "snackbar", "notification", "message", "callout", "badge",
    ]

    /// Whether an error in a name is a kind of what is shown, or that of something disabled.
    private static func isKind(_ index: Int, of words: [String]) -> Bool {
        let words = words.map { $0.lowercased() }
        return words.contains("disabled") || !kindMarks.isDisjoint(with: words[..<index])
    }

    /// The trait that a word says something of, and what; `nil` for a word that is of no trait, or says of
    /// one something else than is known.
    private static func trait(
        of word: String, besides known: [ScreenTrait: String]
    ) -> (ScreenTrait, String)? {
        ScreenTrait.allCases.lazy.compactMap { trait in
            trait.value(of: word, isNamed: false).map { (trait, $0) }
        }.first { trait, value in
            known[trait].map { value == $0 || trait == .device && value.hasPrefix($0) } ?? true
        }
    }

    /// The words of a name, without the scale.
    private static func words(of name: String) -> [String] {
        let plain = name.split(separator: "@", omittingEmptySubsequences: false)
        let scaleless = plain.enumerated().filter { index, part in index == 0 || !isScale(part) }
            .map { String($0.element) }.joined(separator: "-")
        return scaleless.split { "-_. [](),=".contains($0) }.map(String.init)
    }

    /// Whether a text is what stands behind the at sign of a scale: `2x`, `2.625x`.
    private static func isScale(_ text: Substring) -> Bool {
        text.hasSuffix("x") && Double(text.dropLast()) != nil
    }
}

extension String {
    /// Where the last word begins that has a capital after a small letter before it, with all capitals and
    /// digits that go on: `portrait|Dark`, `portrait|AX5`; `nil` where none does.
    fileprivate var lastCapitalizedWord: Index? {
        var found: Index?
        for (before, own) in zip(indices, indices.dropFirst()) where self[before].isLowercase {
            if self[own].isUppercase { found = own }
        }
        return found
    }

    /// The name of a file without what stands behind its last full stop.
    fileprivate var withoutExtension: Substring {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self[...] }
        return self[..<dot]
    }
}
