/// Reads big-endian values from some bytes of a binary file.
struct ByteReader {
    let path: String
    private let bytes: ArraySlice<UInt8>
    private(set) var offset: Int

    /// Reads the whole file.
    init(_ file: PaletteFile) {
        self.init(path: file.path, bytes: file.bytes[...])
    }

    private init(path: String, bytes: ArraySlice<UInt8>) {
        self.path = path
        self.bytes = bytes
        offset = bytes.startIndex
    }

    /// The number of bytes that are left.
    var remaining: Int { bytes.endIndex - offset }

    /// A fault at the next byte, or at an earlier one.
    func fault(_ message: String, at offset: Int? = nil) -> PaletteFault {
        // A binary file has no lines, so the byte is in the message.
        PaletteFault(at: SourceLocation(path: path), "\(message) (at byte \(offset ?? self.offset))")
    }

    /// Takes the next bytes as a reader of their own.
    mutating func part(_ count: Int) throws(PaletteFault) -> ByteReader {
        guard count <= remaining else {
            throw fault("\(count) bytes should follow, but there are \(remaining)")
        }
        let part = ByteReader(path: path, bytes: bytes[offset..<offset + count])
        offset += count
        return part
    }

    mutating func uint16() throws(PaletteFault) -> UInt16 {
        UInt16(truncatingIfNeeded: try integer(byteCount: 2))
    }

    mutating func uint32() throws(PaletteFault) -> UInt32 {
        try integer(byteCount: 4)
    }

    private mutating func integer(byteCount: Int) throws(PaletteFault) -> UInt32 {
        var part = try part(byteCount)
        var value: UInt32 = 0
        while part.remaining > 0 {
            value = value << 8 | UInt32(part.bytes[part.offset])
            part.offset += 1
        }
        return value
    }

    /// Reads a number of IEEE 754, single precision.
    mutating func float() throws(PaletteFault) -> Double {
        let start = offset
        let value = Double(Float(bitPattern: try uint32()))
        guard value.isFinite else { throw fault("a component is no number", at: start) }
        return value
    }

    /// Reads UTF-16 of some units; those after the first NUL are left out.
    mutating func text(unitCount: Int) throws(PaletteFault) -> String {
        var part = try part(2 * unitCount)
        var units: [UInt16] = []
        while part.remaining > 0 { units.append(try part.uint16()) }
        return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    }

    /// Reads characters of ASCII.
    mutating func ascii(_ count: Int) throws(PaletteFault) -> String {
        let part = try part(count)
        return String(decoding: part.bytes, as: UTF8.self)
    }
}
