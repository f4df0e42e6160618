/// The ray trace of CSS Color 4: where a ray from the grey of the same lightness meets the RGB cube
/// in linear light.
///
/// Lightness and hue drift along the ray, so they are set back and the ray is cast again, three times.
enum RayTrace {
    /// The linear light of a colour of lightness between 0 and 1, inside the gamut.
    static func map(_ color: OKLCH, into gamut: DisplayGamut) -> SIMD3<Double> {
        let direction = OKLCH(lightness: 0, chroma: 1, hue: color.hue).base.components
        let slope = OKLab.coneRoots(of: direction)
        let grey = SIMD3(repeating: color.lightness)

        var target = gamut.light(ofConeRoots: grey + slope * color.chroma)
        guard !DisplayGamut.contains(target) else { return target.clippedToUnit }
        var anchor = gamut.light(ofConeRoots: grey)
        var surface = target
        for pass in 0..<4 {
            if pass > 0 {
                let lab = OKLab.opponent * gamut.coneRoots(ofLight: target)
                let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
                target = gamut.light(ofConeRoots: grey + slope * chroma)
            }
            guard let hit = intersection(from: anchor, towards: target) else { break }
            // A point safely inside is nearer to the surface than the grey axis, and a shorter
            // ray drifts less.
            if pass > 0, target.min() > 1e-6, target.max() < 1 - 1e-6 { anchor = target }
            target = hit
            surface = hit
        }
        return surface.clippedToUnit
    }

    /// Where a ray leaves the unit cube (the slab method); nil if it misses it.
    private static func intersection(
        from start: SIMD3<Double>, towards end: SIMD3<Double>
    ) -> SIMD3<Double>? {
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
