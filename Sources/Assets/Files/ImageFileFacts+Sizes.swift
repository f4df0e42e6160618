/// The sizes of pictures in formats whose pixels are not read.
extension ImageFileFacts.Size {
    /// The size in a JPEG file (ITU-T T.81, B.2.2): that of its frame.
    init?(ofJPEG bytes: [UInt8]) {
        var place = 2
        while place + 9 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            // Fill bytes, and markers that stand alone.
            if marker == 0xFF { place += 1; continue }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { place += 2; continue }
            // Of those named SOF, the ones that begin no frame: tables of codes, an extension, conditioning.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                self.init(width: bytes.integer(at: place + 7), height: bytes.integer(at: place + 5))
                return
            }
            guard marker != 0xDA, marker != 0xD9 else { return nil }
            place += 2 + max(2, bytes.integer(at: place + 2))
        }
        return nil
    }

    /// The size in a WebP file (RFC 9649, sections 2.5 to 2.7): that of its canvas or its only picture.
    init?(ofWebP bytes: [UInt8]) {
        guard bytes.count >= 30 else { return nil }
        func low(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": self.init(width: low(24, 3) + 1, height: low(27, 3) + 1)
        case "VP8 ": self.init(width: low(26, 2) & 0x3FFF, height: low(28, 2) & 0x3FFF)
        case "VP8L":
            let bits = low(21, 4)
            self.init(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        default: return nil
        }
    }
}

extension [UInt8] {
    /// Two bytes, the high one first.
    fileprivate func integer(at place: Int) -> Int { Int(self[place]) << 8 | Int(self[place + 1]) }
}
