internal import ColorMath

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
        encoded >= d ? raised(max(a * encoded + b, 0), to: g) + e : c * encoded + f
    }

    func encoded(_ linear: Double) -> Double {
        if c > 0, linear < c * d + f { return (linear - f) / c }
        return (raised(max(linear - e, 0), to: 1 / g) - b) / a
    }

    private func raised(_ base: Double, to exponent: Double) -> Double {
        exponent == 1 ? base : power(base, exponent)
    }
}
