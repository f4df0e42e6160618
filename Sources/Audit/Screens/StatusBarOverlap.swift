internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// A line of the app's text that runs under the status bar, with nothing between the two.
///
/// The bar's row is that of its last sign, the battery. What stands in the middle of the row, level with the
/// signs, is the time of phones with a home button or a title, and no such line.
struct StatusBarOverlap {
    /// The line, by its index among the regions.
    let line: Int
    /// The colour of the bar's signs.
    let ink: SRGB8
    /// The contrast ratio of the signs with the line.
    let contrast: Double

    /// What the text of the status bar needs; it is never large.
    static let required = ContrastStandard.minimumRatio
    /// The share of the lower of line and row that has to lie in both.
    private static let leastShare = 0.3
    /// How far the middles of a title and of the signs may be apart, in points.
    private static let level = 3.0
    /// The middle of the bar, as shares of its width.
    private static let middle = 0.4...0.6
    /// The share of the width that a title has between the two ends of the bar.
    private static let titleShare = 0.5
    /// The share of the width from which a line is no name or sign in a header of the app's own.
    private static let lineShare = 0.2
    /// How far code values of one ink are apart at most.
    private static let sameInk = 16
    /// The share of the width that lines keep from a side of the screen at most.
    private static let marginShare = 0.15

    /// Looks for the first such line on a screen; nil where there is none, or no sign of a status bar.
    init?(on screen: JudgedScreen) {
        let regions = screen.regions.map(\.region)
        guard let sign = regions.filter({ $0.place == .statusBar }).max(by: { $0.box.maxX < $1.box.maxX })
        else { return nil }
        let (width, scale) = (Double(screen.model.width), screen.model.scale.value)
        let found = regions.indices.first { index in
            let box = regions[index].box
            guard regions[index].kind == .text, regions[index].place == .content else { return false }
            let shared = min(box.maxY, sign.box.maxY) - max(box.y, sign.box.y)
            guard Double(shared) >= Self.leastShare * Double(min(box.height, sign.box.height)) else {
                return false
            }
            func isLevel(_ box: PixelRect) -> Bool {
                Double(abs(box.y + box.maxY - sign.box.y - sign.box.maxY)) / 2 <= Self.level * scale
            }
            // The time may have cut it in two.
            let line = PixelRect(
                around: [box]
                    + regions.filter { part in
                        part.kind == .text && !isLevel(part.box)
                            && min(part.box.maxY, box.maxY) - max(part.box.y, box.y) > box.height / 2
                            && part.ink.largestDifference(from: regions[index].ink) <= Self.sameInk
                    }.map(\.box))
            guard Double(box.width) >= Self.lineShare * width,
                Double(line.x) <= Self.marginShare * width
                    || Double(line.maxX) >= (1 - Self.marginShare) * width
            else { return false }
            let isTitle =
                Self.middle.contains(Double(box.x + box.maxX) / 2 / width)
                && Double(box.width) <= Self.titleShare * width && isLevel(box)
            return !isTitle
        }
        guard let found else { return nil }
        let contrast = sign.ink.contrastRatio(with: regions[found].ink)
        guard contrast < Self.required else { return nil }
        line = found
        ink = sign.ink
        self.contrast = contrast
    }
}
