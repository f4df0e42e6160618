/// A device and the geometry of its screen.
public struct Device: Hashable, Sendable, Codable {
    /// What a device is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// An iPhone or iPod touch.
        case phone
        /// An iPad.
        case tablet
        /// An Apple Watch.
        case watch
        /// A television behind an Apple TV.
        case tv

        /// Whether people hold it in the hand, and turn it.
        package var isHandheld: Bool { self == .phone || self == .tablet }
    }

    /// The name on the box; several where they share everything here.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// The screen in points, held upright.
    public let points: PixelSize
    /// Pixels per point that layouts are rendered with.
    public let scale: Double
    /// The sizes in pixels that screenshots have, held upright, the usual one first.
    public let screenshots: [PixelSize]
    /// The year of release, where known.
    public let year: Int?
    /// What the status bar, the camera and the home indicator take from its screen; nil where not known.
    public let safeArea: DeviceInsets?
    /// The radius of the screen's corners in points, 0 where they are square; nil where not known.
    public let cornerRadius: Double?
    /// How sure the figures are: `high`, `medium` or `low`.
    public let confidence: String
    /// The keys of the table's sources for them.
    public let sources: [String]

    /// Pixels per point of each size of ``screenshots``: ``scale``, except where the panel has fewer pixels
    /// than layouts are rendered with.
    public var pixelsPerPoint: [Double] {
        screenshots.map { Double($0.width) / Double(points.width) }
    }
}

/// A width and a height.
public struct PixelSize: Hashable, Sendable, Codable {
    /// The extent from left to right.
    public let width: Int
    /// The extent from top to bottom.
    public let height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// What phones of Android have as often as an iPhone mini.
    package static let sharedWithAndroid = PixelSize(width: 1080, height: 2340)

    /// The size of the same thing turned by a quarter.
    public var turned: PixelSize { PixelSize(width: height, height: width) }

    /// Reads `[width, height]`.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        self.init(width: try values.decode(Int.self), height: try values.decode(Int.self))
    }

    /// Writes `[width, height]`.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(width)
        try values.encode(height)
    }
}
