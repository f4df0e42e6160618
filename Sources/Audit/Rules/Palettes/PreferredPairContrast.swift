internal import ColorMath
internal import PaletteFiles

extension PaletteCheck {
    /// Of a palette the pairs count that ask for no more than the standard does of text, in colours of its
    /// own.
    static let preferredContrast = PaletteCheck(.preferredContrast) { examination in
        let subject = SubjectKind.text.subject
        guard let preferred = examination.standard.preferredRatio(for: subject) else { return [] }
        let required = examination.standard.requiredRatio(for: subject)
        return examination.originalPairs.flatMap { index -> [PaletteRemark] in
            let pair = examination.pairs[index]
            guard pair.required == required else { return [] }
            var groups = ModeGroups<PairMeasure>()
            for mode in pair.modes where examination.isOwn(pair.ink, in: mode) {
                guard let measure = examination.measure(of: index, in: mode), measure.least >= required,
                    measure.least < preferred
                else { continue }
                groups.add(mode, where: measure)
            }
            return groups.groups.map { measure, modes in
                PaletteRemark(
                    entries: [pair.ink, pair.backdrop], modes: modes, verdict: .pass,
                    message: """
                        \(examination.words(for: pair.ink, in: modes[0])) on \
                        \(examination.words(for: pair.backdrop, in: modes[0])) has a contrast of \
                        \(ContrastRatio(measure.least)), which meets \(Figure(required)) but not the \
                        preferred \(Figure(preferred)).
                        """,
                    contrast: measure.least...measure.greatest, required: preferred)
            }
        }
    }
}
