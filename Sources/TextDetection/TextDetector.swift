internal import ColorMath
public import Raster

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// Whether the screen's colours were rounded to 8-bit codes of Display P3 before they became sRGB, as
    /// those of most phones' screenshots were.
    ///
    /// Each such code stands for a few sRGB colours. Which of them a line was drawn in is told by the blends
    /// at the rims of its letters; where they do not tell, contrast is measured at the middle of what it can
    /// be.
    public var isFromDisplayP3: Bool

    /// Creates a detector for screens of a given scale and origin.
    public init(scale: Double, isFromDisplayP3: Bool = false) {
        self.scale = scale
        self.isFromDisplayP3 = isFromDisplayP3
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: Bitmap<UInt8>) -> [Region] { detection(in: screen).regions }

    /// The regions of an opaque 8-bit sRGB screen, and what on it was not looked at.
    ///
    /// Beside the screen's own pixels, of 4 bytes each, it takes up to 9 bytes of memory for each pixel, and
    /// some hundred megabytes for the text of a screen that is full of it.
    public func detection(in screen: Bitmap<UInt8>) -> Detection {
        let luminance = LuminanceMeter(isFromDisplayP3: isFromDisplayP3)
        let look = FirstLook(at: screen, scale: scale, luminance: luminance)
        var regions = look.regions
        var omissions = look.omissions
        SecondLook(screen: screen, thresholds: look.thresholds, scale: scale, luminance: luminance)
            .add(to: &regions, leftOver: look.leftOver, omissions: &omissions)
        for index in regions.indices { regions[index].place = look.places.place(of: regions[index]) }
        regions += look.places.pictures.regions(of: screen, scale: scale)
        return Detection(
            regions: regions.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) },
            warnings: omissions.sentences)
    }
}
