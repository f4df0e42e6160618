internal import ColorMath
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// A label that stands out half as much as those above and below it, as that of a box that is switched off
/// does where the others can be ticked.
struct PaleLabel: Hashable {
    /// How far in points labels of one column begin apart, and differ in size.
    private static let (column, size) = (2.0, 2.0)
    /// How many times as much others stand out, and how many of these there are at least.
    private static let (stronger, fewest) = (2.0, 2)
    /// How far the channels of two backdrops may be apart.
    private static let backdropTolerance = 24

    /// Fails where a label stands in no column of labels, or most of these are as pale.
    ///
    /// - Parameters:
    ///   - label: A line of the screen.
    ///   - screen: The screen.
    init?(_ label: Region, on screen: JudgedScreen) {
        let others = screen.regions.map(\.region).filter { other in
            other.kind == .text && other.place == .content && other.box != label.box
                && Double(abs(other.box.x - label.box.x)) <= Self.column * screen.model.scale.value
                && abs(other.pointSize - label.pointSize) <= Self.size
                && other.backdrop.largestDifference(from: label.backdrop) <= Self.backdropTolerance
        }
        let strong = others.count { $0.contrast.typical >= Self.stronger * label.contrast.typical }
        guard strong >= Self.fewest, 2 * strong > others.count else { return nil }
    }
}
