internal import Audit
internal import ColorMath
internal import TextDetection

/// What lines on any screen of a run have in common that are drawn alike: the colours and what they are
/// called, the size to the nearest point, the weight, and what a standard says of them.
struct RunStyle: Hashable, Codable {
    let foreground: ColorCode
    let background: ColorCode
    let foregroundRole: String?
    let backgroundRole: String?
    let contrast: Figure
    let pointSize: Figure
    let weight: Region.Weight
    let place: Region.Place?
    let required: Double?
    let verdict: Verdict

    /// The style of a line on one screen.
    init(_ style: StyleDocument, of region: RegionDocument, verdict: Verdict) {
        foreground = style.foreground
        background = style.background
        foregroundRole = region.foregroundRole
        backgroundRole = region.backgroundRole
        contrast = Figure(region.contrast.value)
        pointSize = Figure(style.pointSize.exact.rounded())
        weight = style.weight
        place = style.place
        required = region.required
        self.verdict = verdict
    }
}

/// A style with how often a run shows it.
struct CountedStyle: Encodable {
    let style: RunStyle
    let lines: Int
    let screens: Int

    private enum CodingKeys: CodingKey {
        case lines
        case screens
    }

    func encode(to encoder: any Encoder) throws {
        try style.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lines, forKey: .lines)
        try container.encode(screens, forKey: .screens)
    }
}

extension CountedStyle {
    /// The style in words: `secondaryLabel on systemBackground, 13 pt`, or its colours where these have no
    /// names.
    var words: String {
        let ink = style.foregroundRole ?? style.foreground.color.description
        let backdrop = style.backgroundRole ?? style.background.color.description
        return "\(ink) on \(backdrop), \(style.pointSize) pt" + (style.weight == .bold ? " bold" : "")
    }

    /// The ratio in words.
    var ratio: String { ContrastRatio(style.contrast.exact).description }

    /// How often it is there: `51 lines on 3 screens`.
    var frequency: String { "\(counted(lines, "line")) on \(counted(screens, "screen"))" }
}
