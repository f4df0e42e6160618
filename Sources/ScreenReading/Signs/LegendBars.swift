internal import ColorMath
package import Raster
package import TextDetection

/// Short bars before the names of a legend, in the colours of the curves, that were taken for a dash beside
/// the text.
///
/// A dash is as thin as the strokes of its type, at most a ninth of its size.
package enum LegendBars {
    /// The share of its box that is its ink at least: the ends may be round.
    private static let filled = 0.9
    /// How much wider than high one is at least: squares and discs are no dashes.
    private static let shape = 1.5
    /// How high it is at least, as a share of the size of its type: a dash in the boldest has a ninth.
    private static let leastHeight = 0.2
    /// How high in pixels it is at least: of small type a dash may be as high as a blended row more.
    private static let leastPixels = 4

    /// How far behind it its name begins at most, as a multiple of the size of its type.
    private static let reach = 1.5
    /// How far apart the inks of the two are at least, in code values: a dash has the ink of its line.
    private static let otherInk = 24

    /// Whether a region is one.
    ///
    /// - Parameter regions: All of the screen, of which one is its name.
    package static func holds(
        _ region: Region, among regions: [Region], on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> Bool {
        isBar(region, on: screen, scale: scale)
            && regions.contains { isName($0, of: region, scale: scale) }
    }

    /// Whether a line of text begins behind a bar, on its level and in another ink.
    private static func isName(_ line: Region, of bar: Region, scale: Double) -> Bool {
        let gap = line.box.x - bar.box.maxX
        return line.kind == .text && gap >= 0 && Double(gap) <= reach * bar.pointSize * scale
            && (Double(line.box.y)...Double(line.box.maxY)).contains(bar.box.middle.y)
            && line.ink.largestDifference(from: bar.ink) >= otherInk
    }

    private static func isBar(
        _ region: Region, on screen: borrowing Bitmap<UInt8>, scale: Double
    ) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, box.height >= leastPixels,
            Double(box.width) >= shape * Double(box.height),
            Double(box.height) >= leastHeight * region.pointSize * scale,
            box.maxX <= screen.width, box.maxY <= screen.height
        else { return false }
        let mostBlank = Int(Double(box.area) - filled * Double(box.area))
        var blank = 0
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX where !region.isInk(screen[x, y].color) { blank += 1 }
            guard blank <= mostBlank else { return false }
        }
        return true
    }
}
