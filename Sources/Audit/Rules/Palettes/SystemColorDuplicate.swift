internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A colour that the system has is taken from the system.
    public static let systemColorDuplicate = Rule(
        id: "system-color-duplicate",
        name: "Copy of a system colour",
        summary:
            "A colour that equals a system colour in light and dark is taken from the system and not copied.",
        rationale: """
            The system changes its colours from release to release and with every setting; a copy does not \
            follow. Reported are colours of asset catalogs and Swift sources that equal one system colour of \
            some release of iOS, to the code value, in every light and dark mode of the palette. One that is \
            the same in all of them, and equals a system colour in light, is a note; black, white and greys \
            say too little then, and are left alone.
            """,
        guidelines: [.interface("Color", "System colors", at: "color")],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1E"], notation: .assetCatalog)),
            .found(
                palette: PaletteExample(
                    ["badge": "#FF9500"], dark: ["badge": "#FF9F0A"], notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(
                    ["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1F"], notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1E"], notation: .css)),
            .found(palette: PaletteExample(["badge": "#FF9500"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["sheet": "#999999"], notation: .assetCatalog)),
        ])
}

extension PaletteCheck {
    static let systemColorDuplicate = PaletteCheck(.systemColorDuplicate) { examination in
        let modes = examination.palette.modes
        let literals = examination.palette.entries.indices.compactMap { entry in
            colors(of: entry, examination).map { (entry: entry, colors: $0) }
        }
        guard !literals.isEmpty else { return [] }
        let system = SystemColorSource()
        let tables = system.releases.map { release in
            (release, modes.map { system.names(in: $0, of: release) })
        }
        return literals.compactMap { entry, colors in
            // What is the same in light and in dark may be a copy of what it is in light.
            let isFixed = Set(colors).count == 1
            let compared = modes.indices.filter { !isFixed || modes[$0].luminosity != .dark }
            guard !compared.isEmpty, !isFixed || colors[0].hasHue else { return nil }
            for (release, names) in tables {
                let shared = compared.reduce(nil as Set<String>?) { shared, mode in
                    let own = names[mode][colors[mode]] ?? []
                    return shared?.intersection(own) ?? own
                }
                guard let name = shared.flatMap({ likeliest(of: $0, for: examination.names[entry]) }) else {
                    continue
                }
                let age = system.name(ofEarlier: release).map { " of \($0)" } ?? ""
                let words = examination.words(for: entry, in: compared[0])
                return PaletteRemark(
                    entries: [entry], modes: compared,
                    message: isFixed
                        ? "\(words) is the system's \(name)\(age) in light, and has no other value for dark: "
                            + "use the system's, which has one."
                        : "\(words) is the system's \(name)\(age) in every mode: use that, which follows the "
                            + "system.",
                    severityAtMost: isFixed ? .note : .warning)
            }
            return nil
        }
    }

    /// What an entry is in every mode; `nil` where it is no copy in the platform's own files.
    private static func colors(of entry: Int, _ examination: PaletteExamination) -> [SRGB8]? {
        var colors: [SRGB8] = []
        for mode in examination.palette.modes.indices {
            guard let value = examination.value(of: entry, in: mode), !value.isAlias,
                value.literal?.notation.isOfPlatform ?? false,
                let cell = examination.colors[entry, mode], cell.isOpaque,
                cell.color.color.isInGamut(tolerance: PaletteColors.gamutTolerance)
            else { return nil }
            colors.append(SRGB8(clipping: cell.color.color))
        }
        return colors
    }

    /// Of system colours that are the same, the one whose name has most in common with an entry's, the
    /// shortest of these; `nil` for none.
    private static func likeliest(of names: Set<String>, for entry: ColorName) -> String? {
        names.min { first, second in
            let order = [first, second].map { name in
                (-Set(NameWords(of: name).words).intersection(entry.allWords).count, name.count, name)
            }
            return order[0] < order[1]
        }
    }
}

extension SRGB8 {
    /// Whether it is no black, white or grey.
    fileprivate var hasHue: Bool { red != green || green != blue }
}

extension ColorNotation {
    /// Whether files of the platform itself are written so, in which its colours could be named.
    var isOfPlatform: Bool {
        switch self {
        case .assetCatalog, .swift: true
        case .css, .cssComponents, .designToken, .alphaFirstHexadecimal, .gimp: false
        }
    }
}
