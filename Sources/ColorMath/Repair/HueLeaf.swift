/// The colours of one hue: a half plane of OKLCH over lightness and chroma, and the part of it
/// inside a gamut.
struct HueLeaf<Gamut: RGBSpace> {
    /// The colour the leaf was cut through, brought inside the gamut at its own lightness.
    let ink: OKLCH
    /// How much each cube root of a cone response (L′M′S′) grows with chroma; with lightness it grows by 1.
    private let coneSlopes: SIMD3<Double>
    /// The WCAG luminance that each cone response adds.
    private let luminanceWeights: SIMD3<Double>

    init(through color: OKLCH) {
        var ink = color
        ink.lightness = max(0, min(1, ink.lightness))
        // Asked this way round, a chroma that is not a number counts as none too.
        if !(ink.chroma > OKLCH.powerlessChroma) { ink.chroma = 0 }
        coneSlopes = OKLab.coneRoots(of: OKLCH(lightness: 0, chroma: 1, hue: ink.hue).base.components)
        luminanceWeights = SIMD3(
            HueLeaf.luminance(ofCones: [1, 0, 0]), HueLeaf.luminance(ofCones: [0, 1, 0]),
            HueLeaf.luminance(ofCones: [0, 0, 1]))
        if !HueLeaf.contains(ink) {
            ink.chroma = HueLeaf.edge(upTo: ink.chroma) {
                OKLCH(lightness: ink.lightness, chroma: $0, hue: color.hue)
            }
        }
        self.ink = ink
    }

    /// The point of one luminance that is nearest to the ink, inside the gamut.
    ///
    /// Along the curve of one luminance the distance to the ink falls to a single minimum and rises again, so
    /// its derivative is bisected; if the minimum lies outside the gamut, the nearest point inside is where
    /// the curve leaves it.
    func nearestPoint(ofLuminance luminance: Double) -> OKLCH {
        func point(_ chroma: Double) -> OKLCH {
            OKLCH(lightness: lightness(ofLuminance: luminance, chroma: chroma), chroma: chroma, hue: ink.hue)
        }
        guard ink.chroma > 0 else { return point(0) }
        // Moving along the curve changes lightness by less than chroma changes, so twice the chroma
        // is far enough.
        let chroma = bisect(0...2 * ink.chroma) { chroma in
            let point = point(chroma)
            let slope = gradient(lightness: point.lightness, chroma: chroma)
            let fall = slope.lightness > 0 ? -slope.chroma / slope.lightness : 0
            return (point.lightness - ink.lightness) * fall + (chroma - ink.chroma) < 0
        }
        let nearest = point(chroma)
        return HueLeaf.contains(nearest) ? nearest : point(HueLeaf.edge(upTo: chroma, along: point))
    }

    /// The point of one luminance with a chroma, or with the most that the gamut has at that luminance.
    func point(ofLuminance luminance: Double, chroma: Double) -> OKLCH {
        func point(_ chroma: Double) -> OKLCH {
            OKLCH(lightness: lightness(ofLuminance: luminance, chroma: chroma), chroma: chroma, hue: ink.hue)
        }
        guard chroma > OKLCH.powerlessChroma, luminance > 0, luminance < 1 else { return point(0) }
        return HueLeaf.contains(point(chroma))
            ? point(chroma) : point(HueLeaf.edge(upTo: chroma, along: point))
    }

    /// The lightness at which a colour of some chroma has some luminance.
    private func lightness(ofLuminance luminance: Double, chroma: Double) -> Double {
        bisect(0...1.5) { lightness in
            let cones = coneSlopes * chroma + lightness
            return (cones * cones * cones * luminanceWeights).sum() < luminance
        }
    }

    /// How fast luminance grows with lightness and with chroma.
    private func gradient(lightness: Double, chroma: Double) -> (lightness: Double, chroma: Double) {
        let cones = coneSlopes * chroma + lightness
        let growth = 3 * cones * cones * luminanceWeights
        return (growth.sum(), (growth * coneSlopes).sum())
    }

    /// The WCAG luminance of linear cone responses; below zero for responses that no light has.
    private static func luminance(ofCones cones: SIMD3<Double>) -> Double {
        let linear = LinearSRGB(OKLab.tristimulus(ofCones: cones))
        return 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
    }

    /// The largest chroma inside the gamut along a path that starts inside and ends outside.
    private static func edge(upTo chroma: Double, along path: (Double) -> OKLCH) -> Double {
        bisect(0...chroma) { contains(path($0)) }
    }

    private static func contains(_ color: OKLCH) -> Bool {
        color.extended(to: Gamut.self).isInGamut(tolerance: 1e-7)
    }
}
