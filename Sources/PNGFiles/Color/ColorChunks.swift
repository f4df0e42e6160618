public import ColorManagement
public import PixelConversion

/// What a PNG file says of its colours, chunk by chunk, before anything is made of it.
///
/// A chunk that is absent or unusable is `nil`.
public struct ColorChunks: Hashable, Sendable {
    /// Coding-independent code points (`cICP`).
    public var codePoints: CodePoints?
    /// An embedded ICC profile (`iCCP`).
    public var profile: EmbeddedProfile?
    /// The rendering intent of an sRGB image (`sRGB`); its presence says that the image is sRGB.
    public var sRGBIntent: RenderingIntent?
    /// The chromaticities of the primaries and the white point (`cHRM`).
    public var chromaticities: RGBPrimaries?
    /// The image gamma (`gAMA`): the exponent that encoded light as samples, 0.45455 for example.
    public var gamma: Double?

    /// Creates a description without any chunk: an untagged image.
    public init() {}

    /// Every colour space that the file declares, the one that takes precedence first (PNG, third edition,
    /// 4.3): `cICP`, then `iCCP`, then `sRGB`, then `cHRM` and `gAMA`. Empty for an untagged image.
    ///
    /// A reader that cannot use the first one, such as a transfer function it does not know, falls back to
    /// the next.
    public var declaredColorSpaces: [DeclaredColorSpace] {
        var spaces: [DeclaredColorSpace] = []
        if let codePoints { spaces.append(.codePoints(codePoints)) }
        if let profile { spaces.append(.profile(profile)) }
        if let sRGBIntent { spaces.append(.sRGB(sRGBIntent)) }
        if chromaticities != nil || gamma != nil { spaces.append(.calibrated(chromaticities, gamma: gamma)) }
        return spaces
    }

    /// The colour space that takes precedence, or ``DeclaredColorSpace/untagged``.
    public var declaredColorSpace: DeclaredColorSpace { declaredColorSpaces.first ?? .untagged }
}

extension ColorChunks {
    /// Reads a `gAMA` chunk (PNG, third edition, 11.3.2.2): the gamma times 100 000.
    static func gamma(chunk: ChunkData) throws(ChunkFault) -> Double {
        try chunk.requireSize(4)
        let value = chunk.uint32(at: 0)
        guard value > 0, value <= Int32.max else { throw ChunkFault("a gamma of \(value) / 100000") }
        return Double(value) / 100_000
    }
}
