/// The chunks of a PNG file (PNG, third edition, 5.3), up to the first whose length cannot be.
///
/// Nothing is checked but that a chunk lies within the file: what is in it, and its checksum, is for whoever
/// decodes the file.
package struct PNGChunks: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var offset = 8

    /// Walks a file.
    ///
    /// - Parameter bytes: The file, its signature included, which is not looked at.
    package init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// A chunk.
    package struct Chunk {
        /// Its four letters.
        package let type: String
        /// What is in it; its first index is 0.
        package let data: Data

        /// The bytes of a chunk, counted from its first.
        package struct Data {
            fileprivate let bytes: ArraySlice<UInt8>

            /// How many there are.
            package var count: Int { bytes.count }

            /// The byte at an offset that the chunk reaches past.
            package subscript(offset: Int) -> UInt8 { bytes[bytes.startIndex + offset] }

            /// Whether it starts with some bytes.
            package func starts(with beginning: some Sequence<UInt8>) -> Bool {
                bytes.starts(with: beginning)
            }
        }

        /// The four-byte integer at an offset that the chunk reaches past by four bytes.
        package func integer(at offset: Int) -> Int {
            (offset..<offset + 4).reduce(0) { $0 << 8 | Int(data[$1]) }
        }
    }

    /// The next chunk; nil at the end of the file.
    package mutating func next() -> Chunk? {
        guard offset + 12 <= bytes.count else { return nil }
        let start = offset + 8
        let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= bytes.count - start - 4 else { return nil }
        let type = String(decoding: bytes[offset + 4..<start], as: UTF8.self)
        offset = start + length + 4
        return Chunk(type: type, data: Chunk.Data(bytes: bytes[start..<start + length]))
    }
}
