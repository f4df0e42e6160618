internal import ColorMath
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text stands out from its backdrop with a colour vision deficiency too.
    public static let colorVisionContrast = Rule(
        id: "color-vision-contrast",
        name: "Contrast with a colour vision deficiency",
        summary: "Text that has the required contrast keeps it for people who lack one type of cones.",
        rationale: """
            One man in twelve sees some colours darker, or less different, than the formula of contrast \
            assumes: to a protanope red is nearly black. Ink and backdrop are taken through the simulation \
            of protanopia, deuteranopia and tritanopia by Brettel, Viénot and Mollon (1997), and their ratio \
            is compared with what the line requires. Lines that fail without a deficiency are left to \
            text-contrast. Greys never change. The result is that of a model, at full severity: most people \
            concerned lose less.
            """,
        guidelines: [
            .interface("Accessibility", "Color and effects", at: "accessibility"),
            .init(
                title: "WCAG 2.2, Understanding 1.4.3, on colour vision deficiencies",
                address: "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"),
        ],
        severity: .warning,
        examples: [
            .found(.example(.text, 0xE53030, on: 0x000000), appearance: .dark),
            .notFound(.example(.text, 0xFF7B7B, on: 0x000000), appearance: .dark),
            .notFound(.example(.text, 0x767676, on: 0xFFFFFF)),
            .notFound(.example(.text, 0xC00000, on: 0x000000), appearance: .dark),
        ])
}

extension ScreenCheck {
    static let colorVisionContrast = ScreenCheck(.colorVisionContrast) { index, screen in
        let judged = screen.regions[index]
        guard let judgement = judged.judgement, judgement.verdict == .pass, judged.region.place == .content
        else { return nil }
        let seen = ColorConfusions.dichromacies.map { simulation in
            (simulation: simulation, ratio: judged.region.typicalContrast(with: simulation))
        }
        guard let worst = seen.min(by: { $0.ratio < $1.ratio }), worst.ratio < judgement.required
        else { return nil }
        return Remark(
            verdict: .fail,
            message: judged.region.contrastMessage(
                """
                falls to \(ContrastRatio(worst.ratio)) with \(worst.simulation), below the required \
                \(Figure(judgement.required))
                """),
            required: judgement.required)
    }
}

extension Region {
    /// The contrast over the typical backdrop as it is seen with a colour vision deficiency, at least 1.
    ///
    /// The measured ratio changes by as much as that of the two colours does, so that a grey line keeps its
    /// ratio whatever lies behind it.
    func typicalContrast(with simulation: VisionSimulation) -> Double {
        let (ink, backdrop) = (SRGB(ink), SRGB(backdrop))
        let seen = simulation.simulate(ink).contrastRatio(with: simulation.simulate(backdrop))
        return max(1, contrast.typical * seen / ink.contrastRatio(with: backdrop))
    }
}
