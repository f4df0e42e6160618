internal import ColorManagement
internal import ColorMath
internal import Raster

extension Picture {
    /// The picture as the app draws it: with settings switched on, behind a material.
    ///
    /// What that changes is worked out in 8-bit sRGB; pixels that stay are left as they are, to the bit.
    consuming func drawn(by chain: SimulationChain) -> Picture {
        for step in chain.steps where step.isOfApp && !step.isIdentity {
            let before = opaqueSRGB
            switch step {
            case .settings(let settings):
                let outcome = settings.simulate(before, scale: scale)
                change = outcome.change
                replace(before, by: outcome.bitmap)
            case .material(let material):
                replace(before, by: chain.seen(before, behind: material, scale: scale))
            case .invert, .grayscale, .trueTone, .outdoors, .vision: break
            }
        }
        return self
    }

    /// Replaces the pixels that differ.
    private mutating func replace(_ before: Bitmap<UInt8>, by after: Bitmap<UInt8>) {
        switch samples {
        case .eight(var bitmap):
            bitmap.replace(before, by: after, in: space)
            samples = .eight(bitmap)
        case .sixteen(var bitmap):
            bitmap.replace(before, by: after, in: space)
            samples = .sixteen(bitmap)
        }
    }
}

extension SimulationChain {
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
        _ before: Bitmap<UInt8>, by after: Bitmap<UInt8>, in space: PictureSpace
    ) {
        var color: SRGB8?
        var pixel = pixels[0]
        for index in pixels.indices where before.pixels[index] != after.pixels[index] {
            // Pixels of a screen come in runs of one colour.
            if after.pixels[index].color != color {
                color = after.pixels[index].color
                pixel = RGBA(after.pixels[index].color, in: space)
            }
            pixels[index] = pixel
        }
    }
}

extension RGBA {
    /// The nearest code values of a colour in a picture's own space, opaque.
    fileprivate init(_ color: SRGB8, in space: PictureSpace) {
        let most = Double(Channel.max)
        func codes(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
            (encoded.clamped(lowerBound: .zero, upperBound: .one) * most).rounded(.toNearestOrAwayFromZero)
        }
        let encoded =
            switch space.shortcut {
            case .sRGB: codes(SRGB(color).components)
            case .displayP3: codes(SRGB(color).extended(to: DisplayP3.self).components)
            case nil: codes(space.fromLinear.convert(SRGB(color).extended(to: LinearSRGB.self).components))
            }
        self.init(red: Channel(encoded.x), green: Channel(encoded.y), blue: Channel(encoded.z))
    }
}
