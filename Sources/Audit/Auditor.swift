public import ColorMath
public import Raster
public import Screenshots
internal import Simulation
public import SystemColors
internal import TextDetection

/// Audits screens: finds every line of text, measures its contrast and judges it.
///
/// ```swift
/// let screen = try Auditor().audit(fileAt: "home@3x.png")
/// for finding in screen.findings { print(finding.message) }
/// ```
public struct Auditor: Sendable {
    /// The standard to judge by.
    public var standard: ContrastStandard
    /// The rules to check.
    public var rules: RuleSelection
    /// The semantic colours to look for.
    public var palette: SystemPalette
    /// What is known of the screens, and so is not inferred.
    public var conditions: KnownConditions
    /// Pixels per point for every screen, or `nil` to tell it from each file.
    public var scale: Double?
    /// How much a file may ask for.
    public var limits: PNGLimits
    /// The configuration file that all this comes from, for reports; `nil` where there is none.
    public var configurationFile: String?
    /// The SHA-256 of each table that was laid over the system's colours to make ``palette``: what tells its results from
    /// those of other tables.
    package var tableDigests: [String] = []

    /// Creates an auditor.
    public init(
        standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        palette: SystemPalette = .embedded, conditions: KnownConditions = KnownConditions(),
        scale: Double? = nil, limits: PNGLimits = .default
    ) {
        self.palette = palette
        self.conditions = conditions
        self.standard = standard
        self.rules = rules
        self.scale = scale
        self.limits = limits
    }

    /// Audits a screen in memory.
    ///
    /// - Parameters:
    ///   - screenshot: The screen.
    ///   - path: What reports call the screen.
    /// - Returns: The screen's regions, judged, and the findings.
    public func audit(_ screenshot: Screenshot, path: String = "") -> ScreenAudit {
        let bitmap = screenshot.bitmap
        let samples = ScreenSamples(of: bitmap)
        let detection = TextDetector(
            scale: screenshot.scale.value, isFromDisplayP3: screenshot.isFromDisplayP3
        ).detection(in: bitmap)
        let regions = detection.regions
        var screen = ScreenAudit(
            path: path, width: bitmap.width, height: bitmap.height, scale: screenshot.scale,
            appearance: Appearance.Style(of: samples), colorSpace: screenshot.colorSpace,
            warnings: screenshot.warnings + detection.warnings,
            regions: regions, surfaces: Surface.surfaces(of: samples),
            panes: {
                let lines = regions.filter(\.isLine)
                let varied = lines.filter { $0.contrast.low < $0.contrast.high }
                return BlurredPane.panes(
                    of: bitmap, around: lines.map(\.box), under: varied.map(\.box),
                    scale: screenshot.scale.value)
            }, judgedBy: standard, rules: rules,
            palette: palette, known: conditions)
        screen.configurationFile = configurationFile
        return screen
    }
}

extension Region {
    /// Whether it is a line of text that the screen itself shows.
    fileprivate var isLine: Bool { kind == .text && place != .picture }
}
