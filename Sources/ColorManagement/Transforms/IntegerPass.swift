/// The passes over buffers of integer codes: one specialised loop for each method and pair of depths.
enum IntegerPass<Source: PackedPixel, Target: PackedPixel> {
    static func make(_ transform: ColorTransform) -> any BufferPass {
        switch transform.method {
        case .identity: KernelPass(kernel: DepthKernel<Source, Target>())
        case .closedForm(let form): KernelPass(kernel: ClosedFormKernel<Source, Target>(form))
        case .tables(let conversion):
            KernelPass(kernel: GeneralKernel<TableConversion, Source, Target>(conversion: conversion))
        }
    }
}

/// A kernel over a buffer.
private struct KernelPass<Kernel: PixelKernel>: BufferPass {
    let kernel: Kernel

    func convert(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer, count: Int) {
        guard count > 0, let input = source.baseAddress, let output = target.baseAddress else { return }
        kernel.convert(
            input.assumingMemoryBound(to: Kernel.Source.self),
            into: output.assumingMemoryBound(to: Kernel.Target.self),
            count: count)
    }
}
