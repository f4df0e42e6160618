/// The pass over buffers of which one holds floats: every pixel on its own, since floats rarely come again.
enum FloatPass<Source: PixelComponent, Target: PixelComponent> {
    static func make(_ map: ColorMap) -> BufferPass {
        { source, target, count in
            let input = source.assumingMemoryBound(to: Source.self)
            let output = target.assumingMemoryBound(to: Target.self)
            for index in stride(from: 0, to: 4 * count, by: 4) {
                let color = map.convert([
                    input[index].unit, input[index + 1].unit, input[index + 2].unit,
                ])
                let alpha = input[index + 3].unit
                output[index] = Target(unit: color.x)
                output[index + 1] = Target(unit: color.y)
                output[index + 2] = Target(unit: color.z)
                output[index + 3] = Target(unit: alpha)
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
