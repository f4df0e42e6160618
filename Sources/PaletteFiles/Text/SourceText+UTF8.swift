extension SourceText {
    /// Makes sure that the file is UTF-8.
    ///
    /// - Throws: A fault at the first byte that is not.
    package func requireUTF8() throws(PaletteFault) {
        guard let offset = firstOffsetOutsideUTF8 else { return }
        let message = bytes.haveMarkOfUTF16 ? Self.faultOfUTF16 : "this is not UTF-8; save the file as UTF-8"
        throw PaletteFault(at: location(of: offset), message)
    }

    /// What is said of a file in UTF-16.
    static let faultOfUTF16 = "the file is UTF-16; save it as UTF-8"

    private var firstOffsetOutsideUTF8: Int? {
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                offset += 1
                continue
            }
            var parser = Unicode.UTF8.ForwardParser()
            // No scalar takes more than four bytes.
            var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
            guard case .valid(let scalar) = parser.parseScalar(from: &rest) else { return offset }
            offset += scalar.count
        }
        return nil
    }
}

extension Sequence<UInt8> {
    /// Whether they begin with the byte order mark of UTF-16, in which no format is read.
    var haveMarkOfUTF16: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) }
}
