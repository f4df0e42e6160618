/// The numbers by which connected components are kept or left out.
package struct ComponentConstants: Sendable {
    package var rim = 2.0
    package var otherBackground = 0.25
    package var farFromBackground = 0.9
    package var farQuantile = 0.95
    package var fewPixels = 20.0
    package var inkedCoverage = 0.4
    package var fullCoverage = 0.9
    package var spreadQuantile = 0.75
    package var tallest = 110.0
    package var widest = 3520.0
    package var smallest = 0.4
    package var smallestInTexture = 2.0
    package var fewestPixels = 2.0
    package var leastContrast = 2.0
    package var mostForeignBackground = 0.15
    package var mostForeignAtCut = 0.35
    package var ruleProportion = 12.0
    package var thickestRule = 3.0
    package var shortestRule = 24.0
    package var verticalRuleProportion = 10.0
    package var shortestVerticalRule = 40.0
    package var pictureArea = 9.0
    package var pictureSpread = 12.0
    package var pictureSpreadShare = 0.33
    package var solidSide = 8.0
    package var solidFill = 0.85
    package var solidProportion = 3.5
    package var layerSolidFill = 0.8
    package var layerSmallest = 1.0
    package var layerLowest = 1.5
    package var layerFewestSides = 4.0
    package var layerLeastContrast = 30.0
}

extension ComponentConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "rim", \.rim, .pixels,
                "Antialiasing ends within a pixel, and a background is looked at in the next."),
            ConstantRow(
                "otherBackground", \.otherBackground, .share,
                "A second background differs by so much of the component's contrast; a gradient differs "
                    + "by less."),
            ConstantRow(
                "farFromBackground", \.farFromBackground, .share,
                "Pixels so far from the background, of the distance that few exceed, have the ink's own "
                    + "colour."),
            ConstantRow(
                "farQuantile", \.farQuantile, .share,
                "The distance that few pixels exceed."),
            ConstantRow(
                "fewPixels", \.fewPixels, .count,
                "Of fewer pixels the farthest is the ink: a quantile of so few is one of their rims."),
            ConstantRow(
                "inkedCoverage", \.inkedCoverage, .share,
                "Pixels covered by less are a rim, and not of the component's box."),
            ConstantRow(
                "fullCoverage", \.fullCoverage, .share,
                "Pixels covered by more show the ink's own colour."),
            ConstantRow(
                "spreadQuantile", \.spreadQuantile, .share,
                "How far most full pixels are from one colour; the rest are at crossings of overlapping "
                    + "strokes."),
            ConstantRow(
                "tallest", \.tallest, .points,
                "What is taller is no letter. Display type goes up to 96 points."),
            .bound(
                "widest", \.widest, .points,
                "What is wider is not measured: 32 times the tallest."),
            ConstantRow(
                "smallest", \.smallest, .squarePoints,
                "The dot of 8 point type is larger."),
            ConstantRow(
                "smallestInTexture", \.smallestInTexture, .squarePoints,
                "Photographs are full of smaller specks."),
            ConstantRow(
                "fewestPixels", \.fewestPixels, .pixels,
                "A single pixel has no shape."),
            ConstantRow(
                "leastContrast", \.leastContrast, .levels,
                "What differs by less is dither."),
            ConstantRow(
                "mostForeignBackground", \.mostForeignBackground, .share,
                "More of the rim of a frame, an outline or an edge lies on a second background, less of a "
                    + "letter's that touches its button's edge."),
            ConstantRow(
                "mostForeignAtCut", \.mostForeignAtCut, .share,
                "A letter that its container cuts off has no more of its rim beyond that straight side."),
            ConstantRow(
                "ruleProportion", \.ruleProportion, .ratio,
                "What is wider for its height is a rule."),
            ConstantRow(
                "thickestRule", \.thickestRule, .points,
                "What is higher is no rule."),
            ConstantRow(
                "shortestRule", \.shortestRule, .points,
                "What is shorter may be two underscores."),
            ConstantRow(
                "verticalRuleProportion", \.verticalRuleProportion, .ratio,
                "What is higher for its width is a vertical rule, unless it is as low as a letter l."),
            ConstantRow(
                "shortestVerticalRule", \.shortestVerticalRule, .points,
                "What is lower may be a letter l, or a bar between words."),
            ConstantRow(
                "pictureArea", \.pictureArea, .squarePoints,
                "What is larger shows enough pixels to tell whether it has one colour."),
            ConstantRow(
                "pictureSpread", \.pictureSpread, .levels,
                "Full pixels of an ink are within 2 levels of one colour, further apart over a gradient."),
            ConstantRow(
                "pictureSpreadShare", \.pictureSpreadShare, .share,
                "The same for strong inks, whose sharpened rims spread further."),
            ConstantRow(
                "solidSide", \.solidSide, .points,
                "A solid shape is larger; heavy dots and dashes of display type are smaller."),
            ConstantRow(
                "solidFill", \.solidFill, .share,
                "A solid shape fills more of its box; letters but I and l do not."),
            ConstantRow(
                "solidProportion", \.solidProportion, .ratio,
                "A letter I or l of heavy type is higher for its width."),
            ConstantRow(
                "layerSolidFill", \.layerSolidFill, .share,
                "A patch of flat colour in a picture fills more of its box, no letter but I and l does."),
            ConstantRow(
                "layerSmallest", \.layerSmallest, .squarePoints,
                "Of one exact colour, smaller components are specks of a picture."),
            ConstantRow(
                "layerLowest", \.layerLowest, .points,
                "A picture is full of lower specks."),
            ConstantRow(
                "layerFewestSides", \.layerFewestSides, .count,
                "Fewer pixels beside it do not tell what it lies on."),
            ConstantRow(
                "layerLeastContrast", \.layerLeastContrast, .levels,
                "What differs by less from what surrounds it is a part of it."),
        ]
    }
}
