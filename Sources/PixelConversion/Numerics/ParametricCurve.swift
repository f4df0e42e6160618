internal import ColorMath

/// A parametric curve of an ICC profile: (a·x + b)^g + e from `d` on, c·x + f below.
///
/// Source: ICC.1:2022, table 68, function type 4; the other types are special cases.
package struct ParametricCurve: Hashable, Sendable {
    package var g: Double
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var e: Double
    package var f: Double

    package init(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double = 0, f: Double = 0) {
        self.g = g
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

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
