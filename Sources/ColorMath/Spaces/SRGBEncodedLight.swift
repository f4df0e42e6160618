/// Linear light of a display's primaries, encoded with the transfer function of sRGB: ``LinearSRGB`` and
/// ``LinearDisplayP3``, the two gamuts that screens have.
public protocol SRGBEncodedLight: RGBSpace {}

extension LinearSRGB: SRGBEncodedLight {}
extension LinearDisplayP3: SRGBEncodedLight {}

extension SRGBEncodedLight {
    /// The matrix to linear sRGB.
    static var toLinearSRGB: Matrix3x3 {
        Matrix3x3 { Self(components: $0).extended(to: LinearSRGB.self).components }
    }

    /// The matrix from linear sRGB.
    static var fromLinearSRGB: Matrix3x3 {
        Matrix3x3 { LinearSRGB(components: $0).extended(to: Self.self).components }
    }
}
