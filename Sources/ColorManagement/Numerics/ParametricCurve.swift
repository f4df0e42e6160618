#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A parametric curve of an ICC profile: (a·x + b)^g + e from `d` on, c·x + f below.
///
/// Source: ICC.1:2022, table 68, function type 4; the other types are special cases.
struct ParametricCurve: Hashable, Sendable {
    var g: Double
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var e = 0.0
    var f = 0.0

    func linear(_ encoded: Double) -> Double {
        encoded >= d ? power(max(a * encoded + b, 0), g) + e : c * encoded + f
    }

    func encoded(_ linear: Double) -> Double {
        if c > 0, linear < c * d + f { return (linear - f) / c }
        return (power(max(linear - e, 0), 1 / g) - b) / a
    }

    private func power(_ base: Double, _ exponent: Double) -> Double {
        exponent == 1 ? base : pow(base, exponent)
    }
}
