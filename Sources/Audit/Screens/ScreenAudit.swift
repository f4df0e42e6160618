public import ColorMath
public import Recognition
public import ScreenReading
public import Screenshots
public import SystemColors
internal import TextDetection

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
    /// What its platform was told by; nil where nothing did.
    public let platformSign: RecognizedPlatform.Sign?
    /// The colour space that the file declares, or `untagged`.
    public let colorSpace: String
    /// What was wrong with the file without keeping it from being read, for example a damaged colour profile,
    /// what of the screen was not looked at, and what of the configuration has expired.
    public internal(set) var warnings: [String]
    /// What the translucent parts of its file were laid on; nil where it is opaque.
    public let canvas: Screenshot.Canvas?
    /// The rules that are on by default and that were not checked, as the caller switched them off.
    public internal(set) var disabledRules: [Rule.ID] = []
    /// Every region, from the top left to the bottom right, passing ones too.
    public let regions: [JudgedRegion]
    /// What lines that are drawn alike share, in the order of their first lines.
    public let styles: [LineStyle]
    /// The bars and cards that show a blurred backdrop; named only where a finding is about contrast with a
    /// backdrop that varies.
    public let panes: [BlurredPane]
    /// The standard that the regions were judged by.
    public let standard: ContrastStandard
    /// The configuration files that hold for it, the nearest first; empty where there is none.
    public let configurationFiles: [String]
    /// Where in them that is written which holds for this screen and not for all, as `path:line:column`.
    package internal(set) var ownPlaces: [String] = []
    /// What is known of its view tree; nil where there is none.
    public let elements: SeenElements?
    /// What is wrong, in the order of the regions, then of other parts of the screen.
    public internal(set) var findings: [Finding]

    /// Puts a judged screen and what rules found on it together.
    init(
        of screen: JudgedScreen, from source: ScreenSource, findings: [Finding],
        configurationFiles: [String] = []
    ) {
        path = source.path
        width = screen.model.width
        height = screen.model.height
        scale = screen.model.scale
        conditions = screen.conditions
        platformSign = screen.platform.sign
        colorSpace = source.colorSpace
        canvas = source.canvas
        warnings =
            source.warnings
            + [screen.model.scale.doubt, screen.misplacedStandard, screen.unknownPlatform].compactMap(\.self)
            + screen.model.warnings + (screen.elements?.warnings ?? [])
        regions = screen.regions
        styles = screen.model.styles
        panes = findings.contains { $0.isAboutVariedBackdrop(on: screen) } ? screen.model.panes : []
        standard = screen.standard
        elements = screen.elements
        self.configurationFiles = configurationFiles
        self.findings = findings
    }

    /// Whether nothing was found on it, neither text nor an icon, so that nothing was judged.
    public var isBlank: Bool { regions.isEmpty && findings.isEmpty && elements == nil }

    /// Light or dark.
    public var appearance: Appearance.Style { conditions.appearance.style }
}

extension JudgedScreen {
    /// Which rules looked at nothing of the view tree, as they are of one platform; nil where none had to.
    fileprivate var unknownPlatform: String? {
        guard conditions.platform == nil, elements != nil else { return nil }
        let rules = ScreenCheck.needingPlatform.map(\.rule.id).joined(separator: ", ")
        return
            "the platform is not known, so by the view tree were not checked: \(rules); say it with --platform"
    }

    /// What is odd about the standard, in words; nil where nothing is.
    fileprivate var misplacedStandard: String? {
        guard standard == .apple, let platform = conditions.platform, !platform.isApples else { return nil }
        return "the standard apple is made for Apple's platforms, and that of this screen is \(platform.name)"
    }
}

extension Finding {
    /// Whether it is about contrast of the app's own with a backdrop that varies, as what shines through a
    /// pane does.
    fileprivate func isAboutVariedBackdrop(on screen: JudgedScreen) -> Bool {
        guard let index = region, required != nil else { return false }
        let region = screen.regions[index].region
        return region.place == .content && region.contrast.low < region.contrast.high
    }
}
