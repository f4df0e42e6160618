internal import ColorMath

/// A value that some semantic colours have, and everything that is compared with pixels, worked out once.
struct NamingSample: Sendable {
    let layer: Layer
    /// What it looks like: the colour itself, or over the background of the table that
    /// ``Layer/backgroundName`` tells.
    let shown: SRGB8
    let lab: CIELab
    /// What is left of ``shown`` after a passage through the 8-bit code values of Display P3.
    let throughDisplayP3: SRGB8
    /// Those code values, taken for sRGB.
    let displayP3Codes: SRGB8
    /// The names that have it.
    var bearers: [Bearer] = []

    /// What makes pixels; each is there once.
    struct Layer: Hashable {
        let color: SRGB8
        let alpha: Double
        /// The background of the table that it lies on; nil where it is opaque, or lies on what a query says.
        let backgroundName: String?
        let background: SRGB8?
    }

    /// A name that has a value in some appearances of a release.
    struct Bearer: Hashable {
        let name: String
        let group: SystemColor.Group
        let release: Release
        let confidence: Confidence
        var appearances: AppearanceMask
    }

    init(_ layer: Layer) {
        self.layer = layer
        shown = layer.background.map { Self.mix(layer, over: $0) } ?? layer.color
        lab = SRGB(shown).extended()
        let encoded = SRGB(shown).extended(to: DisplayP3.self).clipped
        let codes = (encoded.components * 255).rounded(.toNearestOrAwayFromZero)
        throughDisplayP3 = SRGB8(clipping: DisplayP3(components: codes / 255))
        displayP3Codes = SRGB8(clipping: SRGB(components: codes / 255))
    }

    private static func mix(_ layer: Layer, over backdrop: SRGB8) -> SRGB8 {
        SRGB8(clipping: SRGB(layer.color).withAlpha(layer.alpha).composited(over: SRGB(backdrop)))
    }

    /// What it looks like over a backdrop.
    func shown(over backdrop: SRGB8) -> SRGB8 { Self.mix(layer, over: backdrop) }

    /// Whether code values are those of the mix with a backdrop, within its rounding: systems round to the
    /// nearest or down, and some cut the opacity to a multiple of 1/255 first, so that each may be off by 1
    /// from either mix.
    func makes(_ pixel: SRGB8, over backdrop: SRGB8) -> Bool {
        let target = SRGB(pixel).components
        return [layer.alpha, (layer.alpha * 255).rounded(.down) / 255].contains { alpha in
            let mixed = SRGB(layer.color).withAlpha(alpha).composited(over: SRGB(backdrop)).components
            let distance = (mixed - target) * 255
            return distance.min() >= -1 && distance.max() <= 1
        }
    }
}
