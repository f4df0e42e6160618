internal import ColorMath

/// A closed form from 8-bit codes to 8-bit codes between spaces of one blue primary, such as sRGB and Display
/// P3.
///
/// There blue adds nothing to the lights of red and green. So the codes of these two are looked up for each
/// pair of them, together with the light that the pair adds to blue. Screens are mostly greys and mixtures of
/// few colours, whose pairs lie close together.
struct SharedBlueKernel: BlockwiseKernel {
    /// For each pair of red and green the codes of both, and above them the units of light that they add to
    /// blue.
    private let pairs: [UInt32]
    /// The units of light that each code of blue adds.
    private let blues: [UInt32]
    private let encoder: LightEncoder
    /// Converts where the light of blue lies between two codes.
    private let general: EightBitKernel

    /// The most units that a pair may add.
    private static let mostOfPair = 65535.0
    /// The most units in all.
    private static let most = 0x1p20

    /// Makes the tables, or nil where blue does add to red or to green.
    init?(_ form: ClosedForm, general: EightBitKernel) {
        let (red, green, blue) = form.matrix.columns
        let reds = Lights(column: red, curve: form.source[0])
        let greens = Lights(column: green, curve: form.source[1])
        let blues = Lights(column: blue, curve: form.source[2])
        let pairRange = reds.range + greens.range
        let range = pairRange + blues.range
        guard range > 0 else { return nil }
        let unit = max(pairRange / Self.mostOfPair, range / Self.most)
        let lowest = reds.lowest + greens.lowest + blues.lowest
        // Rounding adds up to one unit.
        let largest = Int(range / unit) + 2
        guard let encoder = LightEncoder(form.target[2], lowest: lowest, unit: unit, largest: largest) else {
            return nil
        }

        var pairs: [UInt32] = []
        pairs.reserveCapacity(65536)
        for pair in UInt32(0)...0xFFFF {
            let codes = general.convert(pair) & 0xFFFF
            // Light is monotone in blue: what neither none nor all of it changes, no code of it does.
            guard codes == general.convert(pair | 0xFF_0000) & 0xFFFF else { return nil }
            let light = reds.above[Int(pair & 255)] + greens.above[Int(pair >> 8)]
            pairs.append(codes | UInt32((light / unit).rounded()) << 16)
        }
        self.pairs = pairs
        self.blues = blues.above.map { UInt32(($0 / unit).rounded()) }
        self.encoder = encoder
        self.general = general
    }

    @inline(__always)
    func convert(_ pixel: UInt32) -> UInt32 {
        let pair = pairs.withUnsafeBufferPointer { $0[Int(pixel & 0xFFFF)] }
        let light = pair &>> 16 &+ blues.withUnsafeBufferPointer { $0[Int(pixel &>> 16 & 255)] }
        guard let blue = encoder.code(of: light) else { return general.convert(pixel) }
        return pixel & 0xFF00_0000 | blue &<< 16 | pair & 0xFFFF
    }
}

/// What the codes of one channel add to the light of blue.
private struct Lights {
    let lowest: Double
    let range: Double
    /// For each code, the light above the lowest.
    let above: [Double]

    init(column: SIMD3<Double>, curve: ToneCurve) {
        let lights = (0...255).map { column.z * curve.linear(Double($0) / 255) }
        let lowest = lights.min() ?? 0
        self.lowest = lowest
        above = lights.map { $0 - lowest }
        range = above.max() ?? 0
    }
}
