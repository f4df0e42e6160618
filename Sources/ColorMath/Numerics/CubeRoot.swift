extension SIMD3<Double> {
    /// The real cube root of each component, of negative ones too, within a unit or two in the last place.
    ///
    /// Three cube roots at once take half the time of three calls of the C library. A third of the exponent
    /// gives the root within 5 %, and each step of Halley's method triples the digits: 5 %, 1e-4, 1e-12,
    /// all of them.
    @inline(__always)
    package var cubeRoot: SIMD3 {
        let magnitude = abs(self)
        // 2/3 of the exponent's bias, with the fraction that spreads the error evenly.
        let bias: UInt64 = 0x2A9F_7893_0000_0000
        var root = SIMD3(
            Double(bitPattern: magnitude.x.bitPattern / 3 + bias),
            Double(bitPattern: magnitude.y.bitPattern / 3 + bias),
            Double(bitPattern: magnitude.z.bitPattern / 3 + bias))
        for _ in 0..<3 {
            let cube = root * root * root
            root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
        }
        // The method halves its way towards the root of zero for ever, and knows no sign.
        root.replace(with: 0.0, where: magnitude .< 1e-300)
        return root.replacing(with: -root, where: self .< 0)
    }

    @inline(__always)
    private func abs(_ value: SIMD3) -> SIMD3 { value.replacing(with: -value, where: value .< 0) }
}
