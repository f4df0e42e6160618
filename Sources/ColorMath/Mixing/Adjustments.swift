extension ColorConvertible {
    /// The same kind of colour with its components in OKLCH changed; the hue of a grey is 0.
    ///
    /// Lightness is brought into 0…1 and chroma to 0 or more afterwards. Code values stay within sRGB, where
    /// hue and lightness are kept rather than chroma; all other kinds are extended.
    public func adjusted(_ change: (inout OKLCH) -> Void) -> Self {
        var color = opaque(in: OKLCH.self)
        change(&color)
        color.lightness = max(0, min(1, color.lightness))
        color.chroma = max(0, color.chroma)
        return replaced(by: color)
    }

    /// The colour with its OKLCH lightness raised by an amount, 0…1; hue and chroma stay.
    public func lightened(by amount: Double = 0.1) -> Self { adjusted { $0.lightness += amount } }

    /// The colour with its OKLCH lightness lowered by an amount, 0…1; hue and chroma stay.
    public func darkened(by amount: Double = 0.1) -> Self { adjusted { $0.lightness -= amount } }

    /// The colour with its OKLCH chroma raised by a share of itself: 0.5 for half as much again.
    public func saturated(by share: Double = 0.2) -> Self { adjusted { $0.chroma *= 1 + share } }

    /// The colour with its OKLCH chroma lowered by a share of itself: 1 makes a grey.
    public func desaturated(by share: Double = 0.2) -> Self { adjusted { $0.chroma *= 1 - share } }

    /// The colour with its OKLCH hue turned by some degrees; lightness and chroma stay.
    public func rotated(by degrees: Double) -> Self {
        adjusted { $0.hue = wrapped(degrees: $0.hue + degrees) }
    }

    /// The colour of the opposite hue in OKLCH.
    public var complement: Self { rotated(by: 180) }

    /// Colours of the same lightness and chroma in OKLCH whose hues go together, this one first.
    public func harmony(_ harmony: ColorHarmony) -> [Self] {
        harmony.angles.map { $0 == 0 ? self : rotated(by: $0) }
    }
}

/// Which hues go with one, by angles on the circle of hues.
public enum ColorHarmony: String, CaseIterable, Hashable, Sendable {
    /// The opposite.
    case complementary
    /// The neighbours, 30° to either side.
    case analogous
    /// Two others, 120° apart.
    case triadic
    /// The neighbours of the opposite, 30° to either side of it.
    case splitComplementary = "split-complementary"
    /// Three others, 90° apart.
    case square
    /// Two pairs of opposites, 60° apart.
    case rectangular

    /// The angles in degrees by which hues are turned, the first of them 0.
    public var angles: [Double] {
        switch self {
        case .complementary: [0, 180]
        case .analogous: [0, 30, -30]
        case .triadic: [0, 120, 240]
        case .splitComplementary: [0, 150, 210]
        case .square: [0, 90, 180, 270]
        case .rectangular: [0, 60, 180, 240]
        }
    }
}
