internal import Audit
internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import Simulation
internal import SystemColors

/// One audited screen in JSON.
struct ImageDocument: Codable {
    let path: String
    let width: Int
    let height: Int
    let scale: Double
    let scaleSource: Scale.Source
    let scaleConfidence: Figure?
    let scaleAlternatives: [Double]?
    let appearance: Appearance.Style
    let conditions: ConditionsDocument
    let colorSpace: String
    let standard: String
    /// The configuration files that hold for it, the nearest first.
    let configuration: [String]
    /// Where in them that is written which holds for this screen and not for all.
    let overrides: [String]?
    let warnings: [String]?
    /// What the translucent parts of its file were laid on, where that is more than a frame around it.
    let canvas: Screenshot.Canvas.Shade?
    /// The rules that are on by default and were switched off.
    let disabledRules: [String]?
    let panes: [BoxDocument]?
    let regions: [RegionDocument]
    let styles: [StyleDocument]
    /// What is known of its view tree; absent where there is none.
    let elements: ElementsDocument?
    /// How many of the app's own lines and icons meet each success criterion.
    let criteria: [CriterionDocument]?

    init(of screen: ScreenAudit) {
        path = screen.path
        width = screen.width
        height = screen.height
        scale = screen.scale.value
        scaleSource = screen.scale.source
        scaleConfidence = screen.scale.confidence < 1 ? Figure(screen.scale.confidence) : nil
        scaleAlternatives = screen.scale.alternatives.isEmpty ? nil : screen.scale.alternatives
        appearance = screen.appearance
        conditions = ConditionsDocument(screen.conditions, platformSource: screen.platformSign)
        colorSpace = screen.colorSpace
        standard = screen.standard.rawValue
        configuration = screen.configurationFiles
        overrides = screen.ownPlaces.isEmpty ? nil : screen.ownPlaces
        warnings = screen.warnings.isEmpty ? nil : screen.warnings
        canvas = screen.canvas.flatMap { $0.isSeen ? $0.shade : nil }
        disabledRules = screen.disabledRules.ifAny
        panes = screen.panes.isEmpty ? nil : screen.panes.map { BoxDocument($0.box) }
        let styleOfRegion = screen.styles.indexOfLine
        regions = screen.regions.enumerated().map { index, region in
            RegionDocument(of: region, style: styleOfRegion[index], under: screen.conditions)
        }
        styles = screen.styles.map { StyleDocument(of: $0) }
        elements = screen.elements.map(ElementsDocument.init)
        criteria = screen.criteria.map { CriterionDocument(of: $0) }
    }

    /// Whether text was found on it.
    var hasText: Bool { regions.contains { $0.verdict != nil } }

    /// All its pixels.
    var frame: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
