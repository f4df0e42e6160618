public import ColorMath
public import Raster
internal import Recognition
public import ScreenReading
public import SystemColors

/// What a blurred pane becomes where transparency is reduced.
public struct OpaquePane: Hashable, Sendable {
    /// The smallest rectangle around it, in pixels.
    public let box: PixelRect
    /// The name of the nearest material: the thickest that its colours can have come through.
    public let material: String
    /// Its opaque colour: the material's tint over the base background of the appearance, a model.
    public let color: SRGB8
}

extension SettingsModel {
    /// Makes a pane opaque.
    ///
    /// A dark bar may lie on a light screen: the pane's own colours tell whether it is light or dark.
    ///
    /// - Parameters:
    ///   - pane: The pane.
    ///   - appearance: The appearance of the screen; its style is left out of account.
    ///   - turns: Whether a light pane becomes a dark one, and a dark one light.
    /// - Returns: nil where no material of the platform is known.
    public func opaque(
        _ pane: BlurredPane, in appearance: Appearance, turning turns: Bool = false
    ) -> OpaquePane? {
        var appearance = appearance
        appearance.style = Appearance.Style(ofLuminance: SRGB8(clipping: pane.color).relativeLuminance)
        let models = materials.materials
            .filter { $0.thickness != nil }
            .sorted { ($0.thickness ?? 0) < ($1.thickness ?? 0) }
            .compactMap { material(named: $0.name, in: appearance) }
        let fitting = models.last { $0.lets(through: pane.darkest.components, pane.brightest.components) }
        guard let nearest = fitting ?? models.first else { return nil }
        if turns { appearance.style = appearance.style == .light ? .dark : .light }
        return material(named: nearest.material.name, in: appearance).map {
            OpaquePane(box: pane.box, material: $0.material.name, color: SRGB8(clipping: $0.opaque))
        }
    }
}

extension MaterialModel {
    /// Whether colours of a range can have come through: they lie between what black and white become.
    fileprivate func lets(through darkest: SIMD3<Double>, _ brightest: SIMD3<Double>) -> Bool {
        let (black, white) = (tinted(SRGB(.black)).components, tinted(SRGB(.white)).components)
        // Two code values for rounding, and for blurs that are cut off at the sides.
        let slack = 2.0 / 255
        return (darkest - black).min() >= -slack && (white - brightest).min() >= -slack
    }
}
