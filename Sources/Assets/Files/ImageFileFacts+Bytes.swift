internal import Raster

extension ImageFileFacts {
    /// Reads the facts of a file from its bytes; whatever they are, it ends.
    ///
    /// - Parameter bytes: The file.
    public init(decoding bytes: [UInt8]) {
        let format = Format(of: bytes)
        self.init(format: format, byteCount: bytes.count)
        switch format {
        case .png, .apng: readChunks(of: bytes)
        case .gif where bytes.count >= 10:
            // GIF89a, section 18: the logical screen's size, the low byte first.
            size = Size(
                width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
        case .jpeg: size = Size(ofJPEG: bytes)
        case .webp: size = Size(ofWebP: bytes)
        case .svg: symbolDrawings = Self.drawings(in: bytes)
        default: break
        }
    }

    /// The bytes of a symbol file that are read: such files have some ten thousand.
    private static let largestSymbol = 4 << 20

    /// The names of the drawings that a symbol file has, in their order: a weight and a scale each (Apple,
    /// "Creating custom symbol images for your app").
    private static func drawings(in bytes: [UInt8]) -> [String] {
        let scales: Set<Substring> = ["S", "M", "L"]
        let weights: Set<Substring> = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
        let text = String(decoding: bytes.prefix(largestSymbol), as: UTF8.self)
        return text.split(whereSeparator: { $0 == "\"" || $0 == "'" }).compactMap { word in
            let parts = word.split(separator: "-")
            guard parts.count == 2, weights.contains(parts[0]), scales.contains(parts[1]) else { return nil }
            return String(word)
        }
    }

    /// Walks the chunks of a PNG file up to its image data, or to a length that cannot be.
    private mutating func readChunks(of bytes: [UInt8]) {
        var chunks: Set<String> = []
        for chunk in PNGChunks(of: bytes) {
            if chunk.type == "IDAT" { break }
            chunks.insert(chunk.type)
            switch chunk.type {
            case "IHDR" where chunk.data.count >= 13:
                size = Size(width: chunk.integer(at: 0), height: chunk.integer(at: 4))
                bitDepth = Int(chunk.data[8])
                colorType = ColorType(rawValue: Int(chunk.data[9]))
                isInterlaced = chunk.data[12] == 1
            case "CgBI": isPackedByXcode = true
            case "acTL" where chunk.data.count >= 4:
                frameCount = max(1, chunk.integer(at: 0))
                if frameCount > 1 { format = .apng }
            default: break
            }
        }
        colorChunks = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"].filter(chunks.contains)
    }
}

extension ImageFileFacts.Format {
    /// Tells a format by the signature at the start of a file (IANA, "Media Types").
    init(of bytes: [UInt8]) {
        func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count && bytes[offset...].starts(with: signature)
        }
        if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has(Array("GIF8".utf8)) {
            self = .gif
        } else if has(Array("%PDF-".utf8)) {
            self = .pdf
        } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
            self = .webp
        } else if has(Array("ftyp".utf8), at: 4) {
            self = .heif
        } else if Self.isMarkup(bytes) {
            self = .svg
        } else {
            self = .other
        }
    }

    /// Whether a file begins as markup does and has an `svg` element near its start.
    private static func isMarkup(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self).drop {
            $0.isWhitespace || $0 == "\u{FEFF}"
        }
        return start.first == "<"
            && start.utf8.split(separator: UInt8(ascii: "<")).contains {
                $0.starts(with: "svg".utf8)
            }
    }
}
