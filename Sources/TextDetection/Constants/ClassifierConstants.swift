/// The numbers by which candidates are taken for text, for icons, or for neither.
package struct ClassifierConstants: Sendable {
    package var lowestLine = 4.5
    package var roughBackground = 1.5
    package var roughShare = 0.015
    package var leastSolidOnRough = 0.18
    package var leastSolid = 0.05
    package var leastSolidOfWords = 0.03
    package var solidPartFill = 0.75
    package var equalSides = 1.15
    package var barWidth = 4.0
    package var stairStep = 1.1
    package var spotFill = 0.68
    package var spotHeight = 0.45
    package var spotRule = 6.0
    package var spotShare = 0.5
    package var spotRows = 0.5
    package var leastFill = 0.09
    package var mostFill = 0.72
    package var inkSpread = 6.0
    package var inkSpreadShare = 0.17
    package var clearOfThreshold = 3.0
    package var clearOfBackground = 6.0
    package var clearOfNoise = 30.0
    package var curveWidth = 0.8
    package var curveProportion = 2.0
    package var curveStrokes = 1.25
    package var curveBlocks = 4.0
    package var leastAscent = 0.7
    package var thinnestStroke = 0.018
    package var thinnestOfFew = 0.05
    package var tallBlock = 0.35
    package var exactSpread = 3.0
    package var exactSolid = 0.3
    package var fewestInTexture = 3.0
    package var fewestExactInTexture = 2.0
    package var fewBlocks = 3.0
    package var characterLikeness = 3.0
    package var iconLikeness = -4.0
    package var partLikeness = 0.5
    package var wordLikeness = -0.4
    package var loneLikeness = 1.4
    package var mostPartsAlone = 6.0
    package var mostIconParts = 4.0
    package var heaviestStroke = 0.26
    package var blobFill = 0.38
    package var tallLine = 36.0
    package var tallLetter = 0.4
    package var levelTolerance = 0.06
    package var widestLevelLetter = 1.8
    package var levelShare = 0.6
    package var hangingStrokesInRow = 4.0
    package var hangingStrokesPerColumn = 1.5
    package var joinedDot = 0.25
    package var joinedDotProportion = 1.5
    package var joinedProportion = 2.5
    package var joinedStrokes = 1.5
    package var loneLetter = 0.6
    package var letterOverlap = 0.2
    package var zeroDot = 0.4
    package var zeroDotTop = 0.3
    package var zeroDotBottom = 0.7
    package var wordProportion = 1.5
    package var wordStrokes = 5.0
    package var cursiveProportion = 2.2
    package var cursiveComponents = 3.0
    package var cursiveDot = 0.3
    package var cursiveStroke = 0.9
    package var smallestIcon = 9.0
    package var iconGap = 0.45
    package var narrowestIcon = 0.8
    package var widestIcon = 1.4
    package var repeatedGap = 0.42
    package var repeatedDifference = 0.3
    package var mirrorDifference = 0.35
    package var layerFewestComponents = 2.0
    package var layerSpread = 4.0
    package var compressedRoughness = 0.09
    package var compressedLikeness = 5.0
    package var compressedShare = 0.85
    package var layerLeastRatio = 1.1
    package var layerLeastRatioIfTall = 1.25
    package var faintRatio = 1.25
    package var faintProportion = 4.0
    package var speckArea = 4.0
    package var speckReach = 2.0
    package var knownShare = 0.8
    package var scoreOfOne = 0.7
    package var scoreOfTwo = 0.85
    package var scoreOfThree = 0.95
}

