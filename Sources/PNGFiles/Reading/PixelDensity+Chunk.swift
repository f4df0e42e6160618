internal import Raster

extension PixelDensity {
    /// Reads a `pHYs` chunk (PNG, third edition, 11.3.4.3).
    init(chunk: ChunkData) throws(ChunkFault) {
        try chunk.requireSize(9)
        let (x, y) = (chunk.uint32(at: 0), chunk.uint32(at: 4))
        guard x > 0, y > 0 else { throw ChunkFault("a density of zero") }
        guard let unit = Unit(rawValue: chunk.bytes[8]) else {
            throw ChunkFault("unit \(chunk.bytes[8]) is not defined")
        }
        self.init(x: x, y: y, unit: unit)
    }
}
