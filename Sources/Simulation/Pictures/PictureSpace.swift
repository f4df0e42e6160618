internal import ColorManagement
internal import ColorMath
internal import Raster
internal import Screenshots

/// The colour space of a picture: the ways from and to it, and how a file names it.
struct PictureSpace: Sendable {
    let toSRGB: ColorTransform
    let toLinear: ColorTransform
    let fromLinear: ColorTransform
    let tag: PNGEncoder.ColorTag
    let shortcut: Shortcut?

    /// A space that whole images are simulated in by table.
    enum Shortcut {
        case sRGB
        case displayP3
    }

    static let sRGB: PictureSpace = {
        guard let space = PictureSpace(toSRGB: ColorTransform(keeping: .sRGB), tag: .sRGB) else {
            fatalError("sRGB cannot be written although it is built in")
        }
        return space
    }()

    /// The space that a file declares; nil where it can be read and not written.
    init?(_ source: SourceColors, chunks: ColorChunks) {
        let profile = source.transform.source
        self.init(toSRGB: source.transform, tag: Self.tag(for: profile, chunks: chunks))
    }

    private init?(toSRGB: ColorTransform, tag: PNGEncoder.ColorTag) {
        let profile = toSRGB.source
        do {
            toLinear = try ColorTransform(from: profile, to: .linearSRGB)
            fromLinear = try ColorTransform(from: .linearSRGB, to: profile)
            let toDisplayP3 = try ColorTransform(from: profile, to: .displayP3)
            shortcut = toSRGB.isIdentity ? .sRGB : toDisplayP3.isIdentity ? .displayP3 : nil
            // A profile good enough for the colour engine may still be one that libpng does not write.
            let pixel = Bitmap(width: 1, height: 1, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0))
            _ = try PNGEncoder(colorTag: tag).encode(pixel)
        } catch {
            return nil
        }
        self.toSRGB = toSRGB
        self.tag = tag
    }

    private static func tag(for profile: ICCProfile, chunks: ColorChunks) -> PNGEncoder.ColorTag {
        if let embedded = chunks.profile, embedded.bytes == profile.data { return .profile(embedded) }
        return profile == .sRGB ? .sRGB : .profile(.init(name: profile.name, bytes: profile.data))
    }
}
