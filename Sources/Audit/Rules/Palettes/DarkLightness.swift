internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// Dark is darker: its grounds are, and what is written on them is lighter.
    public static let darkLightness = Rule(
        id: "dark-lightness",
        name: "Dark turned around",
        summary: "In dark, backdrops are darker than in light, and plain text is lighter.",
        rationale: """
            Dark is chosen for less light, and read by light text. A backdrop of the palette at large that \
            is lighter in dark than in light, or plain text that is darker there, mostly comes from values \
            that were swapped, or from a mode that was forgotten. Both are compared by their lightness in \
            OKLab, text as it lies on the palette's own background. Colours that are the same in both, \
            inverted ones and what lies on fills are left alone.
            """,
        guidelines: [.interface("Dark Mode", "Best practices", at: "dark-mode")],
        severity: .warning,
        examples: [
            .found(palette: PaletteExample(["background": "#1C1C1E"], dark: ["background": "#FFFFFF"])),
            .found(
                palette: PaletteExample(
                    ["text": "#6E6E73", "background": "#FFFFFF"],
                    dark: ["text": "#3A3A3C", "background": "#1C1C1E"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#1C1C1E", "background": "#FFFFFF"],
                    dark: ["text": "#FFFFFF", "background": "#1C1C1E"])),
            .notFound(
                palette: PaletteExample(
                    ["surface-inverse": "#1C1C1E"], dark: ["surface-inverse": "#FFFFFF"])),
            .notFound(
                palette: PaletteExample(
                    ["primary": "#0055D4", "primary-foreground": "#FFFFFF", "background": "#FFFFFF"],
                    dark: ["primary": "#8CB4FF", "primary-foreground": "#00205C", "background": "#000000"])),
        ])
}

extension PaletteCheck {
    /// A difference of OKLab lightness, 0…1, that is more than a designer's fine adjustment.
    private static let visible = 0.05

    /// Whether a colour gets visibly lighter, or with -1 darker.
    private static func isTurned(from light: SRGB, to dark: SRGB, by direction: Double) -> Bool {
        let difference = dark.extended(to: OKLab.self).lightness - light.extended(to: OKLab.self).lightness
        return difference * direction > visible
    }

    static let darkLightness = PaletteCheck(.darkLightness) { examination in
        let steps = examination.modes(differingIn: \.luminosity, from: .light, to: .dark)
        let inks = examination.fills.inks
        let grounds = examination.aliases.originals(among: examination.surfaces).filter {
            !examination.names[$0].isInverse
        }
        let texts = examination.aliases.originals(
            among: examination.names.indices.filter {
                examination.names[$0].isPlainText && !examination.names[$0].isInverse && !inks.contains($0)
            })
        let sides = grounds.map { ($0, 1.0) } + texts.map { ($0, -1.0) }
        return sides.flatMap { entry, direction in
            steps.compactMap { step -> PaletteRemark? in
                guard let light = examination.appearance(of: entry, in: step.from),
                    let dark = examination.appearance(of: entry, in: step.to),
                    direction > 0
                        || examination.colors[entry, step.from] != examination.colors[entry, step.to],
                    isTurned(from: light, to: dark, by: direction),
                    let ownLight = examination.colors[entry, step.from]?.color.color,
                    let ownDark = examination.colors[entry, step.to]?.color.color,
                    // A faint ink is near its ground, whatever it is itself.
                    isTurned(from: ownLight, to: ownDark, by: direction)
                else { return nil }
                let what = direction > 0 ? "is a backdrop and lighter" : "is text and darker"
                return PaletteRemark(
                    entries: [entry], modes: [step.to],
                    message: """
                        \(examination.words(for: entry, in: step.to)) \(what) in dark than in light, where \
                        it is \(examination.colors[entry, step.from].map { $0.color.words } ?? "").
                        """)
            }
        }
    }
}
