internal import Raster
internal import TextDetection

/// The system's status bar at the top of a whole screen: time, signal, battery.
struct StatusBar {
    /// The rows of the bar; empty where the bitmap is no whole screen.
    let rows: Range<Int>
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
    /// Whether anything on the screen looks like a bar; without it, what lies there is the app's own.
    private(set) var isShown = false

    /// How far apart the middles of what lies in the bar's row are, in points.
    private static let level = 4.0
    /// Where the time, or the name of the carrier, has its middle, and where the signs have theirs, as shares
    /// of the width.
    private static let (leftEnd, rightEnd) = (0.4, 0.7)
    /// The same where all of it is text, as a battery with its percentage is.
    private static let (outerLeft, outerRight) = (0.2, 0.8)
    /// The widest text in the bar, in points: a time with a date, a carrier's name.
    private static let widestText = 90.0
    /// Where the time alone has its middle: across, as shares of the width, and down, as shares of the bar.
    private static let timeAcross = 0.05...0.25
    private static let timeDown = 0.35...0.85

    /// Looks for a bar.
    ///
    /// A bar has something at either end of one row: a sign at the right, or short text close to the right
    /// side and a sign or short text close to the left. Of a time alone, the signs of which are lost in
    /// what lies behind them, the place has to fit, and of a battery alone the shape.
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
        isShown =
            items.contains(where: isBattery)
            || items.contains { left in
                let across = middle(left)
                guard across < Self.leftEnd else { return false }
                let isPaired = items.contains { right in
                    guard middle(right) > Self.rightEnd,
                        abs(left.box.y + left.box.maxY - right.box.y - right.box.maxY)
                            <= Int(2 * Self.level * scale)
                    else { return false }
                    if right.kind == .icon { return true }
                    let areNarrow = [left, right].allSatisfy {
                        $0.kind == .icon || Double($0.box.width) <= Self.widestText * scale
                    }
                    return areNarrow && middle(right) > Self.outerRight
                        && (left.kind == .icon || across < Self.outerLeft)
                }
                let down = Double(left.box.y + left.box.maxY) / 2 / Double(max(1, rows.upperBound))
                return isPaired
                    || items.count == 1 && left.kind == .text && Self.timeAcross.contains(across)
                        && Self.timeDown.contains(down) && Double(left.box.width) <= Self.widestText * scale
            }
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
        if points.height < points.width, shorter < 600 {
            bar = 0  // phones in landscape hide the bar
        } else if shorter >= 700 {
            bar = Self.tablet
        } else if longer / shorter >= 2 {
            bar = Self.notched
        } else {
            let isClassic = Self.classicWidths.contains(shorter.rounded())
            bar = longer < 480 ? 0 : isClassic ? Self.classic : Self.tablet
        }
        rows = 0..<Int(bar * scale)
    }

    /// Whether a box lies in the bar: small, at its left or right end.
    func contains(_ box: PixelRect) -> Bool {
        guard isShown else { return false }
        let middle = (box.x + box.maxX) / 2
        return box.maxY <= rows.upperBound && Double(box.height) <= Self.tallestText * scale
            && (middle * 5 < width * 2 || middle * 5 > width * 3)
    }
}
