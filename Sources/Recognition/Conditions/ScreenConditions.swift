public import SystemColors

/// The release and the settings that a screen was drawn under, as far as its colours tell or the caller says.
public struct ScreenConditions: Hashable, Sendable {
    /// Light or dark, standard or increased contrast; the level is that of the screen itself.
    public let appearance: Appearance
    /// The platform; nil where nothing tells it.
    public let platform: Platform?
    /// The releases whose colours explain the screen equally well, the oldest first; empty where the screen
    /// shows no system colour that would tell.
    public let releases: [Release]
    /// The releases that nothing on the screen speaks against: ``releases`` where there are any, else all
    /// that are left open.
    public let possibleReleases: [Release]
    /// How sure appearance and releases are, 0…1: the share that they have of all that could be, given the
    /// colours seen.
    public let confidence: Double

    /// The newest of ``releases``; nil where the screen shows no system colour that would tell.
    public var release: Release? { releases.last }

    /// The same, with ``possibleReleases`` taken for told: for what has to assume one.
    package var assumed: ScreenConditions {
        ScreenConditions(
            appearance: appearance, platform: platform, releases: possibleReleases, confidence: confidence)
    }

    /// States conditions.
    public init(
        appearance: Appearance, platform: Platform?, releases: [Release] = [],
        possibleReleases: [Release]? = nil, confidence: Double
    ) {
        self.appearance = appearance
        self.platform = platform
        self.releases = releases
        self.possibleReleases = possibleReleases ?? releases
        self.confidence = confidence
    }
}

/// What the caller knows of the screens; what is nil is inferred from each.
public struct KnownConditions: Hashable, Sendable {
    /// Light or dark.
    public var style: Appearance.Style?
    /// Standard or increased contrast.
    public var contrast: Appearance.Contrast?
    /// The platform.
    public var platform: Platform?
    /// The release, of the platform.
    public var release: Release?
    /// The content size that the person has set.
    public var contentSize: ContentSizeCategory?

    /// Creates conditions; nothing is known unless told.
    public init(
        style: Appearance.Style? = nil, contrast: Appearance.Contrast? = nil, platform: Platform? = nil,
        release: Release? = nil, contentSize: ContentSizeCategory? = nil
    ) {
        self.contentSize = contentSize
        self.style = style
        self.contrast = contrast
        self.platform = release?.platform ?? platform
        self.release = release
    }
}
