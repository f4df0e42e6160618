internal import ColorMath
public import TextDetection

/// Why the pixels do not decide whether a line of text has enough contrast.
public enum ReviewReason: Hashable, Sendable {
    /// The strokes lie between regular and bold, and the two require different ratios.
    case weight(regular: Double, bold: Double)
    /// The sizes that the pixels allow lie on both sides of the limit for large text, which require different
    /// ratios.
    case size(pointSizes: ClosedRange<Double>, small: Double, large: Double)
    /// The scale is not sure, and the limit for large text lies between the sizes that it may have.
    case scale(pointSizes: ClosedRange<Double>, small: Double, large: Double)
    /// The platform is not known, and the limits for large text of the one and the other lie on both sides of
    /// the size.
    case platform(pointSize: Double, small: Double, large: Double)
    /// The ratio crosses what is required along the line, and neither side clearly prevails.
    case variedBackdrop(low: Double, high: Double)
    /// The detector could not measure the line surely.
    case doubt(Region.Doubt)
    /// The line lies behind a sheet, an alert or a menu that dims it: it is not in force.
    case dimmed
    /// The line runs up or down the screen, where only its letters are measured.
    case rotated
    /// A tool has drawn over the picture, and its colours are not those of the app.
    case annotated
    /// The view tree says that it is what standards do not ask contrast of, and where it lies.
    case exempt(Region.Place)
}

extension ReviewReason: CustomStringConvertible {
    /// The reason as a clause without a full stop.
    public var description: String {
        switch self {
        case .weight(let regular, let bold):
            "the strokes lie between regular, which needs \(Figure(regular)), and bold, which needs \(Figure(bold))"
        case .size(let pointSizes, let small, let large):
            """
            at a size of \(Figure(pointSizes.lowerBound)) to \(Figure(pointSizes.upperBound)) it may be \
            large, which needs \(Figure(large)), or not, which needs \(Figure(small))
            """
        case .scale(let pointSizes, let small, let large):
            """
            the scale is not sure: at a size of \(Figure(pointSizes.lowerBound)) it needs \(Figure(small)), \
            at \(Figure(pointSizes.upperBound)) it is large and needs \(Figure(large)); --scale tells
            """
        case .platform(let pointSize, let small, let large):
            """
            text of \(Figure(pointSize)) is large in points, which needs \(Figure(large)), and not in pixels \
            of the web, which needs \(Figure(small)); --platform tells
            """
        case .variedBackdrop(let low, let high):
            "over this backdrop the ratio runs from \(ContrastRatio(low)) to \(ContrastRatio(high))"
        case .dimmed:
            "it is dimmed behind a sheet or an alert, and not active"
        case .rotated:
            "it runs up or down the screen, where only its letters are measured"
        case .annotated:
            "a tool has drawn over the picture, and its colours are not those of the app"
        case .exempt(.decoration):
            "it is decoration, which is exempt"
        case .exempt(.badge):
            "it is a badge that the system draws"
        case .exempt:
            "it belongs to a control that is switched off, which is exempt"
        case .doubt(.thinStrokes):
            "the strokes are too thin for any pixel to show their full colour"
        case .doubt(.veiled):
            "the text is faded or seen through a veil"
        case .doubt(.busyBackdrop):
            "the backdrop is too busy to tell the strokes from it everywhere"
        }
    }
}
