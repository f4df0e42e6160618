extension DynamicColor {
    /// The same colour in another space, where what is missing stays missing.
    ///
    /// A component that is missing here is missing in the result where that space has one of its kind: the
    /// lightness of `oklch` is the lightness of `hsl`, and the first component of every RGB space and of XYZ
    /// is the red one. All those that have no like in the other space correspond as a set, where the whole
    /// set is missing: chroma and hue of `oklch` to a and b of `lab`, saturation and lightness of `hsl` to
    /// whiteness and blackness of `hwb`. So is a missing alpha, and a hue that has become powerless.
    /// Source: CSS Color 4, "Interpolating with Missing Components", with its analogous sets.
    public func carryingMissing(to space: ColorSpaceID) -> DynamicColor {
        guard space != self.space else { return self }
        var result = extended(to: space)
        if missing.contains(.alpha) { result.missing.insert(.alpha) }
        guard !missing.isDisjoint(with: .ofSpace) else { return result }
        func drop(_ place: Int) {
            result.missing.insert(.component(at: place))
            result.components[place] = 0
        }
        let (from, to) = (self.space.traits.kinds, space.traits.kinds)
        func set(_ kinds: [ComponentKind?], without others: [ComponentKind?]) -> [Int] {
            kinds.indices.filter { kinds[$0] == nil || !others.contains(kinds[$0]) }
        }
        for index in 0..<3 where missing.contains(.component(at: index)) {
            if let kind = from[index], let place = to.firstIndex(of: kind) { drop(place) }
        }
        let alone = set(from, without: to)
        if !alone.isEmpty, alone.allSatisfy({ missing.contains(.component(at: $0)) }) {
            set(to, without: from).forEach(drop)
        }
        return result
    }
}
