internal import Audit
internal import SystemColors

/// What a screen was drawn under, in JSON.
struct ConditionsDocument: Encodable {
    let contrast: String
    let platform: String
    let releases: [Int]?
    let confidence: Figure

    init(_ conditions: ScreenConditions) {
        contrast = conditions.appearance.contrast.rawValue
        platform = conditions.platform.rawValue
        releases = conditions.releases.isEmpty ? nil : conditions.releases.map(\.number)
        confidence = Figure(conditions.confidence)
    }
}

/// A semantic colour that pixels may be, in JSON; where it has that value is said unless it is what the screen was drawn
/// under.
struct CandidateDocument: Encodable {
    let role: String
    let difference: Figure
    let platform: String?
    let releases: [Int]?
    let appearances: [String]?

    init(_ match: NameMatch, under conditions: ScreenConditions) {
        role = match.name
        difference = Figure(match.difference)
        guard !match.occurs(under: conditions), let first = match.occurrences.first else {
            (platform, releases, appearances) = (nil, nil, nil)
            return
        }
        let own = match.occurrences.filter { $0.release.platform == conditions.platform }
        let occurrences = own.isEmpty ? [first] : own
        platform = occurrences.first?.release.platform.rawValue
        releases = occurrences.map(\.release.number)
        let names = Set(occurrences.flatMap(\.appearances))
        appearances = Appearance.allCases.filter(names.contains).map(\.description)
    }
}
