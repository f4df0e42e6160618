/// A ``VisionSimulation`` for whole images of 8-bit pixels: exact, and fast enough for every frame
/// of a screen.
///
/// Each of the 3 × 256 code values has what it adds to the result worked out once; a pixel is three additions
/// and an exact encoding by table. Every result is the correctly rounded one: the same as simulating,
/// clipping and rounding the pixel by itself in double precision.
public struct PixelSimulation: Sendable {
    /// The simulation applied.
    public let simulation: VisionSimulation

    // Red, green and blue of the result, and the distance from the plane that parts the two sides.
    private let contributions: [SIMD4<Double>]
    private let kink: SIMD4<Double>

    /// Prepares a simulation for pixels in sRGB, or in Display P3: they stay in the space they are in.
    public init<Encoding: RGBSpace>(_ simulation: VisionSimulation, of encoding: Encoding.Type = SRGB.self)
    where Encoding.Base: SRGBEncodedLight {
        let light = Encoding.Base.self
        let transform = simulation.transform.inSpace(from: light.toLinearSRGB, to: light.fromLinearSRGB)
        let linear = SRGB8.linear
        contributions = (0..<3).flatMap { channel in
            var unit = SIMD3<Double>.zero
            unit[channel] = 1
            let column = SIMD4(transform.matrix * unit, transform.normal[channel])
            return linear.map { column * $0 }
        }
        kink = SIMD4(transform.kink, 0)
        self.simulation = simulation
    }

    /// Simulates pixels in place.
    ///
    /// - Parameter pixels: Pixels of four bytes: red, green, blue and alpha, straight. Alpha is left alone;
    ///   bytes after the last whole pixel are too.
    public func apply(to pixels: inout MutableRawSpan) {
        pixels.withUnsafeMutableBytes(apply)
    }

    /// Simulates pixels in place.
    ///
    /// - Parameter pixels: Pixels of four bytes, or their bytes: red, green, blue and alpha, straight. Alpha
    ///   is left alone; bytes after the last whole pixel are too.
    public func apply<Element: BitwiseCopyable>(to pixels: inout [Element]) {
        pixels.withUnsafeMutableBytes(apply)
    }

    private func apply(to bytes: UnsafeMutableRawBufferPointer) {
        // A simulation of severity 0 is the identity to the bit, so there is nothing to do.
        guard simulation.severity > 0 else { return }
        contributions.withUnsafeBufferPointer { contributions in
            CodeEncoder.shared.start.withUnsafeBufferPointer { start in
                CodeEncoder.shared.thresholds.withUnsafeBufferPointer { thresholds in
                    run(bytes, contributions, start, thresholds)
                }
            }
        }
    }

    private func run(
        _ bytes: UnsafeMutableRawBufferPointer, _ contributions: UnsafeBufferPointer<SIMD4<Double>>,
        _ start: UnsafeBufferPointer<UInt8>, _ thresholds: UnsafeBufferPointer<Double>
    ) {
        // Adding this number leaves the nearest whole number in the lowest bits of the sum.
        let wholeNumbers = 0x1.8p52
        @inline(__always)
        func code(_ light: Double, _ step: UInt64) -> UInt32 {
            let code = Int(start[Int(truncatingIfNeeded: step & 0x1FFF)])
            return UInt32(truncatingIfNeeded: code) + (light >= thresholds[code + 1] ? 1 : 0)
        }
        // Pixels of a screen come in runs of one colour; the first of a run is simulated, the others copy it.
        var (seen, result): (UInt32, UInt32) = (0, 0)
        var isFirst = true
        for offset in stride(from: 0, to: bytes.count & ~3, by: 4) {
            let pixel = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            if pixel != seen || isFirst {
                isFirst = false
                seen = pixel
                let sum =
                    contributions[Int(pixel & 255)] + contributions[256 + Int(pixel >> 8 & 255)]
                    + contributions[512 + Int(pixel >> 16 & 255)]
                let distance = sum.w
                let light = (sum + kink * (distance < 0 ? distance : 0)).clippedToUnit
                // Half a step down, so that rounding to the nearest finds the step that light is in.
                let steps = unsafeBitCast(
                    light * Double(CodeEncoder.steps) - 0.5 + wholeNumbers, to: SIMD4<UInt64>.self)
                result =
                    code(light.x, steps.x) | code(light.y, steps.y) << 8 | code(light.z, steps.z) << 16
                    | pixel & 0xFF00_0000
            }
            bytes.storeBytes(of: result.littleEndian, toByteOffset: offset, as: UInt32.self)
        }
    }
}
