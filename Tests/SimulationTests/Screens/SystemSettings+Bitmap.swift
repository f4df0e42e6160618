import Raster
import Recognition
import ScreenReading
import Simulation
import SystemColors

extension SystemSettings {
    /// Reads, recognises and paints a screen.
    func simulate(_ screen: Bitmap<UInt8>, scale: Double) -> ScreenOutcome {
        let known = KnownConditions(style: style, release: release)
        let model = ScreenModel(reading: screen, scale: scale)
        return simulate(
            ScreenCanvas(
                RecognizedScreen(model, palette: palette, known: known, assuming: .iOS), bitmap: screen))
    }
}
