/// The bytes of a chunk, read as PNG's big-endian integers.
struct ChunkData {
    let bytes: [UInt8]

    func requireSize(_ size: Int) throws(ChunkFault) {
        guard bytes.count == size else { throw ChunkFault("\(bytes.count) bytes where \(size) belong") }
    }

    /// The four-byte integer at an offset that the chunk is known to reach past.
    func uint32(at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// Why a chunk that the image can do without was ignored.
struct ChunkFault: Error {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
