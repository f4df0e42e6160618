public import ColorMath
public import Raster
internal import Recognition
internal import ScreenReading
public import SystemColors
internal import TextDetection

/// What one screen shows of colours: the styles of its text, and the appearance that it was drawn in.
public struct ObservedScreen: Hashable, Sendable {
    /// What reports call the screen: its path.
    public let path: String
    /// Light or dark, standard or increased contrast.
    public let appearance: Appearance
    /// The styles whose colours the pixels tell.
    public let styles: [Style]
    /// How many further styles there are that no colour of an app can be told from: those that the system
    /// draws or dims, those inside pictures, and those whose backdrop or ink varies.
    public let asideCount: Int

    /// Text that is drawn alike: the ink, what lies behind it, and how often.
    public struct Style: Hashable, Sendable {
        /// The colour of the strokes.
        public let ink: SRGB8
        /// The colour right behind them.
        public let backdrop: SRGB8
        /// The least share of the ink's strength that the strokes may show, 0…1; 1 where they show it all.
        public let inkShare: Double
        /// The contrast ratio that the text needs for its size and weight.
        public let required: Double
        /// Where its lines are, in pixels; at least one.
        public let boxes: [PixelRect]

        /// States a style.
        public init(
            ink: SRGB8, backdrop: SRGB8, inkShare: Double = 1, required: Double = 4.5, boxes: [PixelRect]
        ) {
            self.ink = ink
            self.backdrop = backdrop
            self.inkShare = inkShare
            self.required = required
            self.boxes = boxes
        }
    }

    /// States what a screen shows.
    public init(path: String, appearance: Appearance = .light, styles: [Style], asideCount: Int = 0) {
        self.path = path
        self.appearance = appearance
        self.styles = styles
        self.asideCount = asideCount
    }
}

extension ObservedScreen {
    /// Takes the styles of an audited screen.
    public init(of audit: ScreenAudit) {
        let styles = audit.styles.compactMap { style in Style(of: style.lines.map { audit.regions[$0] }) }
        self.init(
            path: audit.path, appearance: audit.conditions.appearance, styles: styles,
            asideCount: audit.styles.count - styles.count)
    }
}

extension ObservedScreen.Style {
    /// Takes lines that are drawn alike; `nil` where they do not show an app's own colours.
    init?(of lines: [JudgedRegion]) {
        guard let region = lines.first?.region, region.place == .content,
            region.contrast.low == region.contrast.high, region.ink != region.backdrop,
            region.doubts.allSatisfy({ $0 == .thinStrokes })
        else { return nil }
        self.init(
            ink: region.ink, backdrop: region.backdrop, inkShare: region.inkShare,
            required: lines.compactMap { $0.judgement?.required }.max() ?? 0,
            boxes: lines.map(\.region.box))
    }
}
