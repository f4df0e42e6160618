internal import SystemColors

/// What a platform measures the size of what is tapped by.
enum TargetMeasure {
    /// By sizes that the platform asks for.
    case size(TargetLimits)
    /// By success criterion 2.5.8 alone; whether that is the platform's is not sure where it is not known.
    case spacing(isSure: Bool)

    /// - Returns: `nil` for platforms that have no figure for it.
    init?(on platform: Platform?) {
        switch platform {
        case .iOS: self = .size(.iOS)
        case .android: self = .size(.android)
        case .web, nil: self = .spacing(isSure: platform == .web)
        case .macOS, .watchOS, .tvOS, .visionOS: return nil
        }
    }
}

/// The sizes that a platform asks of what is tapped, in points.
struct TargetLimits {
    let least: Double
    let wanted: Double
    let unit: String
    /// The least height of what the system draws smaller.
    let systems: Double

    static let iOS = TargetLimits(least: 40, wanted: 44, unit: "pt", systems: 28)
    static let android = TargetLimits(least: 0, wanted: 48, unit: "dp", systems: 48)
}
