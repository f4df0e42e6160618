/// What rules generate before or behind what is in an element.
enum GeneratedContent: Sendable {
    case text
    /// A picture, or the icon of a font.
    case mark
    /// A sign between things, or before one, that is no letter: `·`, `/`.
    case sign
    /// A box without anything in it, of which at most lines have the ink.
    case box
    /// `content: none`: there is no such part.
    case nothing
    /// Nobody knows from the stylesheet.
    case unknown
}