extension ClassifierConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "lowestLine", \.lowestLine, .points,
                "Of type of 6 points, capitals are 4.4 high."),
            ConstantRow(
                "roughBackground", \.roughBackground, .levels,
                "From this deviation on, components may be texture."),
            ConstantRow(
                "roughShare", \.roughShare, .share,
                "From so much of the distance of ink and backdrop on: scaled pictures ring around strong ink."
            ),
            ConstantRow(
                "leastSolidOnRough", \.leastSolidOnRough, .share,
                "Text on a rough background has more full pixels; grain has fewer."),
            ConstantRow(
                "leastSolid", \.leastSolid, .share,
                "Text has more full pixels even in hairlines; shadows and blurs have fewer."),
            ConstantRow(
                "leastSolidOfWords", \.leastSolidOfWords, .share,
                "What is as long as a word may have fewer, where thin letters are joined."),
            ConstantRow(
                "solidPartFill", \.solidPartFill, .share,
                "Bars and discs fill more of their boxes, letters but I and l less."),
            ConstantRow(
                "equalSides", \.equalSides, .ratio,
                "Bars and dots drawn alike differ by no more than antialiasing."),
            ConstantRow(
                "barWidth", \.barWidth, .points,
                "Bars of one width are wider than the letters l and I of text."),
            ConstantRow(
                "stairStep", \.stairStep, .ratio,
                "Each bar of a signal's strength is so much higher than the one before."),
            ConstantRow(
                "spotFill", \.spotFill, .share,
                "A disc fills 0.79 of its box, a small one less; letters but I and l less."),
            ConstantRow(
                "spotHeight", \.spotHeight, .share,
                "The marks of a plot have so much of the height of the largest part, where some touch; the dots "
                    + "of letters less."),
            ConstantRow(
                "spotRule", \.spotRule, .ratio,
                "A part so wide for its height is a rule of the plot that some of them touch."),
            ConstantRow(
                "spotShare", \.spotShare, .share,
                "So many parts are such marks,"),
            ConstantRow(
                "spotRows", \.spotRows, .share,
                "and they stand on rows so far apart for their height: the dots of hidden characters on one."),
            ConstantRow(
                "leastFill", \.leastFill, .share,
                "The thinnest type fills more of its box, outlines and curves less."),
            ConstantRow(
                "mostFill", \.mostFill, .share,
                "The heaviest type fills less of its box."),
            ConstantRow(
                "inkSpread", \.inkSpread, .levels,
                "Full pixels of an ink are within 2 levels of one colour, further apart over a gradient."),
            ConstantRow(
                "inkSpreadShare", \.inkSpreadShare, .share,
                "The same for strong inks."),
            ConstantRow(
                "clearOfThreshold", \.clearOfThreshold, .ratio,
                "Ink stands clear of its tile's link threshold by so much."),
            ConstantRow(
                "clearOfBackground", \.clearOfBackground, .ratio,
                "Ink stands clear of the deviation of its background by so much."),
            ConstantRow(
                "clearOfNoise", \.clearOfNoise, .levels,
                "Ink of this distance is clear of any noise."),
            ConstantRow(
                "curveWidth", \.curveWidth, .share,
                "The curve of a chart is most of its line's width."),
            ConstantRow(
                "curveProportion", \.curveProportion, .ratio,
                "It is longer for its height than a letter."),
            ConstantRow(
                "curveStrokes", \.curveStrokes, .count,
                "Each column crosses it about once; a joined word more often."),
            ConstantRow(
                "curveBlocks", \.curveBlocks, .count,
                "It has few other parts."),
            ConstantRow(
                "leastAscent", \.leastAscent, .share,
                "Letters rise above their baseline by so much of the height."),
            ConstantRow(
                "thinnestStroke", \.thinnestStroke, .share,
                "The thinnest type has wider strokes; outlines of shapes have thinner ones."),
            ConstantRow(
                "thinnestOfFew", \.thinnestOfFew, .share,
                "So have the two sides of a box and of the gap between two, of which few letters are as thin."
            ),
            ConstantRow(
                "tallBlock", \.tallBlock, .share,
                "A part so high for its line is no dot or mark."),
            ConstantRow(
                "exactSpread", \.exactSpread, .levels,
                "The pixels of text over a photograph are one colour to so many levels."),
            ConstantRow(
                "exactSolid", \.exactSolid, .share,
                "And so many are full."),
            ConstantRow(
                "fewestInTexture", \.fewestInTexture, .count,
                "Texture makes pairs of parts by chance."),
            ConstantRow(
                "fewestExactInTexture", \.fewestExactInTexture, .count,
                "It makes no pairs of one exact colour."),
            ConstantRow(
                "fewBlocks", \.fewBlocks, .count,
                "A row of more parts is no icon."),
            ConstantRow(
                "characterLikeness", \.characterLikeness, .logarithm,
                "A single shape is a character from these odds on: of shapes of held-out icons 15 in 1000 look so "
                    + "much like one, of held-out typefaces 89 in 100 digits and 79 in 100 Latin letters."),
            ConstantRow(
                "iconLikeness", \.iconLikeness, .logarithm,
                "Few shapes are an icon, beside text, too, where their odds of being a word are lower: of short "
                    + "words in held-out typefaces 2 in 1000, and a third of the icons of several parts."),
            ConstantRow(
                "partLikeness", \.partLikeness, .logarithm,
                "In texture few parts are characters where their odds are these in the mean: those of icons are bars, "
                    + "arcs and corners."),
            ConstantRow(
                "wordLikeness", \.wordLikeness, .logarithm,
                "With no text around it something is written from these odds on: of short words in held-out "
                    + "typefaces 3 in 100 look less like one, of held-out icons 3 in 100 look more."),
            ConstantRow(
                "loneLikeness", \.loneLikeness, .logarithm,
                "A single shape with no text around it is a character from these odds on: 1 in 5 characters in "
                    + "held-out typefaces is less like one, of held-out icons 6 in 1000 are more."),
            ConstantRow(
                "mostPartsAlone", \.mostPartsAlone, .count,
                "What has more parts side by side is a word, with or without text around it."),
            ConstantRow(
                "mostIconParts", \.mostIconParts, .count,
                "Icons have no more parts side by side."),
            ConstantRow(
                "heaviestStroke", \.heaviestStroke, .share,
                "The heaviest letters have thinner strokes, solid icons wider ones."),
            ConstantRow(
                "blobFill", \.blobFill, .share,
                "Triangles and discs fill more of their boxes, letters that each row crosses once less."),
            ConstantRow(
                "tallLine", \.tallLine, .points,
                "Type of this height is a title, and its letters stand on one row; so tall icons are "
                    + "common."),
            ConstantRow(
                "tallLetter", \.tallLetter, .share,
                "A component so high for its line is no dot or mark."),
            ConstantRow(
                "levelTolerance", \.levelTolerance, .share,
                "Letters stand on one row to so much of their height; round ones overshoot a little."),
            ConstantRow(
                "widestLevelLetter", \.widestLevelLetter, .ratio,
                "A component wider for its height is no letter, but a picture's part."),
            ConstantRow(
                "levelShare", \.levelShare, .share,
                "So much of the width stands on one row; descenders are the rest."),
            ConstantRow(
                "hangingStrokesInRow", \.hangingStrokesInRow, .count,
                "Letters that hang from a headline stand several to a word."),
            ConstantRow(
                "hangingStrokesPerColumn", \.hangingStrokesPerColumn, .count,
                "A column crosses the headline and a letter."),
            ConstantRow(
                "joinedDot", \.joinedDot, .share,
                "The dots of Arabic letters are no larger for the line."),
            ConstantRow(
                "joinedDotProportion", \.joinedDotProportion, .ratio,
                "They are of one size."),
            ConstantRow(
                "joinedProportion", \.joinedProportion, .ratio,
                "Two words are so wide for their height."),
            ConstantRow(
                "joinedStrokes", \.joinedStrokes, .ratio,
                "The strokes in a row of a word whose letters are joined, for its proportion."),
            ConstantRow(
                "loneLetter", \.loneLetter, .share,
                "A component so high for its line is a letter by itself."),
            ConstantRow(
                "letterOverlap", \.letterOverlap, .share,
                "Two letters overlap by no more of the narrower one's width."),
            ConstantRow(
                "zeroDot", \.zeroDot, .share,
                "The zeros of Arabic digits are dots of no more than this size."),
            ConstantRow(
                "zeroDotTop", \.zeroDotTop, .share,
                "They stand half-way up: not as high as an i's dot."),
            ConstantRow(
                "zeroDotBottom", \.zeroDotBottom, .share,
                "They stand half-way up: not as low as a full stop."),
            ConstantRow(
                "wordProportion", \.wordProportion, .ratio,
                "A word of joined letters is wider for its height than an icon."),
            ConstantRow(
                "wordStrokes", \.wordStrokes, .count,
                "A row of a joined word crosses so many strokes; of an icon fewer."),
            ConstantRow(
                "cursiveProportion", \.cursiveProportion, .ratio,
                "A joined word of few strokes is so wide for its height."),
            ConstantRow(
                "cursiveComponents", \.cursiveComponents, .count,
                "It has dots."),
            ConstantRow(
                "cursiveDot", \.cursiveDot, .share,
                "Its dots are no larger for its height,"),
            ConstantRow(
                "cursiveStroke", \.cursiveStroke, .share,
                "and its stroke no lower."),
            ConstantRow(
                "smallestIcon", \.smallestIcon, .points,
                "Icons in a row are higher, lone capitals lower."),
            ConstantRow(
                "iconGap", \.iconGap, .share,
                "Icons in a row stand further apart for their height."),
            ConstantRow(
                "narrowestIcon", \.narrowestIcon, .share,
                "Icons are about as wide as high: wider than letters,"),
            ConstantRow(
                "widestIcon", \.widestIcon, .share,
                "and narrower than words."),
            ConstantRow(
                "repeatedGap", \.repeatedGap, .share,
                "One sign again and again stands further apart than letters do,"),
            ConstantRow(
                "repeatedDifference", \.repeatedDifference, .share,
                "and differs by no more than where its pixels lie; two letters differ by half and more."),
            ConstantRow(
                "mirrorDifference", \.mirrorDifference, .share,
                "On a badge, the cross and the plus of a button differ from their mirror images by less of what "
                    + "they cover; digits but 0 and 8 by more."),
            ConstantRow(
                "layerFewestComponents", \.layerFewestComponents, .count,
                "A single component of one colour is a patch of a picture."),
            ConstantRow(
                "layerSpread", \.layerSpread, .levels,
                "The pixels of text are one colour; those of a picture's part are not."),
            ConstantRow(
                "compressedRoughness", \.compressedRoughness, .share,
                "Where a picture was compressed or resized, the colour of text varies: the background then deviates "
                    + "by no more for its strength, as what lies between letters does;"),
            ConstantRow(
                "compressedLikeness", \.compressedLikeness, .logarithm,
                "it has these odds of being a word (of photographs, no row has more than 4);"),
            ConstantRow(
                "compressedShare", \.compressedShare, .share,
                "and it is nearly as strong as the strongest pixels, as what surrounds letters is not."),
            ConstantRow(
                "layerLeastRatio", \.layerLeastRatio, .ratio,
                "What has less contrast is a part of the picture."),
            ConstantRow(
                "layerLeastRatioIfTall", \.layerLeastRatioIfTall, .ratio,
                "What is tall and has less contrast is a part of the picture."),
            ConstantRow(
                "faintRatio", \.faintRatio, .ratio,
                "Of what has less contrast, is narrow, and has no clearer text around it, hardly any is text: "
                    + "maps, blurred pictures and thumbnails are full of it."),
            ConstantRow(
                "faintProportion", \.faintProportion, .ratio,
                "What is narrower for its height is a word at most."),
            ConstantRow(
                "speckArea", \.speckArea, .pixels,
                "What has no more pixels is a speck of dither; the dots of the smallest type have more."),
            ConstantRow(
                "speckReach", \.speckReach, .ratio,
                "Specks are counted so far around a line, for its height."),
            ConstantRow(
                "knownShare", \.knownShare, .share,
                "A line of which so much is known was found before."),
            ConstantRow(
                "scoreOfOne", \.scoreOfOne, .score,
                "A single part may be an icon."),
            ConstantRow(
                "scoreOfTwo", \.scoreOfTwo, .score,
                "So may two, seldom."),
            ConstantRow(
                "scoreOfThree", \.scoreOfThree, .score,
                "And three hardly ever."),
        ]
    }
}
