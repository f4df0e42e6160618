public import ColorMath
public import Recognition
public import ScreenReading
public import SystemColors

/// A screen that was read, recognised and judged line by line: what the rules look at.
public struct JudgedScreen: Hashable, Sendable {
    /// What the screen shows.
    public let model: ScreenModel
    /// What it was drawn under.
    public let conditions: ScreenConditions
    /// Every region with its verdict and the names of its colours, in the order of those of ``model``.
    public let regions: [JudgedRegion]
    /// The standard that the regions were judged by.
    public let standard: ContrastStandard
    /// The semantic colours that were looked for.
    public let palette: SystemPalette

    /// Judges a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - standard: The standard to judge by.
    ///   - palette: The semantic colours that the screen was recognised by.
    public init(_ screen: RecognizedScreen, by standard: ContrastStandard, palette: SystemPalette) {
        model = screen.model
        conditions = screen.conditions
        regions = zip(screen.model.regions, screen.attributions).map { region, attribution in
            JudgedRegion(region, judgedBy: standard, attribution: attribution)
        }
        self.standard = standard
        self.palette = palette
    }
}
