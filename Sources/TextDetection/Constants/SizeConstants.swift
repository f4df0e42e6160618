/// The numbers by which the size and the weight of type are told from the shape of a line.
package struct SizeConstants: Sendable {
    package var otherScript = 1.5
    package var fewestParts = 4.0
    package var deviations = 2.0
    package var leastDeviation = 0.06
    package var ideographHeight = 0.93
    package var ideographRange = 0.05
    package var markedProportion = 1.6
    package var markedRange = 0.1
    package var signedRange = 0.05
    package var mixedProportion = 1.2
    package var mixedXHeight = 0.528
    package var mixedAscent = 0.742
    package var mixedRange = 0.03
    package var lowLetters = 1.44
    package var lowLettersSpan = 0.04
    package var lowLettersGain = 0.055
    package var serifModulation = 0.8
    package var heaviestSerif = 0.135
    package var fewestLetters = 3.0
    package var specialTypeface = 2.0
    package var widestDeviation = 0.1
    package var letterDeviations = 1.25
    package var capitalHeight = 0.727
    package var smallXHeight = 0.535
    package var signHeight = 0.06
    package var levelRange = 0.03
    package var smallRange = 0.05
    package var fewLetters = 3.0
    package var squareBlock = 0.75
    package var heavyStroke = 0.12
    package var heavyCapitals = 1.04
    package var bodyHeight = 0.4
    package var baselineTolerance = 0.04
    package var baselineShare = 0.6
    package var baselineCount = 0.5
    package var baselineDistance = 2.0
    package var leastDescent = 0.3
    package var mostDescent = 0.55
    package var levelTop = 0.12
    package var levelShare = 0.85
    package var widestLetter = 2.0
    package var descenderWidth = 0.35
    package var ideographStroke = 0.125
    package var ideographStrokesPerColumn = 1.8
    package var ideographShare = 0.35
    package var thinIdeographStroke = 0.065
    package var denseStrokesPerColumn = 1.75
    package var squareHeight = 0.78
    package var squareWidth = 0.75
    package var widestSquare = 1.1
    package var rowTolerance = 0.05
    package var lowestLetter = 0.3
    package var smallLetters = 0.66
    package var widestComponent = 1.35
    package var signWidth = 0.85
    package var letterWidth = 0.63
    package var ideographWidth = 0.86
    package var footShare = 0.6
    package var levelHeight = 0.6
    package var narrowShare = 2.0 / 3
    package var fewestNarrow = 3.0
    package var boldStroke = 0.126
    package var boldSerifStroke = 0.105
    package var surelyBoldStroke = 0.19
    package var boldIdeographStroke = 0.086
    package var regularOdds = 2.0
}

