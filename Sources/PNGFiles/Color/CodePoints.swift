extension ColorChunks {
    /// Primaries and a transfer function by their numbers in ITU-T H.273 (`cICP`; PNG, third edition,
    /// 11.3.2.6).
    ///
    /// Any number is accepted here: which of them have a meaning is for the reader of the colours to know.
    public struct CodePoints: Hashable, Sendable {
        /// ColourPrimaries: 1 for those of BT.709 and sRGB, 9 for BT.2020, 12 for Display P3.
        public var primaries: UInt8
        /// TransferCharacteristics: 13 for sRGB's, 16 for PQ, 18 for HLG.
        public var transfer: UInt8
        /// MatrixCoefficients: 0 for RGB, the only one that PNG allows.
        public var matrix: UInt8
        /// Whether samples use their full range (0 is black, the maximum white) rather than video's narrow
        /// one.
        public var isFullRange: Bool

        /// Creates code points.
        public init(primaries: UInt8, transfer: UInt8, matrix: UInt8 = 0, isFullRange: Bool = true) {
            self.primaries = primaries
            self.transfer = transfer
            self.matrix = matrix
            self.isFullRange = isFullRange
        }
    }
}

extension ColorChunks.CodePoints {
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(4)
        let range = chunk.bytes[3]
        guard range <= 1 else { throw ChunkFault("full-range flag \(range), which is neither 0 nor 1") }
        self.init(
            primaries: chunk.bytes[0], transfer: chunk.bytes[1], matrix: chunk.bytes[2],
            isFullRange: range == 1)
    }
}
