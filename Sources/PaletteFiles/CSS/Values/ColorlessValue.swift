/// Tells values, and the names of values, that are something else than a colour: a font, a size, a shadow, a
/// filter, a gradient.
///
/// What has a colour is a colour, whatever its name: this is asked only of what has none, so that a font that
/// cannot be found is not missed among the colours.
enum ColorlessValue {
    /// Whether the last word of a property's name that says what it is for says something else than a colour:
    /// `--font-sans`, `--radius-lg`, `--color-gradient`, but not `--shadow-color`.
    static func isNamed(_ property: String) -> Bool {
        let words = property.lowercased().split { !$0.isLetter }
        return words.last { colorWords.contains($0) || otherWords.contains($0) }.map(otherWords.contains)
            ?? false
    }

    /// Whether a text is one or several functions of CSS that make an image or a filter:
    /// `linear-gradient(…)`, `brightness(0) invert(1)`.
    static func isWritten(as text: String) -> Bool {
        guard let open = text.firstIndex(of: "(") else { return false }
        let name = text[..<open].drop(while: \.isWhitespace).lowercased()
        return name.hasSuffix("gradient") || functions.contains(name)
    }

    private static let colorWords: Set<Substring> = [
        "color", "colors", "colour", "colours", "bg", "background", "fg", "foreground", "fill", "stroke",
        "ink",
        "tint", "surface", "text",
    ]

    private static let otherWords: Set<Substring> = [
        "font", "fonts", "family", "typeface", "weight", "leading", "tracking", "size", "sizes", "spacing",
        "space", "gap", "padding", "margin", "inset", "radius", "radii", "rounded", "width", "height",
        "breakpoint", "breakpoints", "container", "shadow", "shadows", "elevation", "filter", "blur",
        "gradient",
        "gradients", "duration", "delay", "ease", "easing", "timing", "transition", "animation", "animate",
        "index", "aspect", "perspective", "transform", "translate", "rotate", "columns", "grid",
    ]

    private static let functions: Set<String> = [
        "url", "image", "image-set", "cross-fade", "element", "paint", "blur", "brightness", "contrast",
        "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity", "saturate", "sepia",
    ]
}
