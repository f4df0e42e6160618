/// An opaque sRGB colour in 8-bit code values: what a screen stores and a stylesheet writes as `#RRGGBB`.
///
/// Components are gamma-encoded (IEC 61966-2-1), 0…255.
public struct SRGB8: Hashable, Sendable, BitwiseCopyable {
    /// The red code value, 0…255.
    public var red: UInt8
    /// The green code value, 0…255.
    public var green: UInt8
    /// The blue code value, 0…255.
    public var blue: UInt8

    /// Creates a colour from its three code values.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Black, `#000000`.
    public static let black = SRGB8(red: 0, green: 0, blue: 0)
    /// White, `#FFFFFF`.
    public static let white = SRGB8(red: 255, green: 255, blue: 255)
}

extension SRGB8: CustomStringConvertible {
    /// The colour as `#RRGGBB`, upper-case.
    public var description: String {
        let digits = Array("0123456789ABCDEF".utf8)
        return String(unsafeUninitializedCapacity: 7) { buffer in
            buffer[0] = UInt8(ascii: "#")
            for (index, value) in [red, green, blue].enumerated() {
                buffer[1 + 2 * index] = digits[Int(value >> 4)]
                buffer[2 + 2 * index] = digits[Int(value & 15)]
            }
            return 7
        }
    }
}
