internal import Audit
internal import ColorMath
internal import SystemColors
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
    let unit: String
    let weight: Region.Weight
    let place: Region.Place?
    let required: Double?
    let verdict: Verdict

    /// The style of a line on one screen.
    init(_ style: StyleDocument, of region: RegionDocument, on image: ImageDocument, verdict: Verdict) {
        foreground = style.foreground
        background = style.background
        foregroundRole = region.inkName
        backgroundRole = region.backdropName
        contrast = Figure(region.contrast.value)
        pointSize = Figure(style.pointSize.exact.rounded())
        unit = image.typeUnit
        weight = style.weight
        place = style.place
        required = region.required
        self.verdict = verdict
    }
}

extension ImageDocument {
    /// The unit of sizes of type on its platform; points where that is not known.
    var typeUnit: String { Platform(rawValue: conditions.platform)?.typeUnit ?? "pt" }

    /// The size and the weight of a line in words.
    func typeWords(of region: RegionDocument) -> String {
        "\(Figure(region.pointSize.exact.rounded())) \(typeUnit)" + (region.bold ? " bold" : "")
    }
}

extension RunStyle {
    /// The style in words: `secondaryLabel on systemBackground, 13 pt`, or its colours where these have no
    /// names.
    var words: String {
        Self.pair(foregroundRole, foreground, backgroundRole, background)
            + ", \(pointSize) \(unit)"
            + (weight == .bold ? " bold" : weight == .undecided ? ", maybe bold" : "")
    }

    /// The colours of a region in words.
    static func words(of region: RegionDocument) -> String {
        pair(region.inkName, region.foreground, region.backdropName, region.background)
    }

    private static func pair(
        _ ink: String?, _ inkColor: ColorCode, _ backdrop: String?, _ backdropColor: ColorCode
    ) -> String {
        "\(ink ?? inkColor.color.description) on \(backdrop ?? backdropColor.color.description)"
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
    /// The style in words.
    var words: String { style.words }

    /// The ratio in words.
    var ratio: String { ContrastRatio(style.contrast.exact).description }

    /// How often it is there: `51 lines on 3 screens`.
    var frequency: String { "\(counted(lines, "line")) on \(counted(screens, "screen"))" }
}
