/// The sRGB transfer function (IEC 61966-2-1), extended to negative values by odd symmetry as CSS Color 4 does.
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
        let magnitude = abs(linear)
        guard magnitude > 0.0031308 else { return linear * 12.92 }
        let encoded = 1.055 * power(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
