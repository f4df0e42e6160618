internal import ColorMath
internal import Elements
internal import Recognition
internal import ScreenReading
internal import SystemColors

extension Rule {
    /// Controls can be seen.
    public static let elementContrast = Rule(
        id: "element-contrast",
        name: "Contrast of controls",
        summary: "The mark of a control, or its outline or fill, has 3 : 1 with what lies around it.",
        rationale: """
            Whoever sees little contrast has to find the box to tick, the switch and the field to type into. \
            What stands out most within the frame of a switch, a check box, a radio button, a slider, a \
            progress bar, dots or an activity indicator is compared with what lies around it. Of a field the \
            outline and the fill are; of a button that shows a picture and no words, what is drawn in it. \
            Over a photograph that has to hold for four fifths of what lies around. Fields and buttons are \
            for review, as something else may show where they are, and so are the controls of Apple's \
            systems, which some apps take as they come. What is switched off is exempt, and so is what the \
            browser draws on its own, if the view tree says so.

            Without a view tree, two screenshots of one screen, at rest and in another state, tell what a \
            control is: it is what changes. Where a part that changes shows no words, and nothing in it has \
            a contrast of 3 with what lies around it at rest, or in the other state unless that is the \
            focus, the verdict is review.
            """,
        guidelines: [.nonTextContrast, .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.checkbox, [16, 100, 24, 24], shows: .outline(0xC4C4C7, on: 0xFFFFFF)),
                platform: .web),
            .notFound(
                elements: .example(.checkbox, [16, 100, 24, 24], shows: .outline(0x949494, on: 0xFFFFFF)),
                platform: .web),
            .notFound(
                elements: .example(
                    .checkbox, [16, 100, 24, 24], isEnabled: false, shows: .outline(0xC4C4C7, on: 0xFFFFFF)),
                platform: .web),
            .found(
                elements: .example(.textField, [16, 100, 300, 44], shows: .outline(0xE5E5EA, on: 0xFFFFFF))),
            .notFound(
                elements: .example(.textField, [16, 100, 300, 44], shows: .outline(0x767676, on: 0xFFFFFF))),
            .found(
                elements: .example(
                    .textField, [16, 100, 300, 44], shows: .mark(0xE5E5EA, on: 0xFFFFFF, share: 1))),
            .notFound(
                elements: .example(
                    .textField, [16, 100, 300, 44], shows: .mark(0x767676, on: 0xFFFFFF, share: 1))),
            .found(
                elements: .example(
                    .activityIndicator, [180, 300, 20, 20], shows: .mark(0xFFFFFF, on: 0xF2F2F7))),
            .notFound(
                elements: .example(
                    .activityIndicator, [180, 300, 20, 20], shows: .mark(0xFFFFFF, on: 0x1C1C1E))),
            .found(
                elements: .example(
                    .button, [320, 60, 44, 44],
                    shows: .mark(0xFFFFFF, overPhotographOf: [0xE8E8E0, 0xD8D8D0, 0xF0F0F0, 0x404040]))),
            .notFound(
                elements: .example(
                    .button, [320, 60, 44, 44],
                    shows: .mark(0xFFFFFF, overPhotographOf: [0x203040, 0x304020, 0x101010, 0x404040]))),
        ] + comparedControls)
}

extension ScreenCheck {
    static let elementContrast = ScreenCheck(.elementContrast) { index, elements, screen in
        let element = elements[index]
        guard !elements.isPlain, let sight = elements.elements[index].sight, elements.isEnabled[index],
            !element.traits.contains(.decorative),
            // The browser draws its own boxes to tick; a field of its size may have other colours.
            !element.traits.contains(.userAgent) || !element.role.isMarked,
            elements.isMostlyOnScreen(index),
            !sight.isBlank || element.role.isMarked || element.role.isField && sight.isFill
        else { return nil }
        let required = ContrastStandard.wcagAA.requiredRatio(for: .nonText)
        let isPicture = elements.isPictureOnly(index) || element.traits.contains(.livePhoto)
        let shown: ElementContrast?
        switch element.role {
        case _ where isPicture || element.role.isMarked && sight.isOverPhotograph:
            shown = sight.isOverPhotograph ? sight.contrastOverPhotograph : sight.contrastOfMark
        case _ where element.role.isMarked: shown = sight.contrastOfMark
        case _ where element.role.isField: shown = sight.contrastOfOutline
        default: shown = nil
        }
        guard let shown, shown.ratio < required else { return nil }
        let isSure = element.role.isMarked && screen.conditions.platform?.isApples == false
        return Remark(
            verdict: isSure ? .fail : .review,
            message: """
                Contrast \(ContrastRatio(shown.ratio)), \(shown.ink) on \(shown.ground), is the most that \
                \(shown.part) of the \(element.name) has\(shown.condition), below the \(Figure(required)) \
                that a control needs.
                """)
    }
}

