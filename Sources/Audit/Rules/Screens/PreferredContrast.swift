internal import ColorMath
internal import TextDetection

extension Rule {
    /// Text reaches the ratio that a standard would rather see than the one it requires.
    public static let preferredContrast = Rule(
        id: "preferred-contrast",
        name: "Preferred contrast",
        summary: "Text that has the required contrast has the preferred one too, if the standard names one.",
        rationale: """
            Apple's guidelines require 4.5 of text below large and would rather see 7 in an app's own \
            colours, small text above all. Only the standard apple names a preferred ratio; by the others \
            this rule has nothing to say.
            """,
        guidelines: [.colorAndEffects],
        severity: .warning,
        examples: [
            .found(.example(.text, 0x6B6B6B, on: 0xFFFFFF), standard: .apple),
            .notFound(.example(.text, 0x6B6B6B, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x555555, on: 0xFFFFFF), standard: .apple),
            .notFound(.example(.text, 0x6B6B6B, on: 0xFFFFFF, pointSize: 20), standard: .apple),
            .notFound(.example(.text, 0x8A8A8E, on: 0xFFFFFF), standard: .apple),
            .found(
                palette: PaletteExample(["text": "#6B6B6B", "background": "#FFFFFF"], standard: .apple)),
            .notFound(
                palette: PaletteExample(["text": "#555555", "background": "#FFFFFF"], standard: .apple)),
        ])
}

extension ScreenCheck {
    static let preferredContrast = ScreenCheck(.preferredContrast) { index, screen in
        let judged = screen.regions[index]
        guard let judgement = judged.judgement, let preferred = judgement.preferred else { return nil }
        return Remark(
            verdict: judgement.verdict,
            message: judged.region.contrastMessage(
                "meets \(Figure(judgement.required)) but not the preferred \(Figure(preferred))"),
            required: preferred, severityAtMost: judged.region.place == .content ? .error : .note,
            repair: RegionRepair(of: judged, to: preferred, on: screen))
    }
}
