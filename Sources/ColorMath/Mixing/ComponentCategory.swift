/// What a component tells of a colour, by which components of different spaces correspond: the analogous components of CSS
/// Color 4, 12.2.
enum ComponentCategory {
    case red, green, blue, lightness, colorfulness, hue, opponentA, opponentB
}

extension ColorSpaceID {
    /// The category of each component; `nil` for one that no other space has.
    var categories: [ComponentCategory?] {
        switch self {
        case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
            .xyzD50:
            [.red, .green, .blue]
        case .lab, .oklab: [.lightness, .opponentA, .opponentB]
        case .lch, .oklch: [.lightness, .colorfulness, .hue]
        case .hsl: [.hue, .colorfulness, .lightness]
        case .hsv: [.hue, .colorfulness, nil]
        case .hwb: [.hue, nil, nil]
        }
    }

    /// Which component is a hue angle; `nil` in a space that has none.
    public var hueIndex: Int? { (type as? any PolarSpace.Type)?.hueIndex }
}

extension DynamicColor {
    /// The same colour in another space, where what is missing stays missing.
    ///
    /// A component that is missing here is missing in the result where that space has one of its kind: the lightness
    /// of `oklch` is the lightness of `hsl`, and the first component of every RGB space and of XYZ is the red one (CSS
    /// Color 4, 12.2). So is a missing alpha, and a hue that has become powerless.
    public func carryingMissing(to space: ColorSpaceID) -> DynamicColor {
        guard space != self.space else { return self }
        var result = extended(to: space)
        if missing.contains(.alpha) { result.missing.insert(.alpha) }
        let (from, to) = (self.space.categories, space.categories)
        for index in 0..<3 where missing.contains(.component(at: index)) {
            guard let category = from[index], let place = to.firstIndex(of: category) else { continue }
            result.missing.insert(.component(at: place))
            result.components[place] = 0
        }
        return result
    }
}
