extension SystemPalette {
    /// The colour that a name in source code means on a platform.
    ///
    /// Understood are the table's names, in any case; with what UIKit, AppKit and SwiftUI write before them
    /// (`UIColor.secondaryLabel`, `NSColor.labelColor`, `Color(.systemRed)`, `.link`); with or without
    /// `Color` at the end; and SwiftUI's own names (`Color.blue`, `.primary`, `.secondary`, `.accentColor`).
    public func color(named spelling: String, in release: Release) -> SystemColor? {
        let name = ColorSpelling.stem(of: spelling)
        let colors = colors(in: release)
        return colors.first { $0.name == name }
            ?? colors.first { ColorSpelling.canonical($0.name) == ColorSpelling.canonical(name) }
    }

    /// What a name in source code means in an appearance.
    public func value(named spelling: String, in appearance: Appearance, release: Release)
        -> SystemColorValue?
    {
        color(named: spelling, in: release).flatMap { value(of: $0.name, in: appearance, release: release) }
    }
}

/// How names of colours are written in source code.
enum ColorSpelling {
    /// The name alone: `secondaryLabel` of `UIColor.secondaryLabel`, `Color(uiColor: .secondaryLabel)`.
    static func stem(of spelling: String) -> String {
        let name = spelling.split(separator: "(").last ?? ""
        let last = name.split(separator: ".").last ?? ""
        return String(last.filter { $0 != ")" && $0 != " " })
    }

    /// What spellings of one colour have in common.
    static func canonical(_ name: String) -> String {
        var name = name.lowercased()
        if name.hasSuffix("color"), name.count > 5 { name.removeLast(5) }
        return synonyms[name] ?? name
    }

    /// SwiftUI's names, and what UIKit and AppKit call the same.
    private static let synonyms = [
        "primary": "label", "secondary": "secondarylabel", "tertiary": "tertiarylabel",
        "quaternary": "quaternarylabel", "accent": "tint", "controlaccent": "tint", "red": "systemred",
        "orange": "systemorange", "yellow": "systemyellow", "green": "systemgreen", "mint": "systemmint",
        "teal": "systemteal", "cyan": "systemcyan", "blue": "systemblue", "indigo": "systemindigo",
        "purple": "systempurple", "pink": "systempink", "brown": "systembrown", "gray": "systemgray",
        "grey": "systemgray",
    ]
}
