public import ColorMath
public import PaletteFiles

/// Something about a palette that a rule objects to.
public struct PaletteFinding: Hashable, Sendable {
    /// The identifier of the ``Rule``.
    public var rule: Rule.ID { facts.rule }
    /// How much it weighs.
    public var severity: Severity { facts.severity }
    /// The rule's verdict.
    public var verdict: Verdict { facts.verdict }
    /// Where the colour at fault is written, in the first of the modes.
    public var location: SourceLocation { facts.location }
    /// The names of the colours that it is about: first the one at fault, and after an ink its backdrop.
    public var colors: [String] { facts.entries.compactMap(facts.name) }
    /// The modes in which it is so, in the order of the palette; empty where it is about none.
    public var modes: [PaletteMode] { facts.modes }
    /// The least and the greatest contrast ratio, where it is about contrast.
    public var contrast: ClosedRange<Double>? {
        switch facts.statement {
        case .plain(let plain): plain.contrast
        case .pair(let sentence): sentence.measure.least...sentence.measure.greatest
        }
    }
    /// The ratio that is required, where it is about contrast.
    public var required: Double? { facts.required }
    /// The screen that shows it worst and that the contrast is on, clipped to its gamut; `nil` where all show
    /// the same, or it is not about contrast.
    public var screen: ScreenGamut? {
        switch facts.statement {
        case .plain(let plain): plain.screen
        case .pair(let sentence): sentence.measure.screen
        }
    }
    /// The name of what lies behind a translucent backdrop where the contrast is the least; `nil` where the
    /// backdrop is opaque, or nothing is known of what lies behind it.
    public var canvas: String? {
        switch facts.statement {
        case .plain(let plain): plain.canvas.flatMap(facts.name)
        case .pair(let sentence): sentence.measure.worstCanvas.flatMap(facts.name)
        }
    }
    /// What is wrong, in one sentence, with the figures.
    public var message: String {
        switch facts.statement {
        case .plain(let plain): plain.message
        case .pair(let sentence): facts.words?.text(sentence, facts.verdict) ?? ""
        }
    }
    /// What would fix it: a palette may have a hundred thousand findings, most of them without.
    private var suggestions: [Suggestion] { facts.suggestions }
    /// The pairs that are this one under names that stand for these: the name of the ink and that of the
    /// backdrop, each.
    public var aliases: [[String]] { facts.aliases }
    /// The number of pairs that it is about, each counted once a mode; 0 for what is not about pairs.
    package var pairCount: Int { Int(facts.pairNumber) }
    /// Whether it is about a pair that is only guessed.
    public var isGuessed: Bool { facts.isGuessed }
    /// How it is known that the two colours of a pair meet; `nil` where it is not about the contrast of one.
    public var origin: PalettePair.Origin? {
        switch facts.statement {
        case .plain: nil
        case .pair(let sentence): facts.words?.pair(sentence).origin
        }
    }
    /// What the palette was judged by; `nil` for a finding about the configuration.
    private var standard: ContrastStandard? { facts.standard }
    /// What is said, once for all the lists that the finding is in: a palette may have a hundred thousand.
    private let box: Box

    private final class Box: Sendable {
        let facts: Facts

        init(_ facts: Facts) { self.facts = facts }
    }

    private var facts: Facts { box.facts }

    private struct Facts: Sendable {
        let rule: Rule.ID
        let location: SourceLocation
        let modeNumbers: [Int]
        var statement: Statement
        // What is small stands together, behind what leaves room: there may be a hundred thousand of these.
        let severity: Severity
        let verdict: Verdict
        let isGuessed: Bool
        let standard: ContrastStandard?
        let pairNumber: Int32
        let required: Double?
        let suggestions: [Suggestion]
        let aliases: [[String]]
        let obstacles: RepairObstacles
        /// What puts numbers into words; `nil` for a finding about the configuration.
        let words: PairWords?

        var modes: [PaletteMode] { words.map { words in modeNumbers.map { words.palette.modes[$0] } } ?? [] }

