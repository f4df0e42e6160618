internal import ColorMath
internal import PaletteFiles
internal import Raster

/// A small palette that a rule objects to, or does not.
struct PaletteExample: Hashable {
    /// The colours by mode, as they are written: a CSS colour, or `{name}` for that of another.
    private let modes: [PaletteMode]
    private let names: [String]
    private let texts: [[String?]]
    /// The pairs that are declared: an ink and its backdrop each.
    private let pairs: [[String]]
    private let standard: ContrastStandard
    private let notation: ColorNotation
    /// What is said of a colour that is named and not known.
    private let unknown: String?
    /// What the literals have that is 0…255 where 0…1 is wanted.
    private let excess: ComponentExcess?
    /// The name of a colour whose value cannot be worked out.
    private let unresolved: String?
    /// The name of a colour that is declared twice.
    private let repeated: String?
    /// Text that screens show: an ink on a backdrop each.
    private let seen: [[SRGB8]]

    /// Describes a palette.
    ///
    /// - Parameters:
    ///   - base: Every colour by its name, for any mode.
    ///   - dark: What is different in dark.
    ///   - increased: What is different with increased contrast.
    ///   - wide: What is different on screens of Display P3.
    ///   - pairs: The pairs that are declared, of 4.5 each; without any they are inferred.
    ///   - standard: The standard to judge by.
    ///   - notation: How the colours are written in their file.
    ///   - unknown: What is said of a colour that is named and not known.
    ///   - excess: What the literals have that is 0…255 where 0…1 is wanted.
    ///   - unresolved: The name of a colour whose value cannot be worked out.
    ///   - repeated: The name of a colour that is declared twice.
    ///   - seen: Text that a light screen shows: an ink on a backdrop each.
    init(
        _ base: KeyValuePairs<String, String>, dark: KeyValuePairs<String, String>? = nil,
        increased: KeyValuePairs<String, String>? = nil, wide: KeyValuePairs<String, String>? = nil,
        pairs: [(ink: String, backdrop: String)] = [], standard: ContrastStandard = .wcagAA,
        notation: ColorNotation = .css, unknown: String? = nil, unresolved: String? = nil,
        excess: ComponentExcess? = nil, repeated: String? = nil,
        seen: [(ink: UInt32, backdrop: UInt32)] = []
    ) {
        self.seen = seen.map { [SRGB8(hex: $0.ink), SRGB8(hex: $0.backdrop)] }
        self.unknown = unknown
        self.unresolved = unresolved
        self.repeated = repeated
        self.excess = excess
        self.standard = standard
        self.notation = notation
        let variants: [(PaletteMode, KeyValuePairs<String, String>?)] = [
            (.base, base), (PaletteMode(luminosity: .dark), dark),
            (PaletteMode(contrast: .increased), increased), (PaletteMode(gamut: .displayP3), wide),
        ]
        let stated = variants.compactMap { mode, colors in colors.map { (mode, $0) } }
        modes = stated.map(\.0)
        names = base.map(\.key)
        self.pairs = pairs.map { [$0.ink, $0.backdrop] }
        texts = base.map { name, _ in stated.map { $0.1.first { $0.key == name }?.value } }
    }

    /// The palette as a reader would hand it out.
    var palette: Palette {
        let entries = names.indices.map { row in
            PaletteEntry(
                name: names[row], path: [names[row]], values: modes.indices.map { value(row, in: $0) })
        }
        let unknowns = unknown.map { PaletteFault(at: SourceLocation(path: "example"), $0) }
        let place = SourceLocation(path: "example")
        let missing = unresolved.map { name in
            PaletteFault(
                at: place, "a name is declared nowhere", kind: .unresolved([EntryName(name, path: [name])]))
        }
        let second = repeated.map { name in
            PaletteFault(
                at: place, "\(name) has a value already, at \(place); that one counts", kind: .repeated)
        }
        return Palette(
            name: "example", modes: modes, entries: entries, faults: [missing, second].compactMap(\.self),
            unknowns: [unknowns].compactMap(\.self))
    }

    /// The palette, audited by one rule alone.
    func audit(by rule: Rule) -> PaletteReport {
        let declared = pairs.map {
            PairDeclaration(.ratio(4.5), inks: [NamePattern($0[0])], backdrops: [NamePattern($0[1])])
        }
        let auditor = PaletteAuditor(
            standard: standard, rules: RuleSelection(only: rule),
            configuration: PaletteConfiguration(pairs: declared),
            today: Self.someDay, screens: seen.isEmpty ? nil : [screen])
        return PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    }

    /// Examples have no exceptions, and so any day will do.
    private static let someDay = CalendarDate(secondsSince1970: 0)

    /// A screen with the text that is seen, a line a style.
    private var screen: ObservedScreen {
        ObservedScreen(
            path: "example.png",
            styles: seen.enumerated().map { line, colors in
                .init(
                    ink: colors[0], backdrop: colors[1],
                    boxes: [PixelRect(x: 16, y: 16 + 24 * line, width: 120, height: 17)])
            })
    }

    private func value(_ row: Int, in mode: Int) -> PaletteValue? {
        let isOwn = texts[row][mode] != nil
        guard let text = texts[row][mode] ?? texts[row][0] else { return nil }
        let place = SourceLocation(path: "example", line: row + 1, column: isOwn ? mode + 1 : 1)
        let condition = isOwn ? modes[mode] : .base
        if text.hasPrefix("{"), let target = names.firstIndex(of: String(text.dropFirst().dropLast())),
            target != row, let followed = value(target, in: mode)
        {
            return PaletteValue(
                followed.content, writtenFor: condition, aliases: [names[target]] + followed.aliases,
                at: place,
                literal: followed.literal)
        }
        guard let color = try? DynamicColor(css: text) else { return nil }
        let literal = ColorLiteral(
            at: place, bytes: 100 * row + 10 * mode..<100 * row + 10 * mode + 7, notation: notation,
            excess: excess)
        return PaletteValue(.color(color), writtenFor: condition, at: place, literal: literal)
    }
}

extension PaletteExample: CustomStringConvertible {
    /// The colours in words: `text #777777, background #FFFFFF; dark: background #000000`.
    var description: String {
        let colors = modes.indices.map { mode in
            let colors = names.indices.compactMap { row in
                texts[row][mode].map { "\(names[row]) \($0)" }
            }.joined(separator: ", ")
            return mode == 0 ? colors : "\(modes[mode]): \(colors.isEmpty ? "the same" : colors)"
        }
        let facts =
            pairs.map { "declared: \($0[0]) on \($0[1])" }
            + seen.map { "seen: \($0[0]) on \($0[1])" }
            + (standard == .wcagAA ? [] : ["judged by \(standard.rawValue)"])
            + (notation == .css ? [] : ["in an asset catalog"])
            + (unknown.map { ["not known: \($0)"] } ?? [])
            + (excess.map { ["written as \($0.written)"] } ?? [])
            + (repeated.map { ["\($0) declared twice"] } ?? [])
            + (unresolved.map { ["\($0) made of a name that is declared nowhere"] } ?? [])
        return (colors + facts).joined(separator: "; ")
    }
}
