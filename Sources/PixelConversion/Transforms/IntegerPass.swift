/// Converts a buffer of a number of pixels from beginning to end.
typealias BufferPass =
    @Sendable (_ source: UnsafeRawBufferPointer, _ target: UnsafeMutableRawBufferPointer, _ count: Int) ->
    Void

/// The passes over buffers of integer codes: one specialised loop for each method and pair of depths.
///
/// They are closures, not values behind a protocol, because the compiler specialises the former.
enum IntegerPass<Source: PackedPixel, Target: PackedPixel> {
    static func make(_ map: ColorMap) -> BufferPass {
        switch map.method {
        case .identity: pass(DepthKernel<Source, Target>())
        case .closedForm(let form): pass(ClosedFormKernel<Source, Target>(form))
        case .engine(let conversion): pass(GeneralKernel<Source, Target>(conversion: conversion))
        }
    }

    fileprivate static func pass<Kernel: PixelKernel>(_ kernel: Kernel) -> BufferPass
    where Kernel.Source == Source, Kernel.Target == Target {
        { source, target, count in
            guard count > 0, let input = source.baseAddress, let output = target.baseAddress else { return }
            kernel.convert(
                input.assumingMemoryBound(to: Source.self), into: output.assumingMemoryBound(to: Target.self),
                count: count)
        }
    }
}

extension IntegerPass<UInt32, UInt32> {
    /// The pass from 8 bits to 8 bits, which has faster closed forms.
    static func makeEightBit(_ map: ColorMap) -> BufferPass {
        guard case .closedForm(let form) = map.method, let kernel = EightBitKernel(form) else {
            return make(map)
        }
        if let shared = SharedBlueKernel(form, general: kernel) { return pass(shared) }
        return pass(kernel)
    }
}
