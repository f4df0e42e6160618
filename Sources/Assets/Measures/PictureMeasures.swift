package import PixelConversion
public import Raster

/// What was measured of the pixels of an image.
///
/// Code values are those of the file, in its own colour space, brought to 8 bits; alpha is straight.
public struct PictureMeasures: Hashable, Sendable {
    /// Columns and rows.
    public let size: ImageFileFacts.Size
    /// The share of pixels that are less than opaque, 0…1.
    public let translucentShare: Double
    /// The least alpha of a pixel, 0…255.
    public let leastAlpha: UInt8
    /// The share of pixels that can be seen at all, 0…1: those of an alpha of 8 of 255 or more.
    public let visibleShare: Double
    /// The box around what can be seen; `nil` for an image without ink.
    public let inkBox: PixelRect?
    /// The number of different pixels, 257 for all above 256.
    public let colorCount: Int
    /// Whether 16 bits a sample say more than 8 would.
    public let needs16Bits: Bool
    /// What its ink is like.
    public let ink: InkMeasure
    /// The shape of its outline.
    public let outline: OutlineMeasure
    /// The colours along its outline.
    public let contour: ContourMeasure
    /// The radius of rounded corners that are drawn into the image, as a share of its width; `nil` where its
    /// corners are square.
    public let cornerRadius: Double?
    /// The rounded square that it shows in the middle of one plain colour; `nil` where it shows none.
    public let insetSquare: InsetSquare?
    /// The width in pixels of a narrow frame of one colour that runs around it; `nil` where there is none.
    public let frameWidth: Int?
    /// Where its straight edges lie.
    public let edges: EdgeMeasure
    /// How detailed it is.
    public let texture: TextureMeasure
    /// What it looks like made small.
    public let thumbnail: Thumbnail
    /// Whether it is a smaller image made large.
    public let enlargement: EnlargementMeasure
    /// The share of pixels with a colour that sRGB does not hold, 0…1; 0 for spaces no wider than it.
    public let wideShare: Double

    /// Measures an image.
    ///
    /// - Parameter image: The samples, with their colour space.
    public init(of image: DecodedImage) {
        let (bitmap, needs16Bits) = image.samples.inEightBits
        self.init(
            of: bitmap, needs16Bits: needs16Bits,
            wideShare: GamutMeasure.wideShare(of: bitmap, in: image.space), in: image.space)
    }

    /// Measures an image in eight bits.
    ///
    /// - Parameters:
    ///   - bitmap: The image.
    ///   - needs16Bits: Whether more bits were there, and needed.
    ///   - wideShare: The share of pixels with a colour that sRGB does not hold.
    ///   - space: Its colour space.
    package init(
        of bitmap: Bitmap<UInt8>, needs16Bits: Bool = false, wideShare: Double = 0,
        in space: PixelSpace = .untagged
    ) {
        let cover = Coverage(of: bitmap)
        size = ImageFileFacts.Size(width: bitmap.width, height: bitmap.height)
        translucentShare = cover.translucentShare
        leastAlpha = cover.leastAlpha
        visibleShare = cover.visibleShare
        inkBox = cover.box
        colorCount = bitmap.colorCount(upTo: 256)
        self.needs16Bits = needs16Bits
        ink = InkMeasure(of: bitmap, isOpaque: cover.isOpaque)
        outline = OutlineMeasure(of: bitmap, in: cover.box, isOpaque: cover.isOpaque)
        contour = ContourMeasure(
            of: cover.isOpaque ? bitmap : bitmap.inSRGB(from: space), isOpaque: cover.isOpaque)
        cornerRadius = CornerMeasure.radius(of: bitmap)
        insetSquare = InsetSquare(in: bitmap)
        frameWidth = FrameMeasure.width(in: bitmap)
        edges = cover.isOpaque ? .none : EdgeMeasure(of: bitmap)
        texture = TextureMeasure(of: bitmap)
        thumbnail = Thumbnail(of: bitmap)
        enlargement = EnlargementMeasure(of: bitmap)
        self.wideShare = wideShare
    }
}

extension ImageSamples {
    /// The samples in eight bits, and whether more are needed to hold what they say.
    var inEightBits: (Bitmap<UInt8>, needsMore: Bool) {
        switch self {
        case .eight(let bitmap): return (bitmap, false)
        case .sixteen(let bitmap):
            var (color, opacity) = (WideSamples(), WideSamples())
            let pixels = bitmap.pixels.map { pixel in
                color.add(pixel.red)
                color.add(pixel.green)
                color.add(pixel.blue)
                opacity.add(pixel.alpha)
                return RGBA(
                    red: UInt8(pixel.red >> 8), green: UInt8(pixel.green >> 8), blue: UInt8(pixel.blue >> 8),
                    alpha: UInt8(pixel.alpha >> 8))
            }
            return (
                Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels),
                color.needMore || opacity.needMore
            )
        }
    }
}

/// Whether samples of 16 bits are those of 8: written twice, as PNG has it, or all with a lower byte of 0.
private struct WideSamples {
    private var areRepeated = true
    private var areShifted = true

    var needMore: Bool { !areRepeated && !areShifted }

    mutating func add(_ sample: UInt16) {
        if sample % 257 != 0 { areRepeated = false }
        if sample & 0xFF != 0 { areShifted = false }
    }
}

extension Bitmap<UInt8> {
    /// The same in sRGB.
    fileprivate func inSRGB(from space: PixelSpace) -> Bitmap {
        guard !space.isSame(as: .sRGB), let map = ColorMap(from: space, to: .sRGB) else { return self }
        var bitmap = self
        PixelTransform(map, from: .rgba8, to: .rgba8).convert(inPlace: &bitmap.pixels)
        return bitmap
    }

    /// The number of different pixels, at most one more than a limit; all that are transparent are one.
    fileprivate func colorCount(upTo limit: Int) -> Int {
        var seen: Set<UInt32> = []
        var last: UInt32?
        for pixel in pixels {
            let code = pixel.alpha == 0 ? 0 : pixel.code | UInt32(pixel.alpha) << 24
            guard code != last else { continue }
            last = code
            if seen.insert(code).inserted, seen.count > limit { return seen.count }
        }
        return seen.count
    }
}
