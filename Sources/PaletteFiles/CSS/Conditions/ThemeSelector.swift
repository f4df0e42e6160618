/// What a class or an attribute of a selector says about the mode; `nil` where it names a part of the page.
enum ThemeSelector {
    /// The mode of a class: `dark`, `theme-ocean`, `spectrum--dark`.
    ///
    /// A class is a theme's where all its words say light or dark, more contrast, or P3, where one of them is
    /// `theme` or `scheme`, where it is light or dark in some contrast (`dark-medium-contrast`), or where the
    /// modifier of a block (after `--`) says so. The Carbon design system's four modifiers are known by name.
    static func mode(ofClass name: String) -> PaletteMode? {
        // Nearly no class of a page is one, and all are asked.
        guard mayBeTheme(name) else { return nil }
        if let mode = PaletteMode(namedOnly: name) { return mode }
        let mode = PaletteMode(named: name)
        let isLevel = mode.luminosity != nil && mentions(["contrast"], in: name)
        let isTheme = mentions(["theme", "scheme"], in: name) && !mentions(uses, in: name)
        if isLevel || isTheme && !choosers.contains(name.wordsOfName.last ?? "") { return mode }
        guard let modifier = name.part(after: "--") else { return nil }
        if let mode = PaletteMode(namedOnly: modifier) { return mode }
        return name.hasPrefix("cds--") ? carbon[modifier] : nil
    }

    /// Whether a name has the letters of a word without which none is a theme's.
    private static func mayBeTheme(_ name: String) -> Bool {
        let letters = name.utf8.map { $0 | 0x20 }
        return letters.indices.contains { index in
            signs.contains { letters[index...].starts(with: $0) }
        }
    }

    private static let signs = ["dark", "light", "contrast", "theme", "scheme", "hc", "p3", "cds--"].map {
        Array($0.utf8)
    }

    /// The mode of an attribute: `data-theme="dark"`, `data-contrast="more"`, `data-high-contrast`.
    static func mode(ofAttribute name: String, value: String) -> PaletteMode? {
        let name = name.hasPrefix("data-") ? String(name.dropFirst(5)) : name
        let isSwitch = value.isEmpty || value == "true"
        if isSwitch {
            return PaletteMode(namedOnly: name) ?? (mentions(carriers, in: name) ? .base : nil)
        }
        if mentions(["contrast"], in: name) { return PaletteMode(named: "contrast-" + value) }
        return mentions(carriers, in: name) ? PaletteMode(named: value) : nil
    }

    /// The mode that the argument of `:has()` looks for, as in
    /// `:has(input.theme-controller[value=dark]:checked)`.
    static func mode(ofValue value: String, among text: String) -> PaletteMode? {
        PaletteMode(namedOnly: value) ?? (text.mentions("theme") ? PaletteMode(named: value) : nil)
    }

    /// Words of classes that paint one thing in a colour of the theme: `has-text-link-on-scheme`, `bg-theme`.
    private static let uses = ["has", "text", "background", "bg", "border", "fill"]

    /// Words that end the classes of what a theme is chosen with: `dark-theme-button`, `theme-toggle`.
    private static let choosers: Set = [
        "button", "btn", "toggle", "switch", "switcher", "icon", "picker", "selector", "chooser", "menu",
        "link", "option", "preview", "swatch", "list", "item",
    ]

    private static let carriers = [
        "theme", "mode", "scheme", "appearance", "brand", "palette", "skin", "contrast",
    ]

    private static let carbon: [String: PaletteMode] = [
        "white": PaletteMode(luminosity: .light, theme: "white"),
        "g10": PaletteMode(luminosity: .light, theme: "g10"),
        "g90": PaletteMode(luminosity: .dark, theme: "g90"),
        "g100": PaletteMode(luminosity: .dark, theme: "g100"),
    ]

    private static func mentions(_ words: [String], in name: String) -> Bool {
        name.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
}

extension String {
    /// What follows the first occurrence of a mark that something precedes.
    fileprivate func part(after mark: String) -> String? {
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(mark) {
                return rest.startIndex == startIndex ? nil : String(rest.dropFirst(mark.count))
            }
            rest.removeFirst()
        }
        return nil
    }
}
