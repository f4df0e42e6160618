/// What is known of the screen that a colour was seen on; what is nil is unknown and anything goes.
public struct NamingContext: Hashable, Sendable {
    /// The platform.
    public var platform: Platform?
    /// The release, which says the platform too.
    public var release: Release?
    /// Light or dark.
    public var style: Appearance.Style?
    /// Standard or increased contrast.
    public var contrast: Appearance.Contrast?
    /// Base or elevated.
    public var level: Appearance.Level?
    /// What the colour is drawn as: colours made for it are ranked before others that make the same pixels.
    public var use: SystemColor.Use?
    /// Whether the pixels carry no colour profile, so that their code values may be those of Display P3.
    public var isUntagged: Bool

    /// Creates a context, of which nothing need be known.
    public init(
        platform: Platform? = nil, release: Release? = nil, style: Appearance.Style? = nil,
        contrast: Appearance.Contrast? = nil, level: Appearance.Level? = nil, use: SystemColor.Use? = nil,
        isUntagged: Bool = false
    ) {
        self.platform = platform
        self.release = release
        self.style = style
        self.contrast = contrast
        self.level = level
        self.use = use
        self.isUntagged = isUntagged
    }

    /// Whether an appearance is one of those that it may be.
    public func allows(_ appearance: Appearance) -> Bool {
        (style ?? appearance.style) == appearance.style
            && (contrast ?? appearance.contrast) == appearance.contrast
            && (level ?? appearance.level) == appearance.level
    }
}
