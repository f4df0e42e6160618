internal import ColorMath
internal import Elements
internal import Raster

extension Rule {
    /// It is seen where the focus of the keyboard is.
    public static let focusVisible = Rule(
        id: "focus-visible",
        name: "Focus not visible",
        summary: "The screen is another where the focus of the keyboard is on something.",
        rationale: """
            Who works with a keyboard, or a switch, has to see where the focus is. The screen at rest is \
            compared pixel by pixel with the screen on each stop. Where not a pixel has changed, the focus \
            is not shown, which is a failure on a stop with a number, `focus1`, unless there is a view tree \
            and nothing in it has the focus; of a state `focused` it is for review, as what is shown may \
            take no focus. Where no pixel has changed by a contrast of 1.2, it is hardly seen, and the \
            verdict is review. So it is below 3, which a frame needs with what was there before by WCAG 2.2, \
            1.4.11 and 2.4.13, unless the browser draws it and the page has no say. So it is where a view \
            tree says what has the focus, and nothing changes within 16 points of that. What else changes, a \
            clock or a picture that moves, has to be kept still; the status bar is left out.
            """,
        guidelines: [.focusVisible],
        severity: .error,
        examples: [
            .found(comparing: .page("home-rest", .text()), .page("home-focus1", .text())),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0x0060C0, x: 16, y: 56, 100, 20))),
            .found(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0xF8F8F8, x: 16, y: 56, 100, 20))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .area(0x000080, x: 8, y: 60, 8, 8))),
            .found(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0x0060C0, x: 16, y: 56, 100, 20))
                    .with(.example(.button, [20, 160, 100, 30], label: "Save", isFocused: true))),
            .found(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0xC4D8F0, x: 16, y: 56, 100, 20))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0xC4D8F0, x: 16, y: 56, 100, 20))
                    .with(
                        .example(
                            .button, [18, 58, 96, 16], label: "Save", isFocused: true,
                            traits: [.userAgentFocus]))),
        ])

    /// What shows the focus is large enough and stands out.
    public static let focusAppearance = Rule(
        id: "focus-appearance",
        name: "Focus indicator too small",
        summary:
            "What shows the focus is as large as a frame two pixels wide, and changes by a contrast of 3.",
        rationale: """
            WCAG 2.2, 2.4.13, level AAA, asks for an indicator at least as large as the outline of the \
            control, two CSS pixels wide, whose pixels have a contrast of 3 between the two states. Pixels \
            that do are counted. Where a view tree says what has the focus, they are counted within 16 \
            points of it, its own frame is the control, whose corners may be round where the indicator runs \
            along all sides, and too few are a failure, but for review where the browser or the system draws \
            the control. What the browser draws around it on its own is exempt, where the tree says that it \
            does. Otherwise the control is \
            taken to be what changed, less two pixels on each side, and the verdict is review: an indicator \
            beside its control, which is smaller than that control's outline, may be too small without being \
            found.
            """,
        guidelines: [.focusAppearance],
        severity: .warning, isOnByDefault: false,
        examples: [
            .found(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0xC0C0C0, x: 16, y: 50, 100, 30))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0x0060C0, x: 16, y: 50, 100, 30))),
            .found(
                comparing: .page("home-rest", .text()),
                .page(
                    "home-focus1", .text(), .area(0x0060C0, x: 16, y: 50, 4, 30),
                    .area(0x0060C0, x: 112, y: 50, 4, 2), .area(0xE0E0E0, x: 16, y: 50, 100, 2))),
            .found(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .area(0x0060C0, x: 20, y: 88, 80, 3))
                    .with(.example(.button, [20, 50, 80, 36], label: "Save", isFocused: true))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .area(0x0060C0, x: 20, y: 88, 80, 6))
                    .with(.example(.button, [20, 50, 80, 36], label: "Save", isFocused: true))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .area(0x0060C0, x: 20, y: 88, 80, 3))
                    .with(
                        .example(
                            .button, [20, 50, 80, 36], label: "Save", isFocused: true,
                            traits: [.userAgentFocus]))),
            // The outer half of a frame, around a control with round corners.
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .frame(0x0060C0, x: 20, y: 50, 80, 36))
                    .with(.example(.button, [20, 50, 80, 36], label: "Save", isFocused: true))),
        ])

    /// What has the focus is not hidden.
    public static let focusObscured = Rule(
        id: "focus-obscured",
        name: "Focus covered",
        summary: "Nothing covers a part of the frame that shows the focus.",
        rationale: """
            A bar that stays while a page scrolls, or a banner, may lie over what has the focus. Where a \
            view tree says what has it, and another element lies over all of that, and not a pixel changes \
            there, WCAG 2.2, 2.4.11, fails. Where a part is covered, or the frame lies beyond the screen, \
            the verdict is review. Without a tree, what changed is taken for the frame around the focus: \
            where that runs along three sides and is missing on the fourth, something may cover it, which is \
            for review, too.
            """,
        guidelines: [.focusNotObscured],
        severity: .error,
        examples: [
            .found(
                comparing: .page("home-rest", .area(0x404040, x: 0, y: 200, 200, 40)),
                .page(
                    "home-focus1", .frame(0x0060C0, x: 40, y: 160, 100, 60),
                    .area(0x404040, x: 0, y: 200, 200, 40))),
            .notFound(
                comparing: .page("home-rest", .area(0x404040, x: 0, y: 200, 200, 40)),
                .page(
                    "home-focus1", .frame(0x0060C0, x: 40, y: 100, 100, 60),
                    .area(0x404040, x: 0, y: 200, 200, 40))),
            .notFound(
                comparing: .page("home-rest", .text()),
                .page("home-focus1", .text(), .area(0x0060C0, x: 20, y: 80, 80, 3))),
            .found(
                comparing: .page("home-rest", .area(0x404040, x: 0, y: 180, 200, 60)),
                .page("home-focus1", .area(0x404040, x: 0, y: 180, 200, 60))
                    .with(
                        .example(.button, [40, 190, 100, 30], label: "Save", isFocused: true),
                        .example(.toolbar, [0, 180, 200, 60]))),
            .notFound(
                comparing: .page("home-rest", .area(0x404040, x: 0, y: 180, 200, 60)),
                .page(
                    "home-focus1", .area(0x404040, x: 0, y: 180, 200, 60),
                    .frame(0xFFFFFF, x: 40, y: 190, 100, 30)
                )
                .with(
                    .example(.button, [40, 190, 100, 30], label: "Save", isFocused: true),
                    .example(.group, [0, 180, 200, 60]))),
        ])
}

