import PaletteFiles
import TestSupport
import Testing

/// An app with a catalog of three colours and one file of code.
enum CatalogApp {
    private static func colorSet(_ hex: String) -> String {
        let codes = [0, 2, 4].map { start in
            hex.dropFirst(start).prefix(2)
        }
        return """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
              {"red": "0x\(codes[0])", "green": "0x\(codes[1])", "blue": "0x\(codes[2])", "alpha": "1.000"}}}]}
            """
    }

    /// What views paint with the colours `ink-soft`, `card-bg` and `brand` of a catalog, as
    /// `ink on backdrop`, with `mark`, `large` and `doubt` where it is so.
    static func pairs(paintedBy code: String) throws -> Set<String> {
        let catalog = "App/Colors.xcassets"
        let folder = try TemporaryFolder(holding: [
            "\(catalog)/Contents.json": "{}",
            "\(catalog)/ink-soft.colorset/Contents.json": colorSet("777777"),
            "\(catalog)/card-bg.colorset/Contents.json": colorSet("EEEEEE"),
            "\(catalog)/brand.colorset/Contents.json": colorSet("0B85D7"),
            "App/Screen.swift": code,
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        let palette = try #require(reading.palettes.first { $0.name.hasSuffix("xcassets") })
        return Set(
            palette.uses.map { use in
                [
                    "\(use.ink) on \(use.backdrop)", use.isMark ? "mark" : use.isLarge ? "large" : nil,
                    use.doubt == nil ? nil : "doubt",
                ]
                .compactMap(\.self).joined(separator: ", ")
            })
    }
}
