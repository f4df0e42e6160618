internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import SystemColors
internal import TextDetection

/// What of a screen is held against other screens of the same app, once its pixels are gone.
struct ScreenSummary: Sendable {
    /// The file, and what its name says.
    let member: ScreenMember
    /// What it was taken under.
    let traits: ScreenTraits
    /// Its bars.
    let bars: BarColors
    /// What most of it is drawn on; `nil` where no colour covers much, and behind a sheet.
    let page: Page?
    /// The colours of its large areas.
    let grounds: Set<SRGB8>
    /// The styles of its lines.
    let styles: [Style]
    /// The title in its bar, and the labels of its tabs.
    let barTexts: [BarText]
    /// All of it, in pixels.
    let frame: PixelRect
    /// Pixels per point.
    let scale: Double
    /// Its regions, as entries of `ignore` name them.
    let lines: [Line]

    /// What a screen is drawn on.
    struct Page: Hashable, Sendable {
        let color: SRGB8
        let box: PixelRect
        /// Whether it is a background of the system.
        let isSystems: Bool
    }

    /// Lines of one ink, size and weight.
    struct Style: Hashable, Sendable {
        let ink: SRGB8
        let backdrop: SRGB8
        /// The size in points, rounded.
        let size: Int
        let isBold: Bool
        let box: PixelRect
    }

    /// A region.
    struct Line: Hashable, Sendable {
        let box: PixelRect
        let ink: SRGB8
        let backdrop: SRGB8
        /// The names of the system colours that it is drawn in.
        let roles: [String]
    }

    /// The share of a screen that its background covers at least, beside all that is drawn on it: of maps and
    /// pictures the largest even part is less.
    private static let leastPage = 0.3

    /// Takes what is held against others from a screen.
    init(of screen: ComparedScreen) {
        member = screen.member
        traits = screen.toldTraits
        // What a sheet has dimmed has not its own colours, and what it covers is no bar.
        let isDimmed = screen.regions.contains { $0.place == .behind }
        bars = isDimmed ? .none : BarColors(on: screen.pixels, scale: screen.scale)
        page = screen.surfaces.first.flatMap { surface in
            guard !isDimmed, surface.share >= Self.leastPage else { return nil }
            let named = screen.audit.regions.first {
                $0.region.backdrop == surface.color && $0.attribution.backgroundRole != nil
            }
            return Page(color: surface.color, box: surface.box, isSystems: named != nil)
        }
        grounds = Set(screen.surfaces.map(\.color))
        barTexts = BarText.texts(of: screen)
        frame = PixelRect(x: 0, y: 0, width: screen.width, height: screen.height)
        scale = screen.scale
        lines = screen.audit.regions.map { judged in
            Line(
                box: judged.region.box, ink: judged.region.ink, backdrop: judged.region.backdrop,
                roles: [judged.attribution.foregroundRole?.name, judged.attribution.backgroundRole?.name]
                    .compactMap(\.self))
        }
        styles = screen.audit.styles.compactMap { style in
            // The ink of strokes that cover no pixel fully is measured too near to the backdrop, and by how
            // much depends on where they lie.
            guard style.place == .content,
                let line = style.lines.first(where: { screen.regions[$0].isInkSure })
            else { return nil }
            return Style(
                ink: screen.regions[line].ink, backdrop: style.backdrop, size: Int(style.pointSize.rounded()),
                isBold: style.weight == .bold, box: screen.regions[line].box)
        }
    }
}

extension ScreenSummary {
    /// The least side of a screen in points: that of the smallest watch.
    private static let leastSide = 136.0

    /// Whether it may be drawn in the theme of another: some line of either has one ink, or one has no line.
    func sharesInk(with other: ScreenSummary) -> Bool {
        let inks = Set(other.lines.map(\.ink))
        return lines.isEmpty || inks.isEmpty || lines.contains { inks.contains($0.ink) }
    }

    /// Whether it may be a whole screen, and no picture of a part.
    var isWhole: Bool { Double(min(frame.width, frame.height)) >= Self.leastSide * scale }
}

extension Region {
    /// The least width of strokes in pixels that cover some pixels fully, wherever they lie.
    private static let fullStroke = 2.0

    /// Whether its ink is that of its strokes, and no mixture with the backdrop.
    fileprivate var isInkSure: Bool {
        inkShare >= 1 && doubts.isEmpty && (strokeWidth ?? .infinity) >= Self.fullStroke
    }
}
