extension ScreenName {
    /// What words say from a place on that may as well be of the screen's own name, and how many of them do:
    /// they count only where that makes several names one screen.
    ///
    /// - Returns: The trait and its value, both `nil` for what says nothing: `default`, or the hash that
    ///   Compose puts behind the name of a preview.
    static func saidLoosely(
        at place: Int, of words: [String], besides known: [ScreenTrait: String]
    ) -> (trait: ScreenTrait?, value: String?, count: Int)? {
        let word = words[place].lowercased()
        if let size = fontSize(at: place, of: words), known[.size].map({ $0 == size.value }) ?? true {
            return (.size, size.value, size.count)
        }
        // A calendar has days, too.
        if word == "day", known[.appearance] == nil { return (.appearance, "light", 1) }
        if word == "default" || word == "normal" || isHash(at: place, of: words) { return (nil, nil, 1) }
        if let language = languageNames[word], known[.language] == nil { return (.language, language, 1) }
        return nil
    }

    /// A size of the font that is no certain one: `Large Font Size`, `smallFont`, `fontLarge`. In two words
    /// the font comes last: what stands behind it may be of anything else.
    private static func fontSize(at place: Int, of words: [String]) -> (value: String, count: Int)? {
        let ahead = words[place...].prefix(3).map { $0.lowercased() }
        for count in (1...ahead.count).reversed() {
            var text = ahead.prefix(count).joined()
            if text.hasSuffix("size") { text.removeLast("size".count) }
            for (name, value) in fontSizes
            where text == name + "font" || count == 1 && text == "font" + name {
                return (value, count)
            }
        }
        return nil
    }

    /// What sizes of the font are called, and values of ``ScreenTrait/size``.
    private static let fontSizes: [(name: String, value: String)] = [
        ("default", "large"), ("normal", "large"), ("regular", "large"), ("large", "larger text"),
        ("larger", "larger text"), ("big", "larger text"), ("huge", "larger text"),
        ("small", "smaller text"), ("smaller", "smaller text"),
    ]

    /// Whether a word is a hash of a preview's parameters, behind which nothing stands but another and a
    /// number: `_d19fbf1f_4310119c_0`.
    private static func isHash(at place: Int, of words: [String]) -> Bool {
        guard let last = words.last, last.allSatisfy(\.isNumber), last.count < 4 else { return false }
        let rest = words[place...].dropLast()
        return (1...2).contains(rest.count)
            && rest.allSatisfy { word in
                word.count == 8 && word.allSatisfy { $0.isNumber || ("a"..."f").contains($0) }
            }
    }

    /// The languages that tests are given by their English names, but for Polish, which is a verb, too.
    private static let languageNames: [String: String] = [
        "arabic": "ar", "chinese": "zh", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
        "farsi": "fa", "finnish": "fi", "french": "fr", "german": "de", "greek": "el", "hebrew": "he",
        "hindi": "hi", "hungarian": "hu", "italian": "it", "japanese": "ja", "korean": "ko",
        "norwegian": "nb", "persian": "fa", "portuguese": "pt", "russian": "ru",
        "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr", "ukrainian": "uk", "urdu": "ur",
        "vietnamese": "vi",
    ]
}
