package import PaletteFiles
public import SystemColors

/// What a configuration says of screens: which are audited, what is known of them, what of them is ignored,
/// and what becomes of a run.
public struct ScreenConfiguration: Hashable, Sendable {
    /// The files and folders that are audited of folders; empty for all.
    public var paths: [PlacedPattern] = []
    /// The files and folders that are left out of folders and patterns.
    public var excluded: [PlacedPattern] = []
    /// What is known of the screens.
    public var settings = ScreenSettings()
    /// What holds for some screens in place of the rest; of several that match, the later.
    public var overrides: [ScreenOverride] = []
    /// What of screens is ignored.
    public var ignored: [IgnoredPart] = []
    /// What is said of a run over screens as a whole.
    public var run = RunSettings()

    /// Says nothing.
    public init() {}
}

/// What is known of screens, and so is not inferred; `nil` for what is not.
public struct ScreenSettings: Hashable, Sendable {
    /// Pixels per point.
    public var scale: Double?
    /// The platform.
    public var platform: Platform?
    /// The major number of the platform's release.
    public var release: Int?
    /// Where a configuration says which release; `nil` where none does.
    package var releaseLocation: SourceLocation?
    /// Light or dark, and standard or increased contrast.
    public var appearance: Appearance?
    /// The content size that the person had set.
    public var contentSize: ContentSizeCategory?

    /// States what is known.
    public init(
        scale: Double? = nil, platform: Platform? = nil, release: Int? = nil, appearance: Appearance? = nil,
        contentSize: ContentSizeCategory? = nil
    ) {
        self.contentSize = contentSize
        self.scale = scale
        self.platform = platform
        self.release = release
        self.appearance = appearance
    }

    /// The numbers of pixels per point that screens have.
    package static let scales = 0.5...8.0
    /// The appearances that whole screens have.
    package static let appearances = Appearance.allCases.filter { $0.level == .base }

    /// These settings, and where they say nothing others.
    package func over(_ others: ScreenSettings) -> ScreenSettings {
        // A release is that of its platform.
        let source = release != nil ? self : platform == nil || platform == others.platform ? others : nil
        var settings = ScreenSettings(
            scale: scale ?? others.scale, platform: platform ?? others.platform, release: source?.release,
            appearance: appearance ?? others.appearance, contentSize: contentSize ?? others.contentSize)
        settings.releaseLocation = source?.releaseLocation
        return settings
    }
}

extension ScreenSettings {
    /// Whether two say the same, wherever it is written.
    public static func == (one: ScreenSettings, other: ScreenSettings) -> Bool {
        one.scale == other.scale && one.platform == other.platform && one.release == other.release
            && one.appearance == other.appearance && one.contentSize == other.contentSize
    }

    /// Hashes what is said.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(platform)
        hasher.combine(release)
        hasher.combine(appearance)
        hasher.combine(contentSize)
    }
}
