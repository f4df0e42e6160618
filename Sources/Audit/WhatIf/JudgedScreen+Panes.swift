internal import ColorMath
internal import Recognition
internal import ScreenReading
internal import Simulation
internal import SystemColors
internal import TextDetection

extension JudgedScreen {
    /// The blurred pane that a region lies right on; `nil` where it lies on something else.
    func pane(behind judged: JudgedRegion) -> BlurredPane? {
        model.panes.last { $0.holds(judged.region.box, over: judged.region.backdrop) }
    }

    /// A region's ink on a pane that is made opaque, in some appearance: a semantic ink moves to its value
    /// there, any other stays.
    ///
    /// - Returns: One for each outcome, the lowest contrast first. Empty where the platform's materials are
    ///   not known, or the ink has no value in the appearance.
    func predictions(
        of judged: JudgedRegion, onOpaque pane: BlurredPane, with settings: (inout Appearance) -> Void
    ) -> [PairPrediction] {
        guard let newest = conditions.release ?? conditions.platform.flatMap(palette.newestRelease) else {
            return []
        }
        var appearance = conditions.appearance
        settings(&appearance)
        let model = SettingsModel(release: newest, palette: palette)
        guard let opaque = model.opaque(pane, in: appearance) else { return [] }
        let inks = judged.attribution.foregroundTie.filter { $0.occurs(under: conditions) }
        guard !inks.isEmpty else {
            let ink = judged.region.ink
            return [PairPrediction(ink: ink, backdrop: opaque.color, names: [], namesBoth: false)]
        }
        return PairPrediction.joined(
            inks.compactMap { ink in
                let release = ink.releases(under: conditions).last ?? newest
                return palette.value(of: ink.name, in: appearance, release: release).map {
                    PairPrediction(
                        ink: $0.composited(over: opaque.color), backdrop: opaque.color, names: [ink.name],
                        namesBoth: false)
                }
            })
    }
}
