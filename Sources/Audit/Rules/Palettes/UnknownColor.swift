internal import PaletteFiles

extension Rule {
    /// Every colour that a palette names is known from its files.
    public static let unknownColor = Rule(
        id: "unknown-color",
        name: "Colour that only a program knows",
        summary: "What a named colour is in each appearance can be told from the palette's files.",
        rationale: """
            A colour that a program works out as it runs is not measured, and a pair that it belongs to is \
            not judged: nobody learns that it cannot be read. Reported are constants that provide a colour \
            for each appearance where what they provide depends on more than the appearance, or is not \
            constant. Where the name is no part of the palette, the rule can be switched off.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(["text": "#000000"], unknown: "tint: depends on the time of day")),
            .notFound(palette: PaletteExample(["text": "#000000"])),
        ])
}

extension PaletteCheck {
    static let unknownColor = PaletteCheck(.unknownColor) { examination in
        examination.palette.unknowns.map { unknown in
            PaletteRemark(
                entries: [], modes: [], verdict: .review, message: "\(unknown.message).",
                location: unknown.location)
        }
    }
}
