extension PaletteFormat {
    /// Stylesheets, whose custom properties are the names; those that belong together are one palette.
    /// Sources of Sass and Less are read as such where they declare colours so, and where they use those of
    /// others.
    static let stylesheet = PaletteFormat(
        name: "CSS custom properties", extensions: ["css", "scss", "less"],
        reading: .parted { StylesheetGroups(StylesheetLibrary($0)).grouping },
        recognizes: { file in
            if CompiledStyles.claims(file.path) { return CompiledStyles.hasColors(file) }
            // Only a custom property has two hyphens before its name: `--ink`.
            return zip(file.bytes, file.bytes.dropFirst()).contains {
                $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
            } || !ImportRule.rules(in: file.text).isEmpty
                || !StylesheetParser(0, of: StylesheetLibrary([file.text])).painted.isEmpty
        },
        completes: { CompiledStyles.claims($0.path) && $0.mentions("var(--") },
        imports: { file in
            // What Sass and Less import is found by rules of their own, and is read where it is found.
            CompiledStyles.claims(file.path) ? [] : ImportRule.rules(in: file.text).map(\.address)
        }, liesBesideOthers: true)
}
