/// What rules generate before or behind what is in an element.
enum GeneratedContent: Sendable {
    case text
    /// A picture, the icon of a font, or a box without anything in it.
    case mark
    /// `content: none`: there is no such part.
    case nothing
    /// Nobody knows from the stylesheet.
    case unknown
}
