public import ColorMath
public import Recognition
public import ScreenReading
public import SystemColors
internal import TextDetection

/// A screen that was read, recognised and judged line by line: what the rules look at.
public struct JudgedScreen: Hashable, Sendable {
    /// What the screen shows.
    public let model: ScreenModel
    /// What it was drawn under.
    public let conditions: ScreenConditions
    /// What its platform was told by.
    public let platform: RecognizedPlatform
    /// Every region with its verdict and the names of its colours, in the order of those of ``model``.
    public let regions: [JudgedRegion]
    /// The standard that the regions were judged by.
    public let standard: ContrastStandard
    /// The semantic colours that were looked for.
    public let palette: SystemPalette
    /// The content size that the person had set; nil where it is not known.
    public let contentSize: ContentSizeCategory?

    /// Judges a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - standard: The standard to judge by.
    ///   - palette: The semantic colours that the screen was recognised by.
    ///   - contentSize: The content size that the person had set; nil where it is not known.
    public init(
        _ screen: RecognizedScreen, by standard: ContrastStandard, palette: SystemPalette,
        contentSize: ContentSizeCategory? = nil
    ) {
        self.contentSize = contentSize
        model = screen.model
        conditions = screen.conditions
        platform = screen.platform
        let sizes = TypeConditions(of: screen)
        let hasStatusBar = screen.conditions.platform?.hasStatusBar ?? true
        regions = zip(screen.model.regions, screen.attributions).map { region, attribution in
            var region = region
            // What lies there on a page or in a window is its own.
            if region.place == .statusBar, !hasStatusBar { region.place = .content }
            return JudgedRegion(region, judgedBy: standard, sizes: sizes, attribution: attribution)
        }
        self.standard = standard
        self.palette = palette
    }
}
