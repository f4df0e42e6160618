internal import ColorMath
package import Raster
package import TextDetection

/// The push buttons of a dialog of macOS: two at least, as high, on one level, in the bottom right corner.
///
/// AppKit's are 21 points high with labels of 13, 20 points from the edges of their window; those of pages
/// and of tablets are higher. What other desktops draw is as high at one pixel a point.
package enum PushButtons {
    /// The pixels per point of the pictures that show it.
    private static let scale = 2.0
    /// How far in points above the lower edge buttons begin.
    private static let band = 70.0
    /// The heights in points between the edges of buttons, and the sizes of their labels.
    private static let (heights, labels) = (17.5...22.5, 12.4...13.7)
    /// How far in points the last one is from the right and the lower edge, and the two are apart.
    private static let (margins, gaps) = (12.0...38.0, 6.0...20.0)

    /// Whether a window ends in such buttons.
    package static func areShown(
        among regions: [Region], on screen: Bitmap<UInt8>, within window: PixelRect, scale: Double
    ) -> Bool {
        guard scale == Self.scale else { return false }
        let top = window.maxY - Int(band * scale)
        let boxes = regions.filter {
            $0.kind == .text && $0.box.y >= top && labels.contains($0.pointSize)
        }.compactMap { ButtonBox(around: $0, on: screen, scale: scale)?.box }
            .filter { heights.contains(Double($0.height) / scale) }.sorted { $0.x < $1.x }
        guard boxes.count >= 2, let last = boxes.last else { return false }
        let before = boxes[boxes.count - 2]
        return abs(before.y - last.y) <= 1 && abs(before.maxY - last.maxY) <= 1
            && margins.contains(Double(window.maxX - last.maxX) / scale)
            && margins.contains(Double(window.maxY - last.maxY) / scale)
            && gaps.contains(Double(last.x - before.maxX) / scale)
    }
}
