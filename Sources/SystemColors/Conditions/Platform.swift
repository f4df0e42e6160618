/// A platform that screens are made for. System colours are known of Apple's.
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
    /// Phones and tablets with Android.
    case android
    /// A page in a browser.
    case web

    /// Whether it is one of Apple's.
    public var isApples: Bool {
        switch self {
        case .iOS, .macOS, .watchOS, .tvOS, .visionOS: true
        case .android, .web: false
        }
    }

    /// Whether its screens may have a bar with the time at their top.
    package var hasStatusBar: Bool { self == .iOS || self == .android }

    /// The unit that sizes of type are told in: points, scale-independent pixels of Android, pixels of CSS.
    package var typeUnit: String {
        switch self {
        case .iOS, .macOS, .watchOS, .tvOS, .visionOS: "pt"
        case .android: "sp"
        case .web: "px"
        }
    }

    /// The name as it is written.
    public var name: String {
        switch self {
        case .iOS: "iOS"
        case .macOS: "macOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .visionOS: "visionOS"
        case .android: "Android"
        case .web: "web"
        }
    }
}
