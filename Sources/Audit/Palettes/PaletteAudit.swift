public import ColorMath
public import PaletteFiles

/// One audited palette: every pair in every mode, and what was found wrong.
public struct PaletteAudit: Sendable {
    /// The palette.
    public let palette: Palette
    /// The standard that pairs were judged by, where they do not state a ratio of their own.
    public let standard: ContrastStandard
    /// Every pair that was measured, the declared ones first, passing ones too.
    public let pairs: [PalettePair]
    /// What screens show of the palette; `nil` where none was looked at.
    public var observation: PaletteObservation? { examination.observation }
    /// What is wrong: by place in the file, and at one place in the order of the rules.
    public private(set) var findings: [PaletteFinding]
    /// What is wrong and suppressed: by an exception of the configuration, a comment in the file or a
    /// baseline.
    public private(set) var suppressed: [SuppressedFinding]

    /// What could not be read of the palette, and what is not measured. What was read and could not be worked
    /// out is among the findings.
    public var faults: [PaletteFault] {
        palette.faults.filter(\.isUnread) + [examination.fault].compactMap(\.self)
    }

    /// The changes that fix pairs that fail, in the order of the files: all of them at once.
    public func repairs(_ options: RepairOptions = RepairOptions()) -> [PaletteRepair] {
        repairPlan(options, headroom: 0)?.repairs ?? []
    }

    /// What the palette was read from: a folder, or its files; its name where that is not known.
    public internal(set) var sources: [String]
    /// The configuration files that hold for it, the nearest first; empty where there is none.
    public internal(set) var configurationFiles: [String] = []

    /// The rules that are on by default and that were not checked, as the caller switched them off.
    public let disabledRules: [Rule.ID]

    /// Where the exceptions are written that suppress something in it.
    let placesOfExceptions: Set<SourceLocation>
    let examination: PaletteExamination
    /// What a pair weighs that fails; `nil` where pairs are not judged.
    private let pairSeverity: Severity?

    /// Examines a palette.
    ///
    /// - Parameters:
    ///   - palette: The palette.
    ///   - configuration: What is known of its pairs and names.
    ///   - standard: The standard to judge by.
    ///   - rules: The rules to check.
    ///   - today: The day that exceptions have to last to.
    ///   - screens: Screens that are drawn in its colours; `nil` where none is known.
    public init(
        of palette: Palette, configuration: PaletteConfiguration = PaletteConfiguration(),
        judgedBy standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        today: CalendarDate, screens: [ObservedScreen]? = nil
    ) {
        self.init(
            of: palette, configuration: configuration, judgedBy: standard, rules: rules, today: today,
            screens: screens, plansRepairs: true)
    }

    /// Examines a palette.
    ///
    /// - Parameter plansRepairs: Whether it is worked out what fixes the pairs that fail: otherwise nothing
    ///   is suggested for them.
    init(
        of palette: Palette, configuration: PaletteConfiguration, judgedBy standard: ContrastStandard,
        rules: RuleSelection, today: CalendarDate, screens: [ObservedScreen]?, plansRepairs: Bool
    ) {
        let examination = PaletteExamination(
            of: palette, configuration: configuration, standard: standard, today: today, screens: screens,
            plansRepairs: plansRepairs)
        self.examination = examination
        self.palette = palette
        sources = [palette.name]
        self.standard = standard
        pairs = examination.pairs
        disabledRules = rules.disabled(among: Rule.forPalettes)
        pairSeverity = rules.severity(of: .pairContrast)

        var findings: [PaletteFinding] = []
        var suppressed: [SuppressedFinding] = []
        var exceptions: Set<SourceLocation> = []
        for check in PaletteCheck.all {
            guard let severity = rules.severity(of: check.rule, by: configuration) else { continue }
            check.forEachRemark(examination) { remark in
                let split = examination.exceptions.split(remark, of: check.rule)
                if let rest = split.rest {
                    findings.append(
                        PaletteFinding(rest, rule: check.rule.id, severity: severity, on: examination))
                }
                for (remark, suppression) in split.suppressed where suppression.cause == .exception {
                    exceptions.formUnion(examination.exceptions.places(suppressing: remark, of: check.rule))
                }
                suppressed += split.suppressed.map { remark, suppression in
                    SuppressedFinding(
                        finding: PaletteFinding(
                            remark, rule: check.rule.id, severity: severity, on: examination),
                        cause: suppression.cause, reason: suppression.reason)
                }
            }
        }
        // The sorts are stable, and so keep the order of the rules.
        findings.sort { $0.location < $1.location }
        self.findings = findings
        self.suppressed = suppressed.sorted { $0.finding.location < $1.finding.location }
        placesOfExceptions = exceptions
    }

    /// The contrast of a pair in a mode, both by index; `nil` where the two do not meet there, or one is not
    /// known.
    public func measure(of pair: Int, in mode: Int) -> PairMeasure? {
        examination.measure(of: pair, in: mode)
    }

    /// Whether some pair has colours that a screen maps into its gamut.
    package var isMapped: Bool { examination.isMapped }

    /// The changes that fix pairs that fail, which aim above the ratios by some amount; `nil` where none are
    /// planned.
    func repairPlan(_ options: RepairOptions, headroom: Double) -> RepairPlan? {
        examination.plans?.plan(options, headroom: headroom, of: examination)
    }

    /// Calls a closure with what is found of pairs, pair by pair, with what a plan with some options suggests
    /// for them: there may be a hundred thousand.
    func forEachPairFinding(after options: RepairOptions, _ body: (PaletteFinding) -> Void) {
        guard let pairSeverity else { return }
        let examination = examination.planned(with: options)
        PaletteCheck.pairContrast.forEachRemark(examination) { remark in
            guard let rest = examination.exceptions.split(remark, of: .pairContrast).rest else { return }
            body(PaletteFinding(rest, rule: Rule.pairContrast.id, severity: pairSeverity, on: examination))
        }
    }

    /// The pair that a pair is under other names, both by index; `nil` for one that stands for itself.
    ///
    /// A palette that names its colours twice, `--color-text: var(--text)`, has each pair twice. What is
    /// found is said of the one that the names stand for.
    public func original(of pair: Int) -> Int? { examination.pairAliases.original(of: pair) }

    /// Moves the findings at some places to those that a baseline suppresses.
    mutating func suppress(_ places: Set<Int>, for reason: String) {
        suppressed += findings.indices.filter(places.contains).map {
            SuppressedFinding(finding: findings[$0], cause: .baseline, reason: reason)
        }
        findings = findings.indices.filter { !places.contains($0) }.map { findings[$0] }
    }

    /// Every ink on every backdrop, mode by mode; none where ``matrixFault`` says why.
    public var matrices: [PaletteMatrix] { palette.modes.indices.compactMap(matrix) }

    /// Every ink on every backdrop in a mode, by index; `nil` where ``matrixFault`` says why.
    public func matrix(in mode: Int) -> PaletteMatrix? {
        matrixFault == nil ? PaletteMatrix(of: examination, mode: mode) : nil
    }

    /// Why there are no matrices: they would be too large.
    public var matrixFault: PaletteFault? { PaletteMatrix.fault(of: examination) }

    /// What an entry looks like in a mode, both by index, in extended sRGB; `nil` where that is not known.
    public func color(of entry: Int, in mode: Int) -> WithAlpha<SRGB>? {
        examination.colors[entry, mode]?.color
    }
}
