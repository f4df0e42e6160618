internal import ColorMath

/// A closed form from 8-bit codes to 8-bit codes, by sums of small tables.
///
/// The light of each target channel is the sum of what red, green and blue contribute, so three look-ups and two
/// additions of vectors of integers give all three. Their upper halves number bins, and most bins hold the light of one
/// code only. For the few that hold the border between two codes the closed form itself decides, so the result is
/// always the exact one.
struct EightBitKernel: PixelKernel {
    /// What each code of red, of green and of blue contributes to the lights, one after the other.
    private let contributions: [SIMD4<UInt32>]
    /// For each bin of a channel's light the code, or ``border``.
    private let codes: ([UInt16], [UInt16], [UInt16])
    private let exact: ClosedFormKernel<UInt32, UInt32>

    /// Stands for two codes, or for more.
    private static let border: UInt16 = 0x100
    /// How many pixels are compared, and where they differ converted, at once.
    private static let block = 8

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
                return SIMD4(
                    SIMD3<UInt32>(truncatingIfNeeded: SIMD3<Int64>(light, rounding: .toNearestOrEven)), 0)
            }
        }
    }

    /// The code of every bin.
    private static func codes(_ curve: ToneCurve, scale: LightScale) -> [UInt16] {
        var codes = [UInt16](repeating: 255, count: 1 << 16)
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
        let bins = unsafeBitCast(sum, to: SIMD8<UInt16>.self)
        let red = codes.0.withUnsafeBufferPointer { $0[Int(bins[1])] }
        let green = codes.1.withUnsafeBufferPointer { $0[Int(bins[3])] }
        let blue = codes.2.withUnsafeBufferPointer { $0[Int(bins[5])] }
        if (red | green | blue) & Self.border != 0 { return exact.convert(pixel) }
        return pixel & 0xFF00_0000 | UInt32(blue) &<< 16 | UInt32(green) &<< 8 | UInt32(red)
    }

    /// Converts pixels in order: a stretch of one colour, as most of an interface is, costs a comparison and a store.
    func convert(_ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        guard count > 0 else { return }
        var color = source[0]
        var converted = convert(color)
        var index = 0
        while index + Self.block <= count {
            let first = source[index]
            var difference: UInt32 = 0
            for offset in 1..<Self.block { difference |= source[index + offset] ^ first }
            if difference == 0 {
                if first != color {
                    color = first
                    converted = convert(color)
                }
                (target + index).update(repeating: converted, count: Self.block)
            } else {
                for pixel in index..<index + Self.block { target[pixel] = convert(source[pixel]) }
            }
            index += Self.block
        }
        while index < count {
            target[index] = convert(source[index])
            index += 1
        }
    }
}

/// How the lights that a closed form can give are written as 32-bit integers.
private struct LightScale {
    /// The lowest light there is, or less.
    let lowest: Double
    /// How many integer units there are to a light of 1.
    let unitsPerLight: Double

    /// The upper half of an integer is the number of its bin.
    static let unitsPerBin = 0x1p16

    /// The largest light, and threshold between codes, that is worth a table.
    private static let most = 256.0

    init?(_ form: ClosedForm) {
        let (red, green, blue) = form.matrix.columns
        let ranges = zip([red, green, blue], form.source).map { column, curve in
            let lights = (0...255).map { curve.linear(Double($0) / 255) }
            let ends = [column * (lights.min() ?? 0), column * (lights.max() ?? 1)]
            return (low: pointwiseMin(ends[0], ends[1]).min(), high: pointwiseMax(ends[0], ends[1]).max())
        }
        // A margin for what rounding adds.
        lowest = ranges.reduce(0) { $0 + $1.low } - 0x1p-10
        let highest = ranges.reduce(0) { $0 + $1.high } + 0x1p-10
        unitsPerLight = 0x1p32 / (highest - lowest)
        let curves = form.source + form.target
        let lights = curves.flatMap { curve in (0...510).map { curve.linear(Double($0) / 510) } }
        guard ([lowest, highest] + lights).allSatisfy({ abs($0) <= Self.most }) else { return nil }
    }
}
