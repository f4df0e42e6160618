public import ColorMath
public import Raster

/// A bar or a card that shows a blurred backdrop, as it is found on a screen.
public struct BlurredPane: Hashable, Sendable {
    /// The smallest rectangle around it, in pixels.
    public let box: PixelRect
    /// The mean of its colours.
    public let color: SRGB
    /// The darkest that it shows, each component by itself: two standard deviations below the mean.
    public let darkest: SRGB
    /// The brightest that it shows, each component by itself: two standard deviations above the mean.
    public let brightest: SRGB

    /// Describes a pane.
    public init(box: PixelRect, color: SRGB, darkest: SRGB, brightest: SRGB) {
        self.box = box
        self.color = color
        self.darkest = darkest
        self.brightest = brightest
    }

    /// The panes of a screen that text lies on.
    ///
    /// What is found is smooth, with straight sides, and neither even nor a gradient nor as restless as a photograph. A blur
    /// that happens to be even cannot be told from a plain colour, nor one that runs over into the same colours around it.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - lines: The rectangles of the lines of text.
    ///   - scale: Pixels per point.
    /// - Returns: The panes that some line lies right on, in the order of their first pixels.
    public static func panes(
        of screen: borrowing Bitmap<UInt8>, around lines: [PixelRect], scale: Double
    ) -> [BlurredPane] {
        let zones = SmoothZones(of: screen, smallestCount: PaneSearch.smallestCount(scale: scale))
        return PaneSearch(zones, scale: scale).panes(of: screen, around: lines).map(\.pane)
    }

    /// Whether something lies right on the pane, and not on a shape in front of it: it is inside, and what lies behind it
    /// is a colour that the pane shows.
    public func holds(_ box: PixelRect, over backdrop: SRGB8) -> Bool {
        let (low, high) = (darkest.components, brightest.components)
        let seen = SRGB(backdrop).components
        let slack = (high - low) * 0.5 + 4.0 / 255
        return self.box.contains(box) && (seen - low + slack).min() >= 0 && (high + slack - seen).min() >= 0
    }
}
