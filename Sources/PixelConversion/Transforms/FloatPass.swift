/// The pass over buffers of which one holds floats: every pixel on its own, since floats rarely come again,
/// and a block of them at a time.
enum FloatPass<Source: PixelComponent, Target: PixelComponent> {
    static func make(_ map: ColorMap) -> BufferPass {
        { source, target, count in
            let input = source.assumingMemoryBound(to: Source.self)
            let output = target.assumingMemoryBound(to: Target.self)
            let block = 256
            withUnsafeTemporaryAllocation(of: SIMD3<Double>.self, capacity: block) { colors in
                for start in stride(from: 0, to: count, by: block) {
                    let pixels = start..<min(start + block, count)
                    for pixel in pixels {
                        colors[pixel - start] = [
                            input[4 * pixel].unit, input[4 * pixel + 1].unit, input[4 * pixel + 2].unit,
                        ]
                    }
                    map.convert(UnsafeMutableBufferPointer(rebasing: colors[..<pixels.count]))
                    for pixel in pixels {
                        let color = colors[pixel - start]
                        let alpha = input[4 * pixel + 3].unit
                        output[4 * pixel] = Target(unit: color.x)
                        output[4 * pixel + 1] = Target(unit: color.y)
                        output[4 * pixel + 2] = Target(unit: color.z)
                        output[4 * pixel + 3] = Target(unit: alpha)
                    }
                }
            }
        }
    }
}

/// A component of a pixel as a number whose nominal range is 0…1.
protocol PixelComponent: BitwiseCopyable, Sendable {
    init(unit: Double)
    var unit: Double { get }
}

extension Float: PixelComponent {
    init(unit: Double) { self.init(unit) }
    var unit: Double { Double(self) }
}

extension UInt8: PixelComponent {
    init(unit: Double) { self = nearestCode(unit) }
    var unit: Double { Double(self) / 255 }
}

extension UInt16: PixelComponent {
    init(unit: Double) { self = nearestCode(unit) }
    var unit: Double { Double(self) / 65535 }
}

/// The nearest code of a value in 0…1; values beyond are clipped, and what is no number is 0.
func nearestCode<Code: FixedWidthInteger>(_ value: Double) -> Code {
    value > 0 ? Code((min(value, 1) * Double(Code.max)).rounded()) : 0
}
