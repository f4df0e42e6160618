internal import ColorManagement
public import PixelConversion
public import Raster

extension PNGEncoder {
    /// An encoder of samples in a colour space; nil where a PNG file cannot say that they are in it.
    ///
    /// Samples of a file with an embedded profile get the same profile, byte for byte; those of one that
    /// described its space in another way get a profile that says the same; untagged ones are tagged sRGB,
    /// which they were taken for.
    public init?(for space: PixelSpace, pixelDensity: PixelDensity? = nil) {
        let tag: ColorTag
        if let known = space.engine as? FileProfile {
            tag = known.tag
        } else if let profile = ICCProfile(space) {
            tag = ColorTag(profile)
        } else {
            return nil
        }
        self.init(colorTag: tag, pixelDensity: pixelDensity)
        // A profile good enough for the colour engine may still be one that libpng does not write.
        let pixel = Bitmap(width: 1, height: 1, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0))
        guard (try? encode(pixel)) != nil else { return nil }
    }

    /// Encodes samples at their depth.
    ///
    /// - Throws: ``PNGError`` when the profile is not fit for the file, or memory runs out.
    public func encode(_ samples: ImageSamples) throws(PNGError) -> [UInt8] {
        switch samples {
        case .eight(let bitmap): try encode(bitmap)
        case .sixteen(let bitmap): try encode(bitmap)
        }
    }
}
