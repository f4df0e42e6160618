internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

extension Rule {
    /// Two screenshots each of what ``elementContrast`` objects to, and of what it does not.
    static let comparedControls: [RuleExample] = [
        .found(
            comparing: .page("form-rest", .frame(0xD0D0D4, x: 20, y: 60, 120, 30)),
            .page("form-focus1", .frame(0x0060C0, x: 20, y: 60, 120, 30))),
        .notFound(
            comparing: .page("form-rest", .frame(0x767676, x: 20, y: 60, 120, 30)),
            .page("form-focus1", .frame(0x0060C0, x: 20, y: 60, 120, 30))),
        .found(
            comparing: .page("tabs-rest", .area(0x606060, x: 40, y: 60, 24, 24)),
            .page("tabs-selected", .area(0xFFC040, x: 40, y: 60, 24, 24))),
        .notFound(
            comparing: .page("tabs-rest", .text()),
            .page("tabs-selected", .area(0xF0F0F4, x: 10, y: 50, 120, 30), .text())),
        // What fills a box inside of its outline is seen by the two together.
        .notFound(
            comparing: .page("box-rest", .frame(0x767676, x: 40, y: 60, 24, 24)),
            .page(
                "box-selected", .frame(0x767676, x: 40, y: 60, 24, 24), .area(0x5A7A96, x: 42, y: 62, 20, 20))
        ),
    ]
}

extension ComparisonCheck {
    static let elementContrast = ComparisonCheck(.elementContrast) { pair in
        // Where a view tree is known, an audit of each screenshot looks at every control.
        guard pair.differences == [.state], !pair.screen.traits.isLaunch, let change = pair.change,
            pair.screen.elements == nil, pair.reference.elements == nil
        else { return [] }
        return change.parts.compactMap { part in pair.faintControl(at: part) }
    }
}

extension ScreenPair {
    /// The least side of a control in points: what is thinner is a mark beside one.
    private static let leastSide = 8.0
    /// The share of a screen from which on what changed is no control.
    private static let mostShare = 0.25
    /// Less of one colour around it than this is a photograph, or a gradient.
    private static let evenGround = 0.5

    /// What is to be said of a part that changes, which is a control, or holds one; `nil` where it is seen
    /// well, or told by words.
    fileprivate func faintControl(at part: PixelRect) -> ComparisonRemark? {
        let least = Double(min(part.width, part.height)) / screen.scale
        guard least >= Self.leastSide,
            Double(part.area) < Self.mostShare * Double(screen.width * screen.height)
        else { return nil }
        // Words say what it is, and need no outline.
        let hasWords = [reference, screen].contains { own in
            own.regions.contains { $0.kind == .text && $0.box.overlap(with: part) * 2 > $0.box.area }
        }
        guard !hasWords else { return nil }
        let required = ContrastStandard.wcagAA.requiredRatio(for: .nonText)
        // What shows the focus stands out by itself, so that the control is seen at rest only.
        let states = [(reference, "at rest")] + (screen.traits.isFocused ? [] : [(screen, words)])
        for (own, state) in states {
            guard let sight = own.controlSight(around: part), sight.ink != nil,
                sight.evenness >= Self.evenGround
            else { continue }
            let (ink, ground) = (sight.mark(on: sight.ground), sight.ground)
            let ratio = ink.contrastRatio(with: ground)
            guard ratio < required else { continue }
            return ComparisonRemark(
                verdict: .review,
                message:
                    "Contrast \(ContrastRatio(ratio)), \(ink) on \(ground), is the most that any part of what changes "
                    + "has \(state), below the \(Figure(required)) that a control needs.",
                boxes: [part], referenceBoxes: [part], severityAtMost: .warning,
                colors: ComparisonFinding.Colors(
                    ink: ink, backdrop: ground, contrast: ratio, required: required))
        }
        return nil
    }
}

extension ComparedScreen {
    /// The share of one colour around an outline that lies on a page.
    private static let plainGround = 0.9
    /// How wide the outline of a control is at most, in points.
    private static let widestOutline = 4.0

    /// What is seen of a part that changes: with the outline that it lies in, where the colour around it is
    /// that of an outline and not of the page.
    fileprivate func controlSight(around part: PixelRect) -> ElementSight? {
        guard let sight = ElementSight(of: pixels, in: part, scale: scale) else { return nil }
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        let outer = part.grown(by: Int((Self.widestOutline * scale).rounded(.up)), within: whole)
            .flatMap { ElementSight(of: pixels, in: $0, scale: scale) }
        guard let outer, outer.ground != sight.ground, outer.evenness >= Self.plainGround else {
            return sight
        }
        return outer
    }
}
