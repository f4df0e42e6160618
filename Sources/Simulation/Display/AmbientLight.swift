public import ColorMath

/// A display outdoors, with the light of the sky reflected by its glass over everything that it shows.
///
/// Known: the reflected luminance, E · ρ / π for an illuminance E and a reflectance ρ, is added to dark and
/// light alike, and so takes contrast away (E. F. Kelley, M. Lindfors and J. Penczek, "Display daylight
/// ambient contrast measurement methods and daylight readability", Journal of the SID 14, 2006). A model: the
/// glass scatters light evenly, the glare is as white as the display, and the eye adapts to the white that it
/// sees, glare and all. Real glass mirrors more than it scatters, so much depends on what it mirrors.
public struct AmbientLight: LightSimulation {
    /// The illuminance on the display in lux: 500 in an office, 10 000 in the shade outdoors, 100 000 in the
    /// sun.
    public let illuminance: Double
    /// The luminance of the display's own white in cd/m².
    public let peakLuminance: Double
    /// The share of light that the glass reflects, 0…1.
    public let reflectance: Double

    /// The luminance in cd/m² that is assumed where none is given: a phone in the sun.
    public static let usualPeakLuminance = 1000.0
    /// The reflectance that is assumed where none is given: that of the surface of bare glass of index 1.5 by
    /// Fresnel's equations, ((1.5 − 1) / (1.5 + 1))².
    public static let usualReflectance = 0.04

    /// Creates the simulation of a display in some light.
    ///
    /// - Parameters:
    ///   - illuminance: In lux; below 0 counts as 0.
    ///   - peakLuminance: In cd/m²; at least 1.
    ///   - reflectance: Brought into 0…1.
    public init(
        illuminance: Double, peakLuminance: Double = usualPeakLuminance,
        reflectance: Double = usualReflectance
    ) {
        self.illuminance = max(0, illuminance)
        self.peakLuminance = max(1, peakLuminance)
        self.reflectance = max(0, min(1, reflectance))
    }

    /// The luminance that the glass adds, in cd/m².
    public var glare: Double { illuminance * reflectance / .pi }

    /// The light that is seen, relative to the white that is seen.
    public func simulate(_ light: LinearSRGB) -> LinearSRGB {
        LinearSRGB(components: (light.components * peakLuminance + glare) / (peakLuminance + glare))
    }
}
