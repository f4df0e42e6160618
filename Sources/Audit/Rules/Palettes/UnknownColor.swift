internal import PaletteFiles

extension Rule {
    /// Every colour that a palette names is known from its files.
    public static let unknownColor = Rule(
        id: "unknown-color",
        name: "Colour that cannot be worked out",
        summary: "What a named colour is in each appearance can be told from the palette's files.",
        rationale: """
            A colour that cannot be worked out is not measured, and a pair that it belongs to is not judged: \
            nobody learns that it cannot be read. Reported are references to names that the files do not \
            declare, or that lead back to themselves; values that are not written as their format asks; and \
            constants of Swift that depend on more than the appearance. 'unresolved' in .legible.yml says \
            how much that weighs. Where the name is no part of the palette, the rule can be switched off.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(["text": "#000000"], unknown: "tint: depends on the time of day")),
            .found(palette: PaletteExample(["text": "#000000"], unresolved: "link")),
            .notFound(palette: PaletteExample(["text": "#000000"])),
        ])
}

extension PaletteCheck {
    static let unknownColor = PaletteCheck(.unknownColor) { examination in
        let palette = examination.palette
        let unknowns = palette.unknowns.map { ($0, $0.message) }
        let unresolved = palette.faults.compactMap { fault in
            fault.unresolvedNames.map { (fault, "\(fault.message): \(words(for: $0))") }
        }
        return (unknowns + unresolved).map { fault, message in
            PaletteRemark(
                entries: [], modes: [], verdict: .review, message: "\(message).", location: fault.location)
        }
    }

    /// The names without a value in a few words.
    private static func words(for names: [EntryName]) -> String {
        guard !names.isEmpty else { return "it is left out" }
        let shown = names.map(\.name).sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
        return "\(shown)\(rest) \(names.count == 1 ? "is" : "are") not measured"
    }
}
