internal import Raster
internal import TextDetection

/// The system's status bar at the top of a whole screen: time, signal, battery.
struct StatusBar {
    /// The rows of the bar; empty where the bitmap is no whole screen, or a page.
    private(set) var rows: Range<Int>
    private let width: Int

    /// Heights of the part of the bar that its text stays within, in points: iPhones with a home button,
    /// phones with a notch or an island, tablets and other phones, which are those of Android.
    private static let classic = 20.0
    private static let notched = 44.0
    private static let tablet = 24.0
    /// The widths of iPhones with a home button, in points.
    private static let classicWidths = [320.0, 375, 414]
    /// The tallest text of the bar in points; a battery that is charged is as tall.
    private static let tallestText = 16.0

    private let scale: Double
    /// Whether it is the bar of a tablet, or of an iPhone with a home button.
    private let (isTablet, isClassic): (Bool, Bool)
    /// Whether the screen is as wide pages are, which are pictured at a pixel a point.
    private let isPageAtOne: Bool
    /// Whether anything on the screen looks like a bar; without it, what lies there is the app's own.
    private(set) var isShown = false

    /// How far apart the middles of what lies in the bar's row are, in points.
    private static let level = 4.0
    /// Where the time, or the name of the carrier, has its middle, and where the signs have theirs, as shares
    /// of the width.
    private static let (leftEnd, rightEnd) = (0.4, 0.7)
    /// The same where all of it is text, as a battery with its percentage is.
    private static let (outerLeft, outerRight) = (0.2, 0.8)
    /// The same for the signs where the battery beside them is lost in a photograph, and a time stands left.
    private static let besideBattery = 0.75
    /// The widest text in the bar, in points: a time with a date, a carrier's name; and on tablets, where a
    /// percentage and the battery may be read as one.
    private static let (widestText, widestOnTablet) = (90.0, 130.0)
    /// How far the middle of a time is from that of the screen, as a share of the width.
    private static let centre = 0.015
    /// Where the time alone has its middle: across, as shares of the width, and down, as shares of the bar.
    private static let timeAcross = 0.05...0.25
    private static let timeDown = 0.35...0.85

    /// Looks for a bar.
    ///
    /// A bar has something at either end of one row: a sign at the right, or short text close to the right
    /// side and a sign or short text close to the left. Where the time stands in the middle, as on iPhones
    /// with a home button, something at the left is enough. Of a time alone, the signs of which are lost in
    /// what lies behind them, the place has to fit, and of a battery alone the shape. Nothing else tells a
    /// bar from the head of a page where a screen is wider than high and has one pixel a point.
    ///
    /// - Parameters:
    ///   - width: The width of the screen in pixels.
    ///   - height: Its height.
    ///   - scale: Pixels per point.
    ///   - regions: What was found on the screen.
    init(width: Int, height: Int, scale: Double, showing regions: [Region]) {
        self.init(width: width, height: height, scale: scale)
        isShown = true
        let items = regions.filter { $0.kind != .picture && contains($0.box) }
        let time = isClassic ? regions.first(where: isCentredTime) : nil
        isShown =
            items.contains(where: isBattery)
            || !isPageAtOne
                && items.contains { left in
                    guard middle(left) < Self.leftEnd else { return false }
                    return time.map { isLevel(left, with: $0) } == true
                        || items.contains { isPaired(left, with: $0) }
                        || items.count == 1 && isTime(left) && !beginsColumn(left, of: regions)
                }
        if isPageAtOne, !isShown { rows = 0..<0 }
    }

    /// The same bar where it is not shown: what lies in its place is the app's own.
    var hidden: StatusBar {
        var bar = self
        bar.isShown = false
        return bar
    }

    /// Whether two regions may be what begins and ends a bar.
    private func isPaired(_ left: Region, with right: Region) -> Bool {
        guard middle(right) > Self.rightEnd, isLevel(left, with: right) else { return false }
        if right.kind == .icon || areTimeAndSigns(left, right) { return true }
        let widest = scale * (isTablet ? Self.widestOnTablet : Self.widestText)
        let areNarrow = [left, right].allSatisfy { $0.kind == .icon || Double($0.box.width) <= widest }
        let isTimeAlone = isTime(left) && Double(left.box.width) <= Self.widestTime * scale
        return areNarrow
            && (middle(right) > Self.outerRight && (left.kind == .icon || middle(left) < Self.outerLeft)
                || middle(right) > Self.besideBattery && isTimeAlone)
    }

    /// The widest time in points, without a date, and the widest row of signs that is read as one text; the
    /// ends of the signs, and how far down both have their middles at most, in points.
    private static let (widestTime, widestSigns) = (46.0, 150.0)
    private static let (endOfSigns, lowestMiddle) = (0.93, 30.0)

