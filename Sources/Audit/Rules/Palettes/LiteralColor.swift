internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A colour that has a name is used by its name.
    public static let literalColor = Rule(
        id: "literal-color",
        name: "Literal in place of a name",
        summary: "A colour with a purpose is taken from the primitive that names it, and not written out.",
        rationale: """
            Where a palette builds its colours on primitives, such as blue-500, a value that is written out \
            is left behind when the primitive that it repeats is changed. A colour with a purpose is \
            reported where it is a literal and equals, in the same mode, a primitive that others refer to. \
            Primitives that happen to be equal are left alone, and so are plain black and white.
            """,
        guidelines: [
            Guideline(
                title: "Design Tokens Format Module 2025.10, Aliases",
                address: "https://www.designtokens.org/tr/2025.10/format/#aliases-references")
        ],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(["blue-500": "#3B82F6", "tint": "{blue-500}", "badge": "#3B82F6"])),
            .notFound(
                palette: PaletteExample(["blue-500": "#3B82F6", "tint": "{blue-500}", "badge": "{blue-500}"])),
            .notFound(palette: PaletteExample(["tint": "#3B82F6", "badge": "#3B82F6"])),
            .notFound(
                palette: PaletteExample(["blue-500": "#3B82F6", "tint": "{blue-500}", "sky-600": "#3B82F6"])),
            .notFound(
                palette: PaletteExample(["white": "#FFFFFF", "card": "{white}", "text-inverse": "#FFFFFF"])),
        ])
}

extension PaletteCheck {
    /// Colours that are equal by chance.
    private static let plain: Set = [SRGB(.black).withAlpha(1), SRGB(.white).withAlpha(1)]

    static let literalColor = PaletteCheck(.literalColor) { examination in
        let palette = examination.palette
        let referred = palette.followedNames
        guard !referred.isEmpty else { return [] }
        // A file in which nothing refers to anything is a list of values, made by a program.
        var referring: Set<String> = []
        for entry in palette.entries {
            for case let value? in entry.values where value.isAlias { referring.insert(value.location.path) }
        }
        let primitives = palette.entries.indices.filter { examination.names[$0].isPrimitive }
        let targets = primitives.filter { referred.contains(palette.entries[$0].name) }
        var remarks: [PaletteRemark] = []
        let literals = Set(palette.entries.indices).subtracting(primitives).sorted()
        var groups: [Int: ModeGroups<Int>] = [:]
        for mode in palette.modes.indices {
            let names = Dictionary(
                targets.compactMap { entry in examination.colors[entry, mode].map { ($0.color, entry) } },
                uniquingKeysWith: { first, _ in first })
            for entry in literals {
                guard let value = examination.value(of: entry, in: mode), !value.isAlias,
                    value.literal != nil, referring.contains(value.location.path),
                    let color = examination.colors[entry, mode]?.color,
                    !plain.contains(color), let target = names[color]
                else { continue }
                groups[entry, default: ModeGroups()].add(mode, where: target)
            }
        }
        for (entry, found) in groups.sorted(by: { $0.key < $1.key }) {
            remarks += found.groups.map { target, modes in
                PaletteRemark(
                    entries: [entry, target], modes: modes,
                    message: """
                        \(examination.words(for: entry, in: modes[0])) is written out, but \
                        '\(palette.entries[target].name)' names that colour: refer to it.
                        """)
            }
        }
        return remarks
    }
}
