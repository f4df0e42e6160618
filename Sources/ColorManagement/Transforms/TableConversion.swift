internal import PixelConversion

/// A conversion that the colour engine evaluates in the profiles' tables, in floating point from end to end.
final class TableConversion: ColorConversion, @unchecked Sendable {
    // Unchecked because it holds C pointers. After its creation nobody writes to the context, and without the
    // engine's one-pixel cache converting only reads the transform, so any number of threads may run it at
    // once.
    private let transform: EngineTransform

    init(_ transform: consuming EngineTransform) { self.transform = transform }

    func convert(_ color: SIMD3<Double>) -> SIMD3<Double> { transform.convert(color) }
}
