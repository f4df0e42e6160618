internal import ColorMath

/// The pass over buffers of which one holds floats: a block of pixels at a time, curves and matrices by
/// tables, and what comes in eight bits by a table of its codes.
struct FloatPass<Source: PixelComponent, Target: PixelComponent>: Sendable {
    private let map: ColorMap
    /// The same way by tables, without what ``tables`` do; nil where it is not made of curves and matrices.
    private let chain: CurveChain?
    /// What becomes of each code of red, green, blue and alpha before all else; nil for floats and 16 bits.
    private let tables: CodeTables<Source>?

    /// How many pixels take a step together: few enough to stay in the fastest cache.
    private static var block: Int { 256 }

    static func make(_ map: ColorMap) -> BufferPass {
        let pass = FloatPass(map)
        return { source, target, count in
            pass.convert(
                source.assumingMemoryBound(to: Source.self), to: target.assumingMemoryBound(to: Target.self),
                count: count)
        }
    }

    private init(_ map: ColorMap) {
        self.map = map
        var stages = map.chain?.stages
        tables = CodeTables(stages?.first)
        if tables != nil, case .curves? = stages?.first { stages?.removeFirst() }
        chain = stages.map { CurveChain($0) }
    }

    private func convert(
        _ input: UnsafeBufferPointer<Source>, to output: UnsafeMutableBufferPointer<Target>, count: Int
    ) {
        withUnsafeTemporaryAllocation(of: SIMD3<Double>.self, capacity: Self.block) { colors in
            for start in stride(from: 0, to: count, by: Self.block) {
                let pixels = start..<min(start + Self.block, count)
                let colors = UnsafeMutableBufferPointer(rebasing: colors[..<pixels.count])
                load(input, pixels, into: colors)
                if let chain { chain.convert(colors) } else { map.convert(colors) }
                for pixel in pixels {
                    var color = colors[pixel - start]
                    if chain != nil, Target.isHalfway(color) { color = map.convert(Self.color(input, pixel)) }
                    output[4 * pixel] = Target(unit: color.x)
                    output[4 * pixel + 1] = Target(unit: color.y)
                    output[4 * pixel + 2] = Target(unit: color.z)
                    output[4 * pixel + 3] = Target(
                        unit: tables.map { $0.alpha(input[4 * pixel + 3]) } ?? input[4 * pixel + 3].unit)
                }
            }
        }
    }

    @inline(__always)
    private func load(
        _ input: UnsafeBufferPointer<Source>, _ pixels: Range<Int>,
        into colors: UnsafeMutableBufferPointer<SIMD3<Double>>
    ) {
        if let tables {
            for pixel in pixels {
                colors[pixel - pixels.lowerBound] = tables.color(
                    input[4 * pixel], input[4 * pixel + 1], input[4 * pixel + 2])
            }
        } else {
            for pixel in pixels { colors[pixel - pixels.lowerBound] = Self.color(input, pixel) }
        }
    }

    @inline(__always)
    private static func color(_ input: UnsafeBufferPointer<Source>, _ pixel: Int) -> SIMD3<Double> {
        SIMD3(input[4 * pixel].unit, input[4 * pixel + 1].unit, input[4 * pixel + 2].unit)
    }
}

extension ColorMap {
    /// The way as curves and matrices; nil where it is none.
    fileprivate var chain: CurveChain? {
        switch method {
        case .identity: CurveChain([])
        case .closedForm(let form): CurveChain(form)
        case .engine(let conversion as SpaceConversion):
            CurveChain(from: conversion.source, to: conversion.target)
        case .engine: nil
        }
    }
}
