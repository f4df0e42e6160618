internal import Audit
internal import ColorMath
internal import Raster

/// A finding in SARIF.
struct SARIFResult: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: SARIFMessage
    let locations: [SARIFLocation]
    let partialFingerprints: Fingerprints
    let baselineState: String?
    let suppressions: [Suppression]?
    let attachments: [Attachment]?
    let fixes: [SARIFFix]?
    let taxa: [SARIFTaxon]?
    let properties: Properties

    /// GitHub knows a result again by the first name alone, and without it would hash a line of the file,
    /// which a picture has not.
    struct Fingerprints: Encodable {
        let primaryLocationLineHash: String
        let contentV1: String

        enum CodingKeys: String, CodingKey {
            case primaryLocationLineHash
            case contentV1 = "legibleContent/v1"
        }
    }

    struct Suppression: Encodable {
        let kind: String
        let status = "accepted"
        let justification: String

        init(_ suppression: ReportedFinding.Suppression) {
            kind = suppression.cause == .comment ? "inSource" : "external"
            justification = suppression.reason ?? "Known in the baseline."
        }
    }

    /// The part of a picture that a result is about.
    struct Attachment: Encodable {
        let artifactLocation: SARIFLocation.Artifact
        let rectangles: [Rectangle]
    }

    struct Rectangle: Encodable {
        let left: Int
        let top: Int
        let right: Int
        let bottom: Int
    }

    struct Properties: Encodable {
        let verdict: Verdict
        let contrast: Figure?
        let ink: String?
        let backdrop: String?
        let box: Box?
        let modes: String?
        let repair: String?
        let obstacle: String?
    }

    struct Box: Encodable {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    /// - Parameters:
    ///   - pooled: What is said at once; the worst finding counts, and the places of all.
    ///   - ruleIndex: The index of its rule among those of the run.
    ///   - taxa: The clauses of standards that it is about.
    ///   - isCompared: Whether there was a baseline to compare with.
    init(of pooled: PooledFinding, ruleIndex: Int?, taxa: [SARIFTaxon]?, isCompared: Bool) {
        let finding = pooled.worst
        let isKnown = finding.suppression == .baseline
        ruleId = finding.rule
        self.ruleIndex = ruleIndex
        self.taxa = taxa
        level = finding.severity.rawValue
        message = SARIFMessage([finding.advice, pooled.others].compactMap(\.self).joined(separator: " "))
        locations = pooled.findings.map { SARIFLocation(of: $0) }
        partialFingerprints = Fingerprints(
            primaryLocationLineHash: finding.fingerprint.description,
            contentV1: finding.fingerprint.description)
        baselineState = isCompared ? isKnown ? "unchanged" : "new" : nil
        suppressions = finding.suppression.map { [Suppression($0)] }
        var boxes: [PixelRect] = []
        if case .pixels(let rects) = finding.place { boxes = rects }
        attachments =
            boxes.isEmpty
            ? nil
            : [
                Attachment(
                    artifactLocation: SARIFLocation.Artifact(finding.path),
                    rectangles: boxes.map {
                        Rectangle(left: $0.x, top: $0.y, right: $0.maxX, bottom: $0.maxY)
                    })
            ]
        properties = Properties(
            verdict: finding.verdict, contrast: finding.contrast.map { Figure($0) },
            ink: finding.colors?.ink.description, backdrop: finding.colors?.backdrop.description,
            box: boxes.first.map { Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height) },
            modes: finding.modes, repair: finding.repair, obstacle: finding.obstacle)
        fixes = SARIFFix(of: pooled).map { [$0] }
    }
}
