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
    public static let longestSide = 256

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
        var bitmap = Bitmap<UInt8>((consume picture).samples, isOpaque: true, convertedBy: map)
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

extension RGBA<UInt8> {
    /// The pixel over an opaque one: source-over in code values, as screens do it (W3C, "Compositing and
    /// Blending Level 1", 5.1).
    func painted(over ground: RGBA<UInt8>) -> RGBA<UInt8> {
        if alpha == .max { return self }
        let share = UInt32(alpha)
        func mixed(_ ink: UInt8, _ behind: UInt8) -> UInt8 {
            UInt8((UInt32(ink) * share + UInt32(behind) * (255 - share) + 127) / 255)
        }
        return RGBA(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    }
}

extension Bitmap<UInt8> {
    /// The bitmap so many times smaller, every pixel the mean of those it stands for, weighted by alpha.
    func reduced(by factor: Int) -> Bitmap<UInt8> {
        guard factor > 1 else { return self }
        let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        var result = Bitmap(width: columns, height: rows, filledWith: pixels[0])
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD4<UInt32>.zero
                var count: UInt32 = 0
                for y in row * factor..<Swift.min((row + 1) * factor, height) {
                    for x in column * factor..<Swift.min((column + 1) * factor, width) {
                        let pixel = pixels[y * width + x]
                        let ink = SIMD4(UInt32(pixel.red), UInt32(pixel.green), UInt32(pixel.blue), 1)
                        sum &+= ink &* UInt32(pixel.alpha)
                        count += 1
                    }
                }
                let weight = Swift.max(1, sum.w)
                let mean = (sum &+ weight / 2) / SIMD4(repeating: weight)
                result[column, row] = RGBA(
                    red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z),
                    alpha: UInt8((sum.w + count / 2) / count))
            }
        }
        return result
    }
}
