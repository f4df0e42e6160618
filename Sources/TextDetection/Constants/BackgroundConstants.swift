/// The numbers by which zones are told apart that things lie on.
package struct BackgroundConstants: Sendable {
    package var difference = 6.0
    package var tallestInside = 110.0
    package var widestInside = 220.0
    package var sparseFill = 0.4
    package var panelFill = 0.9
    package var panelSide = 48.0
    package var fullestFill = 0.72
    package var solidFill = 0.58
    package var smallestPart = 2.0
    package var holeDifference = 12.0
    package var farFromBackground = 0.9
    package var farQuantile = 0.95
    package var solidDistance = 0.5
    package var faintestRuling = 20.0
    package var rulingFill = 0.5
    package var rulingShare = 0.3
    package var lowestOnRuling = 6.0
    package var fewestOnRuling = 3.0
}

extension BackgroundConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "difference", \.difference, .levels,
                "Zones that differ by less in every channel have one colour: a gradient moves as far "
                    + "across a letter."),
            ConstantRow(
                "tallestInside", \.tallestInside, .points,
                "What is taller is not the inside of a stroke of any letter."),
            ConstantRow(
                "widestInside", \.widestInside, .points,
                "What is wider is not the inside of a stroke, twice as wide as the tallest is tall."),
            ConstantRow(
                "sparseFill", \.sparseFill, .share,
                "A zone that fills less of its box is a stroke; containers fill more, whatever they hold."),
            ConstantRow(
                "panelFill", \.panelFill, .share,
                "A panel with text that touches its sides fills more of its box than any stroke that bends,"),
            ConstantRow(
                "panelSide", \.panelSide, .points,
                "and is longer both ways than the stroke of the tallest letters is wide."),
            ConstantRow(
                "fullestFill", \.fullestFill, .share,
                "A zone that fills more of its box, holes included, is a container; a small disc without "
                    + "its rim fills 0.74."),
            ConstantRow(
                "solidFill", \.solidFill, .share,
                "What fills less of its box is no counter. The counters of heavy letters fill 0.59 and "
                    + "more."),
            ConstantRow(
                "smallestPart", \.smallestPart, .pixels,
                "What a zone holds is something from so many pixels for each that makes a point."),
            ConstantRow(
                "holeDifference", \.holeDifference, .levels,
                "A counter has the colour that surrounds its letter, blurred by two rims."),
            ConstantRow(
                "farFromBackground", \.farFromBackground, .share,
                "Pixels so far from the background, of the distance that few exceed, have the ink's own "
                    + "colour."),
            ConstantRow(
                "farQuantile", \.farQuantile, .share,
                "The distance that few pixels exceed."),
            ConstantRow(
                "solidDistance", \.solidDistance, .share,
                "Pixels half as far from the background as the farthest are inside a shape."),
            ConstantRow(
                "faintestRuling", \.faintestRuling, .levels,
                "The lines of squared paper differ by no more from it: 13 are usual. Text that does has a ratio of "
                    + "1.2."),
            .bound(
                "rulingFill", \.rulingFill, .share,
                "Lines fill less of their box."),
            .bound(
                "rulingShare", \.rulingShare, .share,
                "So much of them and of what touches them is as faint, even where text is dense."),
            ConstantRow(
                "lowestOnRuling", \.lowestOnRuling, .points,
                "What is lower is no letter that touches them, but a mark on a chart;"),
            ConstantRow(
                "fewestOnRuling", \.fewestOnRuling, .count,
                "fewer are the handles of a frame."),
        ]
    }
}
