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

    /// How much farther from the pixels than the role a colour may be that they do not tell from it.
    private let tolerance: Double

    /// Nothing is known.
    public static let none = Attribution(foreground: [], background: [], under: nil)

    /// The difference, CIEDE2000, up to which a colour that the screen's own conditions do not explain has a
    /// role: half of what is just noticeable, which rounding to code values stays within. Those that they do
    /// explain may be as far away as ``SystemPalette/largestDifference``.
    package static let sureDifference = 0.5

    init(
        foreground: [NameMatch], background: [NameMatch], under conditions: ScreenConditions?,
        tolerance: Double = 0
    ) {
        self.foreground = foreground
        self.tolerance = tolerance
        self.background = background
        func role(_ matches: [NameMatch]) -> NameMatch? {
            guard let first = matches.first else { return nil }
            let isExplained = conditions.map(first.occurs) ?? false
            return isExplained || first.difference <= Self.sureDifference ? first : nil
        }
        foregroundRole = role(foreground)
        // What text is written in, and lines are, may have the value of a backdrop; it is no name of one.
        backgroundRole = role(background.filter { !$0.group.isOfStrokes })
    }

    /// What the ink is called, with every other name that its pixels do not tell from that: `systemBlue`,
    /// `tintColor` and `link` are one blue in light. Empty where there is no role.
    ///
    /// Only accents are in doubt so: of labels and backgrounds, what they are used for says which it is.
    package var foregroundTie: [NameMatch] {
        guard let role = foregroundRole else { return [] }
        guard role.group.isAccent else { return [role] }
        return foreground.filter {
            $0.group.isAccent && (tolerance > 0 || $0.kind == role.kind)
                && abs($0.difference - role.difference) <= tolerance && $0.backdrop == role.backdrop
        }
    }
}

extension SystemColor.Group {
    /// Whether text and lines alone are drawn in colours of the group.
    fileprivate var isOfStrokes: Bool {
        switch self {
        case .label, .text, .link, .separator: true
        case .tint, .hue, .vibrantHue, .gray, .fill, .background, .groupedBackground, .selection, .control:
            false
        }
    }

    /// Whether colours of the group stand out from the text around them.
    fileprivate var isAccent: Bool {
        switch self {
        case .link, .tint, .hue, .vibrantHue: true
        case .label, .text, .gray, .fill, .background, .groupedBackground, .selection, .control, .separator:
            false
        }
    }
}
