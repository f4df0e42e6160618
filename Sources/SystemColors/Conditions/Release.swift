/// A release of a platform, by its major number.
public struct Release: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// The major number: 13, 15, 26.
    public var number: Int

    /// Creates a release.
    public init(_ platform: Platform, _ number: Int) {
        self.platform = platform
        self.number = number
    }
}

extension Release: Comparable {
    /// Whether one release is older than another; platforms are in the order of `Platform.allCases`.
    public static func < (lesser: Release, greater: Release) -> Bool {
        guard lesser.platform != greater.platform else { return lesser.number < greater.number }
        return Platform.allCases.first { [lesser.platform, greater.platform].contains($0) } == lesser.platform
    }
}

extension Release: CustomStringConvertible {
    /// The platform and the number: "iOS 26".
    public var description: String { "\(platform.name) \(number)" }
}
