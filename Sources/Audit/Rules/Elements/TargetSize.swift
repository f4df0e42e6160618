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
            of the web are taken, for review. The frame is that of the view tree: where the area that takes \
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
            .found(
                elements: .example(.button, [16, 100, 20, 20], label: "Left"),
                .example(.button, [36, 100, 24, 24], label: "Right"), platform: .web),
            .notFound(elements: .example(.button, [16, 100, 20, 20], label: "Alone"), platform: .web),
            .notFound(
                elements: .example(.link, [16, 100, 80, 18], label: "terms", traits: [.inline]),
                .example(.link, [97, 100, 80, 18], label: "policy", traits: [.inline]), platform: .web),
        ])
}

extension ScreenCheck {
    static let targetSize = ScreenCheck(.targetSize) { (screen: JudgedScreen) in
        guard let elements = screen.elements else { return [] }
        let platform = screen.conditions.platform
        let targets = elements.targets.filter {
            elements.isWhole($0) && !elements.liesInTarget($0) && !elements.liesInKeyboard($0)
        }
        return targets.compactMap { index in
            let remark =
                switch platform {
                case .iOS: TargetLimits.iOS.remark(on: elements[index], isSystems: elements.isSystems(index))
                case .android:
                    TargetLimits.android.remark(on: elements[index], isSystems: elements.isSystems(index))
                case .web, nil: elements.spacingRemark(on: index, among: targets, isSure: platform == .web)
                case .macOS, .watchOS, .tvOS, .visionOS: nil as Remark?
                }
            return remark.map { Observation(subject: .element(index), remark: $0) }
        }
    }
}

/// The sizes that a platform asks of what is tapped, in points.
private struct TargetLimits {
    let least: Double
    let wanted: Double
    let unit: String
    /// The least height of what the system draws smaller.
    let systems: Double

    static let iOS = TargetLimits(least: 40, wanted: 44, unit: "pt", systems: 28)
    static let android = TargetLimits(least: 0, wanted: 48, unit: "dp", systems: 48)

    func remark(on element: ScreenElement, isSystems: Bool) -> Remark? {
        let side = min(element.frame.width, element.frame.height)
        guard side < wanted - ElementFrame.rounding else { return nil }
        let isSystems = isSystems && side >= systems
        let isTooSmall = side < least - ElementFrame.rounding
        let limit = isTooSmall ? least : wanted
        let remarkable = isSystems ? "; the system's own has about this size" : ""
        return Remark(
            verdict: isTooSmall && !isSystems ? .fail : .review,
            message: """
                The \(element.name) is \(element.frame.sizeWords) \(unit), below the \(Figure(limit)) × \
                \(Figure(limit)) that \(isTooSmall ? "can be hit well" : "are asked for")\(remarkable).
                """,
            severityAtMost: isSystems ? .note : isTooSmall ? .error : .warning, criteria: [])
    }
}

extension SeenElements {
    /// The least side of a target on the web, in CSS pixels (WCAG 2.2, 2.5.8).
    private static var leastOnWeb: Double { 24 }

    /// What is to be said of a target by the rule of the web, with its exceptions.
    fileprivate func spacingRemark(on index: Int, among targets: [Int], isSure: Bool) -> Remark? {
        let element = self[index]
        guard areCompared, element.frame.isUndersized(below: Self.leastOnWeb),
            element.traits.isDisjoint(with: [.inline, .userAgent])
        else { return nil }
        let near = targets.first { other in
            other != index && crowds(other, index)
        }
        guard let near else { return nil }
        return Remark(
            verdict: isSure ? .fail : .review,
            message: """
                The \(element.name) is \(element.frame.sizeWords) CSS pixels, below 24 × 24, and too close \
                to the \(self[near].name) for its size.
                """,
            severityAtMost: isSure ? .error : .warning)
    }

    /// Whether the circle of a target that is too small touches another target, or its circle.
    private func crowds(_ other: Int, _ index: Int) -> Bool {
        let (one, two) = (self[index].frame, self[other].frame)
        let radius = Self.leastOnWeb / 2 - ElementFrame.rounding
        guard abs(two.midY - one.midY) < two.height / 2 + 2 * radius else { return false }
        if two.distance(toX: one.midX, y: one.midY) < radius { return true }
        let (across, down) = (one.midX - two.midX, one.midY - two.midY)
        return two.isUndersized(below: Self.leastOnWeb)
            && (across * across + down * down).squareRoot() < 2 * radius
    }

    /// Whether all of a frame is on the screen and in the lists that it lies in: what is scrolled out of them
    /// is larger than it seems.
    func isWhole(_ index: Int) -> Bool {
        let frame = self[index].frame
        return screen.holds(frame)
            && tree.ancestors(of: index).allSatisfy {
                self[$0].role != .scrollView || self[$0].frame.holds(frame)
            }
    }

    /// Whether an element is one that the system draws smaller than a finger: some trees call a segment a
    /// button in a segmented control.
    fileprivate func isSystems(_ index: Int) -> Bool {
        self[index].role.hasSystemsSize
            || self[index].role == .button
                && tree.ancestors(of: index).contains { self[$0].role == .segmentedControl }
    }

    /// Whether an element is a key, or another part of the keyboard.
    func liesInKeyboard(_ index: Int) -> Bool {
        tree.ancestors(of: index).contains { self[$0].role == .keyboard }
    }

    /// Whether an element lies in another that is acted on: that is what has to be hit.
    func liesInTarget(_ index: Int) -> Bool {
        tree.ancestors(of: index).contains { self[$0].role.isTarget && isEnabled[$0] }
    }
}

extension ElementFrame {
    /// Whether a side is shorter than a limit.
    func isUndersized(below least: Double) -> Bool { min(width, height) < least - Self.rounding }

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
