internal import Raster

/// A rule for screens: its description, and what it observes.
struct ScreenCheck: Sendable {
    let rule: Rule
    private let observe: @Sendable (JudgedScreen) -> [Observation]

    /// Describes a check of a whole screen.
    init(_ rule: Rule, observing observe: @escaping @Sendable (JudgedScreen) -> [Observation]) {
        self.rule = rule
        self.observe = observe
    }

    /// Describes a check of one region after the other.
    init(
        _ rule: Rule,
        observingRegions observe: @escaping @Sendable (Int, JudgedScreen) -> Remark?
    ) {
        self.init(rule) { screen in
            screen.regions.indices.compactMap { index in
                observe(index, screen).map { Observation(subject: .region(index), remark: $0) }
            }
        }
    }

    /// Describes a check of one element after the other, where the view tree is known.
    init(
        _ rule: Rule,
        observingElements observe: @escaping @Sendable (Int, SeenElements, JudgedScreen) -> Remark?
    ) {
        self.init(rule) { screen in
            guard let elements = screen.elements else { return [] }
            return elements.elements.indices.filter { elements.isInForce[$0] }.compactMap { index in
                observe(index, elements, screen).map { Observation(subject: .element(index), remark: $0) }
            }
        }
    }

    /// Every check, in the order in which the rules are documented.
    static let all: [ScreenCheck] =
        [
            .textContrast, .preferredContrast, .colorVisionContrast, .iconContrast, .statusBarContrast,
            .whiteInDark, .blackBars, .smallText, .textStyle, .increasedContrast, .systemColorLiteral,
            .colorRole,
            .lineLength, .unreadElements,
        ] + elementChecks

    /// What the rules that are on observe: in the order of the regions, then of the areas, and for one of
    /// them in the order of the rules.
    static func observations(on screen: JudgedScreen, by rules: RuleSelection) -> [RuledObservation] {
        let found = all.flatMap { check -> [RuledObservation] in
            guard let severity = rules.severity(of: check.rule) else { return [] }
            return check.observe(screen).map {
                RuledObservation(rule: check.rule, severity: severity, observation: $0)
            }
        }
        // The sort is stable, and so keeps the order of the rules.
        return found.sorted { ($0.observation.region ?? .max) < ($1.observation.region ?? .max) }
    }
}

/// What a check observes, by a rule that weighs some severity.
struct RuledObservation {
    let rule: Rule
    let severity: Severity
    let observation: Observation
}

/// What a check observes, and where.
struct Observation {
    let subject: Subject
    let remark: Remark

    enum Subject {
        /// A region, by its index.
        case region(Int)
        /// A part of the screen that is no region.
        case area(PixelRect)
        /// An element of the view tree, by its index.
        case element(Int)
    }
}

extension Observation {
    /// The index of the region that it is about, if it is about one.
    var region: Int? {
        switch subject {
        case .region(let index): index
        case .area, .element: nil
        }
    }
}

/// What a check has to say.
struct Remark {
    let verdict: Verdict
    /// In one sentence, with the figures.
    let message: String
    /// The ratio that would settle the matter, where it is one of contrast.
    var required: Double?
    /// The most that the finding weighs, whatever failures of the rule weigh.
    var severityAtMost = Severity.error
    var repair: RegionRepair?
    /// The success criteria that it is about, where they are not those of the rule.
    var criteria: [SuccessCriterion]?
}
