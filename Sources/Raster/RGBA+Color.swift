public import ColorMath

extension RGBA<UInt8> {
    /// An opaque pixel of a colour.
    @inlinable
    public init(_ color: SRGB8) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }

    /// The colour of a pixel in sRGB, without its alpha.
    @inlinable public var color: SRGB8 { SRGB8(red: red, green: green, blue: blue) }

    /// Red, green and blue in one number, `0xRRGGBB`.
    @inlinable package var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// The code values, 0…255, for sums of many of them.
    @inlinable
    @inline(__always)
    package var levels: SIMD3<Float> { SIMD3(Float(red), Float(green), Float(blue)) }

    /// The code values, 0…255.
    @inlinable package var vector: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
