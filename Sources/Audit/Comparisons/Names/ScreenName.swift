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
    /// nothing else: `dark/home.png`, and not `dark-matter/home.png`; the file's own name counts before it.
    ///
    /// An error is a state of a field; behind a word such as `theme` or `alert` it is a kind of what is
    /// shown, and what is disabled shows none.
    ///
    /// - Parameters:
    ///   - splitsCapitals: Whether a word may end in another that begins with a capital: `portraitDark`.
    ///     Names such as `TrafficLight` do, too.
    ///   - takesPlainSizes: Whether `small`, `medium` and `large` are text sizes. So are parts of an app
    ///     called.
    ///   - dropsDefault: Whether `default` beside other words says that all is as systems come, and what else
    ///     says something only where that makes several names one screen.
    package init(
        recognizing path: String, splitsCapitals: Bool = false, takesPlainSizes: Bool = true,
        dropsDefault: Bool = false
    ) {
        var values: [ScreenTrait: String] = [:]
        var name = String(path.lastPart.withoutExtension)
        // Both have blanks and points that would part words.
        if let device = DeviceName(in: name), !device.rest.isEmpty {
            values[.device] = device.value
            name = device.rest
        }
        if let scale = FontScaleName(in: name) {
            values[.size] = scale.value
            name = scale.rest
        }
        var words = Self.words(of: name)
        while let setting = SettingSwitch(in: words, besides: values) {
            values[setting.trait] = setting.value
            words.removeSubrange(setting.range)
        }
        // The state that a folder says is that of all in it.
        if words.map({ $0.lowercased() }) == ["default"] { values[.state] = "rest" }
        let isAlone = words.count == 1
        var own: [String] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            // Before `large` is taken for a size by itself.
            if dropsDefault, let said = Self.saidLoosely(at: index, of: words, besides: values) {
                if let trait = said.trait { values[trait] = said.value }
                index += said.count
                continue
            }
            if let said = Self.saying(at: index, of: words, besides: values),
                takesPlainSizes || !Self.plainSizes.contains(said.value),
                said.value != "error" || !Self.isKind(index, of: words)
            {
                values[said.trait] = said.value
                index += said.count
                continue
            }
            index += 1
            if word.lowercased() == "default", isAlone { continue }
            guard splitsCapitals, let (trait, value, rest) = Self.part(of: word, besides: values),
                takesPlainSizes || !Self.plainSizes.contains(value)
            else {
                own.append(word)
                continue
            }
            values[trait] = value
            if !rest.isEmpty { own.append(rest) }
        }
        var parts = [own.joined(separator: "-")]
        for folder in path.pathParts.dropLast(1).reversed() {
            let scale = values[.size] == nil ? FontScaleName(in: folder) : nil
            var known = values
            if let scale { known[.size] = scale.value }
            if values[.device] == nil, let device = DeviceName(in: folder), device.rest.isEmpty {
                values[.device] = device.value
                continue
            }
            let words = Self.words(of: scale?.rest ?? folder)
            if let all = Self.values(sayingAllOf: words, besides: known) {
                values = all
            } else if !Self.isOtherway(words, than: known) {
                parts.append(folder)
            }
        }
        screen = parts.reversed().filter { !$0.isEmpty }.joined(separator: "/")
        traits = ScreenTraits(values)
    }

    /// What words say from a place on, and how many of them do: one word, or two that are written apart, as
    /// `high-contrast`, or a language with its script and region, as `zh-Hans-CN`.
    private static func saying(
        at place: Int, of words: [String], besides known: [ScreenTrait: String]
    ) -> (trait: ScreenTrait, value: String, count: Int)? {
        func said(by word: String) -> (trait: ScreenTrait, value: String)? {
            trait(of: word, besides: known).flatMap {
                $0.trait == .size && isWidgetFamily(at: place, of: words) ? nil : $0
            }
        }
        let pair = place + 1 < words.count ? said(by: words[place] + words[place + 1]) : nil
        if let (trait, value) = said(by: words[place]) {
            if trait == .device, let inches = inches(behind: place, of: words) {
                return (trait, "\(value) \(inches)", 3)
            }
            // `bold-text` is one setting; what stands behind a device or an appearance is the screen's.
            if let pair, pair.trait == trait, trait != .appearance, trait != .device {
                return (trait, pair.value, 2)
            }
            guard trait == .language else { return (trait, value, 1) }
            let subtags = words[(place + 1)...].prefix(2).prefix { $0.isRegion || $0.isScript }
            return (
                trait, ([value] + subtags.map { $0.lowercased() }).joined(separator: "-"), 1 + subtags.count
            )
        }
        return pair.map { ($0.trait, $0.value, 2) }
    }

    /// Whether a size is that of a widget, which a home screen has several of: `systemSmall`,
    /// `system-extra-large`.
    private static func isWidgetFamily(at place: Int, of words: [String]) -> Bool {
        let before = words[..<place].suffix(2).map { $0.lowercased() }
        return before.last == "system" || before == ["system", "extra"]
    }

    /// The diagonal of a device in inches, of which two words are written: `iPhone_6_5`, `iPad_12_9`.
    private static func inches(behind place: Int, of words: [String]) -> String? {
        guard ["iphone", "ipad"].contains(words[place].lowercased()), place + 2 < words.count,
            let whole = Int(words[place + 1]), (4...13).contains(whole),
            let tenths = Int(words[place + 2]), words[place + 2].count == 1
        else { return nil }
        return "\(whole).\(tenths)"
    }

    /// The values that words say together with others; `nil` where one of them says nothing.
    private static func values(
        sayingAllOf words: [String], besides known: [ScreenTrait: String]
    ) -> [ScreenTrait: String]? {
        var (all, index) = (known, 0)
        while index < words.count {
            guard let said = saying(at: index, of: words, besides: all) else { return nil }
            all[said.trait] = said.value
            index += said.count
        }
        return all
    }

    /// The settings that are one thing or the other.
    private static let switches: Set<ScreenTrait> = [
        .appearance, .direction, .contrast, .bold, .transparency, .motion, .shapes,
    ]

    /// Whether words say one such setting, and nothing else, where the file's own name says the other: a
    /// folder that both were put into.
    private static func isOtherway(_ words: [String], than known: [ScreenTrait: String]) -> Bool {
        guard let said = values(sayingAllOf: words, besides: [:]), said.count == 1,
            let (trait, value) = said.first
        else { return false }
        return switches.contains(trait) && known[trait].map { $0 != value } ?? false
    }

    /// What a part of a word says that begins with a capital, and the word without it: `takeDarkSnapshot`.
    private static func part(
        of word: String, besides known: [ScreenTrait: String]
    ) -> (trait: ScreenTrait, value: String, rest: String)? {
        let parts = word.capitalizedParts
        guard parts.count > 1 else { return nil }
        // Two parts say more than one: `DarkTheme`.
        for count in [2, 1] where count < parts.count {
            for first in (0...(parts.count - count)).reversed() where first + count > 1 {
                let said = parts[first..<first + count].joined()
                guard let (trait, value) = trait(of: said, besides: known),
                    [.appearance, .size, .direction].contains(trait),
                    trait != .size || !isWidgetFamily(at: first, of: parts)
                else { continue }
                return (trait, value, (parts[..<first] + parts[(first + count)...]).joined())
            }
        }
        return nil
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
    ) -> (trait: ScreenTrait, value: String)? {
        ScreenTrait.allCases.lazy.compactMap { trait in
            trait.value(of: word, isNamed: false).map { (trait: trait, value: $0) }
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
    /// The parts that begin with a capital behind a small letter, capitals and digits that follow one another
    /// together: `portrait|Dark`, `portrait|AX5`, `take|Dark|Theme|Snapshot`.
    fileprivate var capitalizedParts: [String] {
        var parts: [String] = []
        var part = ""
        for character in self {
            if character.isUppercase, part.last?.isLowercase == true {
                parts.append(part)
                part = ""
            }
            part.append(character)
        }
        return part.isEmpty ? parts : parts + [part]
    }

    /// Whether it is written as regions are (ISO 3166): `US`.
    fileprivate var isRegion: Bool { count == 2 && allSatisfy { $0.isASCII && $0.isUppercase } }

    /// Whether it is written as scripts are (ISO 15924): `Hans`.
    fileprivate var isScript: Bool {
        count == 4 && ["Hans", "Hant", "Latn", "Cyrl", "Arab"].contains(self)
    }

    /// The name of a file without what stands behind its last full stop.
    fileprivate var withoutExtension: Substring {
        guard let dot = lastIndex(of: "."), dot != startIndex else { return self[...] }
        return self[..<dot]
    }
}
