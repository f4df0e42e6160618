internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// What is tapped is large enough.
    public static let targetSize = Rule(
        id: "target-size",
        name: "Target size",
        summary: "Whatever is tapped or clicked is as large as the platform asks for.",
        rationale: """
            A finger covers about 44 points, and hands shake. On iOS a control below 44 points in width or \
            height is a warning, and below 40 an error; a switch, slider, stepper, segment, text field or \
            picker of the size that the system gives it is a note. The keys of the keyboard are passed over. \
            On Android 48 dp are asked for. On the web 24 CSS pixels are, unless a circle of that diameter \
            around the middle of the control touches no other control and no other such circle, or the \
            control stands in a line of text, or the browser alone set its size; that another control does \
            the same, which is an exception too, is not known. Where the platform is not known the figures \
            of the web are taken, for review. A control of an app that is too small and too close by the \
            rule of the web is an error, too. The frame is that of the view tree: where the area that takes \
            touches is larger, the tree has to say so. What is switched off, lies behind a dialog or reaches \
            over the edge of the screen is passed over.
            """,
        guidelines: [
            .targetSizeMinimum, .interface("Accessibility", "Mobility", at: "accessibility"),
            .init(
                title: "Android accessibility, Touch target size",
                address: "https://support.google.com/accessibility/android/answer/7101858"),
        ],
        severity: .error,
        examples: [
            .found(elements: .example(.button, [16, 100, 43, 44], label: "Save")),
            .found(elements: .example(.button, [16, 100, 44, 30], label: "Save")),
            .notFound(elements: .example(.button, [16, 100, 44, 44], label: "Save")),
            .notFound(elements: .example(.button, [16, 100, 30, 30], label: "Save", isEnabled: false)),
            .found(elements: .example(.button, [16, 100, 47, 47], label: "Save"), platform: .android),
            .notFound(elements: .example(.button, [16, 100, 48, 48], label: "Save"), platform: .android),
            .notFound(
                elements: .example(.link, [16, 100, 358, 47], label: "Reach out", traits: [.wrapped]),
                .example(.link, [60, 100, 60, 20], label: "Terms"), platform: .web),
            .found(
                elements: .example(.button, [16, 100, 20, 20], label: "Left"),
                .example(.button, [36, 100, 24, 24], label: "Right"), platform: .web),
            .notFound(elements: .example(.button, [16, 100, 20, 20], label: "Alone"), platform: .web),
            .notFound(
                elements: .example(.link, [16, 100, 80, 18], label: "terms", traits: [.inline]),
                .example(.link, [97, 100, 80, 18], label: "policy", traits: [.inline]), platform: .web),
            // The last row, of which the list shows a part.
            .notFound(
                elements: .example(.scrollView, [0, 100, 390, 114]),
                .example(.button, [0, 100, 390, 48], label: "One", in: 0),
                .example(.button, [0, 148, 390, 48], label: "Two", in: 0),
                .example(.button, [0, 196, 390, 18], label: "Three", in: 0), platform: .android),
            // The button of the last row, and the last button of a row that goes on to the right.
            .notFound(
                elements: .example(.scrollView, [0, 100, 390, 76]),
                .example(.cell, [0, 100, 390, 56], in: 0),
                .example(.button, [330, 100, 56, 56], label: "One", in: 1),
                .example(.cell, [0, 156, 390, 20], in: 0),
                .example(.button, [330, 156, 56, 20], label: "Two", in: 3), platform: .android),
            .notFound(
                elements: .example(.scrollView, [0, 100, 390, 48]),
                .example(.button, [0, 100, 180, 48], label: "One", in: 0),
                .example(.button, [180, 100, 180, 48], label: "Two", in: 0),
                .example(.button, [360, 100, 30, 48], label: "Three", in: 0), platform: .android),
            .found(
                elements: .example(.scrollView, [0, 100, 390, 500]),
                .example(.button, [0, 100, 30, 48], label: "Fold", in: 0),
                .example(.button, [30, 100, 360, 48], label: "One", in: 0), platform: .android),
            .found(
                elements: .example(.scrollView, [0, 100, 390, 116]),
                .example(.button, [0, 100, 390, 48], label: "One", in: 0),
                .example(.button, [0, 148, 390, 20], label: "Two", in: 0),
                .example(.button, [0, 168, 390, 48], label: "Three", in: 0), platform: .android),
        ])
}

