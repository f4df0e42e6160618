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
            the newest iOS, to the code value, in every light and dark mode of the palette. Black, white and \
            colours that have no dark variant say too little, and are left alone.
            """,
        guidelines: [.interface("Color", "System colors", at: "color")],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1E"], notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(
                    ["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1F"], notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(["sheet": "#F2F2F7"], dark: ["sheet": "#1C1C1E"], notation: .css)),
            .notFound(palette: PaletteExample(["sheet": "#F2F2F7"], notation: .assetCatalog)),
        ])
}

extension PaletteCheck {
    static let systemColorDuplicate = PaletteCheck(.systemColorDuplicate) { examination in
        let modes = examination.palette.modes.indices
        guard modes.contains(where: { examination.palette.modes[$0].luminosity == .dark }) else { return [] }
        let system = SystemColorSource()
        return examination.palette.entries.indices.compactMap { entry in
            guard let names = sharedNames(of: entry, system, examination), let name = names.min() else {
                return nil
            }
            return PaletteRemark(
                entries: [entry], modes: Array(modes),
                message: """
                    \(examination.words(for: entry, in: modes.lowerBound)) is the system's \(name) in every \
                    mode: use that, which follows the system.
                    """)
        }
    }

    /// The system colours that an entry equals in every mode; `nil` where it is no copy in the platform's own
    /// files.
    private static func sharedNames(
        of entry: Int, _ system: SystemColorSource, _ examination: PaletteExamination
    ) -> Set<String>? {
        var shared: Set<String>?
        var colors: Set<SRGB8> = []
        for mode in examination.palette.modes.indices {
            guard let value = examination.value(of: entry, in: mode), !value.isAlias,
                value.literal?.notation.isOfPlatform ?? false,
                let cell = examination.colors[entry, mode], cell.isOpaque,
                cell.color.color.isInGamut(tolerance: PaletteColors.gamutTolerance)
            else { return nil }
            let color = SRGB8(clipping: cell.color.color)
            colors.insert(color)
            let names = system.names(of: color, in: examination.palette.modes[mode])
            shared = shared.map { $0.intersection(names) } ?? names
            if shared?.isEmpty ?? true { return nil }
        }
        return colors.count > 1 ? shared : nil
    }
}

extension ColorNotation {
    /// Whether files of the platform itself are written so, in which its colours could be named.
    fileprivate var isOfPlatform: Bool {
        switch self {
        case .assetCatalog, .swift: true
        case .css, .cssComponents, .designToken, .alphaFirstHexadecimal, .gimp: false
        }
    }
}
