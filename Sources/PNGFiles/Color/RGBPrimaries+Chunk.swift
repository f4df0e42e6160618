internal import ColorMath
internal import PixelConversion

extension RGBPrimaries {
    /// Reads a `cHRM` chunk (PNG, third edition, 11.3.2.1).
    ///
    /// What is read describes a colour space: every `y` is above 0, and the primaries span a triangle.
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(32)
        let white = try Chromaticity(chunk: chunk, at: 0)
        self.init(
            red: try Chromaticity(chunk: chunk, at: 8), green: try Chromaticity(chunk: chunk, at: 16),
            blue: try Chromaticity(chunk: chunk, at: 24), white: WhitePoint(x: white.x, y: white.y))
        guard doubledArea != 0 else { throw ChunkFault("its primaries lie on one line") }
    }

    /// Twice the area of the primaries' triangle, signed by its turn.
    private var doubledArea: Double {
        (green.x - red.x) * (blue.y - red.y) - (blue.x - red.x) * (green.y - red.y)
    }
}

extension Chromaticity {
    /// Reads two integers, each a coordinate times 100 000.
    fileprivate init(chunk: ChunkData, at offset: Int) throws(ChunkFault) {
        let (x, y) = (chunk.uint32(at: offset), chunk.uint32(at: offset + 4))
        guard x <= Int32.max, y <= Int32.max, y > 0 else {
            throw ChunkFault("a chromaticity of (\(x), \(y)) / 100000")
        }
        self.init(x: Double(x) / 100_000, y: Double(y) / 100_000)
    }
}
