extension PaletteFormat {
    /// Stylesheets, whose custom properties are the names; those that belong together are one palette.
    /// Sources of Sass and Less are read as such where they declare colours so, and where they use those of
    /// others, and so are the styles within components.
    static let stylesheet = PaletteFormat(
        name: "CSS custom properties",
        extensions: ["css", "pcss", "postcss", "scss", "less"] + EmbeddedStyles.extensions
            + TemplateStyles.extensions,
        reading: .parted { StylesheetGroups(StylesheetLibrary($0)).grouping },
        recognizes: { file in
            if CompiledStyles.claims(file.path) { return CompiledStyles.hasColors(file) }
            let isTemplate = TemplateStyles.claims(file.path)
            guard !isTemplate || file.mentions("css`") else { return false }
            let isEmbedded = EmbeddedStyles.claims(file.path) || isTemplate
            // Only a custom property has two hyphens before its name: `--ink`.
            let isProperty =
                !isEmbedded
                && zip(file.bytes, file.bytes.dropFirst()).contains {
                    $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
                }
            guard !isProperty else { return true }
            let parser = StylesheetParser(0, of: StylesheetLibrary([file.text]))
            return !parser.painted.isEmpty
                || (isEmbedded ? !parser.declarations.isEmpty : !ImportRule.rules(in: file.text).isEmpty)
        },
        completes: { file in
            CompiledStyles.mayBe(at: file.path) && file.mentions("var(--")
                && (!TemplateStyles.claims(file.path) || file.mentions("css`"))
        },
        imports: { file in
            // What Sass and Less import is found by rules of their own, and is read where it is found.
            CompiledStyles.mayBe(at: file.path) ? [] : ImportRule.rules(in: file.text).map(\.address)
        }, liesBesideOthers: true)
}
