internal import ColorMath
internal import Elements
internal import Raster
internal import ScreenReading

extension StatePair {
    /// The contrast between two states that is seen without colour (WCAG 2.2, technique G183).
    private static let leastRatio = 3.0
    /// Colours that differ by less, in ΔE OK, are one.
    private static let sameColor = 0.02
    /// Shapes of which one covers so much more than the other differ.
    private static let otherShape = 1.2
    /// What is drawn lies elsewhere where its middle is so far from the other's, as a share of the width.
    private static let otherPlace = 0.1
    /// Weights of a font that are so far apart can be told.
    private static let otherWeight = 200.0
    /// How far from a field words that explain it stand, in points.
    private static let wordsReach = 28.0

    /// What is to be said of the pair; nil where its two states are told apart by more than colour.
    func finding(on elements: SeenElements) -> (message: String, severity: Severity, isByColor: Bool)? {
        guard let one = elements.elements[marked].sight, let other = elements.elements[plain].sight else {
            return nil
        }
        let names =
            "The \(elements[marked].name), which is \(state.rawValue), and the \(elements[plain].name)"
        let looks = zip(one.looks, other.looks).filter { $0.differenceOK(from: $1) >= Self.sameColor }
        guard !isToldByShape(one, other, on: elements) else { return nil }
        guard let strongest = looks.max(by: { Self.ratio($0) < Self.ratio($1) }) else {
            // Words and pictures differ between tabs, and nothing tells whether the state does, too.
            guard canLookTheSame(elements[marked].role) else { return nil }
            // What is wrong with a field may be said elsewhere on the screen.
            let severity: Severity = state == .invalid ? .note : .warning
            return ("\(names), which is \(state.opposite), look the same.", severity, false)
        }
        let ratio = Self.ratio(strongest)
        guard ratio < Self.leastRatio else { return nil }
        if state == .inactive { return nil }
        let colors = "\(strongest.0) and \(strongest.1)"
        let confused = lostDifference(of: looks)
        if let confused {
            return (
                """
                \(names), which is \(state.opposite), differ by colour alone, \(colors), and with \
                \(confused) hardly at all.
                """, .warning, true
            )
        }
        return (
            """
            \(names), which is \(state.opposite), differ by colour alone, \(colors): in grey their contrast \
            is \(ContrastRatio(ratio)), below 3.
            """, .note, true
        )
    }

    /// The deficiency that takes away the difference of all colours; nil where none does.
    private func lostDifference(of looks: [(SRGB8, SRGB8)]) -> VisionSimulation? {
        ColorConfusions.dichromacies.first { simulation in
            looks.allSatisfy { first, second in
                let seen = (simulation.simulate(SRGB(first)), simulation.simulate(SRGB(second)))
                return seen.0.differenceOK(from: seen.1) < ColorConfusions.defaultThreshold
            }
        }
    }

    private static func ratio(_ pair: (SRGB8, SRGB8)) -> Double { pair.0.contrastRatio(with: pair.1) }

    private func canLookTheSame(_ role: ElementRole) -> Bool {
        role.isMarked || role == .radio || role == .checkbox || state != .selected
    }

    /// Whether something other than colour tells the two apart.
    private func isToldByShape(_ one: ElementSight, _ other: ElementSight, on elements: SeenElements) -> Bool
    {
        if one.isUnderlined != other.isUnderlined { return true }
        let weights = [marked, plain].map { elements[$0].font?.weight ?? 400 }
        if abs(weights[0] - weights[1]) >= Self.otherWeight { return true }
        if state == .invalid { return isExplained(on: elements) }
        // What is drawn in boxes, switches and dots is the state; in tabs it is words and pictures.
        guard elements[marked].role.isMarked || [.radio, .checkbox].contains(elements[marked].role) else {
            return standsApart(one, on: elements)
        }
        return isResized(one.ink, other.ink) || isMoved(one.middles, other.middles)
            || [one.drawnShares, other.drawnShares].spreads.contains { $0 > Self.otherShape }
    }

    /// Whether how much is drawn tells one from all others: it differs from each by more than these do among
    /// themselves, as a filled disc does from rings. One other alone may be another picture; and where the
    /// fill is another, that is a colour.
    private func standsApart(_ one: ElementSight, on elements: SeenElements) -> Bool {
        let rest = others.compactMap { elements.elements[$0].sight }
        guard rest.count > 1, rest.allSatisfy({ $0.fill.differenceOK(from: one.fill) < Self.sameColor })
        else { return false }
        let spread = rest.map(\.drawnShares).spreads
        let gaps = rest.map { [one.drawnShares, $0.drawnShares].spreads }
        return spread.indices.contains { index in
            gaps.allSatisfy { $0[index] > max(Self.otherShape, spread[index]) }
        }
    }

    /// Whether what is drawn lies elsewhere from left to right, as the knob of a switch does.
    private func isMoved(_ one: ElementSight.Middles, _ other: ElementSight.Middles) -> Bool {
        [one.onGround - other.onGround, one.onFill - other.onFill].contains { abs($0) > Self.otherPlace }
    }

    /// Whether what is drawn is of another size.
    private func isResized(_ one: PixelRect?, _ other: PixelRect?) -> Bool {
        guard let one, let other else { return (one == nil) != (other == nil) }
        func differ(_ first: Int, _ second: Int) -> Bool {
            Double(max(first, second)) > Self.otherShape * Double(min(first, second))
        }
        return differ(one.width, other.width) || differ(one.height, other.height)
    }

    /// Whether words or a sign stand right below a field or in it, nearer than to the other.
    private func isExplained(on elements: SeenElements) -> Bool {
        let (field, other) = (elements[marked].frame, elements[plain].frame)
        let fields = elements.elements.indices.filter { $0 != marked && elements[$0].role == .textField }
        return elements.elements.indices.contains { index in
            guard elements.isInForce[index], [.text, .image, .badge].contains(elements[index].role) else {
                return false
            }
            let frame = elements[index].frame
            // What names a field, this one or the next, explains nothing.
            guard elements[index].label != elements[marked].label,
                !fields.contains(where: {
                    elements[$0].label == elements[index].label
                        || elements[$0].frame.distance(to: frame) < field.distance(to: frame)
                })
            else { return false }
            let isBelow = frame.y >= field.midY && frame.y - field.maxY < Self.wordsReach
            return isBelow && field.distance(to: frame) < Self.wordsReach
                && field.distance(to: frame) <= other.distance(to: frame)
        }
    }
}

extension [[Double]] {
    /// How many times the least the greatest is, place by place.
    fileprivate var spreads: [Double] {
        guard let count = first?.count else { return [] }
        return (0..<count).map { place in
            let values = map { $0[place] }
            return (values.max() ?? 1) / (values.min() ?? 1)
        }
    }
}

extension ElementSight {
    /// How much of the frame is not its fill, and how much not what lies around; a little more, so that
    /// nothing can be compared.
    fileprivate var drawnShares: [Double] { [1 - inside[0].share + 0.001, coverage + 0.001] }

    /// The colours that a state may change: the fill, what stands out on it, the outline, and what stands out
    /// from around.
    fileprivate var looks: [SRGB8] {
        let outline = border.max { first, second in
            first.color.contrastRatio(with: ground) * (first.share < 0.05 ? 0 : 1)
                < second.color.contrastRatio(with: ground) * (second.share < 0.05 ? 0 : 1)
        }
        return [fill, mark(on: fill), outline?.color ?? fill, mark(on: ground)]
    }
}
