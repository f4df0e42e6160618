public import ColorMath
public import SystemColors

/// What the contrast that a finding is about would be under other settings, or to other eyes.
public struct WhatIf: Hashable, Sendable {
    /// What is different.
    public let condition: Condition
    /// The ratio over the typical backdrop, unrounded; the lowest of ``outcomes``.
    public let contrast: Double
    /// Whether that is as much as the finding asks for.
    public let passes: Bool
    /// Whether some outcome is not so as things are.
    public let differs: Bool
    /// What it would be for each of the semantic colours that the pixels cannot tell apart, the lowest ratio
    /// first; one where they agree.
    public let outcomes: [Outcome]
    /// Whether it rests on a colour that a model gives, as no source tells the system's own: what a blurred
    /// pane becomes where transparency is reduced. A colour vision deficiency names its model itself.
    public let isModel: Bool

    /// What the contrast would be if a colour is one of those that make the same pixels.
    public struct Outcome: Hashable, Sendable {
        /// The names of the colours; empty where all of them agree.
        public let names: [String]
        /// The ratio over the typical backdrop, unrounded.
        public let contrast: Double
        /// The colours that are seen then; nil where they stay what they are.
        public let colors: Colors?
        /// Whether that is as much as the finding asks for.
        public internal(set) var passes = false

        init(names: [String], contrast: Double, colors: Colors? = nil) {
            self.names = names
            self.contrast = contrast
            self.colors = colors
        }
    }

    /// An ink and its typical backdrop, both opaque, as a screen shows them.
    public struct Colors: Hashable, Sendable {
        /// The ink.
        public let ink: SRGB8
        /// What lies right behind it.
        public let backdrop: SRGB8
    }

    /// Nothing where there is no outcome.
    ///
    /// - Parameters:
    ///   - condition: What is different.
    ///   - outcomes: What may come of it, the lowest ratio first.
    ///   - required: The ratio that the finding asks for.
    ///   - now: The ratio as things are.
    ///   - isModel: Whether it rests on a colour that a model gives.
    init?(
        _ condition: Condition, _ outcomes: [Outcome], required: Double, ratherThan now: Double,
        isModel: Bool = false
    ) {
        guard let lowest = outcomes.first else { return nil }
        self.condition = condition
        contrast = lowest.contrast
        passes = lowest.contrast >= required
        self.outcomes = outcomes.map { outcome in
            var outcome = outcome
            outcome.passes = outcome.contrast >= required
            return outcome
        }
        differs = self.outcomes.contains { $0.passes != (now >= required) }
        self.isModel = isModel
    }

    /// What is different from what was seen.
    public enum Condition: Hashable, Sendable {
        /// Increase Contrast is on.
        case increaseContrast
        /// Reduce Transparency is on.
        case reduceTransparency
        /// Both are on.
        case increaseContrastAndReduceTransparency
        /// The screen is light rather than dark, or the other way round.
        case style(Appearance.Style)
        /// It is seen with a colour vision deficiency.
        case vision(VisionSimulation)
    }
}

extension WhatIf.Condition {
    /// The name that machines read: `increase-contrast`, `dark`, `protanopia`.
    public var name: String {
        switch self {
        case .increaseContrast: "increase-contrast"
        case .reduceTransparency: "reduce-transparency"
        case .increaseContrastAndReduceTransparency: "increase-contrast-and-reduce-transparency"
        case .style(let style): style.rawValue
        case .vision(let simulation): String(simulation.conditionName.map { $0 == " " ? "-" : $0 })
        }
    }
}

extension WhatIf.Condition {
    /// Whether it is seen by other eyes, with nothing changed on the screen.
    package var isVision: Bool { if case .vision = self { true } else { false } }

    /// Every deficiency at full severity, by its default model.
    static let visions = ColorVisionDeficiency.allCases.map { VisionSimulation($0) }

    private static let named: [String: Self] = {
        let settings: [Self] = [
            .increaseContrast, .reduceTransparency, .increaseContrastAndReduceTransparency,
        ]
        let all = settings + Appearance.Style.allCases.map(Self.style) + visions.map(Self.vision)
        return Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The condition with a ``name``; `nil` for what is none that findings speak of.
    package init?(name: String) {
        guard let condition = Self.named[name] else { return nil }
        self = condition
    }
}

extension WhatIf.Condition: CustomStringConvertible {
    /// The condition in words: `with Increase Contrast`, `in the dark appearance`, `with protanopia`.
    public var description: String {
        switch self {
        case .increaseContrast: "with Increase Contrast"
        case .reduceTransparency: "with Reduce Transparency"
        case .increaseContrastAndReduceTransparency: "with both settings"
        case .style(let style): "in the \(style.rawValue) appearance"
        case .vision(let simulation): "with \(simulation.conditionName)"
        }
    }
}

extension VisionSimulation {
    fileprivate var conditionName: String { deficiency.name(atSeverity: severity) }
}
