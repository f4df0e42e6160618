/// Pictures with what they show in words below.
enum HTMLFigures {
    /// A picture, given as HTML, over its caption, given as text.
    static func figure(_ picture: String, _ caption: String) -> String {
        "<figure>\(picture)<figcaption>\(caption.xmlEscaped)</figcaption></figure>"
    }

    /// Figures beside one another.
    static func beside(_ figures: [String]) -> String {
        "<div class=\"evidence\">\n\(figures.joined(separator: "\n"))\n</div>"
    }
}
