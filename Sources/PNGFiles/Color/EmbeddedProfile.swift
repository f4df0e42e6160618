internal import PNGSession

extension ColorChunks {
    /// An ICC profile (`iCCP`; PNG, third edition, 11.3.2.3).
    ///
    /// Its size has been checked, its contents have not: that is for the colour management system.
    public struct EmbeddedProfile: Hashable, Sendable {
        /// The profile's name in the file, which need not be the one inside the profile.
        public var name: String
        /// The profile.
        public var bytes: [UInt8]

        /// Creates an embedded profile.
        public init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }
}

extension ColorChunks.EmbeddedProfile {
    /// The size of an ICC profile's header, which starts with the size of the profile (ICC.1:2022, 7.2).
    private static let headerSize = 128

    /// Inflates a profile, once it is known how large it means to be.
    init(chunk: ChunkData, maximumSize: Int) throws(ChunkFault) {
        guard let nameEnd = chunk.bytes.prefix(80).firstIndex(of: 0), nameEnd > 0 else {
            throw ChunkFault("its profile has no name")
        }
        let stream = chunk.bytes.dropFirst(nameEnd + 2)
        guard !stream.isEmpty, chunk.bytes[nameEnd + 1] == 0 else {
            throw ChunkFault("its profile is compressed by an unknown method")
        }
        let start = ChunkData(bytes: Self.inflate(stream, upTo: 4))
        guard start.bytes.count == 4 else { throw ChunkFault("its profile cannot be inflated") }
        let size = Int(start.uint32(at: 0))
        guard size >= Self.headerSize else { throw ChunkFault("its profile claims only \(size) bytes") }
        guard size <= maximumSize else {
            throw ChunkFault("its profile claims \(size) bytes, and the limit is \(maximumSize)")
        }
        let bytes = Self.inflate(stream, upTo: size)
        guard bytes.count == size else {
            throw ChunkFault("its profile ends after \(bytes.count) of \(size) bytes")
        }
        // Names are Latin-1, whose codes are Unicode's first 256.
        let name = String(String.UnicodeScalarView(chunk.bytes[..<nameEnd].map { Unicode.Scalar($0) }))
        self.init(name: name, bytes: bytes)
    }

    /// The first `size` bytes that a zlib stream yields; fewer where it ends or breaks before.
    private static func inflate(_ stream: ArraySlice<UInt8>, upTo size: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size) { output, count in
            count = stream.withUnsafeBufferPointer {
                PNGSessionInflate($0.baseAddress, $0.count, output.baseAddress, size)
            }
        }
    }
}
