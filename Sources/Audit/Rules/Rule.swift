/// Something that is checked: what, why, and by which guideline.
public struct Rule: Hashable, Sendable, Identifiable {
    /// The name that reports and the command line use, for example `text-contrast`.
    public let id: String
    /// The name that people read.
    public let name: String
    /// What is checked, in one sentence.
    public let summary: String
    /// Why it matters and how it is judged, in a few sentences.
    public let rationale: String
    /// Where the requirement is laid down.
    public let guidelines: [Guideline]
    /// The severity of a failure in an app's own content, unless a ``RuleSelection`` says otherwise.
    public let severity: Severity
    /// Whether the rule is checked unless a ``RuleSelection`` says otherwise.
    public let isOnByDefault: Bool
    /// What the rule objects to, and what it does not.
    public let examples: [RuleExample]

    init(
        id: String, name: String, summary: String, rationale: String, guidelines: [Guideline],
        severity: Severity, isOnByDefault: Bool = true, examples: [RuleExample]
    ) {
        self.id = id
        self.name = name
        self.summary = summary
        self.rationale = rationale
        self.guidelines = guidelines
        self.severity = severity
        self.isOnByDefault = isOnByDefault
        self.examples = examples
    }

    /// A published requirement.
    public struct Guideline: Hashable, Sendable {
        /// The guideline's name and number.
        public let title: String
        /// Its address.
        public let address: String
    }
}

extension Rule {
    /// Every rule, in the order in which they are documented.
    public static let all: [Rule] = [forPalettes, forAssets, forComparisons].reduce(forScreens) {
        all, rules in
        all + rules.filter { !all.contains($0) }
    }

    /// The rules that screens are checked by.
    public static let forScreens: [Rule] = ScreenCheck.all.map(\.rule)

    /// The rules that palettes are checked by.
    public static let forPalettes: [Rule] =
        PaletteCheck.all.map(\.rule) + [.offPaletteColor, .configurationUpkeep, .noPairs]

    /// The rules that asset catalogs and sets of images are checked by.
    public static let forAssets: [Rule] = AssetCheck.all.map(\.rule)

    /// The rules that screens are checked by that show one screen under several settings or in several
    /// states.
    public static let forComparisons: [Rule] = ComparisonCheck.all.map(\.rule)

    /// The rule with an identifier, or `nil` where there is none.
    public init?(id: String) {
        guard let rule = Rule.all.first(where: { $0.id == id }) else { return nil }
        self = rule
    }
}

extension Rule: CustomStringConvertible {
    /// The identifier.
    public var description: String { id }
}

extension Rule.Guideline {
    /// A section of the platform's guidelines, all of which stand under one address.
    static func interface(_ page: String, _ section: String, at path: String) -> Self {
        Self(
            title: "Human Interface Guidelines, \(page), \(section)",
            address: "https://developer.apple.com/design/human-interface-guidelines/\(path)")
    }

    /// A success criterion as the reason of a rule.
    private init(_ criterion: SuccessCriterion) {
        self.init(title: criterion.description, address: criterion.address)
    }

    static let useOfColor = Self(.useOfColor)
    static let nonTextContrast = Self(.nonTextContrast)
    static let minimumContrast = Self(.contrastMinimum)
    static let enhancedContrast = Self(.contrastEnhanced)
    static let focusVisible = Self(.focusVisible)
    static let focusNotObscured = Self(.focusNotObscured)
    static let focusAppearance = Self(.focusAppearance)
    static let colorAndEffects = interface("Accessibility", "Color and effects", at: "accessibility")
}
