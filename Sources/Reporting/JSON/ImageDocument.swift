internal import Audit
internal import ColorMath
internal import Raster
internal import Screenshots
internal import Simulation
internal import SystemColors
internal import TextDetection

/// One audited screen in JSON.
struct ImageDocument: Encodable {
    let path: String
    let width: Int
    let height: Int
    let scale: Double
    let scaleSource: String
    let appearance: Appearance.Style
    let conditions: ConditionsDocument
    let colorSpace: String
    let warnings: [String]?
    let panes: [BoxDocument]?
    let regions: [RegionDocument]

    init(of screen: ScreenAudit) {
        path = screen.path
        width = screen.width
        height = screen.height
        scale = screen.scale.value
        scaleSource = screen.scale.source.rawValue
        appearance = screen.appearance
        conditions = ConditionsDocument(screen.conditions)
        colorSpace = screen.colorSpace
        warnings = screen.warnings.isEmpty ? nil : screen.warnings
        panes = screen.panes.isEmpty ? nil : screen.panes.map { BoxDocument($0.box) }
        regions = screen.regions.map { RegionDocument(of: $0, under: screen.conditions) }
    }
}

/// One region in JSON.
///
/// `required`, `passes` and `verdict` are there for text only, `reason` for text to review, `place` where the region
/// lies outside the app's own content, and roles and candidates where there are any.
struct RegionDocument: Encodable {
    let kind: String
    let box: BoxDocument
    let foreground: String
    let background: String
    let contrast: Figure
    let contrastMin: Figure
    let contrastMax: Figure
    let pointSize: Figure
    let bold: Bool
    let confidence: Figure
    let place: String?
    let required: Double?
    let passes: Bool?
    let verdict: Verdict?
    let reason: String?
    let foregroundRole: String?
    let backgroundRole: String?
    let foregroundCandidates: [CandidateDocument]?
    let backgroundCandidates: [CandidateDocument]?

    init(of judged: JudgedRegion, under conditions: ScreenConditions) {
        let region = judged.region
        kind = region.kind.rawValue
        box = BoxDocument(region.box)
        foreground = region.ink.description
        background = region.backdrop.description
        contrast = Figure(region.contrast.typical)
        contrastMin = Figure(region.contrast.low)
        contrastMax = Figure(region.contrast.high)
        pointSize = Figure(region.pointSize)
        bold = region.weight == .bold
        confidence = Figure(region.confidence)
        place = region.place == .content ? nil : region.place.rawValue
        required = judged.judgement?.required
        passes = judged.judgement.map { $0.verdict == .pass }
        verdict = judged.judgement?.verdict
        reason = judged.judgement?.reason
        let attribution = judged.attribution
        foregroundRole = attribution.foregroundRole?.name
        backgroundRole = attribution.backgroundRole?.name
        func candidates(_ matches: [NameMatch]) -> [CandidateDocument]? {
            matches.isEmpty ? nil : matches.map { CandidateDocument($0, under: conditions) }
        }
        foregroundCandidates = candidates(attribution.foreground)
        backgroundCandidates = candidates(attribution.background)
    }
}

/// A rectangle of pixels in JSON.
struct BoxDocument: Encodable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    init(_ rect: PixelRect) {
        x = rect.x
        y = rect.y
        width = rect.width
        height = rect.height
    }
}
