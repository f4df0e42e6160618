public import ColorMath
public import Screenshots
public import Simulation
public import SystemColors
public import TextDetection

/// One audited screen: every region on it, judged, and what was found wrong.
public struct ScreenAudit: Hashable, Sendable {
    /// The path of the file, as the caller gave it; empty for a screen from memory.
    public let path: String
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Pixels per point, and how that is known.
    public let scale: Scale
    /// What the screen was drawn under.
    public let conditions: ScreenConditions
    /// The colour space that the file declares, or `untagged`.
    public let colorSpace: String
    /// What was wrong with the file without keeping it from being read, for example a damaged colour profile.
    public let warnings: [String]
    /// Every region, from the top left to the bottom right, passing ones too.
    public let regions: [JudgedRegion]
    /// The large areas of one colour, the largest first.
    public let surfaces: [Surface]
    /// The bars and cards that show a blurred backdrop; looked for only where a finding is about contrast with a backdrop
    /// that varies.
    public private(set) var panes: [BlurredPane] = []
    /// The standard that the regions were judged by.
    public let standard: ContrastStandard
    /// The configuration file that holds for it; `nil` where there is none.
    public package(set) var configurationFile: String?
    /// What is wrong, in the order of the regions, then of other parts of the screen.
    public package(set) var findings: [Finding] = []

    /// Judges what was measured on a screen.
    ///
    /// - Parameters:
    ///   - path: The path of the file; empty for a screen from memory.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - scale: Pixels per point, and how that is known.
    ///   - appearance: Light or dark, by the luminance of the screen; its colours have the last word.
    ///   - colorSpace: The colour space that the file declares.
    ///   - warnings: What was wrong with the file without keeping it from being read.
    ///   - regions: What was found on the screen.
    ///   - surfaces: The large areas of one colour on it.
    ///   - panes: Finds the bars and cards that show a blurred backdrop, where it matters.
    ///   - standard: The standard to judge by.
    ///   - rules: The rules to check.
    ///   - palette: The semantic colours to look for.
    ///   - known: What is known of the conditions.
    public init(
        path: String, width: Int, height: Int, scale: Scale, appearance: Appearance.Style, colorSpace: String,
        warnings: [String] = [], regions: [Region], surfaces: [Surface] = [],
        panes: () -> [BlurredPane] = { [] }, judgedBy standard: ContrastStandard,
        rules: RuleSelection = RuleSelection(),
        palette: SystemPalette = .embedded, known: KnownConditions = KnownConditions()
    ) {
        self.path = path
        self.width = width
        self.height = height
        self.scale = scale
        var attributor = Attributor(
            palette: palette, known: known,
            platform: Platform(ofScreenshot: PixelSize(width: width, height: height)))
        let attributed = attributor.attribute(regions, on: surfaces, likelyStyle: appearance)
        conditions = attributed.conditions
        self.colorSpace = colorSpace
        self.warnings = warnings
        self.regions = zip(regions, attributed.regions).map { region, attribution in
            JudgedRegion(region, judgedBy: standard, attribution: attribution)
        }
        self.surfaces = surfaces
        self.standard = standard
        let observations = ScreenCheck.observations(on: Scene(screen: self, palette: palette), by: rules)
        if observations.contains(where: { hasVariedBackdrop($0.observation) }) { self.panes = panes() }
        let scene = Scene(screen: self, palette: palette)
        findings = observations.map { Finding(of: $0, in: scene) }
    }

    /// Whether something is about contrast of the app's own with a backdrop that varies, as what shines through a pane does.
    private func hasVariedBackdrop(_ observation: Observation) -> Bool {
        guard let index = observation.region, observation.remark.required != nil else { return false }
        let region = regions[index].region
        return region.place == .content && region.contrast.low < region.contrast.high
    }

    /// Light or dark.
    public var appearance: Appearance.Style { conditions.appearance.style }
}
