internal import Raster
internal import TextDetection

/// Outlines that were taken for letters: those of labels side by side, as chips and the parts of a
/// segmented control have them.
///
/// Each is a ring, and rings in a row are a word; what is written in them tells that they are frames. Lines
/// of text lie in no other line.
enum LabelFrames {
    /// How many pixels a frame leaves free around its label at least, on each side.
    private static let margin = 1
    /// How many times as high as its label a frame is at least: an `o` around a smaller one is a sign.
    private static let taller = 1.3
    /// How many times as wide as high a label is at least: a ring around one digit is a badge.
    private static let wider = 1.5

    /// Whether a region is such outlines around some of the lines of a screen.
    static func holds(_ region: Region, around lines: [Region]) -> Bool {
        guard region.kind == .text, region.place == .content else { return false }
        let (box, inner) = (region.box, region.box.grown(by: -margin))
        return lines.contains { label in
            inner.contains(label.box) && Double(box.height) >= taller * Double(label.box.height)
                && Double(label.box.width) >= wider * Double(label.box.height)
        }
    }
}
