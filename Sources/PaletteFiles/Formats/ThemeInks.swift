/// The inks of a theme that utilities paint with, as shadcn/ui and Tailwind have them:
/// `text-muted-foreground` paints with `--muted-foreground`, or `--color-muted-foreground`.
///
/// Themes come with more inks than a project uses.
struct ThemeInks {
    /// How their names end.
    static let end = "-foreground"

    /// Their names, without what themes put before them.
    let names: Set<String>

    init(of palette: Palette) {
        names = Set(palette.entries.lazy.compactMap { Self.name(of: $0.name) })
    }

    /// The name of an ink as utilities have it; `nil` where a property is no such ink.
    static func name(of property: String) -> String? {
        guard property.hasPrefix("--"), property.hasSuffix(end) else { return nil }
        let name = property.dropFirst(2)
        return String(name.hasPrefix("color-") ? name.dropFirst(6) : name)
    }

    /// The palette in which inks are not taken for used that nothing paints with, though with most others.
    func doubted(in palette: Palette, by words: MarkupWords) -> Palette {
        guard words.name(.beside, of: names) else { return palette }
        let unnamed = names.filter { !words.mayName($0) }
        guard !unnamed.isEmpty else { return palette }
        var palette = palette
        palette.paintedNames = palette.paintedNames ?? PaintedNames()
        palette.paintedNames?.unnamedInks = unnamed
        return palette
    }
}
