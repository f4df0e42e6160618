internal import ColorMath
internal import TextDetection

extension Rule {
    /// The status bar can be read over what the app puts under it.
    public static let statusBarContrast = Rule(
        id: "status-bar-contrast",
        name: "Status bar contrast",
        summary: "Time and signs in the status bar have enough contrast with what the app puts under them.",
        rationale: """
            The system draws the status bar, but the app chooses whether its content is dark or light, and \
            what lies under it. Where that does not fit, time, signal and battery are lost. The other style, \
            a bar, or a blur under the status bar fixes it.
            """,
        guidelines: [
            .minimumContrast, .interface("Status bars", "Best practices", at: "status-bars"),
        ],
        severity: .warning,
        examples: [
            .found(.example(.text, 0xFFFFFF, on: 0xFFD60A, pointSize: 16, place: .statusBar)),
            .notFound(.example(.text, 0x000000, on: 0xFFD60A, pointSize: 16, place: .statusBar)),
            .notFound(.example(.text, 0xFFFFFF, on: 0xFFD60A, pointSize: 16)),
        ])
}

extension ScreenCheck {
    static let statusBarContrast = ScreenCheck(.statusBarContrast) { judged, _ in
        guard let judgement = judged.judgement, judged.region.place == .statusBar, judgement.verdict == .fail
        else { return nil }
        let backdrop = judged.region.backdrop
        let white = SRGB8.white.contrastRatio(with: backdrop)
        let black = SRGB8.black.contrastRatio(with: backdrop)
        let (style, best) = white > black ? ("light", white) : ("dark", black)
        let remedy =
            best > judged.region.contrast.typical && best >= judgement.required
            ? "; \(style) status bar content would have \(ContrastRatio(best))" : ""
        return Remark(
            verdict: .fail,
            message: judged.region.contrastMessage(
                "is below the required \(Figure(judgement.required))\(remedy)"),
            required: judgement.required)
    }
}
