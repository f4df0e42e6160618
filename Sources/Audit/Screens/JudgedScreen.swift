public import ColorMath
public import Recognition
public import ScreenReading
internal import Screenshots
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
    /// What is known of its view tree; nil where there is none.
    public let elements: SeenElements?
    /// The element that each region lies in, as an index of ``elements``, in the order of ``regions``; nil
    /// for one that lies in none.
    public let elementOfRegion: [Int?]
    /// What the translucent parts of its file were laid on; nil where that is not known, or it has none.
    var canvas: Screenshot.Canvas?
    /// The file of its view tree, where that could not be read, and why.
    var unreadElements: UnreadInput?
    /// The content size that the person had set; nil where it is not known.
    public let contentSize: ContentSizeCategory?

    /// The width in points of the widest tablets: what is wider has no status bar where its platform is
    /// unknown.
    private static let widestTablet = 1400.0

    /// Judges a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - standard: The standard to judge by.
    ///   - palette: The semantic colours that the screen was recognised by.
    ///   - contentSize: The content size that the person had set; nil where it is not known.
    ///   - elements: What is known of its view tree.
    public init(
        _ screen: RecognizedScreen, by standard: ContrastStandard, palette: SystemPalette,
        contentSize: ContentSizeCategory? = nil, elements: SeenElements? = nil
    ) {
        self.contentSize = contentSize
        model = screen.model
        conditions = screen.conditions
        platform = screen.platform
        let sizes = TypeConditions(of: screen)
        let width = Double(screen.model.width) / screen.model.scale.value
        let hasStatusBar = screen.conditions.platform?.hasStatusBar ?? (width <= Self.widestTablet)
        self.elements = elements
        let owners = screen.model.regions.map { elements?.owner(of: $0.box) }
        elementOfRegion = owners
        let isApples = screen.conditions.platform?.isApples ?? true
        var judged = screen.model.regions.indices.map { index in
            var region = screen.model.regions[index]
            let attribution = screen.attributions[index]
            if let elements {
                region = elements.typed(region, in: owners[index])
                region.place = elements.place(of: region, in: owners[index], isApples: isApples)
            }
            // What lies there on a page or in a window is its own.
            if region.place == .statusBar, !hasStatusBar { region.place = .content }
            let element = owners[index].flatMap { owner in elements?.elements[owner].element }
            return JudgedRegion(
                region, judgedBy: standard, sizes: sizes, attribution: attribution, element: element)
        }
        for index in FailingLikes.indices(in: judged) {
            judged[index] = JudgedRegion(
                judged[index].region.withInkAsShown, judgedBy: standard, sizes: sizes,
                attribution: judged[index].attribution, element: judged[index].element)
        }
        regions = judged
        self.standard = standard
        self.palette = palette
    }
}
