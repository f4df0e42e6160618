/// A kernel so fast that to remember colours, as others do, would cost more than it saves.
protocol BlockwiseKernel: PixelKernel where Source == UInt32, Target == UInt32 {}

extension BlockwiseKernel {
    /// Converts pixels in order: a stretch of one colour, as most of an interface is, costs a comparison and
    /// a store.
    func convert(_ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        guard count > 0 else { return }
        // How many pixels are compared, and where they differ converted, at once.
        let block = 8
        var color = source[0]
        var converted = convert(color)
        var index = 0
        while index + block <= count {
            let first = source[index]
            var difference: UInt32 = 0
            for offset in 1..<block { difference |= source[index + offset] ^ first }
            if difference == 0 {
                if first != color {
                    color = first
                    converted = convert(color)
                }
                (target + index).update(repeating: converted, count: block)
            } else {
                for pixel in index..<index + block { target[pixel] = convert(source[pixel]) }
            }
            index += block
        }
        while index < count {
            target[index] = convert(source[index])
            index += 1
        }
    }
}
