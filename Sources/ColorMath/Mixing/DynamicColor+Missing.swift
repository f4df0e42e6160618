extension DynamicColor {
    /// The same colour in another space, where what is missing stays missing.
    ///
    /// A component that is missing here is missing in the result where that space has one of its kind: the
    /// lightness of `oklch` is the lightness of `hsl`, and the first component of every RGB space and of XYZ
    /// is the red one. So are components that only together correspond, where all of them are missing: chroma
    /// and hue of `oklch`, a and b of `lab`. So is a missing alpha, and a hue that has become powerless.
    /// Source: CSS Color 4, 12.2, with its analogous sets.
    public func carryingMissing(to space: ColorSpaceID) -> DynamicColor {
        guard space != self.space else { return self }
        var result = extended(to: space)
        if missing.contains(.alpha) { result.missing.insert(.alpha) }
        func drop(_ place: Int) {
            result.missing.insert(.component(at: place))
            result.components[place] = 0
        }
        let (from, to) = (self.space.traits.kinds, space.traits.kinds)
        for index in 0..<3 where missing.contains(.component(at: index)) {
            if let kind = from[index], let place = to.firstIndex(of: kind) { drop(place) }
        }
        // Chroma and hue are what a and b are, in another form.
        for set in [[ComponentKind.colorfulness, .hue], [.opponentA, .opponentB]] {
            let own = set.compactMap { from.firstIndex(of: $0) }
            guard own.count == 2, own.allSatisfy({ missing.contains(.component(at: $0)) }) else { continue }
            let others: [ComponentKind] =
                set[0] == .opponentA ? [.colorfulness, .hue] : [.opponentA, .opponentB]
            let places = others.compactMap { to.firstIndex(of: $0) }
            if places.count == 2 { places.forEach(drop) }
        }
        return result
    }
}
