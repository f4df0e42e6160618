// The one place that imports a C library: Swift's own library has square roots, but no powers,
// roots or angles.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#else
    internal import Darwin
#endif

/// `base` to the power of `exponent`.
@inline(__always)
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// e to the power of `value`.
@inline(__always)
func exponential(_ value: Double) -> Double { exp(value) }

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
