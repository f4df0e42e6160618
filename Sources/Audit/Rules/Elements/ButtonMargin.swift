internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// A wide button keeps a margin.
    public static let buttonMargin = Rule(
        id: "button-margin",
        name: "Margins of wide buttons",
        summary: "A button as wide as the layout keeps a margin to the sides of a phone's screen.",
        rationale: """
            A band of colour from edge to edge does not look like a button, and on a screen with rounded \
            corners its own are cut. Inset by the margins of the layout, with rounded corners and above the \
            home indicator, it does. Rows of lists, bars and what scrolls are not meant.
            """,
        guidelines: [.interface("Layout", "Best practices", at: "layout")],
        severity: .warning,
        examples: [
            .found(elements: .example(.button, [0, 740, 390, 50], label: "Continue")),
            .notFound(elements: .example(.button, [16, 740, 358, 50], label: "Continue")),
            .notFound(
                elements: .example(.scrollView, [0, 100, 390, 600]),
                .example(.button, [0, 140, 390, 50], label: "Continue", in: 0)),
        ])
}

extension ScreenCheck {
    /// A margin in points below which a side counts as touched.
    private static let leastMargin = 1.0
    /// The heights in points of what is a button, and not a whole area that takes touches.
    private static let buttonHeights = 28.0...100.0

    static let buttonMargin = ScreenCheck(.buttonMargin) { index, elements, screen in
        let element = elements[index]
        guard screen.conditions.platform == .iOS, elements.isPhones,
            [.button, .paymentButton].contains(element.role), buttonHeights.contains(element.frame.height),
            element.frame.x < leastMargin, element.frame.maxX > elements.screen.maxX - leastMargin,
            !elements.lies(
                index, in: [.scrollView, .cell, .navigationBar, .toolbar, .tabBar, .dialog, .keyboard])
        else { return nil }
        return Remark(
            verdict: .review,
            message: "The \(element.name) runs from one side of the screen to the other, without a margin.")
    }
}