extension ComparisonCheck {
    /// The contrast below which a change is hardly seen.
    private static let leastSeen = 1.2

    static let focusVisible = ComparisonCheck(.focusVisible) { pair in
        guard pair.isOfFocus, let change = pair.change else { return [] }
        guard let box = change.box else {
            guard pair.mayHaveFocus else {
                return [
                    ComparisonRemark(
                        verdict: .review,
                        message: "Not a pixel is another \(pair.words), and nothing in the view tree has the "
                            + "focus: this may be no stop of it.",
                        severityAtMost: .note)
                ]
            }
            // The stops of the Tab key are counted; of a state that has no number, and of which no view tree
            // tells, the picture may be of something that takes no focus.
            let isStop = pair.screen.traits[.state]?.last?.isNumber == true || pair.screen.elements != nil
            return [
                ComparisonRemark(
                    verdict: isStop ? .fail : .review,
                    message: "Not a pixel is another \(pair.words): the focus is not shown"
                        + (isStop ? "." : ", or nothing here takes it."),
                    severityAtMost: isStop ? .error : .warning)
            ]
        }
        guard change.greatestContrast < PixelChange.clearContrast else { return pair.focusElsewhere }
        let isFaint = change.greatestContrast >= leastSeen
        if isFaint {
            if pair.focusedControl?.isFocusSystems == true { return [] }
            let elsewhere = pair.focusElsewhere
            guard elsewhere.isEmpty else { return elsewhere }
        }
        return [
            ComparisonRemark(
                verdict: .review,
                message: "No pixel changes by more than a contrast of "
                    + "\(ContrastRatio(change.greatestContrast)) \(pair.words): "
                    + (isFaint
                        ? "what shows the focus needs 3 with what was there." : "the focus is hardly seen."),
                boxes: [box], referenceBoxes: [box], severityAtMost: .warning,
                criteria: isFaint ? [.nonTextContrast] : nil)
        ]
    }

    static let focusAppearance = ComparisonCheck(.focusAppearance) { pair in
        guard pair.isOfFocus, let box = pair.change?.box, let indicator = pair.focusIndicator,
            !indicator.isEnough
        else { return [] }
        let control = pair.focusedControl
        guard control?.isFocusSystems != true else { return [] }
        let own = control?.box ?? box
        return [
            ComparisonRemark(
                verdict: control.map { $0.isSystems ? .review : .fail } ?? .review,
                message:
                    "\(Figure(indicator.area)) square pixels change by a contrast of 3, and a frame two pixels wide "
                    + "around the \(control?.name ?? "control") has \(Figure(indicator.required)).",
                boxes: [own], referenceBoxes: [own])
        ]
    }

    /// Below this share of a side nothing of a frame is there.
    private static let missing = 0.1

    static let focusObscured = ComparisonCheck(.focusObscured) { pair in
        guard pair.isOfFocus, let change = pair.change else { return [] }
        if let control = pair.focusedControl { return [control.obscured(on: pair)].compactMap(\.self) }
        guard let box = change.box else { return [] }
        let sides = [
            ("top", change.sides.top), ("bottom", change.sides.bottom), ("left", change.sides.left),
            ("right", change.sides.right),
        ]
        let least = Double(min(box.width, box.height)) / pair.screen.scale
        guard least >= leastFrame, sides.count(where: { $0.1 >= PixelChange.along }) == 3,
            let open = sides.first(where: { $0.1 < missing })
        else { return [] }
        return [
            ComparisonRemark(
                verdict: .review,
                message:
                    "The frame around the focus runs along three sides and not along the \(open.0): something may "
                    + "cover it.",
                boxes: [box], referenceBoxes: [box], severityAtMost: .warning)
        ]
    }

