internal import ColorMath
internal import Raster
internal import TextDetection

/// Panels along one side: the drawer of a phone, and what a window slides in.
extension Scrim {
    /// The shares of a phone's width and height that the list of an open drawer covers: a side bar is
    /// narrower.
    private static let (drawerWidth, drawerHeight) = (0.55...0.95, 0.3)
    /// The share of the height at the lower edge where the system's bar may lie, which is not dimmed.
    private static let systemBar = 0.06
    /// How far the channels of a dimmed page are apart, which may be tinted.
    private static let tintedPage = 24

    /// A light panel along one side of a phone, beside which nothing is as bright as an app's own page.
    static func drawer(on screen: Screen) -> PixelRect? {
        let whole = screen.samples.box
        guard whole.height > whole.width else { return nil }
        for panel in screen.surfaces {
            let (isLeft, isRight) = (panel.box.x == whole.x, panel.box.maxX == whole.maxX)
            guard isLeft != isRight, panel.color.largest > dimmedPage.upperBound,
                drawerWidth.contains(Double(panel.box.width) / Double(whole.width)),
                Double(panel.box.height) >= drawerHeight * Double(whole.height)
            else { continue }
            // Its own corners and shadow lie between the two.
            let edge = isLeft ? panel.box.maxX + ScreenSamples.step : panel.box.x - ScreenSamples.step
            let top = screen.statusBar.rows.upperBound
            let bottom = min(panel.box.maxY, whole.maxY - Int(systemBar * Double(whole.height)))
            let strip = PixelRect(
                x: isLeft ? edge : whole.x, y: top,
                width: isLeft ? whole.maxX - edge : edge - whole.x, height: max(0, bottom - top))
            let behind = screen.samples.colors(in: strip)
            guard
                let page = Dictionary(grouping: behind, by: \.self).max(by: {
                    $0.value.count < $1.value.count
                }),
                dimmedPage.contains(page.key.largest), page.key.spread <= tintedPage,
                2 * behind.count(where: { page.key.largestDifference(from: $0) <= neutral }) >= behind.count,
                panel.color.largest > page.key.largest + brighter,
                behind.allSatisfy({ $0.largest <= page.key.largest + brighter }),
                screen.lines.contains(where: { strip.x...strip.maxX ~= ($0.box.x + $0.box.maxX) / 2 })
            else { continue }
            return PixelRect(
                x: panel.box.x, y: whole.y, width: panel.box.width, height: whole.height)
        }
        return nil
    }

    /// The shares of the width of a window that a panel along its side covers, and of its height at least.
    private static let (sidePanelWidth, sidePanelHeight) = (0.15...0.6, 0.97)
    /// How bright a page is at most beside one: white under black of 40 % and more. Pages and side bars are
    /// drawn in lighter greys.
    private static let besidePanel = 160

    /// Whether a box lies along one side of a window, from its top to its foot, before a page that is dark.
    static func isSidePanel(_ box: PixelRect, before page: SRGB8, in window: PixelRect) -> Bool {
        let isAtSide = (box.x == window.x) != (box.maxX == window.maxX)
        return window.width > window.height && isAtSide && page.largest <= besidePanel
            && sidePanelWidth.contains(Double(box.width) / Double(window.width))
            && Double(box.height) >= sidePanelHeight * Double(window.height)
    }
}
