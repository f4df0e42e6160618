/// The numbers by which small solid shapes are told that something is written on.
package struct BadgeConstants: Sendable {
    package var smallest = 9.0
    package var largest = 24.0
    package var widestGroup = 2.5
    package var fill = 0.72
    package var offCentre = 0.12
}

extension BadgeConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            .bound(
                "smallest", \.smallest, .points,
                "A badge is no lower and no narrower: a digit of 6 points with a point around it."),
            .bound(
                "largest", \.largest, .points,
                "What is larger leaves room for a background beside what is written on it."),
            .bound(
                "widestGroup", \.widestGroup, .ratio,
                "With the icon on whose corner it lies it is no larger for the largest."),
            ConstantRow(
                "fill", \.fill, .share,
                "A disc fills 0.79 of its box, a small one less; letters less than this."),
            ConstantRow(
                "offCentre", \.offCentre, .share,
                "The middle of a character is no further from that of the badge for the badge's height; the parts of "
                    + "an icon lie above each other."),
        ]
    }
}
