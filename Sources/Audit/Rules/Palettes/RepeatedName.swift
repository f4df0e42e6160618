internal import PaletteFiles

extension Rule {
    /// No two colours of a palette have one name.
    public static let repeatedName = Rule(
        id: "repeated-name",
        name: "Name of two colours",
        summary: "Every name of a palette stands for one colour in each mode.",
        rationale: """
            An app that asks for a name gets one colour, and which of two that share it is not for its \
            author to say. In an asset catalog a folder is no part of the name unless it provides a \
            namespace: both sets are measured, the later one under the names of its folders. Constants and \
            tokens that are declared twice for a mode keep the first colour, and the other is not measured; \
            of a stylesheet's, the one that counts last. Two files that declare the same names are one \
            finding, and no finding where both say the same.
            """,
        guidelines: [.minimumContrast],
        severity: .warning,
        examples: [
            .found(palette: PaletteExample(["text": "#000000"], repeated: "text")),
            .notFound(palette: PaletteExample(["text": "#000000"])),
        ])
}

extension PaletteCheck {
    static let repeatedName = PaletteCheck(.repeatedName) { examination in
        examination.palette.faults.filter { $0.kind == .repeated }.map { fault in
            PaletteRemark(entries: [], modes: [], message: "\(fault.message).", location: fault.location)
        }
    }
}
