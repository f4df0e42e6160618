internal import ColorMath
internal import SystemColors
internal import TextDetection

extension Scene {
    /// What the contrast of a region would be under each other condition of which that can be told.
    ///
    /// Settings move the colours that are semantic ones under the screen's conditions; the others stay. Nothing is said of a
    /// setting that moves neither ink nor backdrop, of Reduce Transparency where the backdrop varies and is no blurred pane,
    /// and of the other appearance unless both are semantic colours.
    ///
    /// - Parameters:
    ///   - judged: A line of text or an icon.
    ///   - required: The ratio that settles the matter.
    func whatIfs(for judged: JudgedRegion, required: Double) -> [WhatIf] {
        let measured = judged.region.contrast
        func outcome(
            _ condition: WhatIf.Condition, _ contrast: Double, ratherThan now: Double, isModel: Bool = false
        ) -> WhatIf {
            let passes = contrast >= required
            return WhatIf(
                condition: condition, contrast: contrast, passes: passes,
                differs: passes != (now >= required),
                isModel: isModel)
        }
        func outcome(_ condition: WhatIf.Condition, _ contrast: Double) -> WhatIf {
            outcome(condition, contrast, ratherThan: measured.typical)
        }
        var outcomes: [WhatIf] = []
        let appearance = screen.conditions.appearance
        let increased =
            appearance.contrast == .standard
            ? contrast(of: judged, with: { $0.contrast = .increased }) : nil
        if let increased { outcomes.append(outcome(.increaseContrast, increased)) }
        if let pane = pane(behind: judged) {
            // An even backdrop settles what one that varies leaves open, so the least of the ratios is compared with.
            if let opaque = pair(of: judged, onOpaque: pane, with: { _ in }) {
                outcomes.append(
                    outcome(.reduceTransparency, opaque.contrast, ratherThan: measured.low, isModel: true))
            }
            if let both = pair(of: judged, onOpaque: pane, with: { $0.contrast = .increased }) {
                outcomes.append(
                    outcome(
                        .increaseContrastAndReduceTransparency, both.contrast, ratherThan: measured.low,
                        isModel: true))
            }
        } else if isOpaque(behind: judged) {
            outcomes.append(outcome(.reduceTransparency, measured.typical))
            outcomes.append(outcome(.increaseContrastAndReduceTransparency, increased ?? measured.typical))
        }
        let other: Appearance.Style = appearance.style == .light ? .dark : .light
        if let pair = pair(of: judged, with: { $0.style = other }), pair.namesBoth {
            outcomes.append(outcome(.style(other), pair.contrast))
        }
        return outcomes
            + WhatIf.Condition.visions.map { outcome(.vision($0), judged.region.typicalContrast(with: $0)) }
    }

    /// Whether a region lies on a plain area of a semantic background: then Reduce Transparency finds nothing to make opaque.
    /// What lies on a colour of the app's own may have content shining through.
    private func isOpaque(behind judged: JudgedRegion) -> Bool {
        let measured = judged.region.contrast
        let ground = judged.attribution.backgroundRole
        return measured.low == measured.high && (ground.map { $0.occurs(under: screen.conditions) } ?? false)
    }

    /// The contrast of a region in another appearance; `nil` where neither of its colours moves.
    ///
    /// Over a backdrop that varies, the measured ratio changes by as much as that of the two colours does.
    private func contrast(of judged: JudgedRegion, with settings: (inout Appearance) -> Void) -> Double? {
        guard let now = pair(of: judged, with: { _ in }), let then = pair(of: judged, with: settings)
        else { return nil }
        let measured = judged.region.contrast
        return measured.low == measured.high
            ? then.contrast : max(1, measured.typical * then.contrast / now.contrast)
    }
}
