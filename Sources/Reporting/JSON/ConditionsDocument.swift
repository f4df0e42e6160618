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
    let appearances: [String]?

    init(_ match: NameMatch, under conditions: ScreenConditions) {
        role = match.name
        difference = Figure(match.difference)
        guard !match.occurs(under: conditions), let other = match.releases.first?.platform else {
            (platform, appearances) = (nil, nil)
            return
        }
        let isOwn = match.releases.contains { $0.platform == conditions.platform }
        platform = isOwn ? nil : other.rawValue
        appearances = match.appearances.map(\.description)
    }
}
