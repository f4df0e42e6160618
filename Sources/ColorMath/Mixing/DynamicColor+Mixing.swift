extension DynamicColor {
    /// The colour part of the way to another in some space, as CSS interpolates (CSS Color 4, 12).
    ///
    /// Both are converted with ``carryingMissing(to:)``; a component missing in one is taken from the other.
    /// Components other than the hue are multiplied by alpha before and divided after, so that a transparent
    /// colour lends none of its own. Where both are transparent, components other than the hue are 0.
    ///
    /// - Parameters:
    ///   - other: The colour at the far end.
    ///   - space: The space in which the way is straight.
    ///   - share: How much of the other colour there is, 0…1; half by default.
    ///   - hue: Which way round hues go, in a space that has one.
    /// - Returns: The mixed colour in `space`, extended: not brought into its gamut.
    public func mixed(
        with other: some ColorConvertible, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> DynamicColor {
        var (from, to) = (carryingMissing(to: space), other.dynamic.carryingMissing(to: space))
        from.fillMissing(from: to)
        to.fillMissing(from: from)
        // What is missing in both stays so.
        let missing = from.missing.intersection(to.missing)
        let hueIndex = space.hueIndex
        if let hueIndex {
            (from.components[hueIndex], to.components[hueIndex]) = hue.arc(
                from: from.components[hueIndex], to: to.components[hueIndex])
        }
        func blend(_ first: Double, _ second: Double) -> Double { first * (1 - share) + second * share }
        let isAlphaMissing = missing.contains(.alpha)
        let alpha = blend(from.alpha, to.alpha)
        var components = SIMD3<Double>()
        for index in 0..<3 {
            if index == hueIndex || isAlphaMissing {
                components[index] = blend(from.components[index], to.components[index])
            } else if alpha > 0 {
                let premultiplied = blend(
                    from.components[index] * from.alpha, to.components[index] * to.alpha)
                components[index] = premultiplied / alpha
            }
        }
        if let hueIndex { components[hueIndex] = wrapped(degrees: components[hueIndex]) }
        return DynamicColor(space: space, components: components, alpha: alpha, missing: missing)
    }

    /// Gives what is missing here the other colour's value.
    private mutating func fillMissing(from other: DynamicColor) {
        for index in 0..<3 where missing.contains(.component(at: index)) {
            guard !other.missing.contains(.component(at: index)) else { continue }
            components[index] = other.components[index]
            missing.remove(.component(at: index))
        }
        if missing.contains(.alpha), !other.missing.contains(.alpha) {
            alpha = other.alpha
            missing.remove(.alpha)
        }
    }
}
