public import Raster
public import SystemColors

/// A screen with settings switched on, and how much of it that changed.
public struct ScreenOutcome: Hashable, Sendable {
    /// The screen, opaque, in sRGB.
    public let bitmap: Bitmap<UInt8>
    /// What has changed.
    public let change: ScreenChange
}

/// How much of a screen settings changed.
public struct ScreenChange: Hashable, Sendable {
    /// The style that its colours were looked up in.
    public let style: Appearance.Style
    /// The release that its colours were looked up in.
    public let release: Release
    /// The lines of text on it.
    public let lineCount: Int
    /// The lines of text whose ink or backdrop moved.
    public let movedLineCount: Int
    /// The panes that were made opaque, from the top left to the bottom right.
    public let panes: [OpaquePane]

    /// The share of the lines of text that moved, 0…1; 0 where there are none.
    public var movedShare: Double { lineCount > 0 ? Double(movedLineCount) / Double(lineCount) : 0 }
}
