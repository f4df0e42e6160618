public import ColorMath

/// What something on a screen is painted with.
public enum Paint: Hashable, Sendable {
    /// A semantic colour of the platform, by its name in the table: `secondaryLabel`.
    case role(String)
    /// A colour that is what it is in every appearance.
    case color(WithAlpha<SRGB>)
    /// A material, by its name in the table: `thin`.
    case material(String)

    /// An opaque colour of code values.
    public static func color(_ color: SRGB8) -> Paint { .color(SRGB(color).withAlpha(1)) }
}