        var entries: [Int] {
            switch statement {
            case .plain(let plain): plain.entries
            case .pair(let sentence): words.map { [$0.pair(sentence).ink, $0.pair(sentence).backdrop] } ?? []
            }
        }

        func name(_ entry: Int) -> String? { words?.palette.entries[entry].name }
    }

    /// What is said, and of what.
    private enum Statement: Sendable {
        /// The contrast of a pair, of which a palette may have a hundred thousand that fail.
        case pair(PairSentence)
        indirect case plain(Plain)
    }

    /// What is said in words of its own.
    private struct Plain: Sendable {
        let entries: [Int]
        let contrast: ClosedRange<Double>?
        let screen: ScreenGamut?
        let canvas: Int?
        let message: String
    }

    /// A change that fixes it, where one is known.
    public var suggestion: Suggestion? { suggestions.first }

    /// A change of the other side of the pair that would do in its place, where there is one.
    public var alternative: Suggestion? { suggestions.dropFirst().first }

    /// The pairs, in words, that no one colour settles at once, where that is why there is no suggestion.
    public var conflict: [String] { facts.obstacles.pairs }

    /// Why colours of the pair are left as they are, where there is no suggestion, a clause each.
    public var hindrances: [String] { facts.obstacles.hindrances }

    /// The success criteria that it is about; empty where its reason is another.
    ///
    /// A pair is about those of its ratio: what needs 3 is large text or no text, which a ratio does not
    /// tell.
    public var criteria: [SuccessCriterion] {
        guard let standard, let rule = Rule(id: rule) else { return [] }
        guard let required else { return rule.criteria }
        let least = contrast?.lowerBound ?? 0
        let limits: [(criterion: SuccessCriterion, ratio: Double)] =
            switch required {
            case 7...: [(.contrastEnhanced, 7), (.contrastMinimum, 4.5)]
            case 4.5..<7: [(standard == .wcagAAA ? .contrastEnhanced : .contrastMinimum, 4.5)]
            default: [(.contrastMinimum, 3), (.nonTextContrast, 3)]
            }
        return limits.filter {
            rule.criteria.contains($0.criterion) && $0.ratio <= required && least < $0.ratio
        }
        .map(\.criterion)
    }

    /// Why there is no suggestion for a pair that fails, as a clause; `nil` where there is one, or nothing to
    /// be fixed.
    public var obstacle: String? {
        guard suggestion == nil, verdict == .fail, rule == Rule.pairContrast.id else { return nil }
        let pairs = conflict
        let unsettled =
            facts.obstacles.areModesOfOne
            ? ["no one colour is enough in all of its modes"]
            : pairs.count < 2 ? [] : ["no one colour settles \(listed(pairs))"]
        let reasons = hindrances + unsettled
        guard reasons.isEmpty else { return reasons.joined(separator: "; ") }
        return pairs.isEmpty
            ? "neither colour is written out where it could be changed"
            : "no colour in place of either is enough"
    }

    /// A change of one colour.
    public struct Change: Hashable, Sendable {
        /// The name of the colour to change.
        public let name: String
        /// What it is to be, in the space of the file where that is sRGB or Display P3, and otherwise in
        /// sRGB.
        public let color: DynamicColor
        /// The name of the colour that it is to refer to: another step of the ramp whose step it refers to
        /// now; `nil` where it is to be written out.
        public let token: String?
    }

    /// A colour that would do instead.
    public struct Suggestion: Hashable, Sendable {
        /// The change.
        public let change: Change
        /// What changes with it: the other side of the pair, which alone or unchanged is not enough.
        public let further: [Change]
        /// The least contrast ratio that the pair has then, unrounded.
        public let contrast: Double

        /// Everything that changes.
        public var changes: [Change] { [change] + further }
        /// The name of the colour to change.
        public var name: String { change.name }
        /// What it is to be.
        public var color: DynamicColor { change.color }
        /// The name of the colour that it is to refer to; `nil` where it is to be written out.
        public var token: String? { change.token }
    }

