internal import ColorMath
internal import SystemColors

/// A colour seen on a screen, and the semantic colours that it may be.
struct ColorEvidence {
    /// What makes two observations the same.
    struct Key: Hashable {
        let color: SRGB8
        /// What lies behind an ink; nil for a surface, whose backdrop nobody sees.
        let backdrop: SRGB8?
    }

    let key: Key
    let matches: [NameMatch]
    /// Whether it was seen only on badges, buttons and pictures: an app gives those the same colours in both
    /// appearances as often as not, so that they say nothing of light or dark.
    let isAccent: Bool

    /// White and black are in every appearance, and in apps that use no system colour at all: they tell
    /// nothing.
    var isTelling: Bool { key.color != .white && key.color != .black }

    /// Whether the conditions explain the colour; an accent, in either style, and an ink on a surface only in
    /// the one in which ink lies on it so: nothing darker than a page is the dark appearance's own.
    func isExplained(by release: Release, _ style: Appearance.Style, _ contrast: Appearance.Contrast) -> Bool
    {
        if let backdrop = key.backdrop, !isAccent, Polarity.style(of: key.color, on: backdrop) != style {
            return false
        }
        return matches.contains { match in
            match.difference <= Attribution.sureDifference
                && match.occurrences.contains { occurrence in
                    occurrence.release == release
                        && occurrence.appearances.contains {
                            (isAccent || $0.style == style) && $0.contrast == contrast
                        }
                }
        }
    }
}
