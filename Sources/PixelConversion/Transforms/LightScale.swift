internal import ColorMath

/// How the lights that a closed form can give are written as integers, three of them in one.
struct LightScale {
    /// The lowest light there is, or less.
    let lowest: Double
    /// How many integer units there are to a light of 1.
    let unitsPerLight: Double

    /// The bits of one light. Three such fields fill an integer but for its last bit.
    private static let lightBits = 21
    /// The upper bits of a light, which number its bin.
    static let binBits = 16
    /// How many units a bin holds.
    static let unitsPerBin = Double(1 << (lightBits - binBits))

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
        unitsPerLight = Double(1 << Self.lightBits) / (highest - lowest)
        let curves = form.source + form.target
        let lights = curves.flatMap { curve in (0...510).map { curve.linear(Double($0) / 510) } }
        guard ([lowest, highest] + lights).allSatisfy({ abs($0) <= Self.most }) else { return nil }
    }

    /// The lights of red, green and blue side by side.
    ///
    /// A contribution may be negative: it borrows from the field above what the sum, which is not, gives
    /// back.
    static func packed(_ lights: SIMD3<Int64>) -> UInt64 {
        UInt64(bitPattern: lights.x &+ lights.y &<< Int64(lightBits) &+ lights.z &<< Int64(2 * lightBits))
    }

    /// The bin of one channel's light in a sum of contributions.
    @inline(__always)
    static func bin(of sum: UInt64, channel: Int) -> Int {
        let bits = UInt64(channel * lightBits + lightBits - binBits)
        return Int(truncatingIfNeeded: sum &>> bits) & (1 << binBits - 1)
    }
}
