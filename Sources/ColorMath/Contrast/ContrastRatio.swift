/// The WCAG 2 contrast ratio of two colours, 1 (same luminance) … 21 (black and white).
///
/// The value is unrounded and is compared unrounded: 4.499 does not meet 4.5. Only ``description`` shortens
/// it, and it truncates, so that what is shown never promises more than what was measured.
///
/// Source: WCAG 2.2, "contrast ratio": (L1 + 0.05) / (L2 + 0.05) with L1 the lighter of the two.
public struct ContrastRatio: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// The ratio, unrounded.
    public var value: Double

    /// Wraps a ratio that was measured elsewhere.
    public init(_ value: Double) {
        self.value = value
    }

    /// The ratio of two relative luminances of 0…1, in either order.
    @inlinable
    public init(luminances first: Double, _ second: Double) {
        value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Whether the first ratio is the lower one.
    public static func < (lesser: ContrastRatio, greater: ContrastRatio) -> Bool {
        lesser.value < greater.value
    }

    /// The ratio cut to two decimals towards zero: 4.49 for 4.499.
    public var truncated: Double {
        guard value.isFinite, abs(value) < 1e12 else { return value }
        // A product may round across a hundredth, so the neighbours of its whole part are asked too: the
        // largest hundredth that is not above the value wins.
        let whole = (abs(value) * 100).rounded(.down)
        let hundredths = [whole + 1, whole].first { $0 / 100 <= abs(value) } ?? whole - 1
        return value < 0 ? -hundredths / 100 : hundredths / 100
    }
}

extension ContrastRatio: CustomStringConvertible {
    /// The ratio with two decimals, cut and not rounded: `4.49` for 4.499.
    public var description: String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let hundredths = Int((abs(truncated) * 100).rounded())
        let fraction = hundredths % 100
        return "\(value < 0 ? "-" : "")\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }
}

extension SRGB8 {
    /// The WCAG 2 contrast ratio with another colour, 1…21, unrounded and symmetric.
    public func contrastRatio(with other: SRGB8) -> Double {
        ContrastRatio(luminances: relativeLuminance, other.relativeLuminance).value
    }
}

extension ColorConvertible {
    /// The WCAG 2 contrast ratio with another colour, 1…21, unrounded; symmetric where both are opaque.
    ///
    /// A translucent colour is an ink, and the other its backdrop: it is composited over it in sRGB, as
    /// screens do. Over a translucent backdrop the ratio depends on what lies behind both; the least over all
    /// 2²⁴ 8-bit canvases is given, so that a ratio that is reached is reached everywhere. ``WithAlpha``
    /// gives the whole range.
    @inlinable
    public func contrastRatio(with other: some ColorConvertible) -> Double {
        guard alpha == 1, other.alpha == 1 else {
            return WithAlpha(opaque(in: SRGB.self), alpha: alpha).leastContrastRatio(
                over: WithAlpha(other.opaque(in: SRGB.self), alpha: other.alpha))
        }
        return ContrastRatio(luminances: relativeLuminance, other.relativeLuminance).value
    }
}
