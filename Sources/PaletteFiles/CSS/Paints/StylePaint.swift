/// An ink and the backdrop that a rule of a stylesheet paints it on, by the properties that say so.
struct StylePaint: Hashable, Sendable {
    /// The property of the ink: a custom one where the value is only that, else `color` of the part.
    let ink: CustomProperties.Key
    /// The property of the backdrop: a custom one where the value is only that, else `background-color`.
    let backdrop: CustomProperties.Key
    /// The property of what lies behind the backdrop, where that may let it through and selectors name it.
    var canvas: CustomProperties.Key?
    /// The mode that the rule is for.
    let mode: PaletteMode
    /// The modes in which another rule paints the part with something else.
    var exceptions: [PaletteMode] = []
    /// Where the rule sets the later of the two.
    let location: SourceLocation
    /// Whether what is drawn is a mark and no text.
    var isMark = false
    /// Whether what is drawn is large text.
    var isLarge = false
    /// Why it is not certain that the two meet; `nil` where it is.
    var doubt: PaintDoubt?
    /// The part that is painted.
    var part = ""
    /// Whether the backdrop is that of the part itself, and none that it lies in.
    var hasOwnBackdrop = false
    /// The classes that those around the element have, each by itself, and the element.
    var classes: [[String]] = []
}

/// One side of a ``StylePaint``, as a rule sets it.
struct PaintedColor: Sendable {
    /// The custom property that is the whole value; `nil` where the value is a colour itself.
    let variable: String?
    /// The tokens of the value.
    let value: ArraySlice<CSSToken>
    /// Whether the value may be translucent: that of a property may.
    var mayLetThrough = false
}

extension PaintedColor {
    /// What a declaration sets.
    enum Setting {
        case color(PaintedColor)
        /// What is there already shows.
        case inherited
        /// The ink of the part itself, `currentcolor`.
        case ink
        /// A picture or a gradient, which is no one colour.
        case picture
        /// Nobody knows from the stylesheet.
        case unknown
    }
}

extension PaintedColor.Setting {
    /// Whether it is no one colour.
    var isPicture: Bool { if case .picture = self { true } else { false } }

    /// Whether it may be a colour that lets through what lies behind it.
    var mayLetThrough: Bool { if case .color(let color) = self { color.mayLetThrough } else { false } }
}
