internal import ColorMath
public import Raster

extension MaterialModel {
    /// The material over a whole picture: blurred, saturated and tinted, rounded once.
    ///
    /// A picture of one colour becomes what ``simulate(_:)`` makes of the colour.
    ///
    /// - Parameters:
    ///   - backdrop: The picture, opaque, in sRGB.
    ///   - scale: Pixels per point.
    public func simulate(_ backdrop: Bitmap<UInt8>, scale: Double) -> Bitmap<UInt8> {
        let blurred = GaussianBlur(deviation: blurRadius * scale).apply(to: backdrop)
        let pixels = blurred.map { pixel in
            let color = SRGB(red: Double(pixel.x), green: Double(pixel.y), blue: Double(pixel.z))
            let seen = SRGB8(clipping: simulate(SRGB(components: color.components / 255)))
            return RGBA(seen)
        }
        return Bitmap(width: backdrop.width, height: backdrop.height, pixels: pixels)
    }
}
