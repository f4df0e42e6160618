/// What becomes of each 8-bit code by the first curves of a way.
struct CodeTables<Code: PixelComponent>: Sendable {
    private let red: [Double]
    private let green: [Double]
    private let blue: [Double]
    private let alphas: [Double]

    /// Tabulates the codes; nil where the components are not of 8 bits.
    ///
    /// - Parameter stage: The first stage of the way, which is tabulated if it is one of curves.
    init?(_ stage: CurveChain.Stage?) {
        guard Code.self == UInt8.self else { return nil }
        let units = (0...255).map { Double($0) / 255 }
        alphas = units
        if case .curves(let first, let second, let third)? = stage {
            (red, green, blue) = (units.map(first.exact), units.map(second.exact), units.map(third.exact))
        } else {
            (red, green, blue) = (units, units, units)
        }
    }

    @inline(__always)
    func color(_ first: Code, _ second: Code, _ third: Code) -> SIMD3<Double> {
        SIMD3(Self.entry(first, red), Self.entry(second, green), Self.entry(third, blue))
    }

    @inline(__always)
    func alpha(_ code: Code) -> Double { Self.entry(code, alphas) }

    /// Unchecked: a table has an entry for every code there is.
    @inline(__always)
    private static func entry(_ code: Code, _ table: [Double]) -> Double {
        table.withUnsafeBufferPointer { $0[code.index] }
    }
}