extension SizeConstants: ConstantTable {
    static var rows: [ConstantRow<Self>] {
        [
            ConstantRow(
                "otherScript", \.otherScript, .logarithm,
                "From these odds on, a line is in another script than Latin, Greek and Cyrillic: 1 in 40 of "
                    + "theirs, 7 in 10 of others, in typefaces that were held out."),
            ConstantRow(
                "fewestParts", \.fewestParts, .count,
                "Fewer parts of one height are digits, which are alike in many scripts."),
            ConstantRow(
                "deviations", \.deviations, .count,
                "The size of other scripts is within so many standard deviations of what their form tells,"),
            ConstantRow(
                "leastDeviation", \.leastDeviation, .share,
                "each no less than this: a typeface that nobody knew may be further off than those known."),
            ConstantRow(
                "ideographHeight", \.ideographHeight, .share,
                "Ideographs are so high for their size."),
            ConstantRow(
                "ideographRange", \.ideographRange, .share,
                "They are within this of it."),
            ConstantRow(
                "markedProportion", \.markedProportion, .ratio,
                "Above this ratio of ascent and x-height, something stands above the letters."),
            ConstantRow(
                "markedRange", \.markedRange, .share,
                "Letters of Latin, Greek or Cyrillic under marks are within this of theirs."),
            ConstantRow(
                "signedRange", \.signedRange, .share,
                "Capitals and digits among signs."),
            ConstantRow(
                "mixedProportion", \.mixedProportion, .ratio,
                "Ascenders are so much higher than the x-height; where nothing is, letters have one "
                    + "height."),
            ConstantRow(
                "mixedXHeight", \.mixedXHeight, .share,
                "The mean x-height of interface typefaces, weighted with that of their ascent."),
            ConstantRow(
                "mixedAscent", \.mixedAscent, .share,
                "The mean ascent of their capitals and ascenders."),
            ConstantRow(
                "mixedRange", \.mixedRange, .share,
                "The two together are within this of it."),
            ConstantRow(
                "lowLetters", \.lowLetters, .ratio,
                "Above this ratio of ascent and x-height, small letters are lower than those of interface "
                    + "typefaces,"),
            ConstantRow(
                "lowLettersSpan", \.lowLettersSpan, .ratio,
                "surely so much above it;"),
            ConstantRow(
                "lowLettersGain", \.lowLettersGain, .share,
                "and the size is so much more, half of what it is in Times and in the median of 72 serif fonts: a "
                    + "few others have as low letters by chance."),
            ConstantRow(
                "serifModulation", \.serifModulation, .ratio,
                "With feet and thin arches, strokes are so wide from side to side for their width from top to "
                    + "bottom."),
            ConstantRow(
                "heaviestSerif", \.heaviestSerif, .share,
                "Bold strokes of serif typefaces are no wider in the mean; those of others in bold are."),
            ConstantRow(
                "fewestLetters", \.fewestLetters, .count,
                "Fewer letters do not tell their typeface."),
            ConstantRow(
                "specialTypeface", \.specialTypeface, .logarithm,
                "From these odds on, the letters are of no typeface for interfaces, and their form tells the "
                    + "size: taken for such are 1 in 100 lines in those held out."),
            ConstantRow(
                "widestDeviation", \.widestDeviation, .share,
                "Where it is known less well than this, the proportions tell it;"),
            ConstantRow(
                "letterDeviations", \.letterDeviations, .count,
                "where they do not, it is known to so many standard deviations."),
            ConstantRow(
                "capitalHeight", \.capitalHeight, .share,
                "Capitals and digits of interface typefaces; hardly more in any, 0.68 in some bold ones."),
            ConstantRow(
                "smallXHeight", \.smallXHeight, .share,
                "The x-height where there is no ascender."),
            ConstantRow(
                "signHeight", \.signHeight, .share,
                "A sign is higher or lower than the letters by more than their overshoot."),
            ConstantRow(
                "levelRange", \.levelRange, .share,
                "Capitals differ so much between typefaces."),
            ConstantRow(
                "smallRange", \.smallRange, .share,
                "X-heights differ by more."),
            ConstantRow(
                "fewLetters", \.fewLetters, .count,
                "More letters than this are a word; fewer may be initials, of which Q and J descend."),
            ConstantRow(
                "squareBlock", \.squareBlock, .share,
                "Parts so wide for their height may be ideographs of few strokes."),
            ConstantRow(
                "heavyStroke", \.heavyStroke, .share,
                "From this stroke on, capitals are bold."),
            ConstantRow(
                "heavyCapitals", \.heavyCapitals, .ratio,
                "Bold capitals are lower for their size in some typefaces."),
            ConstantRow(
                "bodyHeight", \.bodyHeight, .share,
                "A component so high for its line is no dot or accent."),
            ConstantRow(
                "baselineTolerance", \.baselineTolerance, .share,
                "Letters stand on one row to so much of the height."),
            ConstantRow(
                "baselineShare", \.baselineShare, .share,
                "Where so much of the width does, that row is the baseline,"),
            ConstantRow(
                "baselineCount", \.baselineCount, .share,
                "and so many letters."),
            ConstantRow(
                "baselineDistance", \.baselineDistance, .ratio,
                "The profile is corrected where it is off by more than twice the tolerance."),
            ConstantRow(
                "leastDescent", \.leastDescent, .share,
                "Descenders go so far below the baseline, for the x-height;"),
            ConstantRow(
                "mostDescent", \.mostDescent, .share,
                "no further than this."),
            ConstantRow(
                "levelTop", \.levelTop, .share,
                "Small letters begin at one height to so much of it."),
            ConstantRow(
                "levelShare", \.levelShare, .share,
                "So much of the width begins there."),
            ConstantRow(
                "widestLetter", \.widestLetter, .ratio,
                "No letter is wider for the x-height."),
            ConstantRow(
                "descenderWidth", \.descenderWidth, .share,
                "Parentheses are narrower for their height than any letter that descends."),
            ConstantRow(
                "ideographStroke", \.ideographStroke, .share,
                "Bold capitals and digits are as dense as ideographs, but their strokes are wider."),
            ConstantRow(
                "ideographStrokesPerColumn", \.ideographStrokesPerColumn, .count,
                "A column of an ideograph crosses more strokes than one of letters."),
            ConstantRow(
                "ideographShare", \.ideographShare, .share,
                "So much of the width is dense squares; kana among them are not."),
            ConstantRow(
                "thinIdeographStroke", \.thinIdeographStroke, .share,
                "Two halves that stand apart make an ideograph where their strokes are so thin."),
            ConstantRow(
                "denseStrokesPerColumn", \.denseStrokesPerColumn, .count,
                "A square is dense from so many strokes a column on."),
            ConstantRow(
                "squareHeight", \.squareHeight, .share,
                "It is so high for the line,"),
            ConstantRow(
                "squareWidth", \.squareWidth, .share,
                "so wide for its height,"),
            ConstantRow(
                "widestSquare", \.widestSquare, .ratio,
                "and two halves together no wider."),
            ConstantRow(
                "rowTolerance", \.rowTolerance, .share,
                "Letters of one height agree to so much of it."),
            ConstantRow(
                "lowestLetter", \.lowestLetter, .share,
                "What is lower is a point, a dash or a mark."),
            ConstantRow(
                "smallLetters", \.smallLetters, .share,
                "Small letters have so much of the capitals' height, or more."),
            ConstantRow(
                "widestComponent", \.widestComponent, .ratio,
                "A component wider for its height is several letters that touch."),
            ConstantRow(
                "signWidth", \.signWidth, .share,
                "A sign between letters, such as a plus, is nearly as wide as high."),
            ConstantRow(
                "letterWidth", \.letterWidth, .share,
                "Capitals and digits have this mean width, or more; the halves of ideographs have less."),
            ConstantRow(
                "ideographWidth", \.ideographWidth, .share,
                "Ideographs are wider for their height."),
            ConstantRow(
                "footShare", \.footShare, .share,
                "Where nearly as many letters stand higher as lower, the lower ones descend."),
            ConstantRow(
                "levelHeight", \.levelHeight, .share,
                "Letters without marks above them are so high for the line."),
            ConstantRow(
                "narrowShare", \.narrowShare, .share,
                "So many parts are single letters,"),
            ConstantRow(
                "fewestNarrow", \.fewestNarrow, .count,
                "so many at least."),
            ConstantRow(
                "boldStroke", \.boldStroke, .share,
                "Stems are 0.09 of the ascent in regular, 0.12 to 0.13 in semibold, 0.13 to 0.17 in bold."),
            ConstantRow(
                "boldSerifStroke", \.boldSerifStroke, .share,
                "In serif typefaces, stems and thin strokes are 0.07 to 0.09 of it in the mean, in bold 0.11 to "
                    + "0.13."),
            ConstantRow(
                "surelyBoldStroke", \.surelyBoldStroke, .share,
                "Some typefaces show semibold as wide as others show bold; none so wide."),
            ConstantRow(
                "boldIdeographStroke", \.boldIdeographStroke, .share,
                "Ideographs have thinner strokes for their height."),
            ConstantRow(
                "regularOdds", \.regularOdds, .logarithm,
                "From these odds on that letters of such typefaces are not bold, they are regular. Nothing tells "
                    + "bold from what pages ask to be semibold: few of them have both."),
        ]
    }
}
