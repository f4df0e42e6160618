internal import ColorMath

/// How one channel's code value relates to light: 0…1 encoded to 0…1 linear, never decreasing.
///
/// Outside 0…1 parametric curves continue by their own formula above and by odd symmetry below, as CSS Color
/// 4 and Apple's extended spaces do; sampled curves hold their end values.
package enum ToneCurve: Hashable, Sendable {
    case parametric(ParametricCurve)
    case sampled(SampledCurve)

    /// The curve of linear light.
    package static let linear = power(1)

    /// Plain gamma: linear = encoded ^ exponent.
    package static func power(_ exponent: Double) -> ToneCurve {
        .parametric(ParametricCurve(g: exponent, a: 1, b: 0, c: 0, d: 0))
    }

    /// The sRGB curve, IEC 61966-2-1, which Display P3 shares.
    package static let sRGB = ToneCurve.parametric(
        ParametricCurve(g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045))

    /// The inverse of the camera curve of Rec. 709, 601 and 2020, in the exact constants of Rec. 2020.
    package static let rec709 = ToneCurve.parametric(
        ParametricCurve(
            g: 1 / 0.45, a: 1 / 1.09929682680944, b: 0.09929682680944 / 1.09929682680944, c: 1 / 4.5,
            d: 4.5 * 0.018053968510807))

    /// The inverse of the camera curve of SMPTE 240M, as H.273 states it.
    package static let smpte240M = ToneCurve.parametric(
        ParametricCurve(g: 1 / 0.45, a: 1 / 1.1115, b: 0.1115 / 1.1115, c: 1 / 4.0, d: 4 * 0.0228))

    /// The inverse of the curve of digital cinema, SMPTE ST 428-1, whose white of 48 cd/m² lies below the
    /// last code.
    package static let digitalCinema = ToneCurve.parametric(
        ParametricCurve(g: 2.6, a: ColorMath.power(52.37 / 48, 1 / 2.6), b: 0, c: 0, d: 0))

    /// The light of an encoded value.
    package func linear(_ encoded: Double) -> Double {
        switch self {
        case .parametric(let curve):
            encoded < 0 ? -curve.linear(-encoded) : curve.linear(encoded)
        case .sampled(let curve):
            curve.linear(encoded)
        }
    }

    /// The encoded value of a light.
    package func encoded(_ linear: Double) -> Double {
        switch self {
        case .parametric(let curve):
            linear < 0 ? -curve.encoded(-linear) : curve.encoded(linear)
        case .sampled(let curve):
            curve.encoded(linear)
        }
    }

    /// Whether the curve runs from black upwards and never falls, so that it can be inverted.
    package var isInvertible: Bool {
        let lights = (0...255).map { linear(Double($0) / 255) }
        return abs(lights[0]) < 1e-9 && lights[255] > 0.5 && lights[255] < 2
            && zip(lights, lights.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// The largest difference, in encoded values, between this curve's 8-bit codes and those `other` gives
    /// the same light.
    func distance(to other: ToneCurve) -> Double {
        (0...255).map { code in
            let encoded = Double(code) / 255
            return abs(other.encoded(linear(encoded)) - encoded)
        }.max() ?? 0
    }
}