    init(
        _ remark: PaletteRemark, rule: Rule.ID, severity: Severity, on examination: PaletteExamination
    ) {
        let palette = examination.palette
        // What a configuration calls an error of colours that cannot be worked out fails the run.
        let isError = rule == Rule.unknownColor.id && severity == .error
        box = Box(
            Facts(
                rule: rule,
                location: remark.location
                    ?? examination.location(of: remark.entries.first, in: remark.modes.first),
                modeNumbers: examination.words.shared(modes: remark.modes),
                statement: remark.sentence.map(Statement.pair)
                    ?? .plain(
                        Plain(
                            entries: remark.entries, contrast: remark.contrast, screen: remark.screen,
                            canvas: remark.canvas, message: remark.message)),
                severity: min(severity, remark.severityAtMost), verdict: isError ? .fail : remark.verdict,
                isGuessed: remark.isGuessed, standard: examination.standard,
                pairNumber: Int32(clamping: remark.pairCount * remark.modes.count),
                required: remark.required,
                suggestions: remark.suggestions,
                aliases: remark.aliases.map {
                    [palette.entries[$0.ink].name, palette.entries[$0.backdrop].name]
                },
                obstacles: remark.obstacles, words: examination.words))
    }

    /// A finding about the configuration and not about a colour.
    init(rule: Rule.ID, severity: Severity, at location: SourceLocation, message: String) {
        box = Box(
            Facts(
                rule: rule, location: location, modeNumbers: [],
                statement: .plain(
                    Plain(entries: [], contrast: nil, screen: nil, canvas: nil, message: message)),
                severity: severity, verdict: .fail, isGuessed: false, standard: nil, pairNumber: 0,
                required: nil, suggestions: [], aliases: [], obstacles: .none, words: nil))
    }
}

extension PaletteFinding {
    /// Whether two say the same.
    public static func == (first: PaletteFinding, second: PaletteFinding) -> Bool {
        guard first.box !== second.box else { return true }
        let (one, other) = (first.facts, second.facts)
        return one.rule == other.rule && one.location == other.location && one.severity == other.severity
            && one.verdict == other.verdict && one.required == other.required
            && one.isGuessed == other.isGuessed && one.pairNumber == other.pairNumber
            && one.standard == other.standard && one.modes == other.modes && one.aliases == other.aliases
            && first.colors == second.colors && first.contrast == second.contrast
            && first.screen == second.screen && first.canvas == second.canvas
            && first.message == second.message && one.suggestions == other.suggestions
            && one.obstacles == other.obstacles
    }

    /// Hashes what sets most findings apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rule)
        hasher.combine(location)
        hasher.combine(contrast)
        hasher.combine(pairCount)
    }
}

/// What a check of a palette has to say.
struct PaletteRemark {
    /// The colours, by index among the entries: first the one at fault, and after an ink its backdrop.
    var entries: [Int]
    /// The modes, by index, in rising order; empty where it is about none.
    var modes: [Int]
    var verdict = Verdict.fail
    /// In one sentence, with the figures; empty where it is made of ``sentence``.
    var message: String
    /// The contrast of a pair, which is put into words where it is read.
    var sentence: PairSentence?
    /// The place, where it is not that of the first colour.
    var location: SourceLocation?
    /// The most that the finding weighs, whatever failures of the rule weigh.
    var severityAtMost = Severity.error
    var contrast: ClosedRange<Double>?
    var required: Double?
    /// The screen that the contrast is on, where not all show the same.
    var screen: ScreenGamut?
    /// What lies behind where the contrast is the least, by index among the entries.
    var canvas: Int?
    /// A change that fixes it, and one of the other side that would do in its place.
    var suggestions: [PaletteFinding.Suggestion] = []
    /// The pairs that are this one under other names.
    var aliases: [PalettePair] = []
    /// The number of pairs that it is about, those under other names left out.
    var pairCount = 0
    /// Why nothing fixes a pair.
    var obstacles = RepairObstacles.none
    /// Whether it is about a pair that is only guessed.
    var isGuessed = false
}