extension ScreenCheck {
    static let targetSize = ScreenCheck(.targetSize) { (screen: JudgedScreen) in
        guard let elements = screen.elements, let measure = TargetMeasure(on: screen.conditions.platform)
        else { return [] }
        let targets = elements.wholeTargets
        return targets.compactMap { index in
            let remark =
                switch measure {
                case .size(let limits): elements.sizeRemark(on: index, among: targets, by: limits)
                case .spacing(let isSure): elements.spacingRemark(on: index, among: targets, isSure: isSure)
                }
            return remark.map { Observation(subject: .element(index), remark: $0) }
        }
    }
}

extension SeenElements {
    /// What is to be said of a target by the sizes of a platform. One that success criterion 2.5.8 calls too
    /// small, too, does not meet that.
    fileprivate func sizeRemark(on index: Int, among targets: [Int], by limits: TargetLimits) -> Remark? {
        let element = self[index]
        let side = min(element.frame.width, element.frame.height)
        guard side < limits.wanted - ElementFrame.rounding else { return nil }
        let isSystems = isSystems(index) && side >= limits.systems
        let neighbor = crowdingTarget(of: index, among: targets)
        let limit = side < limits.least - ElementFrame.rounding ? limits.least : limits.wanted
        let isTooSmall = limit < limits.wanted || neighbor != nil
        let remarkable = isSystems ? "; the system's own has about this size" : ""
        let crowd = neighbor.map { ", and too close to the \(self[$0].name) for its size" } ?? ""
        return Remark(
            verdict: isTooSmall && !isSystems ? .fail : .review,
            message: """
                The \(element.name) is \(element.frame.sizeWords) \(limits.unit), below the \
                \(Figure(limit)) × \(Figure(limit)) that \
                \(limit < limits.wanted ? "can be hit well" : "are asked for")\(remarkable)\(crowd).
                """,
            severityAtMost: isSystems ? .note : isTooSmall ? .error : .warning,
            criteria: neighbor == nil ? [] : nil)
    }

    /// What is to be said of a target by the rule of the web, with its exceptions.
    fileprivate func spacingRemark(on index: Int, among targets: [Int], isSure: Bool) -> Remark? {
        guard let near = crowdingTarget(of: index, among: targets) else { return nil }
        return Remark(
            verdict: isSure ? .fail : .review,
            message: """
                The \(self[index].name) is \(self[index].frame.sizeWords) CSS pixels, below 24 × 24, and too \
                close to the \(self[near].name) for its size.
                """,
            severityAtMost: isSure ? .error : .warning)
    }

    /// Whether an element is one that the system draws smaller than a finger: some trees call a segment a
    /// button in a segmented control.
    fileprivate func isSystems(_ index: Int) -> Bool {
        self[index].role.hasSystemsSize
            || self[index].role == .button
                && tree.ancestors(of: index).contains { self[$0].role == .segmentedControl }
    }
}

extension ElementFrame {
    /// The width and the height: `43 × 44`.
    var sizeWords: String { "\(Figure(width)) × \(Figure(height))" }
}

extension ElementRole {
    /// Whether the system draws it smaller than a finger.
    fileprivate var hasSystemsSize: Bool {
        switch self {
        case .toggle, .slider, .stepper, .segment, .textField, .picker: true
        default: false
        }
    }
}

extension Rule.Guideline {
    static let targetSizeMinimum = Self(
        title: SuccessCriterion.targetSize.description, address: SuccessCriterion.targetSize.address)
}
