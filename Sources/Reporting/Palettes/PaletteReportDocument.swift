internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The keys of a report on palettes in JSON that stand behind its lists.
struct PaletteReportHead: Encodable {
    static let currentVersion = 1

    let tool = ReportDocument.Tool()
}

/// One finding about a palette in JSON.
struct PaletteFindingDocument: Encodable {
    let rule: String
    let severity: Severity
    let verdict: Verdict
    let message: String
    let location: LocationDocument
    let colors: [String]
    let modes: [String]
    let contrast: Figure?
    let contrastMax: Figure?
    let required: Figure?
    /// What lies behind a translucent backdrop where the ratio is the least.
    let canvas: String?
    let suggestion: Suggestion?
    let alternative: Suggestion?
    let obstacle: String?
    let conflict: [String]?
    let aliases: [Alias]?
    let norms: NormsDocument?
    /// What suppresses it.
    let cause: String?
    let reason: String?

    /// A pair under other names.
    struct Alias: Encodable {
        let ink: String
        let backdrop: String
    }

    struct Suggestion: Encodable {
        let name: String
        let color: String
        /// The step of a ramp to name.
        let token: String?
        /// What changes with it.
        let further: [PaletteChangeDocument]?
        let contrast: Figure

        init(_ suggestion: PaletteFinding.Suggestion) {
            name = suggestion.name
            color = suggestion.color.notation
            token = suggestion.token
            further = suggestion.further.isEmpty ? nil : suggestion.further.map(PaletteChangeDocument.init)
            contrast = Figure(suggestion.contrast)
        }
    }

    init(of finding: PaletteFinding, suppression: SuppressedFinding? = nil) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        message = finding.message
        location = LocationDocument(finding.location)
        colors = finding.colors
        modes = finding.modes.map(\.description)
        contrast = finding.contrast.map { Figure($0.lowerBound) }
        contrastMax = finding.contrast.flatMap { $0.upperBound > $0.lowerBound ? Figure($0.upperBound) : nil }
        required = finding.required.map { Figure($0) }
        canvas = finding.canvas
        suggestion = finding.suggestion.map(Suggestion.init)
        alternative = finding.alternative.map(Suggestion.init)
        obstacle = finding.obstacle
        let names = finding.aliases.map { Alias(ink: $0[0], backdrop: $0[1]) }
        aliases = names.isEmpty ? nil : names
        let pairs = finding.conflict
        conflict = pairs.isEmpty ? nil : pairs
        norms = NormsDocument(of: finding.criteria, on: nil)
        cause = suppression?.cause.rawValue
        reason = suppression?.reason
    }
}
