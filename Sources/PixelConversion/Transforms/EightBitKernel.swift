internal import ColorMath

/// A closed form from 8-bit codes to 8-bit codes, by sums of small tables.
///
/// The light of each target channel is the sum of what red, green and blue contribute. The three sums lie
/// side by side in one integer, so three look-ups and two additions give all of them. The upper bits of each
/// number a bin, and most bins hold the light of one code only. For the few that hold the border between two
/// codes the closed form itself decides, so the result is always the exact one.
struct EightBitKernel: BlockwiseKernel {
    /// What each code of red, of green and of blue contributes to the lights, one after the other.
    private let contributions: [UInt64]
    /// For each bin of a channel's light the code, or ``border``.
    private let codes: ([UInt16], [UInt16], [UInt16])
    private let exact: ClosedFormKernel<UInt32, UInt32>

    /// Stands for two codes, or for more.
    private static let border: UInt16 = 0x100

    /// Makes the tables, or nil where a profile's numbers are too wild to be written as integers.
    init?(_ form: ClosedForm) {
        guard let scale = LightScale(form) else { return nil }
        exact = ClosedFormKernel(form)
        codes = perChannel(form.target) { Self.codes($0, scale: scale) }
        let (red, green, blue) = form.matrix.columns
        contributions = zip([red, green, blue], form.source).enumerated().flatMap { channel, source in
            let (column, curve) = source
            // The first of the summands carries the offset.
            let offset = channel == 0 ? SIMD3<Double>(repeating: scale.lowest) : .zero
            return (0...255).map { code in
                let light = (column * curve.linear(Double(code) / 255) - offset) * scale.unitsPerLight
                return LightScale.packed(SIMD3<Int64>(light, rounding: .toNearestOrEven))
            }
        }
    }

    /// The code of every bin.
    private static func codes(_ curve: ToneCurve, scale: LightScale) -> [UInt16] {
        var codes = [UInt16](repeating: 255, count: 1 << LightScale.binBits)
        var bin = 0
        for code in 0..<255 {
            let threshold = curve.linear((Double(code) + 0.5) / 255)
            let units = (threshold - scale.lowest) * scale.unitsPerLight
            // A sum of three rounded numbers is off by at most 1.5 units.
            let first = min(codes.count, max(bin, Int(((units - 2) / LightScale.unitsPerBin).rounded(.down))))
            let last = min(
                codes.count - 1, max(-1, Int(((units + 2) / LightScale.unitsPerBin).rounded(.down))))
            if bin < first { for index in bin..<first { codes[index] = UInt16(code) } }
            if first <= last { for index in first...last { codes[index] = border } }
            bin = max(bin, last + 1)
        }
        return codes
    }

    @inline(__always)
    func convert(_ pixel: UInt32) -> UInt32 {
        let sum = contributions.withUnsafeBufferPointer { table in
            table[Int(pixel & 255)] &+ table[256 + Int(pixel &>> 8 & 255)]
                &+ table[512 + Int(pixel &>> 16 & 255)]
        }
        let red = codes.0.withUnsafeBufferPointer { $0[LightScale.bin(of: sum, channel: 0)] }
        let green = codes.1.withUnsafeBufferPointer { $0[LightScale.bin(of: sum, channel: 1)] }
        let blue = codes.2.withUnsafeBufferPointer { $0[LightScale.bin(of: sum, channel: 2)] }
        if (red | green | blue) & Self.border != 0 { return exact.convert(pixel) }
        return pixel & 0xFF00_0000 | UInt32(blue) &<< 16 | UInt32(green) &<< 8 | UInt32(red)
    }
}
