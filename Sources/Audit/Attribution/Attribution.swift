public import SystemColors

/// The semantic colours that a region's ink and backdrop may be.
public struct Attribution: Hashable, Sendable {
    /// What the ink may be, the likeliest first: a colour by itself, or a translucent one over the backdrop.
    public let foreground: [NameMatch]
    /// What the backdrop may be, the likeliest first.
    public let background: [NameMatch]

    /// What the ink is called; `nil` where nothing is near enough to be sure of.
    public let foregroundRole: NameMatch?
    /// What the backdrop is called; `nil` where nothing is near enough to be sure of.
    public let backgroundRole: NameMatch?

    /// Nothing is known.
    public static let none = Attribution(foreground: [], background: [], under: nil)

    /// The difference, CIEDE2000, up to which a colour that the screen's own conditions do not explain has a role: half of
    /// what is just noticeable, which rounding to code values stays within. Those that they do explain may be as far away
    /// as ``SystemPalette/largestDifference``.
    static let sureDifference = 0.5

    init(foreground: [NameMatch], background: [NameMatch], under conditions: ScreenConditions?) {
        self.foreground = foreground
        self.background = background
        func role(_ matches: [NameMatch]) -> NameMatch? {
            guard let first = matches.first else { return nil }
            let isExplained = conditions.map(first.occurs) ?? false
            return isExplained || first.difference <= Self.sureDifference ? first : nil
        }
        foregroundRole = role(foreground)
        backgroundRole = role(background)
    }
}

extension NameMatch {
    /// Whether the colour has this value under the conditions of a screen, at any level.
    package func occurs(under conditions: ScreenConditions) -> Bool {
        occurrences.contains { occurrence in
            conditions.releases.contains(occurrence.release)
                && occurrence.appearances.contains {
                    $0.style == conditions.appearance.style && $0.contrast == conditions.appearance.contrast
                }
        }
    }
}
