/// Four code values in one integer, so that a pixel is loaded, compared and stored at once.
protocol PackedPixel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable {
    associatedtype Code: FixedWidthInteger & UnsignedInteger & SIMDScalar & BitwiseCopyable & Sendable
    init(channels: SIMD4<Code>)
    /// Red, green, blue and alpha.
    var channels: SIMD4<Code> { get }
}

extension UInt32: PackedPixel {
    init(channels: SIMD4<UInt8>) { self = unsafeBitCast(channels, to: UInt32.self) }
    var channels: SIMD4<UInt8> { unsafeBitCast(self, to: SIMD4<UInt8>.self) }
}

extension UInt64: PackedPixel {
    init(channels: SIMD4<UInt16>) { self = unsafeBitCast(channels, to: UInt64.self) }
    var channels: SIMD4<UInt16> { unsafeBitCast(self, to: SIMD4<UInt16>.self) }
}
