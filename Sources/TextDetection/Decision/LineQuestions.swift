/// What is asked of candidates, in order: whether they can be text, and if not, what they are.
///
/// What holds first decides, so what is asked of icons comes after what is asked of anything that is no
/// glyph.
struct LineQuestions {
    /// A line that has passed for text, with its contrast.
    struct Measured {
        let line: LineFeatures
        let contrast: MeasuredContrast

        var ratio: Double { contrast.typical }
    }

    /// Asked before the pixels are looked at.
    let ofCandidates: [Objection<CandidateFeatures>]
    /// Asked of what the pixels show.
    let ofLines: [Objection<LineFeatures>]
    /// Asked once the line's contrast is known.
    let ofContrast: [Objection<Measured>]

    /// - Parameter texture: The link threshold in levels from which on a tile holds texture.
    init(_ constants: ClassifierConstants, texture: Double) {
        ofCandidates = Self.ofCandidates(constants, texture: texture)
        ofLines = Self.ofShapes(constants) + Self.ofIcons(constants)
        ofContrast = Self.ofContrast(constants)
    }

    private static func ofCandidates(
        _ constants: ClassifierConstants, texture: Double
    ) -> [Objection<CandidateFeatures>] {
        typealias Compare = Comparison<CandidateFeatures>
        let isInLayer = Compare.is("it is one exact colour in texture") { $0.source.isInTexture }
        let solidParts = Compare(
            "fill of its least solid part", \.leastPartFill, .above, constants.solidPartFill, "solidPartFill")
        let equalWidths = Compare(
            "widest part for the narrowest", \.widthRatio, .atMost, constants.equalSides, "equalSides")
        return [
            Objection(
                .lowLine,
                Compare("height in points", \.height, .below, constants.lowestLine, "lowestLine")),
            Objection(
                .neverFull,
                Compare("share of full pixels", \.solidFraction, .below, "leastSolid") {
                    $0.proportion >= constants.joinedProportion
                        ? constants.leastSolidOfWords : constants.leastSolid
                }),
            Objection(
                .rarelyFull,
                Compare(
                    "share of full pixels", \.solidFraction, .below, constants.leastSolidOnRough,
                    "leastSolidOnRough"),
                Compare(
                    "deviation of the background in levels", \.backgroundDeviation, .above, "roughBackground"
                ) { max(constants.roughBackground, constants.roughShare * $0.strength) }),
            Objection(
                .loneInLayer, .isNot("it may be one component") { $0.source.allowsLoneComponents },
                Compare(
                    "components", \.componentCount, .below, constants.layerFewestComponents,
                    "layerFewestComponents")),
            Objection(
                .variedInLayer, isInLayer,
                Compare(
                    "spread of its ink in levels", \.inkSpread, .above, constants.layerSpread, "layerSpread"),
                .isNot("it may be a row of letters that was compressed") {
                    $0.linkThreshold < texture
                        && $0.backgroundDeviation <= constants.compressedRoughness * $0.strength
                        && $0.componentCount > constants.fewBlocks
                        && LetterRow($0.line, constants).isLevel
                }),
            Objection(
                .unevenInLayer, isInLayer,
                Compare("height in points", \.height, .above, constants.tallLine, "tallLine"),
                .isNot("its letters stand on one row") { LetterRow($0.line, constants).isLevel }),
            Objection(
                .loneInTexture, Compare("components", \.componentCount, .below, 2, "a pair"),
                Compare(
                    "link threshold of its tile in levels", \.linkThreshold, .atLeast, texture, "texture"),
                Compare(
                    "width for its height", \.proportion, .below, constants.joinedProportion,
                    "joinedProportion")),
            Objection(
                .equalHeights, solidParts,
                Compare(
                    "highest part for the lowest", \.heightRatio, .atMost, constants.equalSides, "equalSides")
            ),
            Objection(
                .equalWidths, solidParts, equalWidths,
                Compare("width of a part in points", \.widestPart, .atLeast, constants.barWidth, "barWidth")),
            Objection(
                .staircase, solidParts, equalWidths,
                Compare("least step of its heights", \.leastStep, .above, constants.stairStep, "stairStep")),
            Objection(
                .scattered,
                Compare("share of equal spots", \.spotShare, .atLeast, constants.spotShare, "spotShare"),
                Compare(
                    "distance of their rows for their height", \.spotRows, .above, constants.spotRows,
                    "spotRows")),
        ]
    }

