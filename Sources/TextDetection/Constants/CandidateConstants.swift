/// The numbers by which components become candidates for lines.
package struct CandidateConstants: Sendable {
    package var solidFraction = 0.35
    package var inkDifference = 12.0
    package var inkDifferenceShare = 0.06
    package var alignment = 0.9
    package var distanceRatio = 2.0
    package var lowestLetter = 0.4
    package var rowOverlap = 0.6
    package var widestGap = 0.9
    package var untrackedGap = 0.6
    package var trackedTolerance = 0.04
    package var rowGrowth = 1.5
    package var insidePart = 0.9
    package var halfOverlap = 0.2
    package var highestPart = 0.6
    package var highestHalf = 0.8
    package var partAbove = 0.15
    package var dotSize = 0.36
    package var dotProportion = 0.5
    package var dotReach = 0.75
    package var longVowelNarrowest = 0.8
    package var longVowelWidest = 1.7
    package var longVowelProportion = 4.0
    package var longVowelTop = 0.3
    package var longVowelBottom = 0.7
    package var longVowelReach = 0.6
    package var underscoreWidest = 2.6
    package var underscoreBelow = 0.5
    package var partWithin = 0.5
    package var partReach = 0.4
    package var partReachForSize = 1.5
    package var singleReach = 0.25
    package var tallRow = 40.0
    package var tallestHollow = 24.0
    package var frameProportion = 1.5
    package var framedPart = 0.2
    package var pieceHeight = 0.55
    package var pieceGap = 0.75
    package var pieceOverlap = 0.7
    package var pitchReach = 1.5
    package var pitchTolerance = 0.075
    package var fewestPitches = 6.0
    package var widestInPitch = 1.05
    package var wordGap = 0.18
    package var narrowestWordGap = 2.0
    package var solidWord = 0.3
    package var wordInk = 14.0
    package var wordInkShare = 0.08
    package var thinWordInkShare = 0.2
    package var fewestWordPixels = 12.0
    package var otherBackdrop = 12.0
    package var plainBackdrop = 2.0
    package var strokeRatio = 1.28
    package var fewestStrokeComponents = 2.0
    package var densityRatio = 1.2
    package var mostPartsOfIcon = 6.0
    package var iconDistance = 0.2
    package var narrowestIcon = 0.45
    package var widestIcon = 1.6
    package var iconMargin = 0.08
    package var wideIconMargin = 0.2
    package var tallIcon = 1.45
    package var solidIcon = 0.75
    package var iconLikeness = 1.0
    package var apartIcon = 0.5
    package var apartLikeness = -4.0
    package var standingTolerance = 0.06
    package var stackHeight = 2.2
    package var tallestOfStack = 1.9
    package var rowsOfStack = 0.8
    package var pairsOfStack = 0.25
    package var fewestOfStack = 3.0
}

