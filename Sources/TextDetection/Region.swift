public import ColorMath
public import Raster

/// Something drawn on a screen, found and measured from its pixels: a line of text, an icon or a picture.
///
/// A region carries measurements, not opinions: whether its contrast is enough is for a standard to say.
public struct Region: Hashable, Sendable {
    /// What the region is.
    public var kind: Kind
    /// The smallest rectangle around the ink, in pixels.
    public var box: PixelRect
    /// The colour of the strokes where they cover their pixels fully; of a picture its mean colour.
    public var ink: SRGB8
    /// The typical colour behind the strokes; of a picture its mean colour.
    public var backdrop: SRGB8
    /// The contrast of the ink with what lies behind it.
    public var contrast: MeasuredContrast
    /// The size of the type in points; for icons and pictures the height of the box.
    public var pointSize: Double
    /// The sizes in points that the pixels allow: narrow for mixed-case Latin, wide for a short word in a
    /// script with marks above and below.
    public var pointSizeRange: ClosedRange<Double>
    /// How heavy the strokes are.
    public var weight: Weight
    /// The mean width of the strokes in pixels; nil where it is not known.
    public var strokeWidth: Double?
    /// The least share of the strength of its ink that the pixels may show, 0…1: less than 1 where all
    /// strokes are too thin to cover a pixel fully.
    public var inkShare: Double
    /// The contrast that the ink may have where its strokes are too thin to cover a pixel fully, unrounded,
    /// by the strongest pixels; `nil` where it is not known.
    package var utmostContrast: Double?
    /// Whether so many pixels have exactly the colour of the ink, and hardly one a stronger one, that it is
    /// the ink itself and no blend of it, however thin the strokes are.
    package var showsItsInk = false
    /// Whether another line on the same backdrop shows that its ink is this one, whatever its own pixels
    /// show.
    package var isInkKnown = false
    /// Whether an icon is an outline with nothing in it, as an empty check box is.
    package var isEmptyFrame = false
    /// What lies around an icon, and its outline, show of what it is for.
    package var surroundings = IconSurroundings()
    /// The box around a grey label that hardly stands out, in the middle of which it lies as that of a button
    /// does.
    package var button: PixelRect?
    /// Whether a short line stands alone in the middle of a disc or a tile, as icons, logos and the letters
    /// of avatars do.
    package var isAloneInTile = false
    /// How sure the detector is that this is text and that its colours are right, 0…1.
    public var confidence: Double
    /// What stands in the way of a sure measurement; empty for plain text on a plain backdrop.
    public var doubts: [Doubt]
    /// The part of the screen that the region lies in; content until the screen's model tells.
    public var place: Place

    /// Creates a region from its measurements; without a range the size is taken as exact.
    public init(
        kind: Kind, box: PixelRect, ink: SRGB8, backdrop: SRGB8, contrast: MeasuredContrast,
        pointSize: Double, pointSizeRange: ClosedRange<Double>? = nil, weight: Weight = .regular,
        strokeWidth: Double? = nil, inkShare: Double = 1, confidence: Double = 1, doubts: [Doubt] = [],
        place: Place = .content
    ) {
        self.kind = kind
        self.box = box
        self.ink = ink
        self.backdrop = backdrop
        self.contrast = contrast
        self.pointSize = pointSize
        self.pointSizeRange = pointSizeRange ?? pointSize...pointSize
        self.weight = weight
        self.strokeWidth = strokeWidth
        self.inkShare = inkShare
        self.confidence = confidence
        self.doubts = doubts
        self.place = place
    }
}

extension Region {
    /// What a region is.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// A line of text, or the part of a line that has one ink.
        case text
        /// A glyph that is no letter: an icon, a chevron, a badge without letters.
        case icon
        /// A photograph or an illustration.
        case picture
    }

    /// How heavy the strokes are for the size of the type.
    public enum Weight: String, Hashable, Sendable, Codable {
        /// Clearly lighter than bold.
        case regular
        /// Clearly bold: 700 or heavier.
        case bold
        /// Between the two: the strokes of a semibold and of a light bold overlap.
        case undecided
    }

    /// What stands in the way of a sure measurement.
    public enum Doubt: String, Hashable, Sendable, CaseIterable {
        /// The strokes are too thin or too small for any pixel to show their full colour.
        case thinStrokes
        /// The ink fades along the line or is seen through a veil, so no one colour is its own.
        case veiled
        /// The backdrop is so busy that the strokes cannot be told from it everywhere.
        case busyBackdrop
    }

    /// The part of the screen that a region lies in.
    public enum Place: String, Hashable, Sendable, CaseIterable, Codable {
        /// The app's own content.
        case content
        /// The system's status bar: time, signal, battery.
        case statusBar
        /// A software keyboard.
        case keyboard
        /// The inside of a photograph or an illustration.
        case picture
        /// What a sheet, an alert or a menu in front of it has dimmed.
        case behind
        /// A line that runs up or down the screen: it is found by its letters, and not measured along itself.
        case rotated
        /// A control that is switched off, as the screen's view tree says, or as a menu shows whose other
        /// rows are in full ink.
        case inactive
        /// Decoration, as the view tree says.
        case decoration
        /// A badge that the system draws, as the view tree says.
        case badge
        /// On a picture that a tool has drawn over, as accessibility snapshots are: its colours are not those
        /// of the app.
        case annotated
    }
}
