/// The file with the checksum that each of its chunks should have, so that damage gets past them into the
/// decoder.
func repairingChecksums(of file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 8
    while start + 12 <= file.count {
        let count = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        guard start + 12 + count <= file.count else { break }
        let end = start + 8 + count
        let checksum = crc32(file[start + 4..<end])
        for index in 0..<4 {
            file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
        }
        start = end + 4
    }
    return file
}

/// CRC-32 as PNG uses it (third edition, annex D), bit by bit.
private func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { checksum, byte in
        (0..<8).reduce(checksum ^ UInt32(byte)) { checksum, _ in
            checksum >> 1 ^ (checksum & 1 == 1 ? 0xedb8_8320 : 0)
        }
    }
}