extension CandidateConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "solidFraction", \.solidFraction, .share,
                "From this share of full pixels on, a component's colour is its ink's, not that of a rim."),
            ConstantRow(
                "inkDifference", \.inkDifference, .levels,
                "Letters of one ink differ by less: rims tint small letters."),
            ConstantRow(
                "inkDifferenceShare", \.inkDifferenceShare, .share,
                "The same for strong inks."),
            ConstantRow(
                "alignment", \.alignment, .share,
                "Thin strokes never show their ink, but lie in one direction from their background: the "
                    + "cosine of the angle between two."),
            ConstantRow(
                "distanceRatio", \.distanceRatio, .ratio,
                "Thin strokes of one ink reach within this factor the same distance from their "
                    + "background."),
            ConstantRow(
                "lowestLetter", \.lowestLetter, .share,
                "A letter is no lower for the tallest of its row; icons and thumbnails beside text would "
                    + "swallow it."),
            ConstantRow(
                "rowOverlap", \.rowOverlap, .share,
                "A letter overlaps its row by so much of its height, descender or not."),
            ConstantRow(
                "widestGap", \.widestGap, .share,
                "Letters are no further apart for the tallest one's height: words of tracked capitals."),
            ConstantRow(
                "untrackedGap", \.untrackedGap, .share,
                "Up to this gap no more is asked: a word space is about a quarter of the size."),
            ConstantRow(
                "trackedTolerance", \.trackedTolerance, .share,
                "Tops and feet of tracked capitals agree to so much of their height."),
            ConstantRow(
                "rowGrowth", \.rowGrowth, .share,
                "A row is no higher than this for its tallest letter: ascender and descender together."),
            ConstantRow(
                "insidePart", \.insidePart, .share,
                "A part lies within a line where so much of it does."),
            ConstantRow(
                "halfOverlap", \.halfOverlap, .share,
                "The lower half of an ideograph overlaps the upper by no more than a little; this far "
                    + "apart it still belongs to it."),
            ConstantRow(
                "highestPart", \.highestPart, .share,
                "A dot, an accent or a dash is no higher for its line."),
            ConstantRow(
                "highestHalf", \.highestHalf, .share,
                "The lower half of an ideograph is nearly as high as the upper one."),
            ConstantRow(
                "partAbove", \.partAbove, .share,
                "Accents and dots lie so near above or below."),
            ConstantRow(
                "dotSize", \.dotSize, .share,
                "A full stop, half a colon, an Arabic zero is no larger for its line."),
            ConstantRow(
                "dotProportion", \.dotProportion, .share,
                "Nor longer for its breadth: a dash is."),
            ConstantRow(
                "dotReach", \.dotReach, .share,
                "Type of one width leaves a gap of most of a letter beside a dot."),
            ConstantRow(
                "longVowelNarrowest", \.longVowelNarrowest, .share,
                "The Japanese mark of a long vowel is about as wide as a letter is high; a hyphen is "
                    + "narrower."),
            ConstantRow(
                "longVowelWidest", \.longVowelWidest, .share,
                "A dash between words is wider."),
            ConstantRow(
                "longVowelProportion", \.longVowelProportion, .ratio,
                "It is a bar."),
            ConstantRow(
                "longVowelTop", \.longVowelTop, .share,
                "It lies half-way up, not at the top as an overline does."),
            ConstantRow(
                "longVowelBottom", \.longVowelBottom, .share,
                "It lies half-way up, not at the foot as an underline does."),
            ConstantRow(
                "longVowelReach", \.longVowelReach, .share,
                "It stands so near to the next letter."),
            ConstantRow(
                "underscoreWidest", \.underscoreWidest, .ratio,
                "Two underscores are no wider for small letters; a rule is."),
            ConstantRow(
                "underscoreBelow", \.underscoreBelow, .share,
                "An underscore lies no further below small letters, for their height."),
            ConstantRow(
                "partWithin", \.partWithin, .share,
                "Above and below a line, a part lies over or under a letter by so much of its own width."),
            ConstantRow(
                "partReach", \.partReach, .share,
                "On the row, a small part stands so near, as a comma does."),
            ConstantRow(
                "partReachForSize", \.partReachForSize, .share,
                "And no further for its own size: a speck is no comma."),
            ConstantRow(
                "singleReach", \.singleReach, .share,
                "A single letter may be an icon, and what is beside it another thing."),
            ConstantRow(
                "tallRow", \.tallRow, .points,
                "From this height on, what is beside a line is not a part of it: display type has few "
                    + "signs."),
            ConstantRow(
                "tallestHollow", \.tallestHollow, .points,
                "What is hollow and higher is more likely a frame than the outer strokes of an ideograph."),
            ConstantRow(
                "frameProportion", \.frameProportion, .ratio,
                "A frame is wider for its height than any letter."),
            ConstantRow(
                "framedPart", \.framedPart, .share,
                "What stands in a frame is higher for it than a dot for its letter."),
            ConstantRow(
                "pieceHeight", \.pieceHeight, .share,
                "Two pieces of a row differ in height by no more: x-height and ascender."),
            ConstantRow(
                "pieceGap", \.pieceGap, .share,
                "They are no further apart for the lower one's height."),
            ConstantRow(
                "pieceOverlap", \.pieceOverlap, .share,
                "They overlap by so much of the lower one's height."),
            ConstantRow(
                "pitchReach", \.pitchReach, .share,
                "In type of one width, pieces that follow each other are no further apart for their height: a "
                    + "space between two narrow characters."),
            ConstantRow(
                "pitchTolerance", \.pitchTolerance, .share,
                "The middles of its characters are so far from their columns, in the mean; those of other type "
                    + "about twice as far."),
            ConstantRow(
                "fewestPitches", \.fewestPitches, .count,
                "So many distances show a pitch; fewer agree by chance."),
            ConstantRow(
                "widestInPitch", \.widestInPitch, .share,
                "No character is wider than a column, but for its rims."),
            ConstantRow(
                "wordGap", \.wordGap, .share,
                "Words are further apart for the line's height than letters: a word space is about a "
                    + "quarter of the size."),
            ConstantRow(
                "narrowestWordGap", \.narrowestWordGap, .pixels,
                "Rounded to pixels, letters of small type are up to two apart."),
            ConstantRow(
                "solidWord", \.solidWord, .share,
                "From this share of full pixels on, a word shows its ink's own colour."),
            ConstantRow(
                "wordInk", \.wordInk, .levels,
                "Inks of two words that differ by more are two inks."),
            ConstantRow(
                "wordInkShare", \.wordInkShare, .share,
                "The same for strong inks."),
            ConstantRow(
                "thinWordInkShare", \.thinWordInkShare, .share,
                "Thin strokes reach their full colour in some words only."),
            ConstantRow(
                "fewestWordPixels", \.fewestWordPixels, .pixels,
                "Fewer are a mark, not a word."),
            ConstantRow(
                "otherBackdrop", \.otherBackdrop, .levels,
                "Plain colours behind two letters that differ by more are two backdrops, as chips are."),
            ConstantRow(
                "plainBackdrop", \.plainBackdrop, .levels,
                "What deviates from its colour by no more around a letter is plain."),
            ConstantRow(
                "strokeRatio", \.strokeRatio, .ratio,
                "Strokes of two parts that differ by more are of two weights: semibold to regular is "
                    + "1.35."),
            ConstantRow(
                "fewestStrokeComponents", \.fewestStrokeComponents, .count,
                "The strokes of a single letter do not tell a weight."),
            ConstantRow(
                "densityRatio", \.densityRatio, .ratio,
                "Words whose ink for their extent differs by less have one weight, and are not measured."),
            ConstantRow(
                "mostPartsOfIcon", \.mostPartsOfIcon, .count,
                "An icon beside a line has no more parts."),
            ConstantRow(
                "iconDistance", \.iconDistance, .share,
                "It stands so far from the letters for the height of the tall ones: further than letters from "
                    + "each other."),
            ConstantRow(
                "narrowestIcon", \.narrowestIcon, .ratio,
                "It is wider for its height than brackets."),
            ConstantRow(
                "widestIcon", \.widestIcon, .ratio,
                "It is no wider: words are."),
            ConstantRow(
                "iconMargin", \.iconMargin, .share,
                "It reaches so far beyond the letters, above and below; a letter does so on one side only."),
            ConstantRow(
                "wideIconMargin", \.wideIconMargin, .share,
                "So far beyond Latin letters not even an ideograph reaches below: what does is an icon, whatever "
                    + "it looks like."),
            ConstantRow(
                "tallIcon", \.tallIcon, .ratio,
                "On one side only it is so much higher than the letters: higher than a capital with an accent."
            ),
            ConstantRow(
                "solidIcon", \.solidIcon, .share,
                "What fills so much of its box is no such icon, but a bar."),
            ConstantRow(
                "iconLikeness", \.iconLikeness, .logarithm,
                "It looks less like a character."),
            ConstantRow(
                "apartIcon", \.apartIcon, .ratio,
                "An icon of the height of the letters stands so far from them, for their height: a space is "
                    + "narrower;"),
            ConstantRow(
                "apartLikeness", \.apartLikeness, .logarithm,
                "and its odds of being a character are lower."),
            ConstantRow(
                "standingTolerance", \.standingTolerance, .share,
                "Letters stand on one row within this share of the tallest, and half of them do."),
            ConstantRow(
                "stackHeight", \.stackHeight, .ratio,
                "A line is lower for its lower letters; so high are two of which some letters touch."),
            ConstantRow(
                "tallestOfStack", \.tallestOfStack, .ratio,
                "So are letters with ascender and descender, and brackets; what is higher is two that touch."),
            ConstantRow(
                "rowsOfStack", \.rowsOfStack, .ratio,
                "The middles of the letters of two lines are so far apart, with none between them; those of one "
                    + "less."),
            ConstantRow(
                "pairsOfStack", \.pairsOfStack, .share,
                "So few letters touch those below them for each that does not; of syllables and ideographs most "
                    + "parts are as high as their line."),
            ConstantRow(
                "fewestOfStack", \.fewestOfStack, .count,
                "Fewer letters in a row are parts of one sign."),
        ]
    }
}
