internal import Raster

/// The shape that the alpha of an image draws.
public struct OutlineMeasure: Hashable, Sendable {
    /// The mean width of what is drawn, in pixels: twice its area over its perimeter. A long stroke has its
    /// own width, a filled disc its radius. Translucent ink is as wide as opaque ink.
    public let thickness: Double
    /// Whether it is drawn by strokes, and not filled: nowhere is it much wider than in the mean.
    public let isStroked: Bool
    /// The share of its box that is ink, 0…1.
    public let fill: Double
    /// Whether it has edges that are neither level nor upright, and no pixel between ink and none: steps can
    /// be seen.
    public let isJagged: Bool
    /// The share of the ink, by area, that fades out further from the shape than an edge does, and on more
    /// than two sides of it, 0…1: a glow. What fades to one side is drawn so.
    public let haloShare: Double
    /// The shadow of the shape that is drawn behind it; `nil` where there is none.
    public let shadow: DropShadow?
    /// The opacities between which it fades within itself; `nil` where it does not.
    public let fading: OpacityGradient?

    /// The most pixels of a box whose outline is measured: no glyph is larger, and it takes memory.
    private static let largestArea = 1 << 22
    /// How far from the shape an antialiased edge may reach, in pixels.
    private static let edgeWidth = 2
    /// How many times its mean width the largest disc in a drawing by strokes may measure, and a pixel:
    /// strokes that cross make 1.6, and every filled shape around a circle 2.
    private static let (strokeSpread, strokeRounding) = (1.65, 1.0)
    /// The same of strokes of one width, without crossings, however much of their box they fill.
    private static let evenSpread = 1.1
    /// What strokes that cross fill of their box at most: a disc with a sign cut out of it fills more.
    private static let mostOfStrokes = 0.6
    /// What only strokes fill so little of, though they may have dots and arrowheads. Of the glyphs of six
    /// apps that look bold and fill less than half of their box, filled ones fill 0.36 of it and more, but
    /// for a star, and a head with shoulders.
    private static let fewestOfFilled = 0.35
    /// The number of corners in its steps from which a shape has slanting edges: a rectangle has 4.
    private static let steps = 16

    /// - Parameter isOpaque: Whether all of the image is opaque, and so a rectangle.
    init(of bitmap: Bitmap<UInt8>, in box: PixelRect?, isOpaque: Bool) {
        guard let box, box.area <= Self.largestArea else {
            (thickness, isStroked, fill, isJagged, haloShare, shadow, fading) = (
                0, false, 0, false, 0, nil, nil
            )
            return
        }
        guard !isOpaque else {
            let perimeter = AlphaField.perimeter(ofRectangle: box)
            thickness = 2 * Double(box.area) / perimeter
            // As ``AlphaField/widest`` has it.
            let widest = Double((min(box.width, box.height) + 1) / 2 * 2 - 1)
            isStroked = widest <= Self.evenSpread * thickness + Self.strokeRounding
            (fill, isJagged, haloShare, shadow, fading) = (1, false, 0, nil, nil)
            return
        }
        let field = AlphaField(bitmap, in: box)
        let area = field.area
        let partialCount = field.partialCount
        let perimeter = field.perimeter
        thickness = perimeter > 0 ? 2 * field.inkArea / perimeter : 0
        fill = field.inkArea / Double(box.area)
        let spread = fill < Self.mostOfStrokes ? Self.strokeSpread : Self.evenSpread
        isStroked =
            thickness > 0
            && (fill < Self.fewestOfFilled
                || field.widest <= spread * thickness + Self.strokeRounding)
        isJagged = partialCount == 0 && field.cornerCount >= Self.steps
        haloShare =
            area > 0 && partialCount > 0 && field.sidesAround(beyond: Self.edgeWidth) > 2
            ? field.haloArea(beyond: Self.edgeWidth) / area : 0
        fading = partialCount > 0 ? OpacityGradient(in: field) : nil
        shadow = partialCount > 0 && fading == nil ? DropShadow(in: field) : nil
    }
}
