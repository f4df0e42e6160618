public import ColorMath
public import PaletteFiles

/// What a configuration file says of palettes: which colours lie on which, and what their names mean.
public struct PaletteConfiguration: Hashable, Sendable {
    /// The pairs that are declared.
    public var pairs: [PairDeclaration]
    /// Whether pairs are also inferred from names and rules of stylesheets.
    public var infersPairs: Bool
    /// The design systems whose conventions name the colours.
    public var systems: [DesignSystem]
    /// What may lie behind translucent backdrops that name no canvas of their own.
    public var canvases: [NamePattern]
    /// The names of roles, without the `$` that they are used with, and the colours in them.
    public var roles: [String: [NamePattern]]
    /// Failures that are known and accepted for a time.
    public var exceptions: [PairException]
    /// Sets of colours that people must tell apart, beside those found by their names.
    public var categories: [[NamePattern]]
    /// Colours that say that something can be tapped, beside those found by their names.
    public var interactive: [NamePattern]
    /// Colours that no fix changes, such as a brand's.
    public var fixed: [NamePattern]
    /// The screen that palettes are for where their modes do not say; where this is `nil`, they are for all,
    /// and a colour outside sRGB is judged by the screen that shows it worst.
    public var medium: ScreenGamut?
    /// What a colour weighs that cannot be worked out and that no declared pair needs; `nil` for a note.
    public var unresolved: Severity?
    /// The files and folders that are read of folders; empty for all.
    public var paths: [PlacedPattern]
    /// The files and folders that are not read of folders and patterns, as `paths` are written.
    public var excluded: [PlacedPattern]
    /// The stylesheets that a page loads together, as `paths` are written, in the order in which it does.
    public var order: [PlacedPattern]
    /// The screens that are drawn in the palettes' colours: files, folders and patterns.
    public var screens: [String]
    /// What is said of a run over palettes as a whole.
    public var run = RunSettings()

    /// Where names, patterns and modes are written, by their text.
    var places: [String: SourceLocation] = [:]

    /// Creates a configuration; with nothing said, pairs are inferred from names.
    public init(
        pairs: [PairDeclaration] = [], infersPairs: Bool = true, systems: [DesignSystem] = [],
        canvases: [NamePattern] = [],
        roles: [String: [NamePattern]] = [:], exceptions: [PairException] = [],
        categories: [[NamePattern]] = [],
        interactive: [NamePattern] = [], fixed: [NamePattern] = [], medium: ScreenGamut? = nil,
        unresolved: Severity? = nil, paths: [PlacedPattern] = [], excluded: [PlacedPattern] = [],
        order: [PlacedPattern] = [], screens: [String] = []
    ) {
        self.pairs = pairs
        self.infersPairs = infersPairs
        self.systems = systems
        self.canvases = canvases
        self.roles = roles
        self.exceptions = exceptions
        self.categories = categories
        self.interactive = interactive
        self.fixed = fixed
        self.medium = medium
        self.unresolved = unresolved
        self.paths = paths
        self.excluded = excluded
        self.order = order
        self.screens = screens
    }
}

/// Inks, the backdrops that they lie on, and the contrast that they need there.
public struct PairDeclaration: Hashable, Sendable {
    /// The contrast asked for.
    public enum Minimum: Hashable, Sendable {
        /// A ratio, 1…21.
        case ratio(Double)
        /// What the standard asks for a kind of subject.
        case standard(SubjectKind)
    }

    /// The contrast asked for.
    public let minimum: Minimum
    /// The inks; a pattern that begins with `$` names a role.
    public let inks: [NamePattern]
    /// The backdrops; a pattern that begins with `$` names a role.
    public let backdrops: [NamePattern]
    /// What may lie behind translucent backdrops; empty for those of the configuration.
    public let canvases: [NamePattern]
    /// The modes in which the pairs occur; empty for all.
    public let modes: [ModePattern]
    /// The colours that the patterns name and do not mean.
    public let omissions: [NamePattern]
    /// Where it is declared.
    public let location: SourceLocation

    /// Declares pairs.
    public init(
        _ minimum: Minimum, inks: [NamePattern], backdrops: [NamePattern], canvases: [NamePattern] = [],
        modes: [ModePattern] = [], except omissions: [NamePattern] = [],
        at location: SourceLocation = SourceLocation(path: "")
    ) {
        self.minimum = minimum
        self.inks = inks
        self.backdrops = backdrops
        self.canvases = canvases
        self.modes = modes
        self.omissions = omissions
        self.location = location
    }
}

/// A failure that is known, why it is suppressed, and until when.
public struct PairException: Hashable, Sendable {
    /// The inks, or the only colours of a rule that is not about pairs.
    public let inks: [NamePattern]
    /// The backdrops; empty for any.
    public let backdrops: [NamePattern]
    /// The modes; empty for all.
    public let modes: [ModePattern]
    /// The rules; empty for all.
    public let rules: [Rule]
    /// Why.
    public let reason: String
    /// The last day on which it counts.
    public let expiry: CalendarDate
    /// Where it is written.
    public let location: SourceLocation

    /// Describes an exception.
    public init(
        inks: [NamePattern], backdrops: [NamePattern] = [], modes: [ModePattern] = [], rules: [Rule] = [],
        reason: String, until expiry: CalendarDate, at location: SourceLocation = SourceLocation(path: "")
    ) {
        self.inks = inks
        self.backdrops = backdrops
        self.modes = modes
        self.rules = rules
        self.reason = reason
        self.expiry = expiry
        self.location = location
    }
}

extension PaletteConfiguration {
    /// Every pattern over names, and where what it stands in begins, where that is known.
    var names: [(pattern: NamePattern, location: SourceLocation?)] {
        var names: [(pattern: NamePattern, location: SourceLocation?)] = []
        for pair in pairs {
            let sides = pair.inks + pair.backdrops + pair.canvases + pair.omissions
            names += sides.map { ($0, pair.location) }
        }
        for exception in exceptions {
            names += (exception.inks + exception.backdrops).map { ($0, exception.location) }
        }
        let others = canvases + interactive + fixed + categories.joined() + roles.values.joined()
        return names + others.map { ($0, nil) }
    }
}
