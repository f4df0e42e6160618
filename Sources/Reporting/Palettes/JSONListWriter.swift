/// Writes lists of JSON element by element, to the bytes that an encoder of the whole document would give.
struct JSONListWriter {
    /// Puts values into words.
    let words = JSONElementText()
    private var pieces = PieceBuffer()

    /// Adds text that is JSON already.
    mutating func add<Failure: Error>(
        _ text: String, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        try pieces.add(text, to: output)
    }

    /// Hands out what is left.
    mutating func flush<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure) {
        try pieces.flush(to: output)
    }

    /// Adds a list.
    ///
    /// - Parameters:
    ///   - elements: What the elements are made from.
    ///   - indent: The spaces before the line that the list begins in.
    ///   - output: Takes the pieces.
    ///   - document: Makes an element.
    mutating func list<Element, Document: Encodable, Failure: Error>(
        _ elements: some Sequence<Element>, indent: Int, to output: (String) throws(Failure) -> Void,
        document: (Element) -> Document
    ) throws(Failure) {
        let words = words
        try write(elements, indent: indent, to: output) { words.text(of: document($0), indent: indent + 2) }
    }

    /// Adds a list.
    ///
    /// - Parameters:
    ///   - elements: What the elements are made from.
    ///   - indent: The spaces before the line that the list begins in.
    ///   - output: Takes the pieces.
    ///   - text: Makes an element as it stands in the list, behind its spaces.
    mutating func write<Element, Failure: Error>(
        _ elements: some Sequence<Element>, indent: Int, to output: (String) throws(Failure) -> Void,
        as text: (Element) -> String
    ) throws(Failure) {
        var isFirst = true
        for element in elements {
            try pieces.add((isFirst ? "[\n" : ",\n") + text(element), to: output)
            isFirst = false
        }
        let margin = String(repeating: " ", count: indent)
        try pieces.add(isFirst ? "[\n\n\(margin)]" : "\n\(margin)]", to: output)
    }
}
