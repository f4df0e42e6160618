internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A colour beyond sRGB has one for screens that show no more.
    public static let wideGamutFallback = Rule(
        id: "wide-gamut-fallback",
        name: "Wide colour with a fallback",
        summary: "A colour that sRGB does not hold has a variant for screens that show no more than sRGB.",
        rationale: """
            A colour of Display P3 that lies outside sRGB is shown as something else on a screen of sRGB: \
            components are clipped, and hue and lightness shift. A variant for sRGB says what it is to be. \
            What a screen of sRGB shows without one is given. Looked at are asset catalogs and Swift \
            sources; browsers map colours into the gamut of the screen by themselves.
            """,
        guidelines: [.interface("Color", "Color management", at: "color")],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["brand": "color(display-p3 1 0.2 0.1)"], notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(
                    ["brand": "#FF3B30"], wide: ["brand": "color(display-p3 1 0.2 0.1)"],
                    notation: .assetCatalog)),
            .notFound(
                palette: PaletteExample(
                    ["brand": "color(display-p3 0.5 0.5 0.5)"], notation: .assetCatalog)),
            .notFound(palette: PaletteExample(["brand": "color(display-p3 1 0.2 0.1)"])),
        ])
}

extension PaletteCheck {
    static let wideGamutFallback = PaletteCheck(.wideGamutFallback) { examination in
        examination.palette.entries.indices.flatMap { entry -> [PaletteRemark] in
            var groups = ModeGroups<PaletteValue>()
            for mode in examination.palette.modes.indices where examination.needsFallback(entry, in: mode) {
                guard let value = examination.value(of: entry, in: mode) else { continue }
                groups.add(mode, where: value)
            }
            return groups.groups.map { value, modes in
                let fallback = examination.colors[entry, modes[0]].map {
                    ", which show \(SRGB8(clipping: $0.color.color))"
                }
                return PaletteRemark(
                    entries: [entry], modes: modes,
                    message: """
                        \(examination.words(for: entry, in: modes[0])) lies outside sRGB and has no variant \
                        for screens of sRGB\(fallback ?? "").
                        """)
            }
        }
    }
}

extension PaletteExamination {
    /// Whether a colour that a literal of its own puts outside sRGB is also what a screen of sRGB is to show;
    /// codes in place of components are another fault.
    fileprivate func needsFallback(_ entry: Int, in mode: Int) -> Bool {
        guard let value = value(of: entry, in: mode), !value.isAlias, value.literal?.excess == nil,
            value.literal?.notation.isOfPlatform ?? false, let cell = colors[entry, mode],
            configuration.medium != .displayP3,
            !cell.color.color.isInGamut(tolerance: PaletteColors.gamutTolerance)
        else { return false }
        guard palette.modes[mode].gamut == .displayP3 else { return true }
        // A variant for wide screens is fine if something holds on others.
        var narrow = palette.modes[mode]
        narrow.gamut = .sRGB
        var open = palette.modes[mode]
        open.gamut = nil
        return !palette.modes.indices.contains { other in
            [narrow, open].contains(palette.modes[other]) && self.value(of: entry, in: other) != nil
        }
    }
}
