internal import ColorMath
public import PaletteFiles

extension PaletteMode {
    /// Dark, and nothing else said.
    public static let dark = PaletteMode(luminosity: .dark)
    /// Increased contrast, and nothing else said.
    public static let increased = PaletteMode(contrast: .increased)
}

extension Palette {
    /// A palette of literals: a row a colour, a CSS text or `{alias}` for each mode; `nil` falls back on the
    /// first.
    ///
    /// The literal of a row and mode is at that line and column.
    public static func sample(
        name: String = "sample.json", modes: [PaletteMode] = [.base],
        _ rows: KeyValuePairs<String, [String?]>,
        ignoring ignored: [String: String] = [:],
        faults: [PaletteFault] = []
    ) -> Palette {
        let names = rows.map(\.key)
        func value(_ row: Int, _ mode: Int) -> PaletteValue? {
            let texts = rows[row].value
            let isOwn = mode < texts.count && texts[mode] != nil
            let column = isOwn ? mode : 0
            guard let text = texts[column] else { return nil }
            let location = SourceLocation(path: name, line: row + 1, column: column + 1)
            let condition = isOwn ? modes[mode] : modes[0]
            if text.hasPrefix("{"), let target = names.firstIndex(of: String(text.dropFirst().dropLast())),
                let followed = value(target, mode)
            {
                return PaletteValue(
                    followed.content, writtenFor: condition, aliases: [names[target]] + followed.aliases,
                    at: location, literal: followed.literal, ignored: ignored[names[row]])
            }
            guard let color = try? DynamicColor(css: text) else { return nil }
            return PaletteValue(
                .color(color), writtenFor: condition, at: location,
                literal: ColorLiteral(
                    at: location, bytes: 100 * row + 10 * column..<100 * row + 10 * column + 7, notation: .css
                ),
                ignored: ignored[names[row]])
        }
        let entries = names.indices.map { row in
            PaletteEntry(name: names[row], path: [names[row]], values: modes.indices.map { value(row, $0) })
        }
        return Palette(name: name, modes: modes, entries: entries, faults: faults)
    }
}
