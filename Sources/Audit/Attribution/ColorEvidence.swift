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

    /// White and black are in every appearance, and in apps that use no system colour at all: they tell nothing.
    var isTelling: Bool { key.color != .white && key.color != .black }

    /// Whether the conditions explain the colour.
    func isExplained(by release: Release, _ style: Appearance.Style, _ contrast: Appearance.Contrast) -> Bool
    {
        matches.contains { match in
            match.difference <= Attribution.sureDifference
                && match.occurrences.contains { occurrence in
                    occurrence.release == release
                        && occurrence.appearances.contains { $0.style == style && $0.contrast == contrast }
                }
        }
    }
}
