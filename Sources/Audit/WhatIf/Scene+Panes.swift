internal import ColorMath
internal import Simulation
internal import SystemColors
internal import TextDetection

extension Scene {
    /// The blurred pane that a region lies right on; `nil` where it lies on something else.
    func pane(behind judged: JudgedRegion) -> BlurredPane? {
        screen.panes.last { $0.holds(judged.region.box, over: judged.region.backdrop) }
    }

    /// A region's ink on a pane that is made opaque, in some appearance: a semantic ink moves to its value there, any other
    /// stays. `nil` where the platform's materials are not known, or the ink has no value in the appearance.
    func pair(
        of judged: JudgedRegion, onOpaque pane: BlurredPane, with settings: (inout Appearance) -> Void
    ) -> ScenePair? {
        let conditions = screen.conditions
        guard let release = conditions.release ?? palette.newestRelease(of: conditions.platform) else {
            return nil
        }
        var appearance = conditions.appearance
        settings(&appearance)
        let model = SettingsModel(release: release, palette: palette)
        guard let opaque = model.opaque(pane, in: appearance) else { return nil }
        var pair = ScenePair(ink: judged.region.ink, backdrop: opaque.color)
        if let ink = judged.attribution.foregroundRole, ink.occurs(under: conditions) {
            guard let value = palette.value(of: ink.name, in: appearance, release: release) else {
                return nil
            }
            pair.ink = value.composited(over: opaque.color)
        }
        return pair
    }
}
