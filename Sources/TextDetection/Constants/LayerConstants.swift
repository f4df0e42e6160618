/// The numbers by which exact colours are found where zones cannot part text from a picture.
package struct LayerConstants: Sendable {
    package var lowestWord = 6.0
    package var narrowestWord = 14.0
    package var window = 64.0
    package var fewestPixels = 8.0
    package var difference = 4.0
    package var tolerance = 16.0
    package var knownOverlap = 0.3
}

extension LayerConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "lowestWord", \.lowestWord, .points,
                "Ink that was left over may hide text where it is as high as a short word."),
            ConstantRow(
                "narrowestWord", \.narrowestWord, .points,
                "And as wide."),
            ConstantRow(
                "window", \.window, .points,
                "What is rare on a screen, as the ink of a label on a map, is common in a window of this "
                    + "side."),
            ConstantRow(
                "fewestPixels", \.fewestPixels, .squarePoints,
                "Of a colour, fewer pixels in a window are no word."),
            ConstantRow(
                "difference", \.difference, .levels,
                "Of colours no further apart one is tried."),
            ConstantRow(
                "tolerance", \.tolerance, .levels,
                "Pixels this near to a colour belong to its layer: what compression makes of it."),
            ConstantRow(
                "knownOverlap", \.knownOverlap, .share,
                "A line known before is the same where it overlaps by so much of the height."),
        ]
    }
}
