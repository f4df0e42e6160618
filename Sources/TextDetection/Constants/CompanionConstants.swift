/// The numbers by which characters are told that stand beside text: brackets, signs, the numbers of a list.
package struct CompanionConstants: Sendable {
    package var band = 0.15
    package var highest = 1.4
    package var widest = 1.25
    package var besideOther = 0.3
    package var lowestOther = 0.45
    package var besideSame = 0.45
    package var between = 0.85
    package var besideBracket = 1.0
    package var bracketHeight = 1.1
    package var bracketProportion = 0.47
    package var bracketFill = 0.72
    package var dotTolerance = 0.1
    package var dotFill = 0.62
    package var dividerStroke = 0.72
    package var marker = 2.5
    package var heightTolerance = 0.09
    package var footTolerance = 0.06
    package var markerProportion = 1.1
    package var tallestHost = 40.0
}

extension CompanionConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "band", \.band, .share,
                "The middle of a character lies between the top and the foot of the line beside it, or so "
                    + "much of the line's size above or below."),
            ConstantRow(
                "highest", \.highest, .share,
                "A bracket is no taller than so much of the size."),
            ConstantRow(
                "widest", \.widest, .share,
                "A sign is no wider."),
            ConstantRow(
                "besideOther", \.besideOther, .share,
                "What stands this close to text, as a share of its size, is written with it, in another colour "
                    + "too, as code is."),
            ConstantRow(
                "lowestOther", \.lowestOther, .share,
                "In another colour it is as high as this share of the line's tall letters, where no text follows: "
                    + "what is lower is a speck of something drawn."),
            ConstantRow(
                "besideSame", \.besideSame, .share,
                "What has its ink may stand as far as the dots of type of one width do."),
            ConstantRow(
                "between", \.between, .share,
                "What stands between two pieces of text may be a space away from both."),
            ConstantRow(
                "besideBracket", \.besideBracket, .share,
                "So far from a line with its ink may stand a bracket, or what a bracket follows: a space of "
                    + "type of one width."),
            ConstantRow(
                "bracketHeight", \.bracketHeight, .share,
                "A bracket is taller than the line's tall letters."),
            ConstantRow(
                "bracketProportion", \.bracketProportion, .ratio,
                "It is no wider for its height; chevrons are."),
            ConstantRow(
                "bracketFill", \.bracketFill, .share,
                "In an ink of its own it fills less of its box: cursors and bars fill more."),
            ConstantRow(
                "dotTolerance", \.dotTolerance, .share,
                "The dot of a legend is as wide as high to so much of it, or a pixel,"),
            ConstantRow(
                "dotFill", \.dotFill, .share,
                "and fills so much of its box with its soft rim; letters as wide as high fill less."),
            ConstantRow(
                "dividerStroke", \.dividerStroke, .share,
                "A bar between words has the strokes of their letters; a hairline between cells is thinner."),
            ConstantRow(
                "marker", \.marker, .share,
                "The number of a list, with the ink and the height of its letters, stands no further away."),
            ConstantRow(
                "heightTolerance", \.heightTolerance, .share,
                "Digits are as high as the capitals and long letters of their line, within this share."),
            ConstantRow(
                "footTolerance", \.footTolerance, .share,
                "They stand on its baseline, within this share of the height."),
            ConstantRow(
                "markerProportion", \.markerProportion, .ratio,
                "They are not much wider than high."),
            ConstantRow(
                "tallestHost", \.tallestHost, .points,
                "What stands beside taller lines is drawn as often as written."),
        ]
    }
}
