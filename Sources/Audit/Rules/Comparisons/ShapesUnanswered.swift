internal import Elements
internal import Raster
internal import ScreenReading

extension Rule {
    /// Buttons show what they are where Button Shapes is on.
    public static let shapesUnanswered = Rule(
        id: "shapes-unanswered",
        name: "Button Shapes not answered",
        summary: "Buttons that are words alone get a line or a shape where Button Shapes is on.",
        rationale: """
            Whoever cannot tell a word from a button by its colour switches Button Shapes on: the system \
            then underlines the words of its buttons, or lays a shape behind them, and an app has to do the \
            same for its own. Two screenshots that differ in nothing but the setting are compared. Where a \
            view tree lies beside the second, each button on it that is words alone is looked at, and that \
            not a pixel has changed on and around it is a failure. Without one it is not known which words \
            are buttons; where not a pixel of the screen is another, the verdict is review.
            """,
        guidelines: [
            .userPreferences, .interface("Accessibility", "Appearance effects", at: "accessibility"),
        ],
        severity: .warning,
        examples: [
            .found(comparing: .page("home", .text()), .page("home-buttonshapes", .text())),
            .notFound(
                comparing: .page("home", .text()),
                .page("home-buttonshapes", .text(), .area(0x000000, x: 20, y: 71, 86, 1))),
            .found(
                comparing: .page("home", .text(), .text(2, y: 120)),
                .page("home-buttonshapes", .text(), .area(0x000000, x: 20, y: 71, 86, 1), .text(2, y: 120))
                    .with(
                        .example(.button, [16, 52, 100, 28], label: "Save", shows: .blank(0xFFFFFF)),
                        .example(.button, [16, 112, 100, 28], label: "Share", shows: .blank(0xFFFFFF)))),
            .notFound(
                comparing: .page("home", .text()),
                .page("home-buttonshapes", .text())
                    .with(.example(.text, [16, 52, 100, 28], label: "Save"))),
        ])
}

extension ComparisonCheck {
    static let shapesUnanswered = ComparisonCheck(.shapesUnanswered) { pair in
        guard pair.differ(onlyIn: .shapes), pair.screen.traits[.shapes] == "shown", let change = pair.change
        else { return [] }
        guard let elements = pair.screen.elements else {
            guard change.count == 0, !pair.matching.matches.isEmpty else { return [] }
            return [
                ComparisonRemark(
                    verdict: .review,
                    message:
                        "Not a pixel is another with Button Shapes: buttons of words alone have no shape.")
            ]
        }
        let buttons = elements.wordButtons
        let kept = buttons.filter { button in
            PixelChange(from: pair.reference.pixels, to: pair.screen.pixels, within: button)?.count == 0
        }
        guard !kept.isEmpty else { return [] }
        let all = counted(buttons.count, "button")
        return [
            ComparisonRemark(
                verdict: .fail,
                message:
                    "\(kept.count) of \(all) of words alone \(kept.count == 1 ? "is" : "are") the same with "
                    + "Button Shapes.",
                boxes: kept, referenceBoxes: kept)
        ]
    }
}

extension SeenElements {
    /// Where the buttons are that are words, and have no outline or fill of their own, in pixels.
    fileprivate var wordButtons: [PixelRect] {
        elements.indices.compactMap { index in
            let element = self[index]
            guard element.role == .button || element.role == .link, isInForce[index], isEnabled[index],
                element.label?.isEmpty == false, !element.traits.contains(.bezel),
                !children[index].contains(where: { self[$0].role == .image }),
                let box = elements[index].box
            else { return nil }
            // A fill, or an outline, is a shape already.
            let sight = elements[index].sight
            return sight.map { $0.border[0].color == $0.ground } ?? true ? box : nil
        }
    }
}
