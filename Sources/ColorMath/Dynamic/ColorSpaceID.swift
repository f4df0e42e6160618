/// A colour space as a value.
///
/// Each space names its own: `ColorSpaceID.oklch` is ``OKLCH``. The raw value is the name in CSS; for a space
/// that CSS does not know it is the name by which it is written in `color()` after two hyphens: `hsv`,
/// `okhsl`.
public struct ColorSpaceID: RawRepresentable, CaseIterable, Hashable, Sendable, BitwiseCopyable,
    CustomStringConvertible
{
    /// The place in the list of all spaces.
    let index: Int

    /// Every space, those of screens first.
    public static let allCases = ColorSpaceTraits.all.indices.map(ColorSpaceID.init(index:))

    init(index: Int) {
        self.index = index
    }

    /// Finds a space by its name; nil where there is none.
    public init?(rawValue: String) {
        guard let index = ColorSpaceTraits.all.firstIndex(where: { $0.name == rawValue }) else { return nil }
        self.index = index
    }

    /// The space of a type.
    init<Space: ColorSpace>(of space: Space.Type) {
        guard let id = ColorSpaceID(rawValue: Space.name) else {
            preconditionFailure("\(Space.self) is missing in the list of spaces, ColorSpaceTraits.all")
        }
        self = id
    }

    /// The name.
    public var rawValue: String { traits.name }

    /// The name.
    public var description: String { rawValue }

    #if !hasFeature(Embedded)
        /// The type whose values are colours in this space.
        public var type: any ColorSpace.Type { traits.type }
    #endif

    /// Whether `color()` of CSS knows the name: RGB spaces and XYZ.
    package var isColorFunctionName: Bool { traits.kinds == [.red, .green, .blue] }

    /// Whether CSS has a notation for the space.
    package var isInCSS: Bool { isColorFunctionName || CSSColorFunction.notation(of: self) != nil }

    /// The RGB space whose gamut bounds this space: itself for an RGB space, sRGB for ``HSL`` and others made
    /// of it; nil for a space of all colours, such as ``OKLCH``.
    public var gamut: ColorSpaceID? { traits.gamut() }
}
