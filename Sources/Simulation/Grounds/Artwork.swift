internal import Assets
public import ColorMath
public import Raster
internal import Screenshots

/// Art that lies on some ground: an icon, a sticker, a mark.
public struct Artwork: Sendable {
    /// The pixels: sRGB with straight alpha.
    public let bitmap: Bitmap<UInt8>
    /// By how much the file was made smaller, a whole number from 1: no side has more than ``longestSide``.
    public let reduction: Int
    /// The outline of what is drawn; empty where nothing is.
    let outline: [OutlinePoint]

    /// The longest side that art is looked at in: larger than any icon on a screen.
    public static let longestSide = OutlinePoint.longestSide

    /// Takes art, made smaller where it is large.
    ///
    /// - Parameters:
    ///   - bitmap: sRGB with straight alpha.
    ///   - longestSide: The most pixels of a side, at least 1.
    public init(_ bitmap: Bitmap<UInt8>, longestSide: Int = Artwork.longestSide) {
        let side = max(bitmap.width, bitmap.height)
        reduction = max(1, (side + longestSide - 1) / max(1, longestSide))
        self.bitmap = bitmap.reduced(by: reduction)
        outline = OutlinePoint.outline(of: self.bitmap)
    }

    /// Takes a picture of any depth and space.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - tint: The colour that takes the place of the art's own, as for a template; `nil` to keep them.
    public init(_ picture: consuming Picture, tint: SRGB8? = nil) {
        let map = picture.space.toSRGB
        // What is said to be opaque keeps its alpha.
        var bitmap = Bitmap<UInt8>((consume picture).samples, over: nil, convertedBy: map)
        if let tint {
            bitmap.pixels = bitmap.pixels.map { pixel in
                RGBA(red: tint.red, green: tint.green, blue: tint.blue, alpha: pixel.alpha)
            }
        }
        self.init(bitmap)
    }

    /// Whether anything of it can be seen.
    public var isVisible: Bool { !outline.isEmpty }

    /// The art painted on a bitmap of opaque pixels, which has room for it.
    ///
    /// - Parameters:
    ///   - ground: The bitmap.
    ///   - left: The column of its left edge.
    ///   - top: The row of its upper edge.
    public func painted(on ground: Bitmap<UInt8>, left: Int, top: Int) -> Bitmap<UInt8> {
        var result = ground
        for y in 0..<min(bitmap.height, ground.height - top) {
            for x in 0..<min(bitmap.width, ground.width - left) {
                result[x + left, y + top] = bitmap[x, y].painted(over: ground[x + left, y + top])
            }
        }
        return result
    }
}
