internal import ColorManagement
public import ColorMath
internal import Raster

extension Picture {
    /// The picture as it looks to someone with a colour vision deficiency, in the same colour space, depth and alpha.
    ///
    /// Pixels go through extended linear sRGB, so that nothing of a wide gamut is clipped before it is simulated, and
    /// are clipped to the picture's own space and rounded once. A simulation of severity 0 changes nothing.
    public consuming func seen(with simulation: VisionSimulation) -> Picture {
        guard simulation.severity > 0 else { return self }
        switch samples {
        case .eight(var bitmap):
            switch space.shortcut {
            case .sRGB: bitmap.apply(PixelSimulation(simulation))
            case .displayP3: bitmap.apply(PixelSimulation(simulation, of: DisplayP3.self))
            case nil: bitmap.apply(simulation, in: space)
            }
            samples = .eight(bitmap)
        case .sixteen(var bitmap):
            bitmap.apply(simulation, in: space)
            samples = .sixteen(bitmap)
        }
        return self
    }
}

extension Bitmap<UInt8> {
    fileprivate mutating func apply(_ simulation: PixelSimulation) {
        var components = pixels.mutableSpan
        var bytes = components.mutableBytes
        simulation.apply(to: &bytes)
    }
}

extension Bitmap {
    /// Simulates pixels of any depth and space, each by the formula itself.
    fileprivate mutating func apply(_ simulation: VisionSimulation, in space: PictureSpace) {
        var seen = pixels[0]
        var result = seen.seen(with: simulation, in: space)
        for index in pixels.indices {
            // Pixels of a screen come in runs of one colour.
            if pixels[index] != seen {
                seen = pixels[index]
                result = seen.seen(with: simulation, in: space)
            }
            pixels[index] = result
        }
    }
}

extension RGBA {
    fileprivate func seen(with simulation: VisionSimulation, in space: PictureSpace) -> RGBA {
        let most = Double(Channel.max)
        let light = space.toLinear.convert(SIMD3(Double(red), Double(green), Double(blue)) / most)
        let color = space.fromLinear.convert(simulation.simulate(LinearSRGB(components: light)).components)
        func code(_ component: Double) -> Channel {
            component > 0 ? Channel((Swift.min(component, 1) * most).rounded()) : 0
        }
        return RGBA(red: code(color.x), green: code(color.y), blue: code(color.z), alpha: alpha)
    }
}
