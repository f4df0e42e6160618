internal import ColorMath
internal import Raster
internal import TextDetection

/// What a sheet, an alert or a menu has dimmed: all that lies behind it.
///
/// A scrim leaves nothing behind it as bright as what lies before it. In a light appearance the page is an
/// even grey, and nothing but one panel, or a drawer at one side, is brighter; in a dark one even the status
/// bar is no longer white, and all white text lies on one panel, or all text but that on one panel is as dim
/// as a scrim leaves white.
struct Scrim {
    /// What lies before it.
    private let front: PixelRect
    /// What is dimmed but for that: all of the screen, or the page of a window.
    private let page: PixelRect

    /// How bright a dimmed page is, in its largest channel: white under black of 20 to 75 %.
    static let dimmedPage = 64...206
    /// How far the channels of a dimmed white are apart.
    static let neutral = 6
    /// How far those of a dimmed page are apart that is not quite white, under black.
    private static let offWhite = 12
    /// How far those of a page are apart that a veil of a colour lies over.
    static let tinted = 80
    /// How far the tints of two greys under one veil are apart, in each channel.
    private static let tintAlike = 4
    /// How much brighter than the page what lies in front is.
    static let brighter = 24
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
    /// The share of one at most that leaves a margin on all four sides, alike to the left and the right.
    private static let mostInset = 0.97
    /// How far down a panel begins, as a share of the height.
    private static let panelTop = 0.03
    /// How far the middle of a panel is from that of the screen, as a share of the width; what is further
    /// lies clear of every side.
    private static let offCentre = 0.04
    /// A page behind shows so many lines at least: one alone may be a footnote.
    private static let fewestLines = (light: 2, dark: 4, belowLight: 3)
    /// How many signs behind, as those of a bar, make up for a second line where the page is as dark as
    /// hardly any is drawn, see ``dimmedInWindow``.
    private static let fewestSigns = 2
    /// The system's scrim over dark leaves white at 133, in its largest channel; the dimmest text that
    /// people are to read, a secondary label, has 141 and more.
    private static let dimmedText = 140
    /// The largest channel of what is bright on a panel: small text is blurred.
    private static let brightText = 200
    /// The largest channel of a light panel.
    private static let lightPanel = 225
    /// How much lighter than its page a dark panel is where the text tells that there is one.
    private static let hardlyRaised = 4

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
        let screen = Screen(regions: regions, surfaces: surfaces, samples: samples, statusBar: statusBar)
        if let panel = Self.lightPanel(on: screen) ?? Self.darkPanel(on: screen)
            ?? Self.panelOfAllText(on: screen) ?? Self.drawer(on: screen) ?? Self.panelBeforeVeil(on: screen)
        {
            (front, page) = (panel, samples.box)
        } else if let found = Self.panelInWindow(on: screen) {
            (front, page) = found
        } else {
            return nil
        }
    }

    /// What is known of a screen.
    struct Screen {
        let regions: [Region]
        let surfaces: [Surface]
        let samples: ScreenSamples
        let statusBar: StatusBar

        /// The lines of text of the app.
        var lines: [Region] { regions.filter { $0.kind == .text && $0.place == .content } }

        /// All below the system's bar, and below what begins in it and is set a little lower.
        var belowSystemBar: PixelRect {
            let (whole, bar) = (samples.box, statusBar.rows.upperBound)
            let top = lines.filter { $0.box.y < bar }.map(\.box.maxY).reduce(bar, max)
            guard top > whole.y else { return whole }
            return PixelRect(x: whole.x, y: top, width: whole.width, height: max(0, whole.maxY - top))
        }
    }

    /// The only thing that is brighter than a page of an even grey.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - window: The page of a window, which is the part to look at; nil for all below the system's bar.
    static func lightPanel(on screen: Screen, in window: PixelRect? = nil) -> PixelRect? {
        let whole = window ?? screen.belowSystemBar
        let lines = screen.lines.filter { whole.contains($0.box) }
        let dimmed = screen.surfaces.filter {
            dimmedPage.contains($0.color.largest) && $0.color.spread <= tinted
        }
        for page in dimmed.sorted(by: { $0.color.largest > $1.color.largest }) {
            let limit = page.color.largest + brighter
            let part = window == nil ? screen.withoutBarAtFoot(whole, brighterThan: limit) : whole
            // What begins right below the system's bar goes on behind it.
            guard let panel = screen.samples.area(in: part, where: { $0.largest > limit }),
                panel.filled >= leastFilled
            else { continue }
            let isSide = isSidePanel(panel.box, before: page.color, in: part)
            guard
                isSide
                    || (window != nil || whole == screen.samples.box
                        || panel.box.y - whole.y > ScreenSamples.step)
                        && isPanel(panel.box, on: window ?? screen.samples.box),
                isPageBehind(panel.box, in: whole, of: page.color, on: screen),
                lines.allSatisfy({ $0.ink.largest <= limit || panel.box.contains($0.box) }),
                page.color.spread <= offWhite
                    || isVeil(over: page.color, lines: lines.filter { !panel.box.contains($0.box) })
            else { continue }
            guard isSide else { return panel.box }
            // It stands beside what is at the top of the window, too.
            let top = (window ?? screen.samples.box).y
            return PixelRect(
                x: panel.box.x, y: top, width: panel.box.width, height: panel.box.maxY - top)
        }
        return nil
    }

    /// Whether so much is written on a page that one lies behind a panel: two lines, or one and the signs of
    /// a bar.
    private static func isPageBehind(
        _ panel: PixelRect, in whole: PixelRect, of page: SRGB8, on screen: Screen
    ) -> Bool {
        let behind = screen.regions.filter {
            $0.place == .content && whole.contains($0.box) && !panel.contains($0.box)
        }
        let lines = behind.count { $0.kind == .text }
        let signs = behind.count { $0.kind == .icon && $0.ink.largest <= page.largest + brighter }
        return lines >= fewestLines.light
            || lines > 0 && signs >= fewestSigns && page.largest <= dimmedInWindow
    }

    /// Whether lines on a page have been given its tint: a veil of a colour adds the same to all that is
    /// grey, to white as to black, where a page that is drawn in a tint has text of another.
    private static func isVeil(over page: SRGB8, lines: [Region]) -> Bool {
        let onPage = lines.filter { $0.backdrop.largestDifference(from: page) <= neutral }
        let tinted = onPage.count { line in
            let (red, blue) = (line.ink.redAboveGreen, line.ink.blueAboveGreen)
            return abs(red - page.redAboveGreen) <= tintAlike && abs(blue - page.blueAboveGreen) <= tintAlike
        }
        return tinted >= fewestLines.light && 2 * tinted >= onPage.count
    }

    /// The surface above a dark page, and a status bar that is no longer white, that has all white text.
    private static func darkPanel(on screen: Screen) -> PixelRect? {
        // A sheet may be larger than what is left of the page behind it.
        guard let page = screen.surfaces.map(\.color.largest).min(), page <= darkPage else { return nil }
        let lines = screen.lines
        let atTop = screen.regions.filter { $0.kind == .text && screen.statusBar.contains($0.box) }
        let isWhite = lines.filter { $0.ink.largest >= white }
        guard !isWhite.isEmpty, !atTop.isEmpty, atTop.allSatisfy({ $0.ink.largest <= dimmedWhite }),
            let panel = screen.surfaces.filter({ surface in
                surface.color.largest >= page + raised
                    && isWhite.allSatisfy { surface.box.contains($0.box) }
            }).map(\.box).min(by: { $0.area < $1.area }),
            isPanel(panel, on: screen.samples.box),
            lines.count(where: { !panel.contains($0.box) }) >= fewestLines.dark
        else { return nil }
        return panel
    }

    /// The surfaces above a dark page that have all text that is not as dim as a scrim leaves white.
    private static func panelOfAllText(on screen: Screen) -> PixelRect? {
        guard let page = screen.surfaces.map(\.color.largest).min(), page <= darkPage else { return nil }
        // A scrim may leave the status bar bright, wherever in it the time stands.
        let top = screen.statusBar.isShown ? screen.statusBar.rows.upperBound : 0
        let lines = screen.lines.filter { $0.box.y >= top }
        func brightness(_ line: Region) -> Int { max(line.ink.largest, line.backdrop.largest) }
        let bright = lines.filter { brightness($0) > dimmedText }
        guard bright.contains(where: { brightness($0) >= brightText }) else { return nil }
        let most = mostInset * Double(screen.samples.box.area)
        let candidates = screen.surfaces.filter { surface in
            surface.color.largest >= page + hardlyRaised && Double(surface.box.area) <= most
                && bright.contains { surface.box.contains($0.box) }
        }
        // Bars may be darker than the page, which then is what all of it lies on.
        let raised = candidates.filter { outer in
            !candidates.contains { inner in
                inner.color.largest >= outer.color.largest + Self.raised
                    && outer.box.contains(inner.box) && bright.allSatisfy { inner.box.contains($0.box) }
            }
        }
        // A bar of the panel may be blurred, and no surface.
        let onRaised = bright.count { line in raised.contains { $0.box.contains(line.box) } }
        guard !raised.isEmpty, 2 * onRaised >= bright.count else { return nil }
        let panel = PixelRect(around: raised.map(\.box) + bright.map(\.box))
        guard isPanel(panel, on: screen.samples.box) else { return nil }
        let isLight = raised.contains { $0.color.largest >= lightPanel }
        let behind = lines.count { !panel.contains($0.box) }
        return behind >= (isLight ? fewestLines.belowLight : fewestLines.dark) ? panel : nil
    }

    /// Whether a region lies behind.
    func covers(_ region: Region) -> Bool {
        guard !front.contains(region.box), region.box.intersects(page) else { return false }
        // The system draws its bar before some scrims.
        return region.place == .content
            || region.place == .statusBar
                && max(region.ink.largest, region.backdrop.largest) <= Self.dimmedPage.upperBound
    }

    /// Whether a box lies as sheets, alerts and menus do.
    private static func isPanel(_ box: PixelRect, on screen: PixelRect) -> Bool {
        let (width, height) = (Double(screen.width), Double(screen.height))
        let offCentre = abs(Double(box.x + box.maxX - screen.x - screen.maxX)) / 2
        let isClear = box.x > screen.x && box.maxX < screen.maxX && box.maxY < screen.maxY
        let share = Double(box.area) / Double(screen.area)
        let (left, right) = (box.x - screen.x, screen.maxX - box.maxX)
        if isClear, box.y > screen.y, share > panelShares.upperBound {
            return share <= mostInset && abs(left - right) <= ScreenSamples.step
        }
        return panelShares.contains(share)
            && Double(box.y - screen.y) > panelTop * height
            && (offCentre <= Self.offCentre * width || isClear)
    }
}

extension SRGB8 {
    /// The largest channel, in code values.
    var largest: Int { Int(max(red, green, blue)) }

    /// How far one channel is above another, in code values: the same for all that is grey under one veil.
    fileprivate var redAboveGreen: Int { Int(red) - Int(green) }
    fileprivate var blueAboveGreen: Int { Int(blue) - Int(green) }
}
