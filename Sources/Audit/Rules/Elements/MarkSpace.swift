internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// Marks keep their size and the space around them.
    public static let markSpace = Rule(
        id: "mark-space",
        name: "Room for marks",
        summary: "Payment buttons, marks of augmented reality, rings and widgets keep size and clear space.",
        rationale: """
            Apple asks for room around its marks: a tenth of the height around an Apple Pay button, which is \
            32 points high at least and no smaller than another payment button on the screen, and around the \
            mark of augmented reality. Activity rings keep a margin no smaller than a stroke's distance, \
            taken as a fiftieth of their width, and what a widget shows keeps 4 points from its edges.
            """,
        guidelines: [
            .interface("Apple Pay", "Button size and position", at: "apple-pay"),
            .interface("Augmented reality", "Using AR icons", at: "augmented-reality"),
            .interface("Activity rings", "Best practices", at: "activity-rings"),
            .interface("Widgets", "Best practices", at: "widgets"),
        ],
        severity: .warning,
        examples: [
            .found(elements: .example(.paymentButton, [95, 600, 200, 30], label: "Apple Pay")),
            .notFound(elements: .example(.paymentButton, [95, 600, 200, 44], label: "Apple Pay")),
            .found(
                elements: .example(.paymentButton, [95, 600, 200, 44], label: "Apple Pay"),
                .example(.button, [95, 646, 200, 44], label: "Cancel")),
            .notFound(
                elements: .example(.paymentButton, [95, 600, 200, 44], label: "Apple Pay"),
                .example(.button, [95, 650, 200, 44], label: "Cancel")),
            .found(
                elements: .example(.paymentButton, [95, 600, 100, 44], label: "Apple Pay"),
                .example(.button, [95, 660, 200, 50], label: "Pay with card")),
            .found(
                elements: .example(.paymentButton, [95, 600, 100, 44], label: "Buy with Apple Pay"),
                .example(.paymentButton, [95, 660, 200, 50], label: "PayPal")),
            .found(
                elements: .example(.widget, [16, 100, 150, 150]),
                .example(.text, [17, 110, 80, 20], label: "12°", in: 0)),
            .notFound(
                elements: .example(.widget, [16, 100, 150, 150]),
                .example(.text, [32, 110, 80, 20], label: "12°", in: 0)),
        ])
}

extension ScreenCheck {
    /// The least height of a payment button, and how near what a widget shows comes to its edges, in points.
    private static let leastPaymentHeight = 32.0
    private static let widgetMargin = 4.0
    /// The share of a mark's height, and of the width of rings, that stays free around them.
    private static let clearShare = 0.1
    private static let ringShare = 0.02

    static let markSpace = ScreenCheck(.markSpace) { index, elements, screen in
        guard elements.areCompared, screen.conditions.platform?.isApples ?? true else { return nil }
        let element = elements[index]
        func remark(_ words: String, verdict: Verdict = .fail) -> Remark {
            Remark(verdict: verdict, message: "The \(element.name) \(words).")
        }
        func crowded(by share: Double, of side: Double) -> Remark? {
            guard let near = elements.nearest(to: index) else { return nil }
            let gap = element.frame.distance(to: elements[near].frame)
            guard gap < share * side - ElementFrame.rounding else { return nil }
            return remark(
                "is \(Figure(gap)) points from the \(elements[near].name), and keeps \(Figure(share * side)) clear"
            )
        }
        switch element.role {
        case .paymentButton:
            if element.frame.height < leastPaymentHeight - ElementFrame.rounding {
                return remark(
                    "is \(Figure(element.frame.height)) points high, below \(Figure(leastPaymentHeight))")
            }
            if let other = elements.largerPayment(than: index) {
                return remark("is smaller than the \(elements[other].name)", verdict: .review)
            }
            return crowded(by: clearShare, of: element.frame.height)
        case .arMark: return crowded(by: clearShare, of: element.frame.height)
        case .activityRings: return crowded(by: ringShare, of: element.frame.width)
        case .widget:
            let close = elements.elements.indices.first { inner in
                elements.tree.isAncestor(index, of: inner)
                    && [.text, .image, .button, .heading].contains(elements[inner].role)
                    && elements[inner].frame.margin(in: element.frame) < widgetMargin - ElementFrame.rounding
            }
            return close.map {
                remark(
                    "lets the \(elements[$0].name) come to within "
                        + "\(Figure(max(0, elements[$0].frame.margin(in: element.frame)))) points of its edge",
                    verdict: .review)
            }
        default: return nil
        }
    }
}

extension SeenElements {
    /// The nearest element that draws something, and neither holds an element nor lies in it.
    fileprivate func nearest(to index: Int) -> Int? {
        let frame = self[index].frame
        let others = elements.indices.filter { other in
            other != index && isInForce[other] && elements[other].sight != nil
                || other != index
                    && isInForce[other] && (self[other].role.isTarget || self[other].role == .text)
        }
        return others.filter { !tree.isAncestor(index, of: $0) && !tree.isAncestor($0, of: index) }
            .min { (self[$0].frame.distance(to: frame), $0) < (self[$1].frame.distance(to: frame), $1) }
    }

    /// A larger button that pays otherwise: by its role or its name.
    fileprivate func largerPayment(than index: Int) -> Int? {
        elements.indices.first { other in
            guard other != index, isInForce[other],
                self[other].frame.area > self[index].frame.area + ElementFrame.rounding
            else { return false }
            let words = (self[other].label ?? "").lowercased().split { !$0.isLetter }
            return switch self[other].role {
            case .paymentButton: !words.isEmpty && !words.contains("apple")
            case .button: words.contains { ["pay", "paypal", "checkout", "buy"].contains($0) }
            default: false
            }
        }
    }
}

extension ElementFrame {
    /// The least distance from a side of the frame to that of another around it; below 0 where it reaches
    /// beyond.
    fileprivate func margin(in outer: ElementFrame) -> Double {
        min(x - outer.x, y - outer.y, outer.maxX - maxX, outer.maxY - maxY)
    }
}
