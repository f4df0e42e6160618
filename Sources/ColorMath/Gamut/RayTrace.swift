/// The ray trace of CSS Color 4: where a ray from the grey of the same lightness meets the RGB cube in linear light.
///
/// Lightness and hue drift along the ray, so they are set back and the ray is cast again, three times.
struct RayTrace<Gamut: RGBSpace> {
    /// The colour inside the gamut.
    let mapped: Gamut

    init(of color: OKLCH) {
        guard color.lightness < 1 else { mapped = Gamut(components: .one); return }
        guard color.lightness > 0 else { mapped = Gamut(components: .zero); return }

        var target = color.extended(to: Gamut.self)
        guard !target.isInGamut() else { mapped = target.clipped; return }
        var anchor = OKLCH(lightness: color.lightness, chroma: 0, hue: 0).extended(to: Gamut.self)
        var surface = target
        for pass in 0..<4 {
            if pass > 0 {
                var corrected = target.extended(to: OKLCH.self)
                corrected.lightness = color.lightness
                corrected.hue = color.hue
                target = corrected.extended(to: Gamut.self)
            }
            guard let hit = Self.intersection(from: anchor.components, towards: target.components) else {
                break
            }
            // A point safely inside is nearer to the surface than the grey axis, and a shorter ray drifts less.
            if pass > 0, target.components.min() > 1e-6, target.components.max() < 1 - 1e-6 {
                anchor = target
            }
            target = Gamut(components: hit)
            surface = target
        }
        mapped = surface.clipped
    }

    /// Where a ray leaves the unit cube (the slab method); nil if it misses it.
    private static func intersection(from start: SIMD3<Double>, towards end: SIMD3<Double>) -> SIMD3<Double>?
    {
        let direction = end - start
        var (near, far) = (-Double.infinity, Double.infinity)
        for axis in 0..<3 {
            if abs(direction[axis]) < 1e-15 {
                guard (0...1).contains(start[axis]) else { return nil }
            } else {
                let (first, second) = (-start[axis] / direction[axis], (1 - start[axis]) / direction[axis])
                near = max(near, min(first, second))
                far = min(far, max(first, second))
            }
        }
        guard near <= far, far >= 0, far.isFinite else { return nil }
        return start + direction * (near < 0 ? far : near)
    }
}
