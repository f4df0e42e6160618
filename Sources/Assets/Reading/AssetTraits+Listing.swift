internal import PaletteFiles

extension AssetTraits {
    /// What an entry of a listing is for.
    ///
    /// - Throws: A fault at an appearance, a gamut, a scale or a size that cannot be understood.
    init(of entry: JSONNode, in document: JSONDocument) throws(PaletteFault) {
        self.init()
        let mode = try PaletteMode(ofColorSetEntry: entry, in: document)
        idiom = mode.idiom ?? "universal"
        isForIncreasedContrast = mode.contrast == .increased
        gamut = entry["display-gamut"]?.string
        let themes = mode.theme.map { $0.split(separator: " ").map(String.init) } ?? []
        appearance =
            switch mode.luminosity {
            case .dark: .dark
            case .light: .light
            default: themes.contains("tinted") ? .tinted : .any
            }
        isCompact = themes.contains("compact")
        platform = entry["platform"]?.string
        for key in Self.otherKeys {
            if let value = entry[key]?.string { others.append(value) }
        }
        if let text = entry["scale"] {
            guard let value = text.string.flatMap(Self.scale) else {
                throw document.fault(at: text, "expected a \"scale\" such as \"2x\"")
            }
            scale = value
        }
        if let text = entry["size"] {
            guard let value = text.string.flatMap(Points.init) else {
                throw document.fault(at: text, "expected a \"size\" in points such as \"60x60\"")
            }
            points = value
        }
    }

    /// The keys of an entry, beside those above, that tell its variants apart.
    private static let otherKeys = [
        "role", "subtype", "orientation", "extent", "minimum-system-version", "locale", "screen-width",
        "language-direction", "memory", "graphics-feature-set",
    ]

    /// Reads `2x`; `nil` for what is no scale of 1 to 16.
    static func scale(_ text: String) -> Double? {
        guard text.last == "x", let value = Double(text.dropLast()), (1...16).contains(value) else {
            return nil
        }
        return value
    }
}

extension AssetTraits.Points {
    /// Reads `83.5x83.5`; `nil` for what is no size.
    init?(_ text: String) {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...16_384).contains($0) }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}
