internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Increase Contrast makes text easier to read, not harder.
    public static let increasedContrast = Rule(
        id: "increased-contrast",
        name: "Contrast with Increase Contrast",
        summary:
            "Text, and every pair of a palette, has no less contrast with Increase Contrast than without.",
        rationale: """
            Who switches Increase Contrast on sees the system colours in other values. Each moves by itself: \
            in the dark appearance the hues become lighter, and light text on a button of such a hue loses \
            contrast. Where the ink or the backdrop is a system colour, the ratio is worked out again with \
            the increased values of the tables, of the newest release in which the colour is what is on \
            the screen; a colour of the app's own stays as it is. Of several colours that make the same \
            pixels, each is reported where they differ. What stays at 7 or \
            above, as dark text on a background that becomes a little darker does, is left out; what stays \
            above the required ratio is a note. The pairs of a palette are compared in the two modes that \
            are apart in nothing else.
            """,
        guidelines: [.interface("Dark Mode", "Dark Mode colors", at: "dark-mode"), .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                .example(.text, 0xFFFFFF, on: 0x0A84FF), .example(.text, 0xFFFFFF, on: 0x1C1C1E),
                appearance: .dark),
            .notFound(
                .example(.text, 0xFFFFFF, on: 0x007AFF), .example(.text, 0x8A8A8E, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x98989F, on: 0x1C1C1E), appearance: .dark),
            .notFound(.example(.text, 0xFFFFFF, on: 0x2B5C8A), appearance: .dark),
            .found(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"], increased: ["text": "#6E6E73"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"], increased: ["text": "#000000"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"], increased: ["background": "#D1D1D6"])),
        ])
}

extension ScreenCheck {
    /// The ratio from which less is no loss: the most that any standard asks of any text.
    private static let ample = ContrastStandard.wcagAAA.requiredRatio(
        for: .text(pointSize: 0, isBold: false))

    /// The share of the contrast that is less than anyone sees, and than what one code value of 255 in
    /// either colour makes of a faint pair: `#C6C6C8` for `#C6C6C7`.
    private static let leastLoss = 0.02

    static let increasedContrast = ScreenCheck(.increasedContrast) { index, screen in
        let judged = screen.regions[index]
        let region = judged.region
        guard let judgement = judged.judgement, region.place == .content,
            screen.conditions.appearance.contrast == .standard
        else { return nil }
        let now = region.ink.contrastRatio(with: region.backdrop)
        let outcomes = screen.predictions(of: judged, with: { $0.contrast = .increased })
        let limit = min(now * (1 - leastLoss), ample)
        guard let worst = outcomes.first, worst.contrast < limit else { return nil }
        let isSure = outcomes.allSatisfy { $0.contrast < limit }
        let change = "from \(ContrastRatio(now)) to \(ContrastRatio(worst.contrast))"
        let isEnough = worst.contrast >= judgement.required
        let others = outcomes.dropFirst().map {
            "; if it is \($0.names.joined(separator: " or ")), it is \(ContrastRatio($0.contrast))"
        }.joined()
        let condition = outcomes.count > 1 ? " if the colour is \(worst.names.joined(separator: " or "))" : ""
        return Remark(
            verdict: isSure ? .fail : .review,
            message: """
                Increase Contrast lowers the contrast \(change)\(condition): \(region.ink) on \
                \(region.backdrop) becomes \(worst.ink) on \
                \(worst.backdrop)\(isEnough ? "" : ", below the required \(Figure(judgement.required))")\(others).
                """,
            required: judgement.required, severityAtMost: isEnough || !isSure ? .note : .error)
    }
}
