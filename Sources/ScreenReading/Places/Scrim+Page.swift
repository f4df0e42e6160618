internal import ColorMath
internal import Raster
internal import TextDetection

/// What dialogs of pages lie before: a page that is dimmed below the bar of its window, or one that a veil in
/// its own colour has all but covered.
extension Scrim {
    /// The share of a row that a window's bar fills beside its text, and the share of the height that it
    /// covers at most.
    private static let (barWidth, barHeight) = (0.75, 0.12)
    /// How bright a page is at most in a window, or below a bar that is bright: white under black of 40 % and
    /// more.
    static let dimmedInWindow = 160
    /// The share of the picture of a window that its page covers at least.
    private static let leastPage = 0.5

    /// The ratio that a veil leaves of black on white at most, where it is to be seen as one: it covers two
    /// thirds.
    private static let veiled = 2.0
    /// The fewest lines behind a veil, and before it.
    private static let (fewestVeiled, fewestBefore) = (10, 2)
    /// The share of the screen that the lines before a veil cover at most, together.
    private static let largestDialog = 0.4
    /// On how many sides of a dialog the page goes on at least.
    private static let fewestSides = 3

    /// What is brighter than the dimmed page of a window, and that page; nil where there is none.
    ///
    /// The page lies below the window's bar, or amid its shadow, its frame or a desktop: what reaches to both
    /// sides below a white part is itself a page.
    static func panelInWindow(on screen: Screen) -> (front: PixelRect, page: PixelRect)? {
        let whole = screen.samples.box
        let belowBar = endOfBar(on: screen).map { bar in
            PixelRect(x: whole.x, y: bar, width: whole.width, height: whole.maxY - bar)
        }
        let framed = screen.surfaces.filter { surface in
            surface.color.spread <= tinted && dimmedPage.contains(surface.color.largest)
                && surface.color.largest <= dimmedInWindow
                && surface.box.x > whole.x && surface.box.maxX < whole.maxX
                && Double(surface.box.area) >= leastPage * Double(whole.area)
        }.map(\.box)
        for page in [belowBar].compactMap(\.self) + framed {
            if let panel = lightPanel(on: screen, in: page) { return (panel, page) }
        }
        return drawerBetweenBars(on: screen)
    }

    /// A panel along one side of a wide screen between bars that are not dimmed, and the dimmed page beside
    /// it; nil where there is none.
    private static func drawerBetweenBars(on screen: Screen) -> (front: PixelRect, page: PixelRect)? {
        let whole = screen.samples.box
        let dimmed = screen.surfaces.filter { surface in
            surface.color.spread <= neutral && dimmedPage.contains(surface.color.largest)
                && surface.color.largest <= dimmedInWindow && surface.box.height < whole.height
                && Double(surface.box.height) >= leastPage * Double(whole.height)
        }
        for surface in dimmed {
            let page = PixelRect(
                x: whole.x, y: surface.box.y, width: whole.width, height: surface.box.height)
            guard let panel = lightPanel(on: screen, in: page),
                (panel.x == page.x) != (panel.maxX == page.maxX)
            else { continue }
            return (panel, page)
        }
        return nil
    }

    /// Where the bar of a window ends, above a page that is dark and even; nil where there is none.
    private static func endOfBar(on screen: Screen) -> Int? {
        let samples = screen.samples
        guard
            let page = screen.surfaces.map(\.color)
                .filter({ $0.spread <= neutral && dimmedPage.contains($0.largest) })
                .max(by: { $0.largest < $1.largest }), page.largest <= dimmedInWindow
        else { return nil }
        let rows = (0..<samples.rows).prefix { row in
            let colors = samples.colors[row * samples.columns..<(row + 1) * samples.columns]
            let bright = colors.count { $0.largest > page.largest + brighter }
            return Double(bright) >= barWidth * Double(samples.columns)
        }
        let end = rows.count * ScreenSamples.step
        guard !rows.isEmpty, Double(end) <= barHeight * Double(samples.box.height) else { return nil }
        return samples.box.y + end
    }

    /// What the only lines lie on that can be read, amid a page of lines that none can.
    static func panelBeforeVeil(on screen: Screen) -> PixelRect? {
        let lines = screen.lines.filter { $0.ink != $0.backdrop }
        let before = lines.filter { $0.contrast.high > veiled }.map(\.box)
        guard before.count >= fewestBefore, lines.count - before.count >= fewestVeiled else { return nil }
        let dialog = PixelRect(around: before)
        let behind = lines.map(\.box).filter { !dialog.contains($0) }
        guard behind.count >= fewestVeiled,
            Double(dialog.area) <= largestDialog * Double(screen.samples.box.area)
        else { return nil }
        let sides = [
            behind.contains { $0.maxX < dialog.x }, behind.contains { $0.x > dialog.maxX },
            behind.contains { $0.maxY < dialog.y }, behind.contains { $0.y > dialog.maxY },
        ]
        return sides.count(where: \.self) >= fewestSides ? dialog : nil
    }
}