    private static func ofShapes(_ constants: ClassifierConstants) -> [Objection<LineFeatures>] {
        typealias Compare = Comparison<LineFeatures>
        let isInTexture = Compare.is("it lies in texture") { $0.isInTexture && !$0.isJoinedWord }
        let isFew = Compare(
            "tall parts", \.tallBlockCount, .below, constants.fewestInTexture, "fewestInTexture")
        let isOnePiece = Compare(
            "widest component as a share", \.widestComponent, .above, constants.curveWidth, "curveWidth")
        let isWide = Compare(
            "width for its height, of each tall part", \.proportionOfParts, .above, constants.curveProportion,
            "curveProportion")
        let isPair = Compare("tall parts", \.tallBlockCount, .atMost, 2, "a pair")
        let isThin = Compare(
            "strokes for the ascent", \.strokeShare, .below, constants.thinnestOfFew, "thinnestOfFew")
        return [
            Objection(.sparse, Compare("fill", \.fill, .atMost, constants.leastFill, "leastFill")),
            Objection(.dense, Compare("fill", \.fill, .atLeast, constants.mostFill, "mostFill")),
            Objection(
                .variedInk, .isNot("its rims are those of subpixels") { $0.measurement.isSubpixel },
                Compare("spread of its ink in levels", \.inkSpread, .above, "inkSpread") {
                    max(constants.inkSpread, constants.inkSpreadShare * $0.inkDistance)
                }),
            Objection(
                .variedInLayer, .is("it is one exact colour in texture") { $0.candidate.source.isInTexture },
                Compare(
                    "spread of its ink in levels", \.inkSpread, .above, constants.layerSpread, "layerSpread"),
                .isNot("it looks like a word in the strongest ink") {
                    $0.height <= constants.tallLine && $0.shareOfUtmost >= constants.compressedShare
                        && $0.wordLikeness >= constants.compressedLikeness
                }),
            Objection(
                .loneInTexture, Compare("components", \.candidate.componentCount, .below, 2, "a pair"),
                .is("its first component lies in texture") {
                    $0.candidate.linkThreshold >= $0.candidate.texture
                },
                .isNot("it is a word of joined letters") { $0.isJoinedWord }),
            Objection(
                .lostInNoise,
                Compare("distance of ink and backdrop in levels", \.inkDistance, .below, "clearOfNoise") {
                    min(constants.clearOfNoise, $0.noise)
                }),
            Objection(
                .curve,
                isOnePiece, isWide,
                Compare(
                    "strokes in a column", \.strokesPerColumn, .below, constants.curveStrokes, "curveStrokes"),
                Compare("parts", \.blockCount, .below, constants.curveBlocks, "curveBlocks"),
                .isNot("letters hang from a line") { $0.shape.hasHeadline },
                .isNot("it is a short word of joined letters") { $0.isShortWord }),
            Objection(
                .axis,
                isOnePiece, isWide,
                Compare("most strokes in a column", \.mostStrokesInColumn, .atMost, 1, "one"),
                Compare("parts", \.blockCount, .below, 2, "a pair"),
                Compare("tall parts", \.tallBlockCount, .atMost, 1, "one")),
            Objection(
                .hairline,
                Compare(
                    "strokes for the ascent", \.strokeShare, .below, constants.thinnestStroke,
                    "thinnestStroke")),
            Objection(
                .hairline, isPair,
                Compare("strokes in a row", \.mostStrokesInRow, .atMost, 2, "a pair"),
                Compare("strokes in a column", \.mostStrokesInColumn, .atMost, 2, "a pair"),
                isThin),
            Objection(
                .rays, isPair,
                Compare(
                    "strokes in a row for each", \.strokesPerPart, .above, constants.wordStrokes,
                    "wordStrokes"),
                Compare(
                    "width for its height", \.proportion, .below, constants.joinedProportion,
                    "joinedProportion"),
                isThin),
            Objection(
                .fewInTexture, isInTexture,
                Compare(
                    "tall parts", \.tallBlockCount, .below, constants.fewestExactInTexture,
                    "fewestExactInTexture")),
            Objection(
                .fewInTexture, isInTexture, isFew,
                Compare(
                    "spread of its ink in levels", \.inkSpread, .above, constants.exactSpread, "exactSpread")),
            Objection(
                .fewInTexture, isInTexture, isFew,
                Compare("share of full pixels", \.solidFraction, .atMost, constants.exactSolid, "exactSolid")),
        ]
    }

