public import ColorMath
internal import FileSystem
public import PaletteFiles

/// What holds for some screens in place of what holds for the rest.
public struct ScreenOverride: Hashable, Sendable {
    /// The screens.
    public let paths: [PlacedPattern]
    /// The standard; `nil` where it does not say.
    public let standard: ContrastStandard?
    /// What is said of rules.
    public let rules: RuleSelection
    /// What is known of the screens.
    public let settings: ScreenSettings
    /// Where it is written.
    public let location: SourceLocation
    private let patterns: PathPatternList

    /// Describes an override.
    public init(
        paths: [PlacedPattern], standard: ContrastStandard? = nil, rules: RuleSelection = RuleSelection(),
        settings: ScreenSettings = ScreenSettings(), at location: SourceLocation = SourceLocation(path: "")
    ) {
        self.paths = paths
        self.standard = standard
        self.rules = rules
        self.settings = settings
        self.location = location
        patterns = PathPatternList(paths)
    }

    /// Whether it holds for a screen, given by the names that lead to it.
    package func covers(_ path: [String]) -> Bool { patterns.covers(path, isFolder: false) }
}

extension Configuration {
    /// What holds for one screen: with the overrides that match its path, and what is ignored there.
    ///
    /// - Parameter path: The path, from the working folder.
    public func forScreen(at path: String) -> Configuration {
        guard dependsOnPaths else { return self }
        let parts = path.absolutePathParts
        var own = self
        own.screens.overrides = screens.overrides.filter { $0.covers(parts) }
        own.screens.ignored = screens.ignored.filter { $0.covers(parts) }
        for override in own.screens.overrides {
            own.standard = override.standard ?? own.standard
            own.rules = override.rules.over(own.rules)
            own.screens.settings = override.settings.over(own.screens.settings)
        }
        return own
    }

    /// Whether something is said of some screens and not of all.
    package var dependsOnPaths: Bool {
        !screens.overrides.isEmpty || screens.ignored.contains { !$0.paths.isEmpty }
    }

    /// Where that is written which is said of some screens and not of all; of what ``forScreen(at:)`` gives,
    /// what holds for the screen.
    package var ownPlaces: [SourceLocation] {
        screens.overrides.map(\.location) + screens.ignored.filter { !$0.paths.isEmpty }.map(\.location)
    }
}
