public import Screenshots

/// One audited screen: every region on it, judged, and what was found wrong.
public struct ScreenAudit: Hashable, Sendable {
    /// The path of the file, as the caller gave it; empty for a screen from memory.
    public let path: String
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Pixels per point, and how that is known.
    public let scale: Scale
    /// Light or dark.
    public let appearance: Appearance
    /// The colour space that the file declares, or `untagged`.
    public let colorSpace: String
    /// What was wrong with the file without keeping it from being read, for example a damaged colour profile.
    public let warnings: [String]
    /// Every region, from the top left to the bottom right, passing ones too.
    public let regions: [JudgedRegion]
    /// What is wrong, in the order of the regions.
    public let findings: [Finding]
}
