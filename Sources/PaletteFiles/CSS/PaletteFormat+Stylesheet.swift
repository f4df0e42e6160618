extension PaletteFormat {
    /// Stylesheets, whose custom properties are the names; all that are found together are one palette.
    static let stylesheet = PaletteFormat(
        name: "CSS custom properties", extensions: ["css"],
        reading: .together { files, name in StylesheetReader(files.map(\.text)).palette(named: name) },
        recognizes: { file in
            // Only a custom property has two hyphens before its name: `--ink`.
            zip(file.bytes, file.bytes.dropFirst()).contains {
                $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
            }
        })
}
