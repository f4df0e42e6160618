extension PixelKernel {
    /// Converts pixels in order, each colour as rarely as can be.
    ///
    /// Screens are runs of one colour, and few colours come again and again: a run costs its loads and
    /// stores, and a colour met before costs a look-up in a small table that remembers one colour a slot.
    ///
    /// `source` and `target` hold `count` pixels; they may be the same memory where the pixels have the same
    /// size.
    func convert(_ source: UnsafePointer<Source>, into target: UnsafeMutablePointer<Target>, count: Int) {
        guard count > 0 else { return }
        let slotBits = 13
        withUnsafeTemporaryAllocation(of: Memory.self, capacity: 1 << slotBits) { memory in
            var color = source[0]
            var converted = convert(color)
            memory.initialize(repeating: Memory(color: color, converted: converted))
            var index = 0
            while index < count {
                let next = source[index]
                if next == color {
                    target[index] = converted
                    index += 1
                    while index + 4 <= count, source[index] == color, source[index + 1] == color,
                        source[index + 2] == color, source[index + 3] == color
                    {
                        target[index] = converted
                        target[index + 1] = converted
                        target[index + 2] = converted
                        target[index + 3] = converted
                        index += 4
                    }
                } else {
                    color = next
                    // Fibonacci hashing: the product's top bits depend on every bit of the colour.
                    let hash = UInt64(truncatingIfNeeded: color) &* 0x9E37_79B9_7F4A_7C15
                    let slot = Int(truncatingIfNeeded: hash &>> UInt64(64 - slotBits))
                    let remembered = memory[slot]
                    if remembered.color == color {
                        converted = remembered.converted
                    } else {
                        converted = convert(color)
                        memory[slot] = Memory(color: color, converted: converted)
                    }
                    target[index] = converted
                    index += 1
                }
            }
        }
    }

    private typealias Memory = RememberedColor<Source, Target>
}

/// A colour and what became of it.
private struct RememberedColor<Source: PackedPixel, Target: PackedPixel>: BitwiseCopyable {
    var color: Source
    var converted: Target
}
