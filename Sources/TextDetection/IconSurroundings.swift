package import Raster

/// What lies around an icon, and its outline, show of what it is for.
///
/// A region of its own says how an icon is drawn; whether it has to be seen depends on what stands beside it.
package struct IconSurroundings: Hashable, Sendable {
    /// Where a small arrow points: `>` at the end of a row, `v` or a filled triangle at that of a field, and
    /// a filled triangle at the top of a scroll bar.
    package enum Arrow: Hashable, Sendable {
        /// To the right, as from a row to what it opens.
        case right
        /// Down, as from a field to its menu.
        case down
        /// Up, as over the thumb of a scroll bar.
        case up
    }

    /// What a row of marks counts, of which the others are pale.
    package enum Count: Hashable, Sendable {
        /// Dots, the one of which that stands out is the page that is shown.
        case pages
        /// Bars that rise, of which those that stand out are the strength of a signal.
        case strength
    }

    /// The box of the line that says what the icon says, right of it or of its tile, with nothing between.
    package var beside: PixelRect?
    /// The box of the tile, or of the box to be ticked, that stands left of that line and holds the icon.
    package var tile: PixelRect?
    /// The box of the line that says so below its tile.
    package var below: PixelRect?
    /// Where it points, if it is a small arrow.
    package var arrow: Arrow?
    /// Whether no disc, tile or field that is hardly larger holds it.
    package var standsFree = false
    /// The contrast that its strongest part has with its backdrop; nil where that is not known.
    package var strongest: Double?
    /// What it counts with others of its row that stand out, if it does.
    package var count: Count?
    /// Whether it lies in the thumb of a switch.
    package var isInThumb = false

    /// The surroundings of an icon of which nothing is known.
    package init() {}
}
