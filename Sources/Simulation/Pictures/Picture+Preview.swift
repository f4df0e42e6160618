internal import ColorMath
public import Raster
internal import Screenshots

/// What is seen of a picture through a chain, opaque and in sRGB.
public struct PicturePreview: Sendable {
    /// The pixels.
    public internal(set) var bitmap: Bitmap<UInt8>
    /// What settings have changed in it.
    public let change: PictureChange
}

extension Picture {
    /// What is seen through a chain, to be shown beside others rather than kept: opaque, in 8-bit sRGB.
    ///
    /// Where the chain is settings alone, the picture's own samples are not touched, which saves most of the
    /// memory and of the time.
    ///
    /// - Parameters:
    ///   - chain: What it is seen through.
    ///   - canvas: What ``canvas(for:)`` gave for this chain, or for one that knows as much.
    ///   - outlines: Whether ``outlineWhatStayed()`` is done, too.
    public func preview(
        through chain: SimulationChain, on canvas: ScreenCanvas?, outlines: Bool
    ) -> PicturePreview {
        if let canvas, case .settings(let settings)? = chain.steps.first, chain.steps.count == 1 {
            let outcome = settings.simulate(canvas)
            var preview = PicturePreview(
                bitmap: outcome.bitmap, change: PictureChange(settings: outcome.change))
            if outlines { preview.bitmap.outline(outcome.change.outlined, scale: scale.value) }
            return preview
        }
        var seen = seen(through: chain, on: canvas)
        if outlines { seen.outlineWhatStayed() }
        return PicturePreview(bitmap: seen.opaqueSRGB(), change: seen.change)
    }
}
