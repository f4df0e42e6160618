/// A platform whose system colours are known.
public enum Platform: String, CaseIterable, Hashable, Sendable, Codable {
    /// iPhone and iPad.
    case iOS = "ios"
    /// Mac.
    case macOS = "macos"
    /// Apple Watch, whose screens are dark only.
    case watchOS = "watchos"
    /// Apple TV.
    case tvOS = "tvos"
    /// Apple Vision, whose colours are the dark ones.
    case visionOS = "visionos"

    /// The name as it is written.
    public var name: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .visionOS: "visionOS"
        }
    }
}
