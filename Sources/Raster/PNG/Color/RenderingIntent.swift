extension ColorChunks {
    /// The rendering intent of an sRGB image, by its number in the ICC specification (`sRGB`; PNG, third edition,
    /// 11.3.2.5).
    public enum RenderingIntent: UInt8, Hashable, Sendable, CaseIterable {
        /// For photographs.
        case perceptual = 0
        /// For logos and other exact colours, relative to the white point.
        case relativeColorimetric = 1
        /// For charts and graphs.
        case saturation = 2
        /// For previews of another device.
        case absoluteColorimetric = 3
    }
}

extension ColorChunks.RenderingIntent {
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(1)
        guard let intent = Self(rawValue: chunk.bytes[0]) else {
            throw ChunkFault("rendering intent \(chunk.bytes[0]) is not defined")
        }
        self = intent
    }
}
