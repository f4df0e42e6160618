internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
package import TextDetection

extension Picture {
    /// The picture read as a screen and recognised, for the chains that need to know what its pixels are a
    /// part of; worked out once, it serves every chain that knows as much of the screen.
    ///
    /// - Parameter chain: What it is read for: its settings may know appearance and release.
    /// - Returns: nil where the chain changes every pixel by itself.
    public func canvas(for chain: SimulationChain) -> ScreenCanvas? { canvas(for: chain, by: .one) }

    /// The same, worked out on several cores.
    package func canvas(for chain: SimulationChain, by cores: Cores) -> ScreenCanvas? {
        guard chain.needsCanvas else { return nil }
        let settings = chain.steps.lazy.compactMap { step -> SystemSettings? in
            if case .settings(let settings) = step { settings } else { nil }
        }.first
        let screenshot = Screenshot(
            samples: samples, in: space.pixelSpace, mapToSRGB: space.toSRGB,
            scale: scale)
        let model = ScreenModel(reading: screenshot, by: cores)
        // A picture of a part of an app tells no platform; the settings asked for are those of iPhones first.
        let recognized = RecognizedScreen(
            model, palette: settings?.palette ?? .embedded, known: settings?.known ?? .init(), assuming: .iOS)
        return ScreenCanvas(recognized, bitmap: opaqueSRGB())
    }
}

extension SimulationChain {
    /// Whether it matters to some step what a pixel is a part of.
    fileprivate var needsCanvas: Bool {
        steps.contains { step in
            switch step {
            case .boldText, .buttonShapes: true
            case .settings: !step.isIdentity
            case .invert(.smart): true
            case .material, .invert(.classic), .grayscale, .trueTone, .outdoors, .vision: false
            }
        }
    }
}
