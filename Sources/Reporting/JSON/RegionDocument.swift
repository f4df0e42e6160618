internal import Audit
internal import ColorMath
internal import Raster
internal import Recognition
internal import SystemColors
internal import TextDetection

/// One region in JSON.
///
/// `weight`, `style`, `required`, `passes` and `verdict` are there for text only, `preferred` for text that
/// passes without reaching it, `reason` for text to review, `place` where the region lies outside the app's
/// own content, and roles and candidates where there are any.
struct RegionDocument: Codable {
    let kind: Region.Kind
    let box: BoxDocument
    let foreground: ColorCode
    let background: ColorCode
    let contrast: Figure
    let contrastMin: Figure
    let contrastMax: Figure
    let pointSize: Figure
    let bold: Bool
    let weight: Region.Weight?
    let style: Int?
    let confidence: Figure
    let place: Region.Place?
    /// The element of the view tree that it lies in.
    let element: ElementDocument?
    let required: Double?
    let preferred: Double?
    let passes: Bool?
    let verdict: Verdict?
    let reason: String?
    let foregroundRole: String?
    let backgroundRole: String?
    let foregroundCandidates: [CandidateDocument]?
    let backgroundCandidates: [CandidateDocument]?

    /// - Parameters:
    ///   - judged: The region.
    ///   - style: The style that it is drawn in, by its index among those of the screen; nil for what is no
    ///     text.
    ///   - conditions: What the screen was drawn under.
    init(of judged: JudgedRegion, style: Int?, under conditions: ScreenConditions) {
        let region = judged.region
        kind = region.kind
        box = BoxDocument(region.box)
        foreground = ColorCode(region.ink)
        background = ColorCode(region.backdrop)
        contrast = Figure(region.contrast.typical)
        contrastMin = Figure(region.contrast.low)
        contrastMax = Figure(region.contrast.high)
        pointSize = Figure(region.pointSize)
        bold = region.weight == .bold
        weight = region.kind == .text ? region.weight : nil
        self.style = style
        confidence = Figure(region.confidence)
        place = region.place == .content ? nil : region.place
        element = judged.element.map(ElementDocument.init)
        required = judged.judgement?.required
        preferred = judged.judgement?.preferred
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

extension RegionDocument {
    var ink: SRGB8 { foreground.color }
    var backdrop: SRGB8 { background.color }

    /// Whether its backdrop is one colour.
    var isFlat: Bool { contrastMin == contrastMax }

    /// Whether reports set the line aside: it does not pass, or not as well as it might, and the app does not
    /// draw it.
    var isSetAside: Bool { place != nil && (verdict.map { $0 != .pass } ?? false || preferred != nil) }
}

extension RegionDocument {
    /// What the ink is called; `nil` where it has no name, or one that is none under the screen's own
    /// conditions.
    var inkName: String? { foregroundCandidates?.first?.occurs == true ? foregroundRole : nil }

    /// What the backdrop is called; `nil` where it has no name, or one of another platform.
    var backdropName: String? {
        backgroundCandidates?.first { $0.role == backgroundRole }?.platform == nil ? backgroundRole : nil
    }
}
