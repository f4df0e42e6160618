/// Rounds a light that is written as an integer to the nearest 8-bit code of one channel.
struct LightEncoder {
    /// For each bin of lights the lower of the codes that they may have.
    private let bins: [UInt8]
    /// The light from which on the code after each is nearer; there is none after the last.
    private let thresholds: [Int32]

    /// The lower bits of a light, which its bin leaves away.
    private static let bitsPerBin = 7
    /// How near to a threshold a light may have either code, in units. A sum of two rounded numbers is off by
    /// at most one, and a rounded threshold by half of one.
    private static let doubt: Int32 = 2

    /// Makes the tables, or nil where codes follow each other so closely that a bin would hold three of them.
    ///
    /// - Parameters:
    ///   - curve: The channel's curve.
    ///   - lowest: The light that 0 stands for.
    ///   - unit: The light of one unit.
    ///   - largest: The largest light, in units.
    init?(_ curve: ToneCurve, lowest: Double, unit: Double, largest: Int) {
        let doubt = Int(Self.doubt)
        let thresholds = (0..<255).map { code in
            let units = (curve.linear((Double(code) + 0.5) / 255) - lowest) / unit
            return Int(min(max(units.rounded(), -2), Double(largest + 2)))
        }
        var bins: [UInt8] = []
        var code = 0
        for first in stride(from: 0, through: largest, by: 1 << Self.bitsPerBin) {
            while code < 255, thresholds[code] + doubt <= first { code += 1 }
            let end = first + 1 << Self.bitsPerBin
            guard code >= 254 || thresholds[code + 1] >= end + doubt else { return nil }
            bins.append(UInt8(code))
        }
        self.bins = bins
        self.thresholds = thresholds.map { Int32($0) } + [.max]
    }

    /// The code of a light, or nil where it is too near to a threshold to tell.
    @inline(__always)
    func code(of light: UInt32) -> UInt32? {
        let lower = bins.withUnsafeBufferPointer { $0[Int(light &>> UInt32(Self.bitsPerBin))] }
        let threshold = thresholds.withUnsafeBufferPointer { $0[Int(lower)] }
        let distance = Int32(bitPattern: light) &- threshold
        if UInt32(bitPattern: distance &+ Self.doubt) < UInt32(2 * Self.doubt) { return nil }
        // A sum, not a branch: which way a photograph's colours go cannot be predicted.
        return UInt32(lower) &+ UInt32(bitPattern: 1 &+ distance &>> 31)
    }
}
