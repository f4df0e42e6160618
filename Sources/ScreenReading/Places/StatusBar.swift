internal import Raster

/// The system's status bar at the top of a whole screen: time, signal, battery.
struct StatusBar {
    /// The rows of the bar; empty where the bitmap is no whole screen.
    let rows: Range<Int>
    private let width: Int

    /// Heights of the part of the bar that its text stays within, in points: phones with a home button,
    /// phones with a notch or an island, tablets.
    private static let classic = 20.0
    private static let notched = 44.0
    private static let tablet = 24.0
    /// The tallest text of the bar in points.
    private static let tallestText = 14.0

    private let scale: Double

    init(width: Int, height: Int, scale: Double) {
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
            bar = longer >= 480 ? Self.classic : 0
        }
        rows = 0..<Int(bar * scale)
    }

    /// Whether a box lies in the bar: small, at its left or right end.
    func contains(_ box: PixelRect) -> Bool {
        let middle = (box.x + box.maxX) / 2
        return box.maxY <= rows.upperBound && Double(box.height) <= Self.tallestText * scale
            && (middle * 5 < width * 2 || middle * 5 > width * 3)
    }
}
