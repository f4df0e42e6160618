/// Why something on a screen is not taken for a line of text.
package enum Reason: String, Hashable, Sendable, CaseIterable, Error, Encodable {
    // Connected components, by their boxes.
    case tooTall, tooWide, speck, lowSpeck, solidPatch
    // Connected components, measured against their background.
    case noBackground, noContrast, fewPixels, weakInLayer
    case offCentre
    case twoBackgrounds, horizontalRule, verticalRule, manyColors, solidShape
    // Candidates, by what is known of their components.
    case lowLine, neverFull, rarelyFull, loneInLayer, variedInLayer, unevenInLayer, loneInTexture
    case equalHeights, equalWidths, staircase, scattered
    // Candidates, by their features.
    case sparse, dense, variedInk, lostInNoise, curve, axis, hairline, rays, fewInTexture
    case heavyStrokes, blobs, uneven, loneNarrow, loneSimple, mirrored, unlikeCharacters, iconRow
    case repeated, boxes
    // Lines that were taken for text, by what lies around them.
    case patterned
    // Lines of a layer, once they are measured.
    case iconInLayer, faintInLayer, faintAndTall, faintAndNarrow, blendedEdge, alreadyFound
}

extension Reason {
    /// What is said to people.
    package var sentence: String {
        switch self {
        case .tooTall: "It is taller than any letter."
        case .tooWide: "It is wider than any line of joined letters."
        case .speck: "It has fewer pixels than the dot of the smallest type."
        case .lowSpeck: "It is lower than what is worth a look among the specks of a picture."
        case .solidPatch: "It is a solid patch of one colour in a picture."
        case .noBackground: "No background touches it."
        case .noContrast: "It hardly differs from its background."
        case .fewPixels: "Hardly a pixel is covered by it."
        case .weakInLayer: "It hardly differs from the picture around it."
        case .offCentre: "It lies above or below the middle of the small shape that it is drawn on."
        case .twoBackgrounds: "It lies between two backgrounds, as an outline or an edge does."
        case .horizontalRule: "It is a horizontal rule."
        case .verticalRule: "It is a vertical rule."
        case .manyColors: "It has many colours, as a picture has."
        case .solidShape: "It is a solid shape."
        case .lowLine: "It is lower than text that anyone could read."
        case .neverFull: "Hardly a pixel is fully covered: it is a shadow or a blur."
        case .rarelyFull: "Few pixels are fully covered, and the background is rough: it is texture."
        case .loneInLayer: "It is a single component of one colour in a picture."
        case .variedInLayer: "Its colour varies, which that of text in a picture does not."
        case .unevenInLayer: "It is tall, of one colour in a picture, and its parts stand on no one row."
        case .loneInTexture: "It is a single component in texture."
        case .equalHeights: "Its parts are solid and equally high, as bars and dots are."
        case .equalWidths: "Its parts are solid and equally wide, as the bars of a chart are."
        case .staircase:
            "Its parts are solid, equally wide, and rise or fall, as those of a signal's strength do."
        case .scattered: "Its parts are spots of one size on no one row, as the marks of a plot are."
        case .sparse: "Its ink fills too little of its box."
        case .dense: "Its ink fills too much of its box."
        case .variedInk: "Its ink has several colours."
        case .lostInNoise: "Its ink does not stand clear of the noise around it."
        case .curve: "It is one long stroke, as the curve of a chart is."
        case .axis: "It is one line that no column crosses twice, as an axis with its ticks is."
        case .rays: "Its thin strokes are more than those of letters, as rays are."
        case .hairline: "Its strokes are too thin for its height."
        case .fewInTexture: "It has too few parts to be told from texture."
        case .heavyStrokes: "Its few parts have strokes too heavy for letters."
        case .blobs: "Its few parts are solid: triangles, discs, arrows."
        case .uneven: "It is tall, and its parts stand on no one row."
        case .loneNarrow: "It stands alone and is no wider than an icon."
        case .loneSimple: "It stands alone and has too few strokes for a word."
        case .mirrored: "It is the same in mirrors, as the cross and the plus of a small button are."
        case .unlikeCharacters:
            "It has few parts, they do not look like characters, and no text stands around it."
        case .iconRow: "Its few parts are square and far apart, as icons in a row are."
        case .repeated: "It is one sign again and again, square and far apart, as the stars of a rating are."
        case .boxes: "Its parts are boxes of one size that are drawn as their edges, as those to tick are."
        case .iconInLayer: "It has the look of an icon, and is a part of a picture."
        case .faintInLayer: "It has too little contrast to be more than a part of a picture."
        case .faintAndTall: "It is tall and has too little contrast to be more than a part of a picture."
        case .faintAndNarrow:
            "It hardly differs from what lies around it, is narrow, and stands with no text."
        case .patterned: "It is a part of a pattern: the grain of a paper, or a wallpaper's figure."
        case .blendedEdge: "It is the blended edge of an icon."
        case .alreadyFound: "Most of it was found before."
        }
    }

    /// Whether what is no text for this reason is taken for an icon.
    package var isOfIcon: Bool {
        switch self {
        case .heavyStrokes, .blobs, .uneven, .loneNarrow, .loneSimple, .unlikeCharacters, .iconRow,
            .repeated, .boxes:
            true
        default: false
        }
    }
}
