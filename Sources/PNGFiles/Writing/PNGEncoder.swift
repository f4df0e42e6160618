internal import PNGSession
public import Raster

/// Writes bitmaps as PNG files.
///
/// An opaque bitmap becomes RGB, any other RGBA; rows are not interlaced. The same bitmap gives the same
/// bytes wherever the same releases of libpng and zlib are installed: nothing of the time or the place is
/// written, and of the program only what ``software`` says.
public struct PNGEncoder: Hashable, Sendable {
    /// What the file says of its colours.
    public var colorTag: ColorTag
    /// The number of pixels to a unit of length, where it is to be told.
    public var pixelDensity: PixelDensity?
    /// How hard to try for a small file, from 0 (not at all) to 9; zlib's own choice is 6.
    public var compressionLevel: Int
    /// What made the picture, where it is to be told: the text behind the keyword `Software`, in ASCII (PNG,
    /// third edition, 11.3.3.2).
    public var software: String?

    /// Creates an encoder; without further words, files are tagged sRGB.
    ///
    /// - Precondition: `compressionLevel` is in 0...9; `software` is ASCII.
    public init(
        colorTag: ColorTag = .sRGB, pixelDensity: PixelDensity? = nil, compressionLevel: Int = 6,
        software: String? = nil
    ) {
        precondition((0...9).contains(compressionLevel))
        precondition(software?.utf8.allSatisfy { $0 < 0x80 } ?? true)
        self.software = software
        self.colorTag = colorTag
        self.pixelDensity = pixelDensity
        self.compressionLevel = compressionLevel
    }

    /// What a file says of its colours.
    public enum ColorTag: Hashable, Sendable {
        /// `sRGB`, relative colorimetric, with the `gAMA` and `cHRM` that stand for it.
        case sRGB
        /// An ICC profile of an RGB space.
        case profile(ColorChunks.EmbeddedProfile)
    }

    /// Encodes a bitmap with 8 bits a sample.
    ///
    /// - Parameter bitmap: The image.
    /// - Returns: A PNG file.
    /// - Throws: ``PNGError`` when the profile is not fit for the file, or memory runs out.
    public func encode(_ bitmap: Bitmap<UInt8>) throws(PNGError) -> [UInt8] {
        try encodeSamples(of: bitmap)
    }

    /// Encodes a bitmap with 16 bits a sample.
    ///
    /// - Parameter bitmap: The image.
    /// - Returns: A PNG file.
    /// - Throws: ``PNGError`` when the profile is not fit for the file, or memory runs out.
    public func encode(_ bitmap: Bitmap<UInt16>) throws(PNGError) -> [UInt8] {
        try encodeSamples(of: bitmap)
    }

    /// ``software`` as a C string; empty for none.
    var softwareText: [CChar] { software.map { $0.utf8.map(CChar.init(bitPattern:)) + [0] } ?? [] }

    private func encodeSamples<Channel>(of bitmap: Bitmap<Channel>) throws(PNGError) -> [UInt8] {
        guard let width = UInt32(exactly: bitmap.width), let height = UInt32(exactly: bitmap.height) else {
            throw PNGError(
                .invalidInput, detail: "\(bitmap.width) × \(bitmap.height) pixels do not fit a PNG file")
        }
        var image = PNGSessionImage()
        image.width = width
        image.height = height
        image.bitDepth = UInt8(Channel.bitWidth)
        image.hasAlpha = !bitmap.pixels.allSatisfy { $0.alpha == .max }
        image.compressionLevel = Int32(compressionLevel)
        if let pixelDensity {
            image.pixelsPerUnitX = pixelDensity.x
            image.pixelsPerUnitY = pixelDensity.y
            image.densityUnit = pixelDensity.unit.rawValue
        }
        var profile: [UInt8] = []
        var profileName: [CChar] = []
        if case .profile(let embedded) = colorTag {
            profile = embedded.bytes
            profileName = try embedded.latin1Name
        }
        let software = softwareText
        let file = EncodedFile { file, report in
            bitmap.pixels.withUnsafeBytes { samples in
                profile.withUnsafeBufferPointer { profile in
                    profileName.withUnsafeBufferPointer { name in
                        software.withUnsafeBufferPointer { software in
                            image.samples = samples.baseAddress
                            image.profile = name.isEmpty ? nil : profile.baseAddress
                            image.profileCount = profile.count
                            image.profileName = name.baseAddress
                            image.software = software.isEmpty ? nil : software.baseAddress
                            PNGSessionWrite(&image, &file, &report)
                        }
                    }
                }
            }
        }
        return try file.bytes
    }
}

/// A file that libpng wrote to memory of its own, and how that went.
struct EncodedFile: ~Copyable {
    private var file = PNGSessionFile()
    private var report = PNGSessionReport()

    init(write: (inout PNGSessionFile, inout PNGSessionReport) -> Void) {
        write(&file, &report)
    }

    deinit {
        var file = file
        PNGSessionReleaseFile(&file)
    }

    var bytes: [UInt8] {
        get throws(PNGError) {
            try report.check()
            return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
        }
    }
}

extension ColorChunks.EmbeddedProfile {
    /// The name as a C string in Latin-1.
    fileprivate var latin1Name: [CChar] {
        get throws(PNGError) {
            var characters: [CChar] = []
            for scalar in name.unicodeScalars {
                guard let character = UInt8(exactly: scalar.value), character != 0 else {
                    throw PNGError(
                        .invalidInput, chunk: "iCCP", detail: "the profile's name '\(name)' is not Latin-1")
                }
                characters.append(CChar(bitPattern: character))
            }
            guard (1...79).contains(characters.count) else {
                throw PNGError(.invalidInput, chunk: "iCCP", detail: "a profile name has 1 to 79 characters")
            }
            return characters + [0]
        }
    }
}
