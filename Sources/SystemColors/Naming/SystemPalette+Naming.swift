public import ColorMath

extension SystemPalette {
    /// The largest difference, CIEDE2000, at which a colour is still given a name: about what is just
    /// noticeable.
    public static let largestDifference = 1.0

    /// The semantic colours that a pixel may be, the likeliest first.
    ///
    /// Colours that make the same pixels are all listed. None fits where the list is empty: a colour further
    /// away than ``largestDifference`` is never named.
    ///
    /// The order: colours that make these very code values; those that do in Display P3; those near; those
    /// whose profile is missing. Within each, colours made for the use of the context, then the smaller
    /// difference, opaque before translucent, the surer value, and the order of the tables.
    ///
    /// - Parameters:
    ///   - color: The pixel, in sRGB.
    ///   - backdrop: What is behind it, which translucent colours are mixed with; nil where there is nothing
    ///     behind or it is unknown. Then translucent backgrounds are looked for on the backgrounds of the
    ///     table that they may lie on, and other translucent colours are not found.
    ///   - context: What is known of the screen.
    public func names(
        of color: SRGB8, over backdrop: SRGB8? = nil, in context: NamingContext = NamingContext()
    ) -> [NameMatch] {
        let scope = NamingScope(context, in: self)
        let pixel = NamingPixel(color)
        var matches: [NameMatch] = []
        for sample in index.opaque {
            guard let fit = pixel.fit(sample, isUntagged: context.isUntagged) else { continue }
            matches += scope.matches(of: sample, fit, over: nil)
        }
        if let backdrop {
            for sample in index.translucent {
                guard let fit = pixel.fit(sample, over: backdrop) else { continue }
                matches += scope.matches(of: sample, fit, over: .color(backdrop))
            }
        } else {
            for sample in index.stacked {
                guard let fit = pixel.fit(sample, isUntagged: context.isUntagged) else { continue }
                matches += scope.matches(
                    of: sample, fit, over: sample.layer.backgroundName.map { .named($0) })
            }
        }
        return matches.count < 2 ? matches : scope.ranked(matches)
    }
}