    /// Whether two lines may be the time and the signs of a bar of Android, all of which were read as text.
    private func areTimeAndSigns(_ left: Region, _ right: Region) -> Bool {
        !isClassic && !isTablet && left.kind == .text && middle(left) < Self.outerLeft
            && Double(left.box.width) <= Self.widestTime * scale
            && Double(right.box.width) <= Self.widestSigns * scale
            && Double(right.box.maxX) >= Self.endOfSigns * Double(width)
            && [left, right].allSatisfy {
                Double($0.box.y + $0.box.maxY) / 2 <= Self.lowestMiddle * scale
            }
    }

    /// Whether a region may be a time at the left, of which nothing else tells.
    private func isTime(_ region: Region) -> Bool {
        let down = Double(region.box.y + region.box.maxY) / 2 / Double(max(1, rows.upperBound))
        return region.kind == .text && Self.timeAcross.contains(middle(region))
            && Self.timeDown.contains(down) && Double(region.box.width) <= Self.widestText * scale
    }

    /// How many lines that are drawn like one make a column with it, how far in points they begin apart, how
    /// much their sizes differ, as a share, and the channels of their inks.
    private static let (fewestAlike, aside, sizeAlike, inkAlike) = (2, 1.0, 0.1, 6)

    /// Whether a line is the first label of a form rather than a time: others below begin where it does, and
    /// are drawn alike.
    private func beginsColumn(_ line: Region, of regions: [Region]) -> Bool {
        regions.count { other in
            other.kind == .text && other.box.y > line.box.maxY
                && Double(abs(other.box.x - line.box.x)) <= Self.aside * scale
                && abs(other.pointSize - line.pointSize) <= Self.sizeAlike * line.pointSize
                && other.ink.largestDifference(from: line.ink) <= Self.inkAlike
        } >= Self.fewestAlike
    }

    /// Whether the middles of two regions lie in one row.
    private func isLevel(_ one: Region, with other: Region) -> Bool {
        abs(one.box.y + one.box.maxY - other.box.y - other.box.maxY) <= Int(2 * Self.level * scale)
    }

    /// Whether a region may be the time of an iPhone with a home button.
    private func isCentredTime(_ region: Region) -> Bool {
        region.kind == .text && region.box.maxY <= rows.upperBound
            && Double(region.box.height) <= Self.tallestText * scale
            && Double(region.box.width) <= Self.widestText * scale
            && abs(middle(region) - 0.5) <= Self.centre
    }

    /// The widths of a battery in points, and how much wider than high it is: a sign of three bars is not.
    private static let (batteryWidth, batteryAspect) = (20.0...32.0, 1.8...2.7)
    /// Where its right side is at least, as a share of the width.
    private static let batterySide = 0.88

    private func isBattery(_ region: Region) -> Bool {
        region.kind == .icon && Self.batteryWidth.contains(Double(region.box.width) / scale)
            && Self.batteryAspect.contains(Double(region.box.width) / Double(max(1, region.box.height)))
            && Double(region.box.maxX) >= Self.batterySide * Double(width)
    }

    /// Where the middle of a region is, as a share of the width.
    private func middle(_ region: Region) -> Double {
        Double(region.box.x + region.box.maxX) / 2 / Double(max(1, width))
    }

    private init(width: Int, height: Int, scale: Double) {
        self.width = width
        self.scale = scale
        let points = (width: Double(width) / scale, height: Double(height) / scale)
        let shorter = min(points.width, points.height)
        let longer = max(points.width, points.height)
        let bar: Double
        if points.height < points.width, shorter < 600 || longer / shorter >= 2 {
            bar = 0  // phones in landscape hide the bar, and no tablet is as wide
        } else if shorter >= 700 {
            bar = Self.tablet
        } else if longer / shorter >= 2 {
            bar = Self.notched
        } else {
            let isClassic = Self.classicWidths.contains(shorter.rounded())
            bar = longer < 480 ? 0 : isClassic ? Self.classic : Self.tablet
        }
        rows = 0..<Int(bar * scale)
        isTablet = bar == Self.tablet && shorter >= 700
        isClassic = bar == Self.classic
        isPageAtOne = scale == 1 && width > height
    }

    /// Whether a box lies in the bar: small, at its left or right end.
    func contains(_ box: PixelRect) -> Bool { isShown && hasEnd(for: box) }

    /// Whether a region lies where the bar has its time and signs, whether or not one is seen.
    func hasPlace(for region: Region) -> Bool {
        hasEnd(for: region.box) || isClassic && isCentredTime(region)
    }

    private func hasEnd(for box: PixelRect) -> Bool {
        let middle = (box.x + box.maxX) / 2
        return box.maxY <= rows.upperBound && Double(box.height) <= Self.tallestText * scale
            && (middle * 5 < width * 2 || middle * 5 > width * 3)
    }
}
