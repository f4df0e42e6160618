internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// One of several colours to choose from, which is drawn as it is: discs or squares of one size close
/// together in a row, each in a colour of its own.
///
/// Its colour is what it says. Dots that tell a state stand below each other, and those of a legend have
/// words between them.
struct Swatch: Hashable {
    /// What it is likely, in words.
    let words = "it is one of a row of colours, as those to choose from are"

    /// How many others there are at least.
    private static let fewest = 2
    /// How much the sizes of swatches differ, in pixels, and how far they are from level.
    private static let uneven = 2
    /// How far a swatch is from the next one at most, for its side.
    private static let gap = 2.0
    /// How far the channels of two colours are apart.
    private static let difference = 24

    /// Fails where an icon is none.
    ///
    /// - Parameters:
    ///   - index: The icon, as an index of the regions of the screen.
    ///   - screen: The screen.
    init?(_ index: Int, on screen: JudgedScreen) {
        let icon = screen.regions[index].region
        guard icon.surroundings.isFilled else { return nil }
        let row = screen.regions.map(\.region).filter { other in
            other.kind == .icon && other.surroundings.isFilled
                && abs(other.box.width - icon.box.width) <= Self.uneven
                && abs(other.box.height - icon.box.height) <= Self.uneven
                && abs(other.box.y - icon.box.y) <= Self.uneven
        }.sorted { $0.box.x < $1.box.x }
        guard let place = row.firstIndex(where: { $0.box == icon.box }) else { return nil }
        let texts = screen.regions.map(\.region).filter { $0.kind == .text }
        /// Whether two are close, and no word stands between them.
        func isNext(_ left: Region, _ right: Region) -> Bool {
            let between = PixelRect(
                x: left.box.maxX, y: left.box.y, width: max(0, right.box.x - left.box.maxX),
                height: left.box.height)
            return Double(between.width) <= Self.gap * Double(icon.box.width)
                && !texts.contains { $0.box.intersects(between) }
        }
        var (first, last) = (place, place)
        while first > 0, isNext(row[first - 1], row[first]) { first -= 1 }
        while last + 1 < row.count, isNext(row[last], row[last + 1]) { last += 1 }
        let others = row[first...last].filter { $0.ink.largestDifference(from: icon.ink) >= Self.difference }
        guard others.count >= Self.fewest else { return nil }
    }
}
