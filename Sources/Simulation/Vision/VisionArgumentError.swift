public import ColorMath

/// Why a text names no simulation.
public enum VisionArgumentError: Error, Hashable, Sendable {
    /// No deficiency has this name.
    case unknownName(String)
    /// The severity is no number of 0…1.
    case severity(String)
    /// The name is that of a partial deficiency, and there is no severity.
    case missingSeverity(String)
    /// The model was not made for the deficiency.
    case model(ColorVisionModel, ColorVisionDeficiency)
}

extension VisionArgumentError: CustomStringConvertible {
    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .unknownName(let name):
            return "'\(name)' is no colour vision deficiency; use one of \(Self.names)"
        case .severity(let text):
            return "'\(text)' is no severity; use a number from 0 to 1, as in deuteranopia:0.6"
        case .missingSeverity(let name):
            return "how severe? Add a number below 1, as in \(name):0.6"
        case .model(let model, let deficiency):
            let models = deficiency.models.map(\.rawValue).joined(separator: ", ")
            return "\(model.rawValue) was not made for \(deficiency.name(atSeverity: 1)), only \(models)"
        }
    }

    private static var names: String {
        ColorVisionDeficiency.allCases.map { deficiency in
            let name = deficiency.name(atSeverity: 1)
            return name.contains(" ") ? deficiency.rawValue : name
        }.joined(separator: ", ")
    }
}
