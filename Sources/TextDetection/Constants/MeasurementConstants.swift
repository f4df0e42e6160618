/// The numbers by which colours and contrast are measured, and doubted.
package struct MeasurementConstants: Sendable {
    package var farQuantile = 0.97
    package var farFromBackground = 0.95
    package var solidFraction = 0.35
    package var otherBackground = 2.0
    package var plainBackground = 0.02
    package var plainDifference = 2.0
    package var outliers = 0.05
    package var rim = 2.0
    package var subpixelQuantile = 0.998
    package var subpixelReach = 12.0
    package var subpixelCorrelation = 0.5
    package var thinStroke = 1.15
    package var thinSolid = 0.25
    package var agreeingPixels = 32.0
    package var softEdges = 1.15
    package var fading = 5.0
    package var fadingShare = 0.06
    package var busy = 15.0
    package var clearOfBusy = 6.0
    package var leastConfidence = 0.6
    package var roughness = 40.0
    package var doubtful = 0.7
}

extension MeasurementConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "farQuantile", \.farQuantile, .share,
                "The pixels beyond this quantile of distances are covered fully, where strokes cross or a "
                    + "stem meets the grid."),
            ConstantRow(
                "farFromBackground", \.farFromBackground, .share,
                "With this tolerance."),
            ConstantRow(
                "solidFraction", \.solidFraction, .share,
                "From this share of full pixels on, a letter shows its own ink."),
            ConstantRow(
                "otherBackground", \.otherBackground, .levels,
                "Over backgrounds further apart a translucent ink has several colours."),
            ConstantRow(
                "plainBackground", \.plainBackground, .levels,
                "A background that deviates less from one colour is plain."),
            ConstantRow(
                "plainDifference", \.plainDifference, .levels,
                "Backgrounds of letters that differ by no more are one."),
            ConstantRow(
                "outliers", \.outliers, .share,
                "So many pixels at either end of a backdrop's luminances do not count."),
            ConstantRow(
                "rim", \.rim, .pixels,
                "A varied backdrop is looked at up to here: a halo may end there."),
            ConstantRow(
                "subpixelQuantile", \.subpixelQuantile, .share,
                "Of letters drawn by subpixels, the pixels beyond this quantile are covered fully in a channel."
            ),
            ConstantRow(
                "subpixelReach", \.subpixelReach, .levels,
                "Where ink and backdrop differ by less in a channel, rounding hides how much of it is covered."
            ),
            ConstantRow(
                "subpixelCorrelation", \.subpixelCorrelation, .share,
                "So closely the difference of red and blue goes with the slope of the coverage on either side of "
                    + "a stroke drawn by subpixels; of others it does not at all."),
            ConstantRow(
                "thinStroke", \.thinStroke, .pixels,
                "Thinner strokes may show no pixel of their own colour,"),
            ConstantRow(
                "thinSolid", \.thinSolid, .share,
                "where fewer pixels are full."),
            ConstantRow(
                "agreeingPixels", \.agreeingPixels, .pixels,
                "So many pixels of one colour, and hardly one stronger, are the ink itself, however thin."),
            ConstantRow(
                "softEdges", \.softEdges, .ratio,
                "Sharp strokes have 0.6 partly covered pixels for each crossing of an edge, blurred ones "
                    + "more."),
            ConstantRow(
                "fading", \.fading, .levels,
                "Full pixels of one ink are within 2 levels of each other; further apart they fade."),
            ConstantRow(
                "fadingShare", \.fadingShare, .share,
                "The same for strong inks."),
            ConstantRow(
                "busy", \.busy, .levels,
                "A backdrop that deviates more is busy,"),
            ConstantRow(
                "clearOfBusy", \.clearOfBusy, .ratio,
                "where the ink is not clear of it by so much."),
            ConstantRow(
                "leastConfidence", \.leastConfidence, .score,
                "The confidence in colours of which no pixel is full."),
            ConstantRow(
                "roughness", \.roughness, .levels,
                "The deviation of a backdrop that halves the confidence."),
            ConstantRow(
                "doubtful", \.doubtful, .score,
                "What is left of the confidence where something is in doubt."),
        ]
    }
}
