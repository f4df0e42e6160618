public import Raster
public import SystemColors

/// What Button Shapes changed on a screen.
public struct ButtonShapesChange: Hashable, Sendable {
    /// What tells which words are buttons.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The screen's view tree.
        case elements
        /// Their colour, blue or that of a filled button: a guess.
        case tint
        /// Nothing was looked for, as the platform has no such setting.
        case none
    }

    /// The platform of the screen.
    public let platform: Platform
    /// What tells which words are buttons.
    public internal(set) var source: Source
    /// The lines that were underlined.
    public internal(set) var underlined: [PixelRect] = []
    /// The lines of buttons that have a shape already.
    public internal(set) var shapedCount = 0
    /// The lines of buttons that were left as they are, as what lies behind their ink is not known.
    public internal(set) var untold: [PixelRect] = []

    init(platform: Platform, source: Source) {
        self.platform = platform
        self.source = source
    }
}
