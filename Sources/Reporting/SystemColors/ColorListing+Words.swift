internal import ColorMath
internal import SystemColors

extension SystemColorValue {
    /// The colour as people write it, with the opacity in per cent where it is translucent.
    var words: String {
        alpha == 1 ? color.description : "\(color) \((alpha * 100).shortened) %"
    }
}

extension ColorListing.Pair {
    /// The ratio, cut to two decimals.
    var figure: String { ContrastRatio(ratio).description }
    /// The colour that is behind, in the nearest code values.
    var backdropColor: SRGB8 { SRGB8(clipping: backdrop.color) }
    /// What the foreground looks like, in the nearest code values.
    var seenColor: SRGB8 { SRGB8(clipping: seen) }
}

extension Double {
    /// The number with one decimal at most.
    fileprivate var shortened: String {
        let rounded = rounded(toDecimals: 1)
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
