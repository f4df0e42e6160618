internal import ColorMath
internal import PaletteFiles

extension PaletteCheck {
    /// By how much a ratio may fall: less is not seen, and rounding to code values does it.
    private static let leastFall = 0.1

    /// The ratio from which a pair has enough for everyone: what WCAG 2.2 asks for in 1.4.6.
    private static let ample = ContrastStandard.enhancedRatio

    /// Of a palette each pair is compared in the two modes that are apart in nothing else.
    static let increasedContrast = PaletteCheck(.increasedContrast) { examination in
        let steps = examination.modes(differingIn: \.contrast, from: .standard, to: .increased)
        return examination.originalPairs.flatMap { index -> [PaletteRemark] in
            let pair = examination.pairs[index]
            return steps.compactMap { step in
                guard let before = examination.measure(of: index, in: step.from)?.least,
                    let after = examination.measure(of: index, in: step.to)?.least,
                    after <= before - leastFall, after < ample
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
