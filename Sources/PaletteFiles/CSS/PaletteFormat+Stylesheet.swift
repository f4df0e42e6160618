extension PaletteFormat {
    /// Stylesheets, whose custom properties are the names; those that belong together are one palette.
    static let stylesheet = PaletteFormat(
        name: "CSS custom properties", extensions: ["css"],
        reading: .parted { StylesheetGroups(StylesheetLibrary($0)).grouping },
        recognizes: { file in
            // Only a custom property has two hyphens before its name: `--ink`.
            zip(file.bytes, file.bytes.dropFirst()).contains {
                $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
            } || !ImportRule.rules(in: file.text).isEmpty
        },
        imports: { file in ImportRule.rules(in: file.text).map(\.address) })
}
