internal import ColorMath
internal import Raster
internal import TextDetection

/// What a sheet, an alert or a menu has dimmed: all that lies behind it.
///
/// A scrim leaves nothing behind it as bright as what lies before it. In a light appearance the page is an
/// even grey, and nothing but one panel is brighter; in a dark one even the status bar is no longer white,
/// and all white text lies on one panel.
struct Scrim {
    /// What lies before it.
    private let front: PixelRect

    /// How bright a dimmed page is, in its largest channel: white under black of 20 to 75 %.
    private static let dimmedPage = 64...206
    /// How far the channels of a dimmed white are apart.
    fileprivate static let neutral = 6
    /// How much brighter than the page what lies in front is.
    private static let brighter = 24
    /// The share of the panel in front that is so much brighter; the rest is its text.
    private static let leastFilled = 0.5
    /// White under a scrim is no brighter in any channel.
    private static let dimmedWhite = 204
    /// White as it is drawn in front.
    private static let white = 225
    /// The largest channel of a dark page.
    private static let darkPage = 60
    /// How much lighter a dark panel is than its page.
    private static let raised = 8
    /// The shares of the screen that a panel covers.
    private static let panelShares = 0.04...0.9
    /// How far down a panel begins, as a share of the height.
    private static let panelTop = 0.03
    /// How far the middle of a panel is from that of the screen, as a share of the width; what is further
    /// lies clear of every side.
    private static let offCentre = 0.04
    /// A page behind shows so many lines at least: one alone may be a footnote.
    private static let fewestLines = (light: 2, dark: 4)

    /// Looks for a scrim; nil where there is none.
    ///
    /// - Parameters:
    ///   - regions: What was found on the screen, in its places.
    ///   - surfaces: The surfaces of the screen, the largest first.
    ///   - samples: The colours of the screen.
    ///   - statusBar: The status bar, which some scrims leave bright.
    init?(
        before regions: [Region], on surfaces: [Surface], samples: ScreenSamples, statusBar: StatusBar
    ) {
        let lines = regions.filter { $0.kind == .text && $0.place == .content }
        let top = statusBar.rows.upperBound
        func isSeen(behind panel: PixelRect, _ fewest: Int) -> Bool {
            lines.count { !panel.contains($0.box) } >= fewest
        }
        let dimmed = surfaces.filter { Self.dimmedPage.contains($0.color.largest) && $0.color.isNeutral }
        for page in dimmed.sorted(by: { $0.color.largest > $1.color.largest }) {
            let limit = page.color.largest + Self.brighter
            // What begins right below the status bar goes on behind it.
            guard let panel = samples.area(below: top, where: { $0.largest > limit }),
                top == 0 || panel.box.y - top > ScreenSamples.step, panel.filled >= Self.leastFilled,
                Self.isPanel(panel.box, on: samples.box),
                isSeen(behind: panel.box, Self.fewestLines.light),
                lines.allSatisfy({ $0.ink.largest <= limit || panel.box.contains($0.box) })
            else { continue }
            front = panel.box
            return
        }
        guard let page = surfaces.first, page.color.largest <= Self.darkPage else { return nil }
        let atTop = regions.filter { $0.kind == .text && statusBar.contains($0.box) }
        guard !atTop.isEmpty, atTop.allSatisfy({ $0.ink.largest <= Self.dimmedWhite }) else { return nil }
        let white = lines.filter { $0.ink.largest >= Self.white }
        let panel = surfaces.first { surface in
            surface.color.largest >= page.color.largest + Self.raised && !white.isEmpty
                && white.allSatisfy { surface.box.contains($0.box) }
        }
        guard let panel, Self.isPanel(panel.box, on: samples.box),
            isSeen(behind: panel.box, Self.fewestLines.dark)
        else { return nil }
        front = panel.box
    }

    /// Whether a region lies behind.
    func covers(_ region: Region) -> Bool { region.place == .content && !front.contains(region.box) }

    /// Whether a box lies as sheets, alerts and menus do.
    private static func isPanel(_ box: PixelRect, on screen: PixelRect) -> Bool {
        let (width, height) = (Double(screen.width), Double(screen.height))
        let offCentre = abs(Double(box.x + box.maxX - screen.x - screen.maxX)) / 2
        let isClear = box.x > screen.x && box.maxX < screen.maxX && box.maxY < screen.maxY
        return panelShares.contains(Double(box.area) / Double(screen.area))
            && Double(box.y - screen.y) > panelTop * height
            && (offCentre <= Self.offCentre * width || isClear)
    }
}

extension SRGB8 {
    /// The largest channel, in code values.
    fileprivate var largest: Int { Int(max(red, green, blue)) }

    /// Whether it is a grey, or nearly.
    fileprivate var isNeutral: Bool { largest - Int(min(red, green, blue)) <= Scrim.neutral }
}
