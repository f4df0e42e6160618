public import ColorMath
public import Raster
public import Recognition
public import ScreenReading
public import Screenshots
public import SystemColors
package import TextDetection

/// Audits screens: finds every line of text, measures its contrast and judges it.
///
/// ```swift
/// let screen = try Auditor().audit(contentsOf: "home@3x.png")
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
    /// What decodes the files of screens.
    public var images: any ImageSource
    /// How much a file may ask for.
    public var limits: ImageLimits
    /// The configuration files that all this comes from, for reports, the nearest first.
    public var configurationFiles: [String] = []
    /// Where in the configuration that is written which holds for these screens and not for all, as
    /// `path:line:column`.
    package var ownPlaces: [String] = []
    /// What of the screens is ignored: findings there are suppressed.
    public var ignored = IgnoredParts.none
    /// Where the view trees of screens are looked for.
    public var elements = ElementFiles.beside
    /// The palettes that the screens are drawn in, which name the colours of text that fails; `nil` where
    /// none is known.
    public var tokens: TokenPalettes?
    /// The cores that work on a screen.
    package var cores = Cores.one
    /// The SHA-256 of each table that was laid over the system's colours to make ``palette``: what tells its
    /// results from those of other tables.
    package var tableDigests: [String] = []

    /// Creates an auditor of files that something decodes.
    public init(
        images: any ImageSource, standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        palette: SystemPalette = .embedded, conditions: KnownConditions = KnownConditions(),
        scale: Double? = nil, limits: ImageLimits = .default
    ) {
        self.images = images
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
    public func audit(_ screenshot: consuming Screenshot, path: String = "") -> ScreenAudit {
        let source = ScreenSource(of: screenshot, path: path, warnings: elements.missing)
        return audit(ScreenModel(reading: consume screenshot, by: cores), from: source)
    }

    /// Audits a screen that has been read.
    ///
    /// - Parameters:
    ///   - model: What the screen shows.
    ///   - source: Where it comes from.
    ///   - elements: What is known of its view tree.
    /// - Returns: The screen's regions, judged, and the findings.
    public func audit(
        _ model: ScreenModel, from source: ScreenSource, elements: SeenElements? = nil
    ) -> ScreenAudit {
        var known = conditions
        if let elements {
            known.platform = known.platform ?? elements.platform
            known.contentSize = known.contentSize ?? elements.contentSize
        }
        var screen = JudgedScreen(
            RecognizedScreen(model, palette: palette, known: known), by: standard, palette: palette,
            contentSize: known.contentSize, elements: elements)
        screen.canvas = source.canvas
        screen.unreadElements = source.unreadElements
        var findings = ScreenCheck.observations(on: screen, by: rules).map { Finding(of: $0, on: screen) }
        let warnings = ignored.suppress(&findings, on: screen)
        var audit = ScreenAudit(
            of: screen, from: source,
            findings: Finding.merging(findings, drawnIn: model.styles, of: screen.regions),
            configurationFiles: configurationFiles)
        audit.warnings += warnings
        audit.ownPlaces = ownPlaces
        audit.disabledRules = rules.disabled(among: Rule.forScreens)
        if let tokens { audit.findings = tokens.naming(audit) }
        return audit
    }
}