extension ElementRole {
    /// Whether its outline or its fill shows where it is.
    fileprivate var isField: Bool { self == .textField || self == .picker }
}

/// How something that is drawn in an element stands out.
private struct ElementContrast {
    let ratio: Double
    let ink: SRGB8
    let ground: SRGB8
    let part: String
    var condition = ""
}

extension ElementSight {
    /// Less of one colour around it than this is a photograph, or a gradient.
    private static let evenGround = 0.5
    /// What has to be of enough contrast over a photograph.
    private static let clearMajority = 0.8
    /// The share of a border that an outline has of it at least: all around, one point wide.
    private static let leastOutline = 0.08
    /// How much of a frame a sign over a photograph covers, at least and at most.
    private static let signShare = 0.02...0.6

    /// Whether what lies around is no one colour.
    fileprivate var isOverPhotograph: Bool { evenness < Self.evenGround }

    fileprivate var contrastOfMark: ElementContrast {
        let ink = mark(on: ground)
        return ElementContrast(
            ratio: ink.contrastRatio(with: ground), ink: ink, ground: ground, part: "any part")
    }

    fileprivate var contrastOfOutline: ElementContrast {
        // An outline may be drawn around the frame.
        let outlines = border + (isOverPhotograph ? [] : around)
        let candidates = [fill] + outlines.filter { $0.share >= Self.leastOutline }.map(\.color)
        let ink = candidates.max { $0.contrastRatio(with: ground) < $1.contrastRatio(with: ground) } ?? fill
        return ElementContrast(
            ratio: ink.contrastRatio(with: ground), ink: ink, ground: ground, part: "outline or fill")
    }

    /// The contrast that a sign has with four fifths of the photograph around it; nil where there is no
    /// sign of one colour.
    ///
    /// A sign is what is of one colour in the frame, and not around it.
    fileprivate var contrastOverPhotograph: ElementContrast? {
        let sign = inside.first { drawn in
            let outside = around.filter { $0.color.differenceOK(from: drawn.color) < 0.04 }
            return Self.signShare.contains(drawn.share)
                && outside.reduce(0) { $0 + $1.share } < drawn.share / 2
        }
        guard let ink = sign?.color else { return nil }
        let ratios = around.map { (ratio: $0.color.contrastRatio(with: ink), part: $0) }
            .sorted { $0.ratio < $1.ratio }
        let total = ratios.reduce(0) { $0 + $1.part.share }
        var share = 0.0
        for (ratio, part) in ratios {
            share += part.share
            guard share > (1 - Self.clearMajority) * total else { continue }
            return ElementContrast(
                ratio: ratio, ink: ink, ground: part.color, part: "the sign",
                condition: " with four fifths of the picture behind it")
        }
        return nil
    }
}

extension SeenElements {
    /// The share of the screen from which what is pressed is no sign: Android calls all a button that takes
    /// touches.
    private static let largestPicture = 0.25

    /// Whether an element is a button or a link that shows a picture: it has no words of its own, or a
    /// picture in it.
    fileprivate func isPictureOnly(_ index: Int) -> Bool {
        guard self[index].role == .button || self[index].role == .link,
            self[index].frame.area <= Self.largestPicture * screen.area
        else { return false }
        let held = children[index]
        if held.contains(where: { self[$0].role == .text }) { return false }
        return held.contains { self[$0].role == .image } || self[index].label?.isEmpty ?? true
    }
}
