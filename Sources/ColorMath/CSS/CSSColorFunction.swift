/// What one of the three components of a colour function may be, and what it means.
struct CSSComponent {
    /// What the component is called in messages.
    let name: StaticString
    /// The number that stands for 1 of the space's own component.
    var unit = 1.0
    /// What 100 % stands for in the space's own component; nil for a hue, which takes an angle instead.
    var whole: Double? = 1
    /// The values a written one is brought into.
    var range = -limit...limit

    /// The largest number there is, as in browsers: what is written larger is brought back to it.
    static let limit = Double(Float.greatestFiniteMagnitude)

    /// Whether a value is that number, which stands for infinity, up to the rounding of its unit.
    static func isInfinite(_ value: Double) -> Bool { Float(abs(value)) >= .greatestFiniteMagnitude }

    /// A hue: a number of degrees, or an angle.
    static let hue = CSSComponent(name: "hue", whole: nil)
    /// A saturation of `hsl()`.
    static let saturation = CSSComponent(name: "saturation", unit: 100, range: 0...limit)
    /// A component of `hsl()` or `hwb()` without limits.
    static func percentage(_ name: StaticString) -> CSSComponent { CSSComponent(name: name, unit: 100) }
}

/// The grammar of one colour function.
struct CSSColorFunction {
    /// The space the components are in.
    let space: ColorSpaceID
    /// The three components, in the order they are written.
    var components: [CSSComponent]
    /// Whether the older syntax with commas is allowed too.
    var allowsCommas = false
    /// Whether the components written with commas must be percentages (but for the hue).
    var commasNeedPercentages = false

    /// The names that the components of a relative colour's origin have here (CSS Color 5, 4).
    var channels: [StaticString] = ["r", "g", "b"]

    /// The function as a relative colour has it: without commas, and `rgb()` without the range of code
    /// values.
    var relative: CSSColorFunction {
        var relative = self
        relative.allowsCommas = false
        if space == .sRGB {
            relative.components = components.map { CSSComponent(name: $0.name, unit: $0.unit) }
        }
        return relative
    }

    /// The function of a name in lower case; nil if it is none.
    static func named(_ name: CSSName) -> CSSColorFunction? {
        table.first { name.matches($0.name) }?.function
    }

    /// The function `color()` for a space it knows.
    static func color(in space: ColorSpaceID) -> CSSColorFunction {
        let isXYZ = space == .xyzD50 || space == .xyzD65
        let names: [StaticString] = isXYZ ? ["x", "y", "z"] : ["red", "green", "blue"]
        return CSSColorFunction(
            space: space, components: names.map { CSSComponent(name: $0) },
            channels: isXYZ ? ["x", "y", "z"] : ["r", "g", "b"])
    }

    /// The function that has the name of a space; nil where it is written with `color()`.
    static func notation(of space: ColorSpaceID) -> CSSColorFunction? {
        table.first { $0.function.space == space && $0.function.space != .sRGB }?.function
    }

    /// The spaces that `color()` knows, by name.
    static let predefined: [(name: String, space: ColorSpaceID)] =
        ColorSpaceID.allCases.filter { $0.isColorFunctionName }
        .map { ($0.rawValue, $0) } + [("xyz", .xyzD65)]

    /// The function `color()` for a space by a name of one's own: the components as they are, in no range.
    static func custom(in space: ColorSpaceID) -> CSSColorFunction {
        let names: [StaticString] = ["the first component", "the second component", "the third component"]
        return CSSColorFunction(space: space, components: names.map { CSSComponent(name: $0) })
    }

    private static let table: [(name: StaticString, function: CSSColorFunction)] = [
        ("rgb", rgb), ("rgba", rgb), ("hsl", hsl), ("hsla", hsl), ("hwb", hwb),
        ("lab", lab), ("lch", lch), ("oklab", oklab), ("oklch", oklch),
    ]

    private static let rgb = CSSColorFunction(
        space: .sRGB,
        components: [
            CSSComponent(name: "red", unit: 255, range: 0...1),
            CSSComponent(name: "green", unit: 255, range: 0...1),
            CSSComponent(name: "blue", unit: 255, range: 0...1),
        ],
        allowsCommas: true)

    private static let hsl = CSSColorFunction(
        space: .hsl, components: [.hue, .saturation, .percentage("lightness")],
        allowsCommas: true, commasNeedPercentages: true, channels: ["h", "s", "l"])

    private static let hwb = CSSColorFunction(
        space: .hwb, components: [.hue, .percentage("whiteness"), .percentage("blackness")],
        channels: ["h", "w", "b"])

    private static let lab = CSSColorFunction(
        space: .lab,
        components: [
            CSSComponent(name: "lightness", whole: 100, range: 0...100),
            CSSComponent(name: "a", whole: 125), CSSComponent(name: "b", whole: 125),
        ], channels: ["l", "a", "b"])

    private static let lch = CSSColorFunction(
        space: .lch,
        components: [
            CSSComponent(name: "lightness", whole: 100, range: 0...100),
            CSSComponent(name: "chroma", whole: 150, range: 0...CSSComponent.limit), .hue,
        ], channels: ["l", "c", "h"])

    private static let oklab = CSSColorFunction(
        space: .oklab,
        components: [
            CSSComponent(name: "lightness", range: 0...1),
            CSSComponent(name: "a", whole: 0.4), CSSComponent(name: "b", whole: 0.4),
        ], channels: ["l", "a", "b"])

    private static let oklch = CSSColorFunction(
        space: .oklch,
        components: [
            CSSComponent(name: "lightness", range: 0...1),
            CSSComponent(name: "chroma", whole: 0.4, range: 0...CSSComponent.limit), .hue,
        ], channels: ["l", "c", "h"])
}
