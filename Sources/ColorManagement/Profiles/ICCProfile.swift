internal import CLittleCMS
public import ColorMath
public import PixelConversion

/// A colour profile: what the numbers of a picture mean as colours.
///
/// A profile is a plain value: its bytes have been read and checked once, and every transform opens them anew
/// in a colour engine of its own. Hostile bytes are refused with an ``ICCProfileError``.
///
/// A profile that describes sRGB or Display P3 up to the rounding of its tags *is* ``sRGB`` or ``displayP3``
/// for conversions, so that white stays white and the conversion is exact.
public struct ICCProfile: Hashable, Sendable {
    /// The kind of numbers that a profile gives meaning to.
    public enum ColorModel: String, Hashable, Sendable {
        /// Red, green and blue.
        case rgb
        /// One grey.
        case gray
    }

    /// The profile in its file format.
    public let data: [UInt8]
    /// The profile's own name, for example `Display P3`; without control characters, at most 80 characters
    /// long.
    public let name: String
    /// What kind of numbers it describes.
    public let colorModel: ColorModel
    /// Its white, before adaptation to the connection space's D50.
    public let whitePoint: WhitePoint
    /// The gamut; nil for grey profiles and for those that are described by tables alone.
    public let primaries: RGBPrimaries?
    /// The closed form; nil where the profile has none and the engine must interpolate in its tables.
    let model: RGBModel?

    /// The most bytes a profile may have unless specified otherwise: 4 MiB; screens' profiles have a few
    /// kilobytes.
    public static let defaultSizeLimit = 4 << 20

    /// Reads a profile.
    ///
    /// - Parameters:
    ///   - data: The profile in its file format; bytes after its declared end are ignored.
    ///   - sizeLimit: The most bytes to accept.
    /// - Throws: ``ICCProfileError`` for anything but a sound RGB or grey profile of a screen, scanner,
    ///   printer or colour space.
    public init(decoding data: [UInt8], sizeLimit: Int = defaultSizeLimit) throws(ICCProfileError) {
        guard data.count <= sizeLimit else {
            throw ICCProfileError(.tooLarge, "\(data.count) bytes; the limit is \(sizeLimit)")
        }
        try ICCHeader.validate(data)
        guard let context = EngineContext() else { throw ICCProfileError(.damaged, "memory is exhausted") }
        // Reading any tag of the profile may write to the context.
        defer { extendLifetime(context) }
        guard let profile = EngineProfile(data, in: context) else {
            throw ICCProfileError(.damaged, context.complaint)
        }
        guard profile.isPictureClass else {
            throw ICCProfileError(.unsupported, "it links or names colours instead of describing a device")
        }
        guard !profile.hasProgram else {
            // A hostile one could keep the engine busy for hours, a pixel at a time; no screen's profile has
            // any.
            throw ICCProfileError(.unsupported, "it holds multi-process elements")
        }
        if let reason = profile.transferCodePoint.flatMap(ToneCurve.highDynamicRange) {
            throw ICCProfileError(.highDynamicRange, reason)
        }
        switch cmsGetColorSpace(profile.handle) {
        case cmsSigRgbData: colorModel = .rgb
        case cmsSigGrayData: colorModel = .gray
        case let signature:
            throw ICCProfileError(
                .unsupported, "it is for \(fourCharacters(signature.rawValue)), not RGB or grey")
        }
        let white = try profile.whitePoint(complaint: context.complaint)
        self.data = data
        self.name = profile.description
        whitePoint = white.point
        let colorants = colorModel == .rgb ? profile.colorants : nil
        guard colorants == nil || colorants?.inverseUnlessSingular != nil else {
            throw ICCProfileError(.damaged, "its primaries span no gamut")
        }
        let ownModel = colorModel == .rgb ? profile.rgbModel : profile.grayModel
        let standard = ownModel.flatMap { model in Self.standardModels.first { model.isRounded($0.model) } }
        model = standard?.model ?? ownModel
        primaries = standard?.primaries ?? colorants.flatMap { RGBPrimaries(colorants: $0, white: white) }
        if model == nil { try requireTables() }
    }

    /// Checks that the engine can convert from a profile without a closed form.
    private func requireTables() throws(ICCProfileError) {
        do {
            _ = try EngineTransform(
                from: self, to: .sRGB, intent: .relativeColorimetric, blackPointCompensation: false)
        } catch {
            throw ICCProfileError(.damaged, error.context)
        }
    }

    /// Builds a profile from a closed form.
    init(name: String, primaries: RGBPrimaries, curve: ToneCurve) throws(ICCProfileError) {
        guard let model = RGBModel(primaries: primaries, curve: curve), model.isInvertible else {
            throw ICCProfileError(
                .notRepresentable, "the primaries span no gamut or the curve is no tone curve")
        }
        guard let context = EngineContext(),
            let data = EngineProfile.serialized(name: name, primaries: primaries, curve: curve, in: context)
        else { throw ICCProfileError(.notRepresentable, "the colour engine cannot write it") }
        self.data = data
        self.name = name
        colorModel = .rgb
        whitePoint = primaries.white
        self.primaries = primaries
        self.model = model
    }
}

/// A four-byte signature as text.
private func fourCharacters(_ signature: UInt32) -> String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: signature >> (24 - 8 * $0)) }
    return "'"
        + String(decoding: bytes.map { (32..<127).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        + "'"
}
