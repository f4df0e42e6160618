/// The numbers by which a line's rows and strokes are found.
package struct ShapeConstants: Sendable {
    package var inkedRow = 0.3
    package var headlineBlocks = 4.0
    package var headlineProportion = 1.5
    package var headlineInk = 0.88
    package var headlineTop = 0.42
    package var softest = 0.12
    package var foot = 2.0 / 3
    package var footRule = 0.75
    package var rule = 0.9
    package var thickestRule = 0.15
    package var ruledProportion = 3.0
    package var profileWindow = 0.06
}

extension ShapeConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "inkedRow", \.inkedRow, .pixels,
                "A row has ink from this coverage on."),
            ConstantRow(
                "headlineBlocks", \.headlineBlocks, .count,
                "A row of so many parts may have a headline,"),
            ConstantRow(
                "headlineProportion", \.headlineProportion, .ratio,
                "or a part that is so wide for the height."),
            ConstantRow(
                "headlineInk", \.headlineInk, .share,
                "A headline is inked for so much of the columns."),
            ConstantRow(
                "headlineTop", \.headlineTop, .share,
                "A headline lies so near to the top; strikes and underlines lie below."),
            ConstantRow(
                "softest", \.softest, .share,
                "Pixels covered by more, and by less than the rest, are at an edge."),
            ConstantRow(
                "foot", \.foot, .share,
                "Underlines lie below this share of the height, strikes above."),
            ConstantRow(
                "footRule", \.footRule, .share,
                "An underline is inked for so much of the width, as descenders interrupt it."),
            ConstantRow(
                "rule", \.rule, .share,
                "A strike is inked for so much."),
            ConstantRow(
                "thickestRule", \.thickestRule, .share,
                "A rule is no thicker for the height."),
            ConstantRow(
                "ruledProportion", \.ruledProportion, .ratio,
                "A line that is shorter for its height has no rule: it may be a letter."),
            ConstantRow(
                "profileWindow", \.profileWindow, .share,
                "The rise at the x-height and the fall at the baseline are as soft as so much of the "
                    + "height."),
        ]
    }
}
