/// A map from the colours of one space to those of another, component by component in 0…1 and beyond.
public protocol ColorConversion: Sendable {
    /// Converts one colour: red, green and blue, nominally 0…1.
    func convert(_ color: SIMD3<Double>) -> SIMD3<Double>

    /// Converts every colour of a buffer in place; one after the other, unless a conversion knows better.
    func convert(_ colors: UnsafeMutableBufferPointer<SIMD3<Double>>)
}

extension ColorConversion {
    /// Converts one colour after the other.
    public func convert(_ colors: UnsafeMutableBufferPointer<SIMD3<Double>>) {
        for index in colors.indices { colors[index] = convert(colors[index]) }
    }
}
