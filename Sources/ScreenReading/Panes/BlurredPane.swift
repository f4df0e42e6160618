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
    /// What is found is smooth, with straight sides, and neither even nor a gradient nor as restless as a
    /// photograph. A blur that happens to be even cannot be told from a plain colour, nor one that runs over
    /// into the same colours around it.
    ///
    /// - Parameters:
    ///   - screen: The screen, opaque, in sRGB.
    ///   - lines: The rectangles of the lines of text.
    ///   - candidates: Those of the lines under which panes are looked for; all where it is nil.
    ///   - scale: Pixels per point.
    /// - Returns: The panes that some of these lies right on, in the order of their first pixels.
    public static func panes(
        of screen: borrowing Bitmap<UInt8>, around lines: [PixelRect], under candidates: [PixelRect]? = nil,
        scale: Double
    ) -> [BlurredPane] {
        let probes = PaneProbe.probes(of: screen, around: candidates ?? lines, scale: scale)
        var panes: [BlurredPane] = []
        for band in joined(probes.map(\.rows)) {
            guard let found = Self.panes(inRows: band, of: screen, at: probes, around: lines, scale: scale)
            else {
                // What some line lies on goes on beyond what was seen of it.
                let whole = 0..<screen.height
                return Self.panes(inRows: whole, of: screen, at: probes, around: lines, scale: scale) ?? []
            }
            panes += found
        }
        return panes
    }

    /// The panes in some rows; nil where what a probed line lies on goes on beyond them.
    private static func panes(
        inRows rows: Range<Int>, of screen: borrowing Bitmap<UInt8>, at probes: [PaneProbe],
        around lines: [PixelRect], scale: Double
    ) -> [BlurredPane]? {
        let pixels = screen.pixels[rows.lowerBound * screen.width..<rows.upperBound * screen.width]
        let band = Bitmap(width: screen.width, height: rows.count, pixels: Array(pixels))
        let zones = SmoothZones(of: band, smallestCount: PaneSearch.smallestCount(scale: scale))
        let search = PaneSearch(zones, ofScreen: (screen.width, screen.height), scale: scale)
        func inBand(_ lines: [PixelRect]) -> [PixelRect] {
            lines.filter { rows.contains($0.y) && $0.maxY <= rows.upperBound }
                .map { $0.moved(down: -rows.lowerBound) }
        }
        let grounds = search.grounds(of: inBand(probes.map(\.line)))
        let goesOn = grounds.contains { index in
            let box = zones.zones[index].box
            return box.y == 0 && rows.lowerBound > 0
                || box.maxY == rows.count && rows.upperBound < screen.height
        }
        if goesOn { return nil }
        return search.panes(of: band, among: grounds, around: inBand(lines)).map { _, pane in
            BlurredPane(
                box: pane.box.moved(down: rows.lowerBound), color: pane.color, darkest: pane.darkest,
                brightest: pane.brightest)
        }
    }

    /// Whether something lies right on the pane, and not on a shape in front of it: it is inside, and what
    /// lies behind it is a colour that the pane shows.
    public func holds(_ box: PixelRect, over backdrop: SRGB8) -> Bool {
        let (low, high) = (darkest.components, brightest.components)
        let seen = SRGB(backdrop).components
        let slack = (high - low) * 0.5 + 4.0 / 255
        return self.box.contains(box) && (seen - low + slack).min() >= 0 && (high + slack - seen).min() >= 0
    }
}

/// Ranges from the first on, those that overlap or touch as one.
private func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
        if let last = joined.last, range.lowerBound <= last.upperBound {
            joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
            joined.append(range)
        }
    }
}
