internal import Audit
internal import Recognition
internal import SystemColors

/// What a screen was drawn under, in JSON.
struct ConditionsDocument: Codable {
    let contrast: Appearance.Contrast
    /// `unknown` where nothing tells it.
    let platform: String
    let platformSource: RecognizedPlatform.Sign?
    let releases: [Int]?
    let confidence: Figure

    init(_ conditions: ScreenConditions, platformSource: RecognizedPlatform.Sign?) {
        contrast = conditions.appearance.contrast
        platform = conditions.platform?.rawValue ?? "unknown"
        self.platformSource = platformSource
        releases = conditions.releases.isEmpty ? nil : conditions.releases.map(\.number)
        confidence = Figure(conditions.confidence)
    }
}

/// A semantic colour that pixels may be, in JSON; where it has that value is said unless it is what the
/// screen was drawn under.
struct CandidateDocument: Codable {
    let role: String
    let difference: Figure
    let platform: Platform?
    let appearances: [String]?

    init(_ match: NameMatch, under conditions: ScreenConditions) {
        role = match.name
        difference = Figure(match.difference)
        guard !match.occurs(under: conditions), let other = match.releases.first?.platform else {
            (platform, appearances) = (nil, nil)
            return
        }
        let isOwn = match.releases.contains { $0.platform == conditions.platform }
        platform = isOwn ? nil : other
        appearances = match.appearances.map(\.description)
    }

    /// Whether the colour has this value under the conditions of the screen.
    var occurs: Bool { appearances == nil }
}
