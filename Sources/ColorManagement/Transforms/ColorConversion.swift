/// A map from the colours of one space to those of another, component by component in 0…1 and beyond.
protocol ColorConversion: Sendable {
    func convert(_ color: SIMD3<Double>) -> SIMD3<Double>
}
