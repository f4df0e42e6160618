// The one place that needs the platform's own mathematics: Swift's library has square roots, but no powers,
// roots or angles. Where the platform has no module of it, as Embedded Swift, its functions are linked by
// their C names.
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(ucrt)
    internal import ucrt
#elseif canImport(WASILibc)
    internal import WASILibc
#else
    @_silgen_name("pow") private func pow(_ base: Double, _ exponent: Double) -> Double
    @_silgen_name("exp") private func exp(_ value: Double) -> Double
    @_silgen_name("log") private func log(_ value: Double) -> Double
    @_silgen_name("sin") private func sin(_ angle: Double) -> Double
    @_silgen_name("cos") private func cos(_ angle: Double) -> Double
    @_silgen_name("asin") private func asin(_ value: Double) -> Double
    @_silgen_name("acos") private func acos(_ value: Double) -> Double
    @_silgen_name("atan2") private func atan2(_ y: Double, _ x: Double) -> Double
    @_silgen_name("hypot") private func hypot(_ a: Double, _ b: Double) -> Double
#endif

/// `base` to the power of `exponent`.
@inline(__always)
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// e to the power of `value`.
@inline(__always)
package func exponential(_ value: Double) -> Double { exp(value) }

/// The natural logarithm.
package func naturalLogarithm(_ value: Double) -> Double { log(value) }

/// The angle in radians whose sine is the value.
func arcsine(_ value: Double) -> Double { asin(value) }

/// The angle in radians whose cosine is the value.
func arccosine(_ value: Double) -> Double { acos(value) }

/// The direction of a point in radians, −π…π.
func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

/// The square root of the sum of squares, without overflow on the way.
func hypotenuse(_ a: Double, _ b: Double) -> Double { hypot(a, b) }

/// The cosine and sine of an angle in degrees, exact for multiples of 90°.
func exactCosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.truncatingRemainder(dividingBy: 90) == 0 else { return cosineAndSine(degrees: degrees) }
    switch wrapped(degrees: degrees) {
    case 0: return (1, 0)
    case 90: return (0, 1)
    case 180: return (-1, 0)
    default: return (0, -1)
    }
}

/// The cosine and sine of an angle in degrees.
@inline(__always)
func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
    let radians = degrees * (.pi / 180)
    return (cos(radians), sin(radians))
}

/// The direction of a point seen from the origin in degrees, 0..<360; 0 for the origin itself.
@inline(__always)
func direction(x: Double, y: Double) -> Double {
    wrapped(degrees: atan2(y, x) * (180 / .pi))
}

/// The same angle within 0..<360.
@inline(__always)
func wrapped(degrees: Double) -> Double {
    let rest = abs(degrees) < 360 ? degrees : degrees.truncatingRemainder(dividingBy: 360)
    // A negative angle too small to matter would round up to 360 itself.
    return rest < 0 ? (rest + 360 < 360 ? rest + 360 : 0) : rest
}

/// `base` to the power of `exponent`, continued to negative values by odd symmetry.
@inline(__always)
func signedPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -power(-base, exponent) : power(base, exponent)
}

extension SIMD3<Double> {
    /// Each component to the power of `exponent`, continued to negative values by odd symmetry.
    @inline(__always)
    func signedPower(_ exponent: Double) -> SIMD3 {
        SIMD3(
            ColorMath.signedPower(x, exponent), ColorMath.signedPower(y, exponent),
            ColorMath.signedPower(z, exponent))
    }
}
