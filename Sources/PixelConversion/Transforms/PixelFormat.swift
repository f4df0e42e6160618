/// How a buffer holds its pixels: red, green, blue and straight alpha, one after the other, in the machine's
/// byte order, without padding.
public enum PixelFormat: Hashable, Sendable, CaseIterable {
    /// Four bytes, 0…255.
    case rgba8
    /// Four 16-bit words, 0…65535.
    case rgba16
    /// Four 32-bit floats, nominally 0…1; colours beyond are kept where the spaces have a closed form.
    case rgbaFloat

    /// The bytes of one pixel.
    public var bytesPerPixel: Int {
        switch self {
        case .rgba8: 4
        case .rgba16: 8
        case .rgbaFloat: 16
        }
    }
}
