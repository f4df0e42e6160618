internal import ColorMath
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

extension JudgedScreen {
    /// What the contrast of a region would be under each other condition of which that can be told.
    ///
    /// Settings move the colours that are semantic ones under the screen's conditions; the others stay.
    /// Nothing is said of a setting that moves neither ink nor backdrop, of Reduce Transparency where the
    /// backdrop varies and is no blurred pane, and of the other appearance unless both are semantic colours.
    ///
    /// - Parameters:
    ///   - judged: A line of text or an icon.
    ///   - required: The ratio that settles the matter.
    func whatIfs(for judged: JudgedRegion, required: Double) -> [WhatIf] {
        let measured = judged.region.contrast
        func now(_ condition: WhatIf.Condition, _ contrast: Double) -> WhatIf? {
            WhatIf(
                condition, [.init(names: [], contrast: contrast)], required: required,
                ratherThan: measured.typical)
        }
        func then(_ condition: WhatIf.Condition, _ predictions: [PairPrediction]) -> WhatIf? {
            WhatIf(
                condition, predictions.map { outcome($0, of: judged) }, required: required,
                ratherThan: measured.typical)
        }
        func onPane(_ condition: WhatIf.Condition, _ predictions: [PairPrediction]) -> WhatIf? {
            // An even backdrop settles what one that varies leaves open, so the least of the ratios is
            // compared with.
            WhatIf(
                condition,
                predictions.map { .init(names: $0.names, contrast: $0.contrast, colors: $0.colors) },
                required: required, ratherThan: measured.low, isModel: true)
        }
        var outcomes: [WhatIf?] = []
        let appearance = conditions.appearance
        let increased =
            appearance.contrast == .standard
            ? predictions(of: judged, with: { $0.contrast = .increased }) : []
        outcomes.append(then(.increaseContrast, increased))
        let both = WhatIf.Condition.increaseContrastAndReduceTransparency
        if let pane = pane(behind: judged) {
            outcomes.append(onPane(.reduceTransparency, predictions(of: judged, onOpaque: pane) { _ in }))
            let increased = predictions(of: judged, onOpaque: pane) { $0.contrast = .increased }
            outcomes.append(onPane(both, increased))
        } else if isOpaque(behind: judged) {
            outcomes.append(now(.reduceTransparency, measured.typical))
            outcomes.append(then(both, increased) ?? now(both, measured.typical))
        }
        let other: Appearance.Style = appearance.style == .light ? .dark : .light
        let turned = predictions(of: judged, with: { $0.style = other }).filter(\.namesBoth)
        outcomes.append(then(.style(other), turned))
        outcomes += WhatIf.Condition.visions.map { seen(judged, with: $0, required: required) }
        return outcomes.compactMap(\.self)
    }

    /// What is seen of a region with a colour vision deficiency.
    private func seen(_ judged: JudgedRegion, with vision: VisionSimulation, required: Double) -> WhatIf? {
        let region = judged.region
        func seen(_ color: SRGB8) -> SRGB8 { SRGB8(clipping: vision.simulate(SRGB(color))) }
        let outcome = WhatIf.Outcome(
            names: [], contrast: region.typicalContrast(with: vision),
            colors: WhatIf.Colors(ink: seen(region.ink), backdrop: seen(region.backdrop)))
        return WhatIf(
            .vision(vision), [outcome], required: required, ratherThan: region.contrast.typical)
    }

    /// Whether a region lies on a plain area of a semantic background: then Reduce Transparency finds nothing
    /// to make opaque. What lies on a colour of the app's own may have content shining through.
    private func isOpaque(behind judged: JudgedRegion) -> Bool {
        let measured = judged.region.contrast
        let ground = judged.attribution.backgroundRole
        return measured.low == measured.high && (ground.map { $0.occurs(under: conditions) } ?? false)
    }

    /// The contrast of a region whose colours have moved.
    ///
    /// Over a backdrop that varies, the measured ratio changes by as much as that of the two colours does.
    private func outcome(_ prediction: PairPrediction, of judged: JudgedRegion) -> WhatIf.Outcome {
        let region = judged.region
        let isPlain = region.contrast.low == region.contrast.high
        let now = region.ink.contrastRatio(with: region.backdrop)
        return WhatIf.Outcome(
            names: prediction.names,
            contrast: isPlain
                ? prediction.contrast : max(1, region.contrast.typical * prediction.contrast / now),
            colors: prediction.colors)
    }
}
