/// A kind of colour vision that tells fewer colours apart than normal vision does.
public enum ColorVisionDeficiency: String, CaseIterable, Hashable, Sendable {
    /// Long-wave ("red") cones are missing or shifted: protanopia, protanomaly; about 1 man in 50.
    case protan
    /// Middle-wave ("green") cones are missing or shifted: deuteranopia, deuteranomaly; about 1 man in 16.
    case deutan
    /// Short-wave ("blue") cones are missing or impaired: tritanopia, tritanomaly; about 1 person in 10 000.
    case tritan
    /// No cones work (rod monochromacy): only light and dark, by the sensitivity of the rods; 1 in 30 000.
    case achromatopsia
    /// Only short-wave cones work: only light and dark, by the sensitivity of those; 1 in 100 000.
    case blueConeMonochromacy = "blue-cone-monochromacy"

    /// The models made for this deficiency; the first is the default.
    public var models: [ColorVisionModel] {
        ColorVisionModel.allCases.filter { VisionSimulation(self, severity: 0, model: $0) != nil }
    }

    /// Finds a deficiency by a name of it: the raw value, or the name of the condition such as
    /// `deuteranopia` or `deuteranomaly`.
    public init?(named name: String) {
        let found = Self.allCases.first { deficiency in
            [deficiency.rawValue, deficiency.name(atSeverity: 1), deficiency.name(atSeverity: 0)].contains(
                name)
        }
        guard let found else { return nil }
        self = found
    }

    /// The name of the condition at full severity, or below it.
    ///
    /// - Parameter severity: 0…1.
    /// - Returns: For example `deuteranopia` at 1 and `deuteranomaly` below.
    public func name(atSeverity severity: Double) -> String {
        let ending = severity < 1 ? "anomaly" : "anopia"
        return switch self {
        case .protan: "prot" + ending
        case .deutan: "deuter" + ending
        case .tritan: "trit" + ending
        case .achromatopsia: severity < 1 ? "partial achromatopsia" : "achromatopsia"
        case .blueConeMonochromacy:
            severity < 1 ? "partial blue-cone monochromacy" : "blue-cone monochromacy"
        }
    }
}
