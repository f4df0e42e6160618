public import Raster

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// Creates a detector for screens of a given scale.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: borrowing Bitmap<UInt8>) -> [Region] {
        []
    }
}
