/// What people and the system switch on that changes every semantic colour.
public struct Appearance: Hashable, Sendable, CaseIterable {
    /// Whether a screen is drawn light or dark.
    public enum Style: String, Hashable, Sendable, CaseIterable, Codable {
        /// Dark ink on light surfaces.
        case light
        /// Light ink on dark surfaces.
        case dark
    }

    /// Whether Increase Contrast is on.
    public enum Contrast: String, Hashable, Sendable, CaseIterable, Codable {
        /// As the platform comes.
        case standard
        /// Increase Contrast is on.
        case increased
    }

    /// How near a surface lies to the viewer.
    public enum Level: String, Hashable, Sendable, CaseIterable, Codable {
        /// The screen itself.
        case base
        /// Sheets, popovers and what else lies above it.
        case elevated
    }

    /// Light or dark.
    public var style: Style
    /// Standard or increased contrast.
    public var contrast: Contrast
    /// Base or elevated.
    public var level: Level

    /// Creates an appearance.
    public init(_ style: Style, contrast: Contrast = .standard, level: Level = .base) {
        self.style = style
        self.contrast = contrast
        self.level = level
    }

    /// Light, standard contrast, base level.
    public static let light = Appearance(.light)
    /// Dark, standard contrast, base level.
    public static let dark = Appearance(.dark)

    /// All eight: base before elevated, standard before increased contrast, light before dark.
    public static let allCases: [Appearance] = Level.allCases.flatMap { level in
        Contrast.allCases.flatMap { contrast in
            Style.allCases.map { Appearance($0, contrast: contrast, level: level) }
        }
    }
}

extension Appearance: LosslessStringConvertible {
    /// What is switched on, as the tables write it: `light`, `dark-increased`, `dark-increased-elevated`.
    public var description: String {
        style.rawValue + (contrast == .increased ? "-increased" : "")
            + (level == .elevated ? "-elevated" : "")
    }

    /// Reads what ``description`` writes.
    public init?(_ description: String) {
        guard let known = Self.allCases.first(where: { $0.description == description }) else { return nil }
        self = known
    }
}