    private static func ofIcons(_ constants: ClassifierConstants) -> [Objection<LineFeatures>] {
        typealias Compare = Comparison<LineFeatures>
        let isFew = Compare("tall parts", \.tallBlockCount, .atMost, constants.fewBlocks, "fewBlocks")
        let isHigh = Compare("height in points", \.height, .above, constants.smallestIcon, "smallestIcon")
        let areSeveral = Compare("tall parts", \.tallBlockCount, .atLeast, 2, "a pair")
        let isSingle = Compare("tall parts", \.tallBlockCount, .below, 2, "a pair")
        let isLetter = Compare("letters side by side", \.letterCount, .below, 2, "a pair")
        let isNoNumber = Compare.isNot("dots stand beside a digit") { $0.hasDotsBeside }
        let areNotNarrow = Compare(
            "narrowest part for its height", \.narrowestBlock, .above, constants.narrowestIcon,
            "narrowestIcon")
        let areNotWide = Compare(
            "widest part for its height", \.widestBlock, .below, constants.widestIcon, "widestIcon")
        let isNoCharacter = Compare(
            "likeness to a character", \.likeness, .below, constants.characterLikeness, "characterLikeness")
        return [
            Objection(
                .heavyStrokes, isFew,
                Compare(
                    "strokes for the ascent", \.strokeShare, .above, constants.heaviestStroke,
                    "heaviestStroke"), isNoCharacter),
            Objection(
                .blobs, isFew, Compare("fill", \.fill, .above, constants.blobFill, "blobFill"),
                Compare("strokes in a row", \.mostStrokesInRow, .atMost, "parts") { $0.blockCount },
                Compare("strokes in a column", \.mostStrokesInColumn, .atMost, 1, "one"),
                .isNot("it is one shape on a background that looks like a character") {
                    $0.isOneComponent && !$0.candidate.source.isInTexture
                        && $0.likeness >= constants.characterLikeness
                }),
            Objection(
                .uneven, Compare("height in points", \.height, .above, constants.tallLine, "tallLine"),
                .isNot("its letters stand on one row") { $0.isLevel },
                .isNot("letters hang from a line") { $0.isHanging },
                .isNot("letters are joined among dots") { $0.isJoined }),
            Objection(
                .loneNarrow, isSingle, isLetter,
                Compare(
                    "width for its height", \.proportion, .below, constants.wordProportion, "wordProportion"),
                isNoNumber, isNoCharacter),
            Objection(
                .loneSimple, isSingle, isLetter,
                Compare(
                    "strokes in a row", \.mostStrokesInRow, .below, constants.wordStrokes, "wordStrokes"),
                .isNot("it is one joined stroke with dots") { $0.isCursive }, isNoNumber,
                isNoCharacter),
            Objection(
                .mirrored, .is("it lies on a badge") { $0.candidate.source.isOnBadge }, isSingle, isLetter,
                Compare(
                    "difference from its mirror images", \.mirrorDifference, .below,
                    constants.mirrorDifference, "mirrorDifference")),
            Objection(
                .unlikeCharacters,
                .is("it is one exact colour in texture") { $0.candidate.source.isInTexture },
                isFew, .is("its parts are as few as those of icons") { $0.mayBeIcon },
                Compare(
                    "likeness of its parts to characters", \.partLikeness, .below, constants.partLikeness,
                    "partLikeness"),
                Compare(
                    "that of the best of them", \.bestPart, .below, constants.characterLikeness,
                    "characterLikeness")),
            Objection(
                .iconRow, isFew,
                isHigh,
                Compare("narrowest gap for its height", \.narrowestGap, .above, constants.iconGap, "iconGap"),
                areNotNarrow, areNotWide),
            Objection(
                .repeated,
                Compare(
                    "narrowest gap for its height", \.narrowestGap, .above, constants.repeatedGap,
                    "repeatedGap"),
                areNotNarrow, areNotWide,
                Compare(
                    "difference of its parts as a share", \.partDifference, .below,
                    constants.repeatedDifference, "repeatedDifference")),
            Objection(.boxes, .is("its parts are edges of boxes of one size") { $0.areFrames }),
            Objection(
                .unlikeCharacters,
                .is("it has few parts, is one exact colour in texture, or is outlines") {
                    $0.mayBeIcon || $0.candidate.source.isInTexture || $0.areOutlines
                },
                isHigh,
                areSeveral,
                Compare("tall parts", \.tallBlockCount, .atMost, constants.mostIconParts, "mostIconParts"),
                Compare("likeness to a word", \.wordLikeness, .below, "iconLikeness") {
                    // Few pairs of letters are one connected component, and many icons.
                    $0.isOneComponent ? constants.wordLikeness : constants.iconLikeness
                }),
            Objection(
                .unlikeCharacters, .is("it is outlines") { $0.areOutlines },
                isHigh, areSeveral,
                Compare("likeness of the best of its parts", \.bestPart, .below, "characterLikeness") { _ in
                    -constants.characterLikeness
                }),
            Objection(
                .unlikeCharacters,
                isHigh, areSeveral,
                Compare("tall parts", \.tallBlockCount, .atMost, constants.mostIconParts, "mostIconParts"),
                // Brackets are one stroke each.
                Compare("strokes in a row", \.mostStrokesInRow, .above, "parts") { $0.blockCount },
                Compare("likeness to a word", \.wordLikeness, .below, constants.wordLikeness, "wordLikeness"),
                Compare(
                    "likeness of the best of its parts", \.bestPart, .below, constants.iconLikeness,
                    "iconLikeness")),
        ]
    }

    private static func ofContrast(_ constants: ClassifierConstants) -> [Objection<Measured>] {
        let isInLayer = Comparison<Measured>.is("it is one exact colour in texture") {
            $0.line.candidate.source.isInTexture
        }
        return [
            Objection(
                .faintInLayer, isInLayer,
                Comparison(
                    "contrast ratio", \.ratio, .below, constants.layerLeastRatio, "layerLeastRatio")),
            Objection(
                .faintAndTall, isInLayer,
                Comparison(
                    "height in points", \.line.height, .above, constants.tallLine, "tallLine"),
                Comparison(
                    "contrast ratio", \.ratio, .below, constants.layerLeastRatioIfTall,
                    "layerLeastRatioIfTall")),
            Objection(
                .faintAndNarrow, isInLayer,
                Comparison("contrast ratio", \.ratio, .below, constants.faintRatio, "faintRatio"),
                Comparison(
                    "width for its height", \.line.proportion, .below, constants.faintProportion,
                    "faintProportion")),
        ]
    }
}
