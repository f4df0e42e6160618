extension PaletteMode {
    /// The circumstances that an entry of a colour set is for; those of image sets are written alike.
    ///
    /// What a palette's modes have no trait for, such as a locale, is kept as a theme by the words of the
    /// file.
    ///
    /// - Throws: A fault at an appearance or a gamut that is not known.
    package init(ofColorSetEntry entry: JSONNode, in document: JSONDocument) throws(PaletteFault) {
        self.init()
        var themes: [String] = []
        for appearance in entry["appearances"]?.elements ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "light"): luminosity = .light
            case ("luminosity", "dark"): luminosity = .dark
            case ("luminosity", "tinted"): themes.append("tinted")
            case ("contrast", "high"): contrast = .increased
            case ("contrast", "normal"), ("contrast", "standard"): contrast = .standard
            default:
                throw document.fault(
                    at: appearance,
                    "expected the luminosity \"light\", \"dark\" or \"tinted\", or the contrast \"high\"")
            }
        }
        if let display = entry["display-gamut"] {
            switch display.string?.lowercased() {
            case "srgb": gamut = .sRGB
            case "display-p3": gamut = .displayP3
            default: throw document.fault(at: display, "expected the gamut \"sRGB\" or \"display-P3\"")
            }
        }
        if let device = entry["idiom"]?.string, device != "universal" { idiom = device }
        for slot in PaletteMode.otherSlots {
            if let value = entry[slot]?.string { themes.append("\(slot) \(value)") }
        }
        theme = themes.isEmpty ? nil : themes.joined(separator: " ")
    }

    /// The keys of an entry, beside those above, that tell devices or people apart.
    private static let otherSlots = [
        "locale", "language-direction", "subtype", "screen-width", "width-class", "height-class", "memory",
        "graphics-feature-set",
    ]
}
