public import ColorMath

/// A display that takes on the white of the light around it.
///
/// Known: the white moves towards that of the room, and an app may ask for less by its adaptivity style. A
/// model: the white is that of `WhitePoint.illuminant(kelvin:)`; colours follow it by CAT16, to the degree
/// of the style; and as a display has no light beyond its full red, green and blue, everything is dimmed
/// until the new white fits. No published source gives the device's own curve.
public struct TrueTone: LightSimulation {
    /// How much of the adaptation an app asks for: the values of `UIWhitePointAdaptivityStyle`.
    ///
    /// Known: where two apps share a screen, the weaker style holds for both, and that of video is weaker
    /// than the standard one. The order of all five and their ``degree`` are a model.
    public enum AdaptivityStyle: String, CaseIterable, Hashable, Sendable {
        /// Apps for reading.
        case reading
        /// What apps have that do not ask.
        case standard
        /// Games.
        case game
        /// Players of video.
        case video
        /// Editors of photographs, where colours are to stay true.
        case photo

        /// The share of the adaptation, 0…1.
        public var degree: Double {
            switch self {
            case .reading: 1
            case .standard: 0.8
            case .game: 0.6
            case .video: 0.4
            case .photo: 0.2
            }
        }
    }

    /// The colour temperatures that there is a white for, in kelvin.
    public static let temperatures: ClosedRange<Double> = 1667...25_000

    /// The correlated colour temperature of the light around, in kelvin.
    public let kelvin: Double
    /// What the app asks for.
    public let style: AdaptivityStyle
    private let matrix: Matrix3x3

    /// Creates the simulation of a display in some light.
    ///
    /// - Parameters:
    ///   - kelvin: The correlated colour temperature, brought into ``temperatures``: 2700 is a warm lamp,
    ///     6504 the white of the display itself, 7500 an overcast sky.
    ///   - style: What the app asks for.
    public init(kelvin: Double, style: AdaptivityStyle = .standard) {
        let temperatures = Self.temperatures
        self.kelvin = max(temperatures.lowerBound, min(temperatures.upperBound, kelvin))
        self.style = style
        let adaptation = ChromaticAdaptation(
            .cat16, from: .d65, to: .illuminant(kelvin: self.kelvin), degree: style.degree)
        let adapted = Matrix3x3 { light in
            let tristimulus = adaptation.adapt(LinearSRGB(components: light).base.components)
            return LinearSRGB(XYZD65(components: tristimulus)).components
        }
        matrix = Matrix3x3(diagonal: SIMD3(repeating: 1 / (adapted * .one).max())) * adapted
    }

    /// The light as the adapted display shows it.
    public func simulate(_ light: LinearSRGB) -> LinearSRGB {
        LinearSRGB(components: matrix * light.components)
    }
}
