public import ColorMath
internal import Raster
internal import ScreenReading

extension Picture {
    /// The picture as it looks to someone with a colour vision deficiency, in the same colour space, depth
    /// and alpha.
    ///
    /// A simulation of severity 0 changes nothing.
    public consuming func seen(with simulation: VisionSimulation) -> Picture {
        seen(through: SimulationChain([.vision(simulation)]))
    }

    /// The picture as it is seen through a chain of settings and simulations, in the same colour space, depth
    /// and alpha.
    ///
    /// Settings and materials are the app's, and change what pixels are a part of; ``change`` says how much.
    /// After them, every pixel is what `SimulationChain.simulate(_:)` makes of its colour in the picture's
    /// own space. It goes through extended linear sRGB, so that nothing of a wide gamut is clipped before it
    /// is simulated, and is clipped to the picture's own space and rounded once.
    public consuming func seen(through chain: SimulationChain) -> Picture {
        let canvas = canvas(for: chain)
        return seen(through: chain, on: canvas)
    }

    /// The picture as it is seen through a chain, for which it has been read.
    ///
    /// - Parameters:
    ///   - chain: The settings and simulations.
    ///   - canvas: What ``canvas(for:)`` gave for this chain, or for one that knows as much.
    public consuming func seen(through chain: SimulationChain, on canvas: ScreenCanvas?) -> Picture {
        guard chain.steps.contains(where: { !$0.isIdentity }) else { return self }
        return drawn(by: chain, on: canvas).displayed(by: chain, on: canvas)
    }

    /// What the display, its glass and the eye make of the picture.
    private consuming func displayed(by chain: SimulationChain, on canvas: ScreenCanvas?) -> Picture {
        let kept = chain.leavesPhotographs ? canvas?.photographs ?? [] : []
        switch samples {
        case .eight(var bitmap):
            if case .vision(let vision)? = chain.steps.first, chain.steps.count == 1,
                let shortcut = space.shortcut
            {
                shortcut.pixelSimulation(vision).apply(to: &bitmap.pixels)
            } else {
                bitmap.apply(chain, in: space, leaving: kept)
            }
            samples = .eight(bitmap)
        case .sixteen(var bitmap):
            bitmap.apply(chain, in: space, leaving: kept)
            samples = .sixteen(bitmap)
        }
        return self
    }
}

extension SimulationChain {
    fileprivate var leavesPhotographs: Bool { steps.contains(.invert(.smart)) }

    /// The steps that photographs are seen through as well.
    fileprivate var stepsOfPhotographs: [SimulationStep] { steps.filter { $0 != .invert(.smart) } }
}

extension PictureSpace.Shortcut {
    fileprivate func pixelSimulation(_ vision: VisionSimulation) -> PixelSimulation {
        switch self {
        case .sRGB: PixelSimulation(vision)
        case .displayP3: PixelSimulation(vision, of: DisplayP3.self)
        }
    }
}

extension Bitmap {
    /// Simulates pixels of any depth and space; those in `kept` are left out of Smart Invert.
    fileprivate mutating func apply(
        _ chain: SimulationChain, in space: PictureSpace, leaving kept: [Photograph]
    ) {
        switch space.shortcut {
        case .sRGB: apply(chain, by: DisplayEncoding<SRGB>(), leaving: kept)
        case .displayP3: apply(chain, by: DisplayEncoding<DisplayP3>(), leaving: kept)
        case nil: apply(chain, by: space, leaving: kept)
        }
    }

    private mutating func apply(
        _ chain: SimulationChain, by encoding: some RGBEncoding, leaving kept: [Photograph]
    ) {
        var spared = kept.isEmpty ? nil : self
        apply(ColorPipeline(chain, in: encoding))
        let pipeline = ColorPipeline(chain.stepsOfPhotographs, in: encoding)
        for photograph in kept {
            spared?.apply(pipeline, in: photograph.box)
            guard let spared else { return }
            for (row, columns) in photograph.columns.enumerated() {
                let start = (photograph.box.y + row) * width
                let place = start + columns.lowerBound..<start + columns.upperBound
                pixels.replaceSubrange(place, with: spared.pixels[place])
            }
        }
    }
}
