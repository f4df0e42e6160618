internal import ColorMath
internal import PixelConversion
internal import Raster
internal import ScreenReading
internal import Screenshots

extension Picture {
    /// The picture as the app draws it: with settings switched on, behind a material. Text gets bolder before
    /// colours move, and lines under buttons take the colours that the words have by then.
    ///
    /// What that changes is worked out in 8-bit sRGB; pixels that stay are left as they are, to the bit.
    ///
    /// - Parameter canvas: The picture as it was read; nil where no step needs it.
    consuming func drawn(by chain: SimulationChain, on canvas: ScreenCanvas?) -> Picture {
        var drawn = canvas
        var shown: Bitmap<UInt8>?
        for step in chain.steps where step.isOfApp && !step.isIdentity {
            switch step {
            case .boldText(let bold):
                guard let canvas = drawn else { break }
                let outcome = bold.simulate(canvas)
                change.boldText = outcome.change
                replace(canvas.bitmap, by: outcome.bitmap)
                shown = outcome.bitmap
                if chain.changesColors { drawn = canvas.redrawn(outcome.bitmap) }
            case .settings(let settings):
                guard let canvas = drawn else { break }
                let outcome = settings.simulate(canvas)
                change.settings = outcome.change
                replace(canvas.bitmap, by: outcome.bitmap)
                shown = outcome.bitmap
            case .buttonShapes(let shapes):
                guard let canvas, let before = shown ?? drawn?.bitmap else { break }
                let outcome = shapes.simulate(canvas, drawnAs: before)
                change.buttonShapes = outcome.change
                replace(before, by: outcome.bitmap)
            case .material(let material):
                let before = opaqueSRGB()
                replace(before, by: chain.seen(before, behind: material, scale: scale.value))
            case .invert, .grayscale, .trueTone, .outdoors, .vision: break
            }
        }
        return self
    }

    /// Replaces the pixels that differ.
    private mutating func replace(_ before: Bitmap<UInt8>, by after: Bitmap<UInt8>) {
        let encoder = space.encoder
        // Taken out, so that they are changed where they are and not copied.
        let taken = samples
        samples = .eight(Bitmap(width: 1, height: 1, filledWith: RGBA(.black)))
        switch consume taken {
        case .eight(var bitmap):
            bitmap.replace(before, by: after, encodedBy: encoder)
            samples = .eight(bitmap)
        case .sixteen(var bitmap):
            bitmap.replace(before, by: after, encodedBy: encoder)
            samples = .sixteen(bitmap)
        }
    }
}

extension SimulationChain {
    /// Whether colours move.
    fileprivate var changesColors: Bool {
        steps.contains { if case .settings = $0 { !$0.isIdentity } else { false } }
    }

    /// A whole picture behind a material, which is of one colour where it is opaque.
    fileprivate func seen(
        _ backdrop: Bitmap<UInt8>, behind material: MaterialModel, scale: Double
    ) -> Bitmap<UInt8> {
        guard seen(SRGB(.black), behind: material) != seen(SRGB(.white), behind: material) else {
            let color = RGBA(SRGB8(clipping: material.opaque))
            return Bitmap(width: backdrop.width, height: backdrop.height, filledWith: color)
        }
        return material.simulate(backdrop, scale: scale)
    }
}

extension Bitmap {
    /// Replaces the pixels that differ in opaque sRGB by what they became there, opaque.
    fileprivate mutating func replace(
        _ before: Bitmap<UInt8>, by after: Bitmap<UInt8>, encodedBy encode: (SRGB8) -> SIMD3<Double>
    ) {
        var last = after.pixels[0]
        var pixel = RGBA<Channel>(last.color, encodedBy: encode)
        for index in pixels.indices {
            let seen = after.pixels[index]
            guard seen != before.pixels[index] else { continue }
            // Pixels of a screen come in runs of one colour.
            if seen != last {
                last = seen
                pixel = RGBA<Channel>(seen.color, encodedBy: encode)
            }
            pixels[index] = pixel
        }
    }
}

extension PictureSpace {
    /// The way of a colour to the components of the space.
    fileprivate var encoder: (SRGB8) -> SIMD3<Double> {
        switch shortcut {
        case .sRGB: { SRGB($0).components }
        case .displayP3: { SRGB($0).extended(to: DisplayP3.self).components }
        case nil:
            { [fromLinear] in fromLinear.convert(SRGB($0).extended(to: LinearSRGB.self).components) }
        }
    }
}

extension RGBA {
    /// The nearest code values of a colour, opaque.
    fileprivate init(_ color: SRGB8, encodedBy encode: (SRGB8) -> SIMD3<Double>) {
        let most = Double(Channel.max)
        let codes = (encode(color).clamped(lowerBound: .zero, upperBound: .one) * most)
            .rounded(.toNearestOrAwayFromZero)
        self.init(red: Channel(codes.x), green: Channel(codes.y), blue: Channel(codes.z))
    }
}
