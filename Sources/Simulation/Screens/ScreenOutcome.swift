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
    /// The style that the screen was drawn in.
    public let style: Appearance.Style
    /// The style that it was to be drawn in.
    public let newStyle: Appearance.Style
    /// The releases that it was drawn in, as far as its colours tell, the oldest first; empty where they do
    /// not.
    public let releases: [Release]
    /// The release whose values were taken: the newest of ``releases``, or of all where they are empty.
    public let release: Release
    /// The lines of text on it.
    public let lineCount: Int
    /// The lines of text whose ink became another colour.
    public let movedLineCount: Int
    /// The share of the pixels that became others, 0…1.
    public let changedShare: Double
    /// The lines of text of whose ink, and where the appearance turns the surfaces of whose colour, no
    /// counterpart is known: they stay as they were. From the top left to the bottom right.
    public let unmatched: [PixelRect]
    /// The lines that could be read before, at 4.5 or more, and cannot now, below 1.5, as only one of their
    /// colours moved: in the app, the other may move too.
    public let lost: [PixelRect]
    /// The panes that were made opaque, from the top left to the bottom right.
    public let panes: [OpaquePane]

    /// The share of the lines of text whose ink moved, 0…1; 0 where there are none.
    public var movedShare: Double { lineCount > 0 ? Double(movedLineCount) / Double(lineCount) : 0 }

    /// The share of a picture that has to change before it is called one of the other appearance.
    public static let turningShare = 0.5

    /// Whether the picture shows the style that was asked for: where that is the other one, most of it has to
    /// have changed.
    public var isOfNewStyle: Bool { style == newStyle || changedShare >= Self.turningShare }
}
