/// Rounds light to the nearest code value of one channel, exactly: by the lights half way between two codes.
struct CodeEncoder<Code: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    /// `thresholds[k]` is the light from which on `k + 1` is nearer than `k`; the last is infinite.
    private let thresholds: [Double]
    /// For each of the equal bins of 0…1, the code of its lowest light, from where the search goes up.
    private let bins: [Code]

    /// How many bins there are to a light of 1; a power of two, so that scaling by it is exact.
    ///
    /// At 16 bins a code no bin of the sRGB curve holds more than one threshold of an 8-bit code.
    static var binsPerUnit: Double { Double(Int(Code.max) + 1) * (Code.bitWidth == 8 ? 16 : 2) }

    init(_ curve: ToneCurve) {
        let largest = Int(Code.max)
        var thresholds = (0..<largest).map { curve.linear((Double($0) + 0.5) / Double(largest)) }
        thresholds.append(.infinity)
        var code = 0
        // Bin numbers are rounded, so a bin begins half a bin before its number.
        bins = (0...Int(Self.binsPerUnit)).map { bin in
            let lowest = (Double(bin) - 0.5) / Self.binsPerUnit
            while lowest >= thresholds[code] { code += 1 }
            return Code(truncatingIfNeeded: code)
        }
        self.thresholds = thresholds
    }

    /// The nearest code of a light.
    ///
    /// - Precondition: The light is within 0 ..< 1, and `bin` is the nearest integer to it times
    ///   ``binsPerUnit``.
    @inline(__always)
    func code(_ light: Double, bin: UInt64) -> Code {
        bins.withUnsafeBufferPointer { bins in
            thresholds.withUnsafeBufferPointer { thresholds in
                var code = bins[Int(truncatingIfNeeded: bin)]
                // A sum, not a branch: which way a photograph's colours go cannot be predicted.
                code &+= light >= thresholds[Int(code)] ? 1 : 0
                while light >= thresholds[Int(code)] { code &+= 1 }
                return code
            }
        }
    }
}
