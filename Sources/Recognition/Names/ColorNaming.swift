internal import ColorMath
internal import SystemColors

/// Looks up what colours of one screen may be called.
struct ColorNaming: Hashable, Sendable {
    /// The colours to look for.
    let palette: SystemPalette
    /// What the caller knows.
    let known: KnownConditions
    /// The platform; nil where nothing tells it.
    let platform: Platform?

    /// What a pixel may be.
    ///
    /// - Parameters:
    ///   - color: The pixel.
    ///   - backdrop: What lies behind it; nil for a surface, whose backdrop nobody sees.
    ///
    /// Only a platform that is known, and has tables, has names.
    func matches(of color: SRGB8, over backdrop: SRGB8?) -> [NameMatch] {
        guard let platform, palette.platforms.contains(platform) else { return [] }
        let context = NamingContext(platform: known.platform, release: known.release)
        let matches = palette.names(of: color, over: backdrop, in: context)
        // Where the screen's own platform has the colour, what others call it is of no interest.
        let own = matches.filter { $0.releases.contains { $0.platform == platform } }
        return own.contains { $0.difference <= Attribution.sureDifference } ? own : matches
    }
}