    /// The least side of a frame in points.
    private static let leastFrame = 8.0
}

extension ScreenPair {
    /// Whether the second shows the focus, and the first does not.
    fileprivate var isOfFocus: Bool {
        differences == [.state] && screen.traits.isFocused && !reference.traits.isFocused
    }

    /// Whether something has the focus, as far as is known: the name of the file says so, and a view tree
    /// does not say otherwise.
    fileprivate var mayHaveFocus: Bool {
        screen.elements.map { seen in seen.elements.indices.contains { seen[$0].isFocused } } ?? true
    }

    /// What has the focus, as far as a view tree tells.
    fileprivate var focusedControl: FocusedControl? { FocusedControl(of: self) }

    /// What is to be said where something changes, and nothing of it near what has the focus.
    fileprivate var focusElsewhere: [ComparisonRemark] {
        guard let control = focusedControl, let box = control.box, control.change?.count == 0 else {
            return []
        }
        return [
            ComparisonRemark(
                verdict: .review,
                message:
                    "Nothing changes within \(Figure(FocusedControl.reach)) points of the \(control.name), which has the "
                    + "focus: what changes lies elsewhere.",
                boxes: [box], referenceBoxes: change?.parts ?? [], severityAtMost: .warning)
        ]
    }

    /// What shows the focus, by WCAG 2.2, 2.4.13; `nil` where nothing changed, or no focus is on the second.
    var focusIndicator: PixelChange.Indicator? {
        guard screen.traits.isFocused else { return nil }
        if let control = focusedControl, let change = control.change {
            return change.count == 0
                ? nil
                : change.indicator(
                    ofControl: control.width, by: control.height, mayBeRound: change.isFrame,
                    scale: screen.scale)
        }
        return change?.indicator(scale: screen.scale)
    }
}

extension FocusedControl {
    /// What is to be said where something hides it.
    fileprivate func obscured(on pair: ScreenPair) -> ComparisonRemark? {
        guard let box else {
            return ComparisonRemark(
                verdict: .review,
                message: "The \(name) has the focus \(pair.words), and nothing of it is on the screen.",
                severityAtMost: .warning)
        }
        guard let cover else { return nil }
        return ComparisonRemark(
            verdict: cover.isWhole ? .fail : .review,
            message: cover.isWhole
                ? "The \(name) has the focus \(pair.words), and the \(cover.name) hides all of it."
                : "The \(cover.name) lies over a part of the \(name), which has the focus \(pair.words).",
            boxes: [box], referenceBoxes: [box], severityAtMost: cover.isWhole ? .error : .warning)
    }
}

extension PixelChange {
    /// What shows the focus, by WCAG 2.2, 2.4.13.
    package struct Indicator: Hashable, Sendable {
        /// The area in CSS pixels that changes by a contrast of 3 at least.
        package let area: Double
        /// The area in CSS pixels of a frame two pixels wide around the control.
        package let required: Double

        /// Whether it is as large as that frame.
        package var isEnough: Bool { area >= required }
    }

    /// How large what changed is; `nil` where nothing did.
    ///
    /// The outline of a rectangle, two pixels wide, has an area of 4 w + 4 h (Understanding 2.4.13). The
    /// control is taken to be two pixels smaller than the change on each side, and its ends to be half
    /// circles, around which there is the least: pixels do not tell a control from what it lies on.
    ///
    /// - Parameter scale: Pixels per CSS pixel, or point.
    package func indicator(scale: Double) -> Indicator? {
        guard let box else { return nil }
        let (width, height) = (
            max(0, Double(box.width) / scale - 4), max(0, Double(box.height) / scale - 4)
        )
        return indicator(ofControl: width, by: height, mayBeRound: true, scale: scale)
    }

    /// How large what changed is beside a control that is known.
    ///
    /// - Parameters:
    ///   - width: The width of the control without the focus in CSS pixels, or points.
    ///   - height: Its height, likewise.
    ///   - mayBeRound: Whether its ends may be half circles, around which there is the least.
    ///   - scale: Pixels per CSS pixel, or point.
    package func indicator(
        ofControl width: Double, by height: Double, mayBeRound: Bool = false, scale: Double
    ) -> Indicator {
        // Each corner of radius r is 2 r − π r / 2 shorter than a square one.
        let corners = mayBeRound ? 2 * (8 - 2 * Double.pi) * min(width, height) / 2 : 0
        return Indicator(area: Double(clearCount) / (scale * scale), required: 4 * (width + height) - corners)
    }

    /// The share of a side from which on a change runs along it, as a frame does.
    fileprivate static let along = 0.8

    /// Whether it runs along all sides of its box, as a frame does.
    fileprivate var isFrame: Bool {
        [sides.top, sides.bottom, sides.left, sides.right].allSatisfy { $0 >= Self.along }
    }
}
