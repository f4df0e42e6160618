/// The number of pixels to a unit of length, from the `pHYs` chunk (PNG, third edition, 11.3.4.3).
public struct PixelDensity: Hashable, Sendable {
    /// Pixels per unit across, at least 1.
    public var x: UInt32
    /// Pixels per unit down, at least 1.
    public var y: UInt32
    /// The unit of length.
    public var unit: Unit

    /// Creates a density.
    public init(x: UInt32, y: UInt32, unit: Unit) {
        self.x = x
        self.y = y
        self.unit = unit
    }

    /// What a density counts pixels by.
    public enum Unit: UInt8, Hashable, Sendable {
        /// No unit: only the pixels' aspect ratio is told.
        case unknown = 0
        /// The metre.
        case meter = 1
    }

    /// Pixels per inch (0.0254 m) across, or `nil` where the unit is unknown.
    public var pixelsPerInch: Double? {
        unit == .meter ? Double(x) * 0.0254 : nil
    }
}

extension PixelDensity {
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
