internal import Elements

extension Rule {
    /// A screen keeps to few typefaces and sizes.
    public static let fontVariety = Rule(
        id: "font-variety",
        name: "Number of typefaces",
        summary: "The text of a screen is set in one or two typefaces.",
        rationale: """
            One typeface in a few weights and sizes keeps a screen together; with many, nothing stands out. \
            The guideline names no number: more than two typefaces are reported, for review, and each after \
            the second once. Fonts of the system, which change their names with size and release, count as \
            one, and so do fonts of signs.
            """,
        guidelines: [.interface("Typography", "Best practices", at: "typography")],
        severity: .note,
        examples: [
            .found(
                elements: .text(ElementFont(name: "Georgia")), .text(ElementFont(name: "Futura-Medium")),
                .text(ElementFont(name: "Courier-Bold"))),
            .notFound(
                elements: .text(ElementFont(name: "SFProText-Regular")),
                .text(ElementFont(name: "SFProDisplay-Bold")), .text(ElementFont(name: "Georgia-Bold"))),
        ])
}

extension ScreenCheck {
    /// The most typefaces that a screen is set in.
    private static let mostFamilies = 2

    static let fontVariety = ScreenCheck(.fontVariety) { (screen: JudgedScreen) in
        guard let elements = screen.elements else { return [] }
        var families: [String] = []
        var observations: [Observation] = []
        for index in elements.elements.indices where elements.isInForce[index] {
            guard let family = elements[index].font?.family, let name = family.typeface,
                !families.contains(name)
            else { continue }
            families.append(name)
            guard families.count > mostFamilies else { continue }
            observations.append(
                Observation(
                    subject: .element(index),
                    remark: Remark(
                        verdict: .review,
                        message: """
                            The \(elements[index].name) is set in \(family), after \(mostFamilies) other \
                            typefaces on this screen.
                            """)))
        }
        return observations
    }
}

extension String {
    /// What a family counts as; `nil` for signs.
    fileprivate var typeface: String? {
        let name = lowercased().filter { $0.isLetter }
        if ["sf", "applesystem", "systemui", "uisystem"].contains(where: name.hasPrefix) { return "system" }
        if ["symbol", "icon"].contains(where: name.hasSuffix) { return nil }
        return name
    }
}
