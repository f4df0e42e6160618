/// The number of pixels to a unit of length, as a file states it.
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
