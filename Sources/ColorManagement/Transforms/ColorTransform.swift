public import PixelConversion

/// Converts colours from one profile to another.
///
/// Where both profiles have a closed form (three curves and a matrix, as sRGB, Display P3 and most screens
/// do), the result is that of the formula in doubles. Everything else goes through Little CMS in floating
/// point. A transform never changes after its creation: any number of threads may share it.
public struct ColorTransform: Sendable {
    /// The profile of the colours that go in.
    public let source: ICCProfile
    /// The profile of the colours that come out.
    public let destination: ICCProfile
    /// The way between the two.
    public let map: ColorMap

    /// Joins two profiles.
    ///
    /// - Parameters:
    ///   - source: The profile of the colours that go in.
    ///   - destination: The profile of the colours that come out, an RGB one.
    ///   - intent: What becomes of colours that the destination cannot show.
    ///   - blackPointCompensation: Whether the blackest black maps to the blackest black. It changes nothing
    ///     between profiles whose black is no light at all, as every closed form's is.
    /// - Throws: ``ColorTransformError``.
    public init(
        from source: ICCProfile, to destination: ICCProfile, intent: RenderingIntent = .relativeColorimetric,
        blackPointCompensation: Bool = false
    ) throws(ColorTransformError) {
        guard destination.colorModel == .rgb else {
            throw ColorTransformError(.unsupportedDestination, "\(destination.name) is a grey profile")
        }
        self.source = source
        self.destination = destination
        if source == destination || (source.model != nil && source.model == destination.model) {
            map = .identity
        } else if intent != .absoluteColorimetric, let from = source.model, let to = destination.model,
            let form = ClosedForm(from: from, to: to)
        {
            map = ColorMap(.closedForm(form))
        } else {
            let transform = try EngineTransform(
                from: source, to: destination, intent: intent, blackPointCompensation: blackPointCompensation)
            map = ColorMap(TableConversion(transform))
        }
    }

    /// A transform that changes nothing, for pixels of which only the depth is to change.
    public init(keeping profile: ICCProfile) {
        source = profile
        destination = profile
        map = .identity
    }

    /// Whether the transform changes nothing, because both profiles are the same space.
    public var isIdentity: Bool { map.isIdentity }

    /// Converts one colour: red, green and blue, nominally 0…1.
    ///
    /// Between closed forms values beyond 0…1 keep their meaning: curves continue above 1 and, by odd
    /// symmetry, below 0, as in CSS Color 4 and Apple's extended sRGB, and nothing is clipped. Display P3's
    /// red is (1.0931, -0.2267, -0.1501) in sRGB. Profiles with tables clip to what their tables hold. A grey
    /// profile expects the same number three times.
    public func convert(_ color: SIMD3<Double>) -> SIMD3<Double> { map.convert(color) }
}
