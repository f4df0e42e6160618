package import SystemColors

extension NameMatch {
    /// Whether the colour has this value under the conditions of a screen, at any level.
    package func occurs(under conditions: ScreenConditions) -> Bool {
        conditions.releases.contains { occurs(in: $0, conditions.appearance) }
    }

    /// The releases of a screen in which the colour has this value, the oldest first.
    package func releases(under conditions: ScreenConditions) -> [Release] {
        conditions.releases.filter { occurs(in: $0, conditions.appearance) }
    }

    /// The level that the colour has this value at: the base level, unless it is the elevated one alone.
    package func level(under conditions: ScreenConditions) -> Appearance.Level {
        let levels = occurrences.filter { conditions.releases.contains($0.release) }.flatMap(\.appearances)
            .filter {
                $0.style == conditions.appearance.style && $0.contrast == conditions.appearance.contrast
            }.map(\.level)
        return levels.contains(.base) ? .base : levels.first ?? .base
    }

    private func occurs(in release: Release, _ appearance: Appearance) -> Bool {
        occurrences.contains { occurrence in
            occurrence.release == release
                && occurrence.appearances.contains {
                    $0.style == appearance.style && $0.contrast == appearance.contrast
                }
        }
    }
}
