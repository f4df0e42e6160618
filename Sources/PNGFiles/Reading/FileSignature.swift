/// What bytes that are no PNG file are by the signature at their start (IANA, "Media Types", and the
/// specifications of the formats).
enum FileSignature: String {
    case jpeg = "a JPEG"
    case gif = "a GIF"
    case webP = "a WebP"
    case heic = "a HEIC"
    case avif = "an AVIF"
    /// Whatever is in its container: the brand says neither.
    case heif = "a HEIF"
    case tiff = "a TIFF"
    case bmp = "a BMP"
    case pdf = "a PDF"
    /// What stands for a file that was not fetched (Git LFS specification, "The Pointer").
    case pointer = "a Git LFS pointer"

    /// Looks at the first bytes of a file; `nil` for what is known by none.
    init?(_ file: UnsafeRawBufferPointer) {
        func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            file.count >= offset + signature.count && file[offset...].starts(with: signature)
        }
        if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has(Array("GIF8".utf8)) {
            self = .gif
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if has(Array("ftyp".utf8), at: 4),
            let brand = Self.brands.first(where: { has(Array($0.key.utf8), at: 8) })
        {
            self = brand.value
        } else if has([0x49, 0x49, 0x2A, 0]) || has([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has(Array("BM".utf8)) {
            self = .bmp
        } else if has(Array("%PDF-".utf8)) {
            self = .pdf
        } else if has(Array("version https://git-lfs.github.com/spec/".utf8)) {
            self = .pointer
        } else {
            return nil
        }
    }

    /// The major brands of ISO base media files that hold pictures (ISO/IEC 23008-12, annex B; AV1 Image
    /// File Format, section 6).
    private static let brands: KeyValuePairs<String, FileSignature> = [
        "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic, "hevc": .heic, "avif": .avif,
        "avis": .avif,
        "mif1": .heif, "msf1": .heif,
    ]

    /// What the file is and how to make a PNG file of it, as a clause.
    var words: String {
        switch self {
        case .pdf: "it is \(rawValue) document; make pictures of its pages: 'pdftoppm -png FILE page'"
        case .pointer: "it is \(rawValue), and the picture was not fetched; fetch it: 'git lfs pull'"
        default:
            "it is \(rawValue) picture; convert it: 'sips -s format png FILE --out FILE.png' on macOS, or "
                + "'magick FILE FILE.png'"
        }
    }
}
