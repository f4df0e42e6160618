/// The numbers by which single characters are told that stand in rows and columns with others.
package struct PeerConstants: Sendable {
    package var likeness = -1.0
    package var fewest = 2.0
    package var tolerance = 0.06
    package var surroundingTolerance = 0.3
    package var rowReach = 24.0
    package var columnReach = 12.0
}

extension PeerConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "likeness", \.likeness, .logarithm,
                "From these odds on a shape among others may be a character: of those in tables, calendars and "
                    + "keypads nearly all."),
            ConstantRow(
                "fewest", \.fewest, .count,
                "It stands with so many others: beside one word an icon may be as high as its letters."),
            ConstantRow(
                "tolerance", \.tolerance, .share,
                "It is as high as they are, and level or aligned with them, within this share of its height: round "
                    + "letters overshoot."),
            ConstantRow(
                "surroundingTolerance", \.surroundingTolerance, .share,
                "What has few parts lies between the top and the foot of text in its row, or is as high as text in "
                    + "its column and aligned with it, within this share of that text's height."),
            ConstantRow(
                "rowReach", \.rowReach, .ratio,
                "In a row they stand no further apart for their height: the columns of a table."),
            ConstantRow(
                "columnReach", \.columnReach, .ratio,
                "In a column they stand no further apart: the weeks of a calendar."),
        ]
    }
}
