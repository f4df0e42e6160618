/// The numbers by which the grain of a paper and the figures of a wallpaper are told from text.
package struct PatternConstants: Sendable {
    package var fewestMarks = 8.0
    package var marksOfText = 2.0
    package var figureRatio = 2.0
    package var lowestFigure = 16.0
    package var fewestFigures = 3.0
    package var fewestInks = 3.0
}

extension PatternConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "fewestMarks", \.fewestMarks, .count,
                "Among so many marks of one faint ink that are no text what looks like some is one of them,"),
            ConstantRow(
                "marksOfText", \.marksOfText, .ratio,
                "where they are so many for each that does: of faint text most is read."),
            ConstantRow(
                "figureRatio", \.figureRatio, .ratio,
                "The figures of a wallpaper have less contrast than what is drawn to be seen."),
            ConstantRow(
                "lowestFigure", \.lowestFigure, .points,
                "They are pictures, and higher than labels and their icons."),
            ConstantRow(
                "fewestFigures", \.fewestFigures, .count,
                "So many of them at least are no digits or letters,"),
            ConstantRow(
                "fewestInks", \.fewestInks, .count,
                "and they have so many inks; icons and labels that are switched off have one or two."),
        ]
    }
}
