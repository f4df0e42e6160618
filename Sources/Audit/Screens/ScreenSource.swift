public import Screenshots

/// Where a screen comes from, as reports say it.
public struct ScreenSource: Hashable, Sendable {
    /// The path of the file, as the caller gave it; empty for a screen from memory.
    public let path: String
    /// The colour space that the file declares, or `untagged`.
    public let colorSpace: String
    /// What was wrong with the file without keeping it from being read, for example a damaged colour profile.
    public let warnings: [String]
    /// What its translucent parts were laid on; nil where it is opaque.
    public let canvas: Screenshot.Canvas?

    /// States where a screen comes from.
    public init(
        path: String = "", colorSpace: String = "sRGB", warnings: [String] = [],
        canvas: Screenshot.Canvas? = nil
    ) {
        self.path = path
        self.colorSpace = colorSpace
        self.warnings = warnings
        self.canvas = canvas
    }
}
