internal import SystemColors

extension ScreenTrait {
    /// The value that a word in a file's name stands for, or `nil` where it is none of this trait.
    ///
    /// Capitals do not matter. Sizes may be written as the guidelines do (`xxLarge`, `AX3`), or as UIKit
    /// (`extraExtraLarge`, `UICTContentSizeCategoryXXL`) or SwiftUI (`accessibility3`), or as the font scale
    /// of Android (`fontScale1.5`).
    ///
    /// - Parameters:
    ///   - word: A part of a name.
    ///   - isNamed: Whether the pattern says that the word is of this trait. Words that may as well be of a
    ///     screen's own name (`default`, `on`, `m`) count only then, and so does any name of a language or of
    ///     a device.
    package func value(of word: String, isNamed: Bool) -> String? {
        let sizeMark = "size"
        let isAfterMark = word.dropFirst(sizeMark.count).first?.isUppercase == true
        let word = word.lowercased()
        if let value = Self.words[self]?[word] { return value }
        if isNamed, let value = Self.namedWords[self]?[word] { return value }
        switch self {
        case .size:
            if let name = FontScaleName(in: word), name.rest.isEmpty { return name.value }
            if isNamed, let number = Double(word), let value = FontScaleName.value(of: number) {
                return value
            }
            // What follows "size" is of it: sizeXXL, and not sizes.
            if word.hasPrefix(sizeMark), isAfterMark {
                return Self.shortSizes[String(word.dropFirst(sizeMark.count))]
            }
            return TextStyleTable.embedded.category(named: word)?.name
                ?? (isNamed || word.hasPrefix("accessibility") ? Self.shortSizes[word] : nil)
        case .state: return Self.focusStop(word)
        case .language:
            if isNamed, Self.isLanguage(word) { return word }
            return Self.languages.contains(word) ? word : nil
        case .device:
            let isDevice = ["iphone", "ipad"].contains { word.hasPrefix($0) }
            // iP13ProMax, iP8.
            let isShort = word.hasPrefix("ip") && word.dropFirst(2).first?.isNumber == true
            return isDevice || isShort || isNamed && !word.isEmpty ? word : nil
        case .appearance, .bold, .contrast, .transparency, .motion, .shapes, .direction: return nil
        }
    }

    /// What any name may have.
    private static let words: [ScreenTrait: [String: String]] = [
        .appearance: [
            "light": "light", "dark": "dark", "lightmode": "light", "darkmode": "dark", "lighttheme": "light",
            "darktheme": "dark", "notnight": "light", "night": "dark", "nightmode": "dark",
            "daymode": "light",
        ],
        .bold: ["bold": "bold", "boldtext": "bold"],
        .contrast: [
            "increased": "increased", "highcontrast": "increased", "increasecontrast": "increased",
            "increasedcontrast": "increased", "forcedcolors": "increased",
        ],
        .transparency: ["opaque": "reduced", "reducetransparency": "reduced"],
        .motion: ["reducemotion": "reduced"],
        .shapes: ["buttonshapes": "shown", "shapes": "shown"],
        .direction: [
            "rtl": "rtl", "ltr": "ltr", "righttoleft": "rtl", "lefttoright": "ltr",
            "righttoleftlayout": "rtl",
        ],
        .state: [
            "rest": "rest", "focus": "focus", "focused": "focus", "hover": "hover", "hovered": "hover",
            "pressed": "pressed", "selected": "selected", "unselected": "rest", "checked": "selected",
            "unchecked": "rest", "idle": "rest", "error": "error",
            "invalid": "error", "launch": "launch", "dragover": "drop", "droptarget": "drop",
        ],
    ]

    /// What counts only where the pattern says what it is.
    private static let namedWords: [ScreenTrait: [String: String]] = [
        .size: ["default": "large", "normal": "large"],
        .direction: ["default": "ltr", "normal": "ltr"],
        .bold: ["regular": "regular", "on": "bold", "off": "regular"],
        .contrast: [
            "standard": "standard", "normal": "standard", "high": "increased", "more": "increased",
            "on": "increased", "off": "standard",
        ],
        .transparency: [
            "standard": "standard", "normal": "standard", "reduced": "reduced", "on": "standard",
            "off": "reduced",
        ],
        .motion: ["standard": "standard", "normal": "standard", "reduced": "reduced"],
        .shapes: [
            "standard": "standard", "normal": "standard", "off": "standard", "on": "shown", "shown": "shown",
        ],
        .state: [
            "normal": "rest", "default": "rest", "active": "pressed", "first": "rest", "on": "selected",
        ],
    ]

    /// The sizes by UIKit's short names: `xl`, `accessibilityl`.
    private static let shortSizes: [String: String] = TextStyleTable.embedded.categories.reduce(into: [:]) {
        names, size in names[size.shortName] = size.name
    }

    /// `focus`, or `focus3` for the third stop of the Tab key; `nil` for what is no stop.
    private static func focusStop(_ word: String) -> String? {
        guard word.hasPrefix("focus"), let stop = Int(word.dropFirst("focus".count)), stop > 0 else {
            return nil
        }
        return "focus\(stop)"
    }

    /// Languages of two letters that are no word of English: `it`, `is` and `no` count only in a pattern.
    private static let languages: Set<String> = [
        "ar", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "ja", "ko", "nl", "pl",
        "pt", "ru", "sv", "th", "tr", "uk", "ur", "vi", "zh",
    ]

    /// Whether a word has the form of a language's tag: two or three letters, and what BCP 47 lets follow,
    /// behind a hyphen or, as in `ar_AE`, what Unicode's locale identifiers have instead.
    private static func isLanguage(_ word: String) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        guard let first = parts.first, (2...3).contains(first.count) else { return false }
        return parts.allSatisfy { part in
            (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}
