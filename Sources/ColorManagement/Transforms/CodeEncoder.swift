/// Rounds light to the nearest code value of one channel, exactly: by the lights half way between two codes.
struct CodeEncoder<Code: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    /// `thresholds[k]` is the light from which on `k + 1` is nearer than `k`; the last is infinite.
    private let thresholds: [Double]
    /// The code of the lowest light in each of the equal bins of 0…1, from where the search goes up.
    private let bins: [Code]
    private let scale: Double

    init(_ curve: ToneCurve) {
        let largest = Int(Code.max)
        var thresholds = (0..<largest).map { curve.linear((Double($0) + 0.5) / Double(largest)) }
        thresholds.append(.infinity)
        // 16 bins a code: then no bin of the sRGB curve holds more than one threshold of an 8-bit code.
        let count = (largest + 1) * (Code.bitWidth == 8 ? 16 : 2)
        var code = 0
        bins = (0..<count).map { bin in
            let light = Double(bin) / Double(count)
            while light >= thresholds[code] { code += 1 }
            return Code(truncatingIfNeeded: code)
        }
        self.thresholds = thresholds
        scale = Double(count)
    }

    /// The nearest code of a light; lights outside 0…1 are clipped, and what is no number is black.
    @inline(__always)
    func code(_ light: Double) -> Code {
        guard light > 0 else { return 0 }
        guard light < 1 else { return .max }
        var code = bins[Int(light * scale)]
        while light >= thresholds[Int(code)] { code &+= 1 }
        return code
    }
}
