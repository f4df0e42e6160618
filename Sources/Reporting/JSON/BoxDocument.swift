internal import Raster

/// A rectangle of pixels in JSON.
struct BoxDocument: Codable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init(_ rect: PixelRect) {
        x = rect.x
        y = rect.y
        width = rect.width
        height = rect.height
    }

    /// The rectangle.
    var rect: PixelRect { PixelRect(x: x, y: y, width: width, height: height) }
}
