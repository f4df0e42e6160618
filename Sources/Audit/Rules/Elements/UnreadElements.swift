internal import Elements
internal import Raster
internal import ScreenReading

extension Rule {
    /// The view tree of a screen can be read.
    public static let unreadElements = Rule(
        id: "unread-elements",
        name: "Elements that cannot be read",
        summary: "The file with the elements of a screen can be read, and is of that screen.",
        rationale: """
            Without its elements a screen is judged by its pixels alone: nothing is known of targets, of \
            what is switched off, and of what has a label and shows nothing. A check of them that looked at \
            nothing would look like one that found everything in order. So the file is named with what is \
            wrong in it, and the rules of pixels look at the screen all the same.
            """,
        guidelines: [.minimumContrast],
        severity: .error,
        examples: [
            .found(unreadElements: "there is no element in it"),
            .notFound(elements: .example(.button, [16, 100, 200, 44], label: "Pay")),
        ])
}

extension ScreenCheck {
    static let unreadElements = ScreenCheck(.unreadElements) { screen in
        guard let fault = screen.unreadElements else { return [] }
        let whole = PixelRect(x: 0, y: 0, width: screen.model.width, height: screen.model.height)
        let message = "The elements of the screen cannot be read, and it is judged without them: \(fault)."
        return [Observation(subject: .area(whole), remark: Remark(verdict: .review, message: message))]
    }
}
