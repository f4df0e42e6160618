internal import ColorMath

/// A pixel that is compared with samples.
struct NamingPixel {
    private let color: SRGB8
    private let lab: CIELab
    private let luminances: ClosedRange<Double>

    /// How a sample agrees with the pixel.
    struct Fit {
        let kind: NameMatch.Kind
        let difference: Double
    }

    init(_ color: SRGB8) {
        self.color = color
        lab = SRGB(color).extended()
        // CIEDE2000 divides the difference in L* by 1.75 at most, so that a larger one than that is above 1
        // by itself. It is taken to D50 and the luminance to D65, which shifts L* of near colours by less
        // than the rest of 3.
        let lightness = SRGB(color).cieLightness
        luminances = Self.luminance(lightness - 3)...Self.luminance(lightness + 3)
    }

    /// The luminance of a CIE lightness, the inverse of CIE 15's definition; negative below black.
    private static func luminance(_ lightness: Double) -> Double {
        let root = (lightness + 16) / 116
        return root > 6.0 / 29 ? root * root * root : lightness * 27 / 24389
    }

    /// Compares with an opaque sample.
    func fit(_ sample: NamingSample, isUntagged: Bool) -> Fit? {
        if let fit = fit(sample.shown, sample.lab, isExact: sample.shown == color) {
            return fit.kind == .near && sample.throughDisplayP3 == color
                ? Fit(kind: .displayP3, difference: fit.difference) : fit
        }
        guard isUntagged, sample.displayP3Codes == color else { return nil }
        return Fit(kind: .untaggedDisplayP3, difference: 0)
    }

    /// Compares with a translucent sample over a backdrop.
    func fit(_ sample: NamingSample, over backdrop: SRGB8) -> Fit? {
        let shown = sample.shown(over: backdrop)
        guard luminances.contains(shown.relativeLuminance) else { return nil }
        return fit(shown, SRGB(shown).extended(), isExact: sample.makes(color, over: backdrop))
    }

    private func fit(_ shown: SRGB8, _ lab: CIELab, isExact: @autoclosure () -> Bool) -> Fit? {
        guard abs(lab.lightness - self.lab.lightness) < 2 else { return nil }
        let difference = self.lab.difference2000(from: lab)
        guard difference <= SystemPalette.largestDifference else { return nil }
        return Fit(kind: isExact() ? .exact : .near, difference: difference)
    }
}
