internal import PaletteFiles

extension Rule {
    /// Components are in the range that their initialiser takes.
    public static let componentRange = Rule(
        id: "component-range",
        name: "Codes in place of components",
        summary:
            "Components are written in the range that their initialiser takes: 0 to 1, and not 0 to 255.",
        rationale: """
            The initialisers of SwiftUI, UIKit and AppKit take components of 0 to 1. Codes of 0 to 255 are \
            taken for a colour far brighter than any screen, which is shown as white or as a primary; \
            nothing warns of it. Reported is a literal with a component of 2 or more, with what is meant.
            """,
        guidelines: [
            Guideline(
                title: "SwiftUI, Color.init(_:red:green:blue:opacity:)",
                address:
                    "https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)")
        ],
        severity: .error,
        examples: [
            .found(
                palette: PaletteExample(
                    ["brand": "color(srgb 255 166 14)"],
                    excess: ComponentExcess(
                        written: "red: 255, green: 166, blue: 14",
                        meant: "red: 255 / 255, green: 166 / 255, blue: 14 / 255"))),
            .notFound(palette: PaletteExample(["brand": "#FFA60E"])),
            .notFound(palette: PaletteExample(["brand": "color(srgb 1.1 -0.1 0)"])),
        ])
}

extension PaletteCheck {
    static let componentRange = PaletteCheck(.componentRange) { examination in
        examination.palette.entries.indices.flatMap { entry -> [PaletteRemark] in
            var groups = ModeGroups<ComponentExcess>()
            for mode in examination.palette.modes.indices {
                guard let value = examination.value(of: entry, in: mode), !value.isAlias,
                    let excess = value.literal?.excess
                else { continue }
                groups.add(mode, where: excess)
            }
            return groups.groups.map { excess, modes in
                PaletteRemark(
                    entries: [entry], modes: modes,
                    message: """
                        '\(examination.palette.entries[entry].name)' has components beyond 0 to 1, \
                        \(excess.written): write \(excess.meant).
                        """)
            }
        }
    }
}
