internal import ColorManagement

extension RenderingIntent {
    /// Reads an `sRGB` chunk, whose numbers are those of the ICC specification (PNG, third edition,
    /// 11.3.2.5).
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(1)
        guard let intent = Self(rawValue: chunk.bytes[0]) else {
            throw ChunkFault("rendering intent \(chunk.bytes[0]) is not defined")
        }
        self = intent
    }
}
