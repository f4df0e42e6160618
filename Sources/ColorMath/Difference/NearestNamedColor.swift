extension NamedColor {
    /// The named colour nearest to a colour by ΔE OK, and how far away it is.
    ///
    /// Of synonyms the first in the alphabet is given: `aqua` for `cyan`, `gray` for `grey`.
    public static func nearest(to color: some ColorConvertible) -> (named: NamedColor, difference: Double) {
        let target = color.opaque(in: OKLab.self).components
        var (nearest, least) = (0, Double.infinity)
        for (index, named) in inOKLab.enumerated() {
            let offset = named - target
            let distance = (offset * offset).sum()
            if distance < least { (nearest, least) = (index, distance) }
        }
        return (all[nearest], least.squareRoot())
    }

    /// The components of ``all`` in OKLab.
    private static let inOKLab: [SIMD3<Double>] = all.map {
        SRGB($0.color).extended(to: OKLab.self).components
    }
}
