/// What a configuration file says of the images of an app.
public struct AssetConfiguration: Hashable, Sendable {
    /// The files and folders that are read of folders; empty for all.
    public var paths: [PlacedPattern] = []
    /// The files and folders that are not read of folders and patterns, as `paths` are written.
    public var excluded: [PlacedPattern] = []
    /// The text that glyphs stand beside; nil where the file does not say.
    public var textBeside: GlyphText?
    /// Findings that are known and accepted for a time.
    public var exceptions: [AssetException] = []

    /// Creates a configuration that says nothing.
    public init() {}
}
