package import Raster

/// What was found on a screen.
public struct Detection: Hashable, Sendable {
    /// The regions, from the top left to the bottom right; where on the screen they lie is not told yet.
    public let regions: [Region]
    /// What was not looked at because there was too much of it, in words; empty for any screen that people
    /// made.
    public let warnings: [String]
    /// The boxes of what things lie on: pages, cards, pills, keys.
    package let grounds: [PixelRect]
}
