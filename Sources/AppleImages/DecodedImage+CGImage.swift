#if canImport(CoreGraphics)
    public import CoreGraphics
    internal import PixelConversion
    public import Raster

    extension DecodedImage {
        /// Takes the samples of an image that the system has decoded or drawn, a view's snapshot for example.
        ///
        /// Images in sRGB and Display P3 keep their samples. All others, of a printer's profile or in linear
        /// light for example, are converted to Display P3 by the system. Core Graphics keeps translucent
        /// pixels multiplied by their alpha, so that their colours are only as exact as that allows.
        ///
        /// - Parameter image: The image; 16 bits a channel are kept.
        /// - Throws: `ImageError` when there is no memory for its pixels.
        public init(_ image: CGImage) throws(ImageError) {
            let isTranslucent =
                switch image.alphaInfo {
                case .none, .noneSkipFirst, .noneSkipLast: false
                default: true
                }
            let target = TargetSpace(of: image)
            let samples: ImageSamples =
                if image.bitsPerComponent > 8 {
                    .sixteen(try Bitmap(drawing: image, in: target.colorSpace))
                } else {
                    .eight(try Bitmap(drawing: image, in: target.colorSpace))
                }
            self.init(
                samples: samples, space: target.space, mayBeTranslucent: isTranslucent,
                warnings: target.warnings)
        }
    }

    /// The space that an image is drawn in, and what it is called here.
    private struct TargetSpace {
        let colorSpace: CGColorSpace
        let space: PixelSpace
        let warnings: [String]

        init(of image: CGImage) {
            let name = image.colorSpace?.name
            switch name {
            case CGColorSpace.sRGB:
                (space, warnings) = (.sRGB, [])
            case CGColorSpace.displayP3:
                (space, warnings) = (.displayP3, [])
            default:
                space = .displayP3
                warnings = ["its colours were converted to Display P3 by the system"]
            }
            let drawn = space.isSame(as: .sRGB) ? CGColorSpace.sRGB : CGColorSpace.displayP3
            colorSpace = CGColorSpace(name: drawn) ?? CGColorSpaceCreateDeviceRGB()
        }
    }

    extension Bitmap {
        /// The pixels of an image, drawn in a space of red, green and blue.
        fileprivate init(drawing image: CGImage, in space: CGColorSpace) throws(ImageError) {
            let (width, height) = (image.width, image.height)
            guard width > 0, height > 0 else { throw .invalid("it has no pixels") }
            let bits = Channel.bitWidth
            let order: CGBitmapInfo = bits == 16 ? .byteOrder16Little : .byteOrder32Big
            let layout = CGImageAlphaInfo.premultipliedLast.rawValue | order.rawValue
            var pixels = [RGBA<Channel>](
                repeating: RGBA(red: 0, green: 0, blue: 0, alpha: 0), count: width * height)
            let isDrawn = pixels.withUnsafeMutableBytes { memory in
                guard
                    let context = CGContext(
                        data: memory.baseAddress, width: width, height: height, bitsPerComponent: bits,
                        bytesPerRow: width * 4 * bits / 8, space: space, bitmapInfo: layout)
                else { return false }
                context.interpolationQuality = .none
                context.setBlendMode(.copy)
                context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
                return true
            }
            guard isDrawn else { throw .invalid("there is no memory for its \(width) × \(height) pixels") }
            self.init(width: width, height: height, pixels: pixels.map(\.withoutPremultiplication))
        }
    }

    extension RGBA {
        /// The pixel with its channels divided by its alpha, rounded to the nearest.
        fileprivate var withoutPremultiplication: RGBA {
            guard alpha != .max, alpha != 0 else { return self }
            func divided(_ channel: Channel) -> Channel {
                Channel(
                    min(
                        UInt64(Channel.max),
                        (UInt64(channel) * UInt64(Channel.max) + UInt64(alpha) / 2) / UInt64(alpha)))
            }
            return RGBA(red: divided(red), green: divided(green), blue: divided(blue), alpha: alpha)
        }
    }
#endif
