internal import Audit
internal import ColorMath
internal import Raster

/// One finding in JSON: `region` is the first of its `regions`, and `box` is there where it is about none.
struct FindingDocument: Codable {
    let rule: Rule.ID
    let severity: Severity
    let verdict: Verdict
    let image: String
    let region: Int?
    let regions: [Int]?
    let box: BoxDocument?
    let message: String
    let suggestion: Suggestion?
    let whatIf: [WhatIfDocument]?
    /// What a palette calls the colours, where one was given that has them.
    let tokens: TokensDocument?
    let fingerprint: Fingerprint
    var suppression: SuppressionDocument?

    struct Suggestion: Codable {
        let foreground: ColorCode
        let contrast: Figure

        /// The change as a clause: `use #737779 for 4.52`.
        var words: String { "use \(foreground.color) for \(ContrastRatio(contrast.exact))" }
    }

    init(of finding: Finding, on screen: ScreenAudit, fingerprint: Fingerprint) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        image = screen.path
        region = finding.region
        regions = finding.regions.isEmpty ? nil : finding.regions
        box = finding.regions.isEmpty ? finding.boxes.first.map(BoxDocument.init) : nil
        message = finding.message
        suggestion = finding.suggestion.map {
            Suggestion(foreground: ColorCode($0.foreground), contrast: Figure($0.contrast))
        }
        whatIf = finding.whatIfs.isEmpty ? nil : finding.whatIfs.map(WhatIfDocument.init)
        tokens = finding.tokens.map(TokensDocument.init)
        self.fingerprint = fingerprint
        suppression = finding.suppression.map { SuppressionDocument(.exception(reason: $0.reason)) }
    }
}

extension FindingDocument {
    /// Where on its screen it is: at least one place.
    func places(on image: ImageDocument) -> [PixelRect] {
        regions.map { $0.map { image.regions[$0].box.rect } } ?? [box?.rect ?? image.frame]
    }
}

/// Why a finding counts for nothing, in JSON.
struct SuppressionDocument: Codable {
    let kind: String
    let reason: String?

    /// The reason, as lists of findings carry it.
    var suppression: ReportedFinding.Suppression {
        switch SuppressedFinding.Cause(rawValue: kind) {
        case .exception: .exception(reason: reason ?? "")
        case .comment: .comment(reason: reason ?? "")
        case .baseline, nil: .baseline
        }
    }

    init(_ suppression: ReportedFinding.Suppression) {
        kind = suppression.cause.rawValue
        reason = suppression.reason
    }
}
