internal import Elements
internal import Recognition
internal import Screenshots
internal import SystemColors

extension Rule {
    /// What matters keeps clear of corners, camera and home indicator.
    public static let safeArea = Rule(
        id: "safe-area",
        name: "Safe area",
        summary: "Controls and text keep clear of the home indicator, the camera and the rounded corners.",
        rationale: """
            At the very bottom of a screen without a home button the system takes touches for its own \
            gestures; in its corners and under the camera things are cut off. Reported is a control of which \
            the middle lies in what the safe area leaves out, and a control or text that reaches beyond the \
            rounding of a corner. The safe area is that of the view tree, or else of the device, which the \
            size of the screen tells: of several devices of one size, the smallest. What lies in a list \
            scrolls, and is passed over; so is what the system draws. Text and pictures are for review, as \
            some are meant to be cut.
            """,
        guidelines: [.interface("Layout", "Guides and safe areas", at: "layout")],
        severity: .warning,
        examples: [
            .found(elements: .example(.button, [100, 806, 190, 36], label: "Pay")),
            .notFound(elements: .example(.button, [100, 760, 190, 50], label: "Pay")),
            .found(elements: .example(.button, [0, 800, 44, 44], label: "Menu")),
            .notFound(
                elements: .example(.scrollView, [0, 0, 390, 844]),
                .example(.button, [100, 806, 190, 36], label: "Pay", in: 0)),
            .found(elements: .example(.text, [0, 0, 120, 20], label: "Welcome")),
            .notFound(elements: .example(.text, [16, 60, 120, 20], label: "Welcome")),
        ])
}

extension ScreenCheck {
    static let safeArea = ScreenCheck(.safeArea) { index, elements, screen in
        guard screen.conditions.platform == .iOS, let area = elements.safeArea,
            !elements.lies(index, in: [.scrollView, .cell, .dialog, .tabBar])
        else { return nil }
        let element = elements[index]
        let isTarget = element.role.isTarget && elements.isEnabled[index]
        let isContent = [.text, .heading].contains(element.role)
        guard isTarget || isContent, let words = area.trouble(of: element.frame) else { return nil }
        return Remark(
            verdict: isTarget ? .fail : .review, message: "The \(element.name) \(words).")
    }
}

/// What of a screen is left to an app.
private struct SafeArea {
    let screen: ElementFrame
    let insets: ElementInsets
    let cornerRadius: Double

    /// What is wrong with a place, as a clause; nil where nothing is.
    func trouble(of frame: ElementFrame) -> String? {
        guard screen.overlap(with: frame) > 0 else { return nil }
        if insets.bottom > 0, frame.midY > screen.maxY - insets.bottom {
            return "lies under the home indicator, in the lowest \(Figure(insets.bottom)) points"
        }
        if insets.left > 0, frame.midX < insets.left {
            return "lies beside the camera, in the left \(Figure(insets.left)) points"
        }
        if insets.right > 0, frame.midX > screen.maxX - insets.right {
            return "lies beside the camera, in the right \(Figure(insets.right)) points"
        }
        if insets.top > 0, frame.midY < insets.top {
            return "lies under the status bar, in the upper \(Figure(insets.top)) points"
        }
        return reachesIntoCorner(frame)
            ? "reaches into a corner, which is rounded by \(Figure(cornerRadius)) points" : nil
    }

    /// Whether a corner of a frame lies beyond the arc of the screen's.
    private func reachesIntoCorner(_ frame: ElementFrame) -> Bool {
        let radius = cornerRadius
        guard radius > 0 else { return false }
        let seen = [
            (max(frame.x, 0), max(frame.y, 0)), (min(frame.maxX, screen.maxX), max(frame.y, 0)),
            (max(frame.x, 0), min(frame.maxY, screen.maxY)),
            (min(frame.maxX, screen.maxX), min(frame.maxY, screen.maxY)),
        ]
        return seen.contains { x, y in
            let across = max(radius - x, x - (screen.maxX - radius))
            let down = max(radius - y, y - (screen.maxY - radius))
            return across > 0 && down > 0 && (across * across + down * down).squareRoot() > radius + 0.5
        }
    }
}

extension SeenElements {
    /// What the view tree or the device leaves of the screen; nil where neither is known.
    fileprivate var safeArea: SafeArea? {
        let device = DeviceTable.embedded.safeArea(ofScreen: screen.width, by: screen.height)
        let sides = device?.sides
        let known = sides.map {
            ElementInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        }
        guard let insets = tree.safeArea ?? known else { return nil }
        return SafeArea(screen: screen, insets: insets, cornerRadius: device?.cornerRadius ?? 0)
    }
}
