/// A map from the colours of one space to those of another, component by component in 0…1 and beyond.
public protocol ColorConversion: Sendable {
    /// Converts one colour: red, green and blue, nominally 0…1.
    func convert(_ color: SIMD3<Double>) -> SIMD3<Double>
}
