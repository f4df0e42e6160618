internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The keys of a report on palettes in JSON that stand behind its lists.
struct PaletteReportHead: Encodable {
    let schemaVersion = 1
    let standard: String
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
    let suggestion: Suggestion?
    let conflict: [String]?
    let reason: String?

    struct Suggestion: Encodable {
        let name: String
        let color: String
        let contrast: Figure
    }

    init(of finding: PaletteFinding, exceptedFor reason: String? = nil) {
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
        suggestion = finding.suggestion.map {
            Suggestion(name: $0.name, color: $0.color.notation, contrast: Figure($0.contrast))
        }
        let pairs = finding.conflict
        conflict = pairs.isEmpty ? nil : pairs
        self.reason = reason
    }
}
