/// The sRGB transfer function (IEC 61966-2-1), extended to negative values by odd symmetry as CSS
/// Color 4 does.
///
/// Display P3 shares it.
public enum SRGBTransfer {
    /// The linear-light value of an encoded component; 0…1 maps to 0…1.
    public static func decode(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        guard magnitude > 0.04045 else { return encoded / 12.92 }
        let linear = power((magnitude + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }

    /// The encoded component of a linear-light value; 0…1 maps to 0…1.
    public static func encode(_ linear: Double) -> Double {
        encode(SIMD3(linear, 0, 0)).x
    }

    /// The encoded components of three linear-light values.
    ///
    /// The power 1/2.4 is taken as x^(1/4) · x^(1/6), by square roots and a cube root: all three components
    /// together take less time than one general power.
    @inline(__always)
    static func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        let magnitude = linear.replacing(with: -linear, where: linear .< .zero)
        let squareRoot = magnitude.squareRoot()
        let encoded = 1 + 1.055 * (squareRoot.squareRoot() * squareRoot.cubeRoot - 1)
        let signed = encoded.replacing(with: -encoded, where: linear .< .zero)
        return signed.replacing(with: linear * 12.92, where: magnitude .<= 0.0031308)
    }
}
