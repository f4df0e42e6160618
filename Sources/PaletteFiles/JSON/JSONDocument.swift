/// A JSON file (RFC 8259, or a ``JSONDialect``) as a tree whose every value knows where it is written.
package struct JSONDocument: Sendable {
    /// The file.
    package let source: SourceText
    /// Its one value.
    package let root: JSONNode
    /// Keys that occur twice in an object, which leave the rest readable.
    package let faults: [PaletteFault]

    /// Parses a file; takes time in proportion to its size, whatever its shape.
    ///
    /// - Parameters:
    ///   - source: The file, UTF-8 with or without a byte order mark.
    ///   - dialect: What may be written beyond the standard.
    ///   - maximumDepth: How many objects and arrays may lie in each other.
    /// - Throws: What is wrong first, where, and what was expected there.
    package init(
        parsing source: SourceText, dialect: JSONDialect = .standard, maximumDepth: Int = 128
    ) throws(PaletteFault) {
        try source.requireUTF8()
        var parser = JSONParser(source: source, dialect: dialect, maximumDepth: maximumDepth)
        self.source = source
        root = try parser.parseDocument()
        faults = parser.faults
    }

    /// The place of a value: its first character.
    package func location(of node: JSONNode) -> SourceLocation { source.location(of: node.bytes.lowerBound) }

    /// A fault at a value.
    package func fault(at node: JSONNode, _ message: String) -> PaletteFault {
        PaletteFault(at: location(of: node), message)
    }
}
