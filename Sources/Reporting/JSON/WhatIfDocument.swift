internal import Audit
internal import ColorMath

/// The contrast under another condition, in JSON.
struct WhatIfDocument: Codable {
    let condition: WhatIf.Condition
    let contrast: Figure
    let passes: Bool
    /// Whether that is not so as things are; written only where the document is to be read again.
    let differs: Bool
    /// There where it is true.
    let isModel: Bool?
    /// What it is for each of the colours that the pixels cannot tell apart; there where they differ.
    let outcomes: [Outcome]?
    /// What the ink becomes, in the outcome of the lowest contrast; absent where the colours stay.
    let foreground: ColorCode?
    /// What the backdrop becomes.
    let background: ColorCode?

    struct Outcome: Codable {
        let roles: [String]
        let contrast: Figure
        let passes: Bool
    }

    /// The colours that are seen then, in the outcome of the lowest contrast; `nil` where they stay.
    var colors: ReportedFinding.Colors? {
        guard let foreground, let background else { return nil }
        return ReportedFinding.Colors(foreground.color, on: background.color)
    }

    init(_ whatIf: WhatIf) {
        condition = whatIf.condition
        contrast = Figure(whatIf.contrast)
        passes = whatIf.passes
        differs = whatIf.differs
        isModel = whatIf.isModel ? true : nil
        foreground = (whatIf.outcomes.first?.colors?.ink).map { ColorCode($0) }
        background = (whatIf.outcomes.first?.colors?.backdrop).map { ColorCode($0) }
        outcomes =
            whatIf.outcomes.count > 1
            ? whatIf.outcomes.map {
                Outcome(roles: $0.names, contrast: Figure($0.contrast), passes: $0.passes)
            } : nil
    }

    private enum CodingKeys: CodingKey {
        case condition
        case contrast
        case passes
        case differs
        case isModel
        case outcomes
        case foreground
        case background
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .condition)
        guard let condition = WhatIf.Condition(name: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .condition, in: container, debugDescription: "no condition that findings speak of")
        }
        self.condition = condition
        contrast = try container.decode(Figure.self, forKey: .contrast)
        passes = try container.decode(Bool.self, forKey: .passes)
        differs = try container.decodeIfPresent(Bool.self, forKey: .differs) ?? false
        isModel = try container.decodeIfPresent(Bool.self, forKey: .isModel)
        outcomes = try container.decodeIfPresent([Outcome].self, forKey: .outcomes)
        foreground = try container.decodeIfPresent(ColorCode.self, forKey: .foreground)
        background = try container.decodeIfPresent(ColorCode.self, forKey: .background)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(condition.name, forKey: .condition)
        try container.encode(contrast, forKey: .contrast)
        try container.encode(passes, forKey: .passes)
        if encoder.isExact, differs { try container.encode(differs, forKey: .differs) }
        try container.encodeIfPresent(isModel, forKey: .isModel)
        try container.encodeIfPresent(foreground, forKey: .foreground)
        try container.encodeIfPresent(background, forKey: .background)
        try container.encodeIfPresent(outcomes, forKey: .outcomes)
    }
}
