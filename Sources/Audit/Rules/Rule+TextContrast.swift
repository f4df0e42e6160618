extension Rule {
    /// Text stands out from what lies behind it.
    public static let textContrast = Rule(
        id: "text-contrast",
        name: "Text contrast",
        summary:
            "Every line of text has at least the contrast ratio with its backdrop that the standard requires.",
        rationale: """
            People with low vision, older eyes, or a screen in the sun lose text whose luminance is close to that of its \
            backdrop. The ratio is measured between the colour of the strokes and the pixels behind them, and compared \
            unrounded: 4.499 is not 4.5. Large text, whose strokes are wider, needs less. Where the pixels do not decide, \
            the verdict is review, with the reason; a review is never a pass. Text that the system draws (status bar, \
            keyboard) and text inside a picture is measured too, and reported as a note.
            """,
        guidelines: [
            Guideline(
                title: "WCAG 2.2, 1.4.3 Contrast (Minimum), level AA",
                address: "https://www.w3.org/TR/WCAG22/#contrast-minimum"),
            Guideline(
                title: "WCAG 2.2, 1.4.6 Contrast (Enhanced), level AAA",
                address: "https://www.w3.org/TR/WCAG22/#contrast-enhanced"),
            Guideline(
                title: "Human Interface Guidelines, Accessibility, Color and effects",
                address: "https://developer.apple.com/design/human-interface-guidelines/accessibility"),
        ],
        severity: .error)
}
