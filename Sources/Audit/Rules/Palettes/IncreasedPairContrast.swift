internal import ColorMath
internal import PaletteFiles

extension PaletteCheck {
    /// The share of a ratio by which it may fall: what rounding to code values can do.
    private static let rounding = 0.01

    /// The ratio from which a pair has enough for everyone: what WCAG 2.2 asks for in 1.4.6.
    private static let ample = 7.0

    /// Of a palette each pair is compared in the two modes that are apart in nothing else.
    static let increasedContrast = PaletteCheck(.increasedContrast) { examination in
        let steps = examination.modes(differingIn: \.contrast, from: .standard, to: .increased)
        return examination.pairs.indices.flatMap { index -> [PaletteRemark] in
            let pair = examination.pairs[index]
            return steps.compactMap { step in
                guard let before = examination.measure(of: index, in: step.from)?.least,
                    let after = examination.measure(of: index, in: step.to)?.least,
                    after < before * (1 - rounding), after < ample
                else { return nil }
                return PaletteRemark(
                    entries: [pair.ink, pair.backdrop], modes: [step.to],
                    message: """
                        Increased contrast lowers the contrast of \
                        \(examination.words(for: pair.ink, in: step.to)) on \
                        \(examination.words(for: pair.backdrop, in: step.to)) from \(ContrastRatio(before)) \
                        to \(ContrastRatio(after)).
                        """,
                    severityAtMost: after >= pair.required ? .note : .error, contrast: after...after,
                    required: before)
            }
        }
    }
}
