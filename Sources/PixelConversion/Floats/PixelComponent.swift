/// A component of a pixel as a number whose nominal range is 0…1.
protocol PixelComponent: BitwiseCopyable, Sendable {
    init(unit: Double)
    var unit: Double { get }
    /// The place of a code among all; 0 for floats.
    var index: Int { get }
    /// Whether a component lies so near to halfway between two codes that only its exact value tells which.
    static func isHalfway(_ color: SIMD3<Double>) -> Bool
}

extension Float: PixelComponent {
    init(unit: Double) { self.init(unit) }
    var unit: Double { Double(self) }
    var index: Int { 0 }
    static func isHalfway(_ color: SIMD3<Double>) -> Bool { false }
}

extension UInt8: PixelComponent {
    init(unit: Double) { self = nearestCode(unit) }
    var unit: Double { Double(self) / 255 }
    var index: Int { Int(self) }
    static func isHalfway(_ color: SIMD3<Double>) -> Bool { isHalfwayBetweenCodes(color * 255) }
}

extension UInt16: PixelComponent {
    init(unit: Double) { self = nearestCode(unit) }
    var unit: Double { Double(self) / 65535 }
    var index: Int { Int(self) }
    static func isHalfway(_ color: SIMD3<Double>) -> Bool { isHalfwayBetweenCodes(color * 65535) }
}

/// The nearest code of a value in 0…1; values beyond are clipped, and what is no number is 0.
func nearestCode<Code: FixedWidthInteger>(_ value: Double) -> Code {
    value > 0 ? Code((min(value, 1) * Double(Code.max)).rounded()) : 0
}

/// Whether a component of a colour in codes is within 1/1000 of a half. A tabulated curve is off by a part in
/// 2³⁴, some 0.000004 of 65,535, which a steep curve behind it makes 13 times as much of.
private func isHalfwayBetweenCodes(_ codes: SIMD3<Double>) -> Bool {
    let distance = codes - codes.rounded(.down) - 0.5
    return any(distance .< 0.001 .& distance .> -0.001)
}
