/// Settles a solved colour on 8-bit code values that reach the ratio themselves.
struct CodeValueSearch<Gamut: RGBSpace> {
    let repair: ContrastRepair
    let ink: OKLCH

    /// The code values nearest to a colour, if they reach the ratio.
    func rounded(_ color: OKLCH) -> Gamut? {
        let components = (color.clipped(to: Gamut.self).components * 255).rounded(.toNearestOrAwayFromZero)
        let rounded = Gamut(components: components / 255)
        return reaches(rounded) ? rounded : nil
    }

    /// The code values around a solved colour that reach the ratio and lie nearest to the ink; a step off its
    /// hue counts as much as a step away from it.
    ///
    /// The neighbours within one code value nearly always hold an answer: with all three rounded towards
    /// the allowed side, luminance cannot fall short. Only an allowed interval narrower than a step asks
    /// for wider rings.
    func nearest(to color: OKLCH) -> (color: Gamut, difference: Double)? {
        let solved = color.clipped(to: Gamut.self).components * 255
        for reach in 1...3 {
            let candidates = neighbours(of: solved, reach: reach).filter(reaches)
            if let answer = candidates.min(by: { cost(of: $0) < cost(of: $1) }) {
                return (answer, answer.differenceOK(from: ink))
            }
        }
        return nil
    }

    /// ΔE OK from the ink, plus the distance from the plane of the ink's hue.
    private func cost(of color: Gamut) -> Double {
        let lab = color.extended(to: OKLab.self)
        let (cosine, sine) = cosineAndSine(degrees: ink.hue)
        let drift = ink.chroma == 0 ? 0 : abs(lab.b * cosine - lab.a * sine)
        return lab.differenceOK(from: ink) + drift
    }

    private func reaches(_ color: Gamut) -> Bool {
        let luminance = color.relativeLuminance
        return repair.requirements.allSatisfy { $0.isMet(byLuminance: luminance) }
    }

    /// The code values around a point of the cube 0…255; only the neutral ones where the ink is neutral.
    private func neighbours(of point: SIMD3<Double>, reach: Int) -> [Gamut] {
        let centre = point.rounded(.toNearestOrAwayFromZero)
        let offsets = (-reach...reach).map(Double.init)
        var colors: [Gamut] = []
        for red in offsets {
            for green in ink.chroma == 0 ? [red] : offsets {
                for blue in ink.chroma == 0 ? [red] : offsets {
                    let codes = centre + SIMD3(red, green, blue)
                    guard codes.min() >= 0, codes.max() <= 255 else { continue }
                    colors.append(Gamut(components: codes / 255))
                }
            }
        }
        return colors
    }
}
