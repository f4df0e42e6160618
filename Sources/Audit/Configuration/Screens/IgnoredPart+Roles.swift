package import SystemColors

extension [IgnoredPart] {
    /// The first system colour that is named and that no platform has; `nil` where all are known. Patterns
    /// may match nothing: they are written for colours to come, too.
    package func unknownRole(in palette: SystemPalette) -> ConfigurationError? {
        guard contains(where: { !$0.roles.isEmpty }) else { return nil }
        let names = palette.namesOnAllPlatforms
        for part in self {
            for role in part.roles where role.isLiteral && !names.contains(role.text) {
                let hint = NearestName(to: role.text).hint(among: names, otherwise: ";")
                return ConfigurationError(
                    at: part.location,
                    "'\(role.text)' is the name of no system colour\(hint) 'legible colors' lists them")
            }
        }
        return nil
    }
}
