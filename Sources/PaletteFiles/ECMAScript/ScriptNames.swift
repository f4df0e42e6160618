/// What the names of constants and files say in JavaScript and TypeScript.
enum ScriptNames {
    /// A name without its words for modes.
    struct Root {
        /// The name, or nothing where it says a mode alone.
        let path: [String]
        /// Whether the name says that it is of colours.
        let saysColors: Bool
    }

    private static let words = ["color", "colour", "palette", "theme", "token", "swatch"]

    /// Whether a name has a word for colours.
    static func saysColors(_ name: String) -> Bool {
        let name = name.lowercased()
        return words.contains { name.mentions($0) } || name == "tailwind"
    }

    /// Whether a key says that what it holds are colours.
    static func isOfColors(_ key: String) -> Bool {
        ["palette", "palettes", "color", "colors", "colour", "colours"].contains(key.lowercased())
    }

    /// The parts of a constant's name: what it is called, and the mode that it says: `blueDark` is `blue` for
    /// dark.
    static func root(_ name: String) -> (root: Root, mode: PaletteMode) {
        let named = PaletteMode(named: name)
        let mode = PaletteMode(luminosity: named.luminosity, contrast: named.contrast)
        let isMode = mode != .base
        let path = isMode ? named.theme.map { [$0] } ?? [] : name.isEmpty ? [] : [name]
        return (Root(path: path, saysColors: saysColors(name) || isMode), mode)
    }
}
