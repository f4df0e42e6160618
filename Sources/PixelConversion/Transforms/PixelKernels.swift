internal import ColorMath

/// Converts one pixel of integer codes.
protocol PixelKernel: Sendable {
    associatedtype Source: PackedPixel
    associatedtype Target: PackedPixel
    func convert(_ pixel: Source) -> Target
    /// Converts `count` pixels in order. They may be the same memory where the pixels have the same size.
    func convert(_ source: UnsafePointer<Source>, into target: UnsafeMutablePointer<Target>, count: Int)
}

/// A closed form on codes: a look-up, a matrix and an exact rounding for each channel.
struct ClosedFormKernel<Source: PackedPixel, Target: PackedPixel>: PixelKernel {
    /// The light of every code of red, green and blue.
    private let lights: ([Double], [Double], [Double])
    private let columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    private let encoders: (CodeEncoder<Target.Code>, CodeEncoder<Target.Code>, CodeEncoder<Target.Code>)

    init(_ form: ClosedForm) {
        lights = perChannel(form.source) { curve in
            let largest = Int(Source.Code.max)
            return (0...largest).map { curve.linear(Double($0) / Double(largest)) }
        }
        encoders = perChannel(form.target) { CodeEncoder($0) }
        let (red, green, blue) = form.matrix.columns
        columns = (SIMD4(red, 0), SIMD4(green, 0), SIMD4(blue, 0))
    }

    @inline(__always)
    func convert(_ pixel: Source) -> Target {
        let codes = pixel.channels
        let light =
            columns.0 * Self.light(codes.x, in: lights.0) + columns.1 * Self.light(codes.y, in: lights.1)
            + columns.2 * Self.light(codes.z, in: lights.2)
        // Clipped to 0 ..< 1; the comparison is false for what is no number, which becomes 0.
        let positive = light.replacing(with: 0, where: .!(light .> 0))
        let clipped = positive.replacing(with: 1.nextDown, where: positive .>= 1)
        // Above 2⁵² doubles are integers: the sum is rounded to one, and its low bits are that integer.
        let shifted = clipped * CodeEncoder<Target.Code>.binsPerUnit + 0x1p52
        let bins = unsafeBitCast(shifted, to: SIMD4<UInt64>.self) & 0xFFFF_FFFF
        return Target(
            channels: SIMD4(
                encoders.0.code(clipped.x, bin: bins.x), encoders.1.code(clipped.y, bin: bins.y),
                encoders.2.code(clipped.z, bin: bins.z), rescale(codes.w)))
    }

    /// The light of a code, unchecked: a table has an entry for every code there is.
    @inline(__always)
    private static func light(_ code: Source.Code, in table: [Double]) -> Double {
        table.withUnsafeBufferPointer { $0[Int(code)] }
    }
}

/// Any other conversion on codes.
struct GeneralKernel<Source: PackedPixel, Target: PackedPixel>: PixelKernel {
    let conversion: any ColorConversion

    func convert(_ pixel: Source) -> Target {
        let codes = pixel.channels
        let color = conversion.convert(SIMD3(unit(codes.x), unit(codes.y), unit(codes.z)))
        return Target(
            channels: SIMD4(
                nearestCode(color.x), nearestCode(color.y), nearestCode(color.z), rescale(codes.w)))
    }

    private func unit(_ code: Source.Code) -> Double { Double(code) / Double(Source.Code.max) }
}

/// The colours stay, the depth changes.
struct DepthKernel<Source: PackedPixel, Target: PackedPixel>: PixelKernel {
    @inline(__always)
    func convert(_ pixel: Source) -> Target {
        let codes = pixel.channels
        return Target(channels: SIMD4(rescale(codes.x), rescale(codes.y), rescale(codes.z), rescale(codes.w)))
    }
}

/// The nearest code of another depth.
@inline(__always)
private func rescale<From: FixedWidthInteger, To: FixedWidthInteger>(_ code: From) -> To {
    if From.bitWidth == To.bitWidth { return To(truncatingIfNeeded: code) }
    let from = UInt32(truncatingIfNeeded: From.max)
    return To(
        truncatingIfNeeded: (UInt32(truncatingIfNeeded: code) * UInt32(truncatingIfNeeded: To.max) + from / 2)
            / from)
}

/// A table for each channel, made once where the curves are the same, as they nearly always are.
func perChannel<Table>(_ curves: [ToneCurve], _ table: (ToneCurve) -> Table) -> (Table, Table, Table) {
    let red = table(curves[0])
    let green = curves[1] == curves[0] ? red : table(curves[1])
    let blue = curves[2] == curves[0] ? red : table(curves[2])
    return (red, green, blue)
}
