/// Where a token's value is to be found instead: an alias in braces, or a JSON pointer (RFC 6901).
struct TokenReference: Hashable {
    /// The names of the groups and of the token; empty for the whole document.
    let path: [String]
    /// What a pointer goes on to within the token's value: `["components", "0"]`.
    let rest: [String]

    /// The name that aliases write in braces.
    var name: String { path.joined(separator: ".") }

    /// What Figma calls an alias: an object with this `type` and the `id` of a variable.
    static let figmaAlias = "VARIABLE_ALIAS"

    /// The token with a ``DesignToken/identifier``.
    private init(identifier: String) {
        path = [identifier]
        rest = []
    }

    /// Reads `{group.token}`, alone in a string.
    init?(alias text: String) {
        let text = text.trimmed
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let inner = text.dropFirst().dropLast()
        guard !inner.contains("{"), !inner.contains("}") else { return nil }
        path = TokenReference.path(ofAlias: inner)
        rest = []
    }

    /// Reads `#/group/token/$value`.
    init?(pointer text: String) {
        guard text.hasPrefix("#/") else { return nil }
        let segments = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
            .map(JSONPointer.name)
        let end = segments.firstIndex { $0 == "$value" || $0 == "value" } ?? segments.count
        path = Array(segments[..<end])
        rest = Array(segments[min(end + 1, segments.count)...])
    }

    /// Reads a value that is an alias, or an object with a `$ref` or an alias of Figma's.
    init?(_ node: JSONNode) {
        if let text = node.string {
            self.init(alias: text)
        } else if let pointer = node["$ref"]?.string {
            self.init(pointer: pointer)
        } else if node["type"]?.string == TokenReference.figmaAlias, let id = node["id"]?.string {
            self.init(identifier: id)
        } else {
            return nil
        }
    }

    /// The names in an alias; older files write the token's `value` after them.
    static func path(ofAlias inner: some StringProtocol) -> [String] {
        let names = inner.split(separator: ".").map { String($0).trimmed }
        return names.count > 1 && (names.last == "value" || names.last == "$value") ? names.dropLast() : names
    }
}

extension TokenReference {
    /// Where the names of the reference are written, in the value that it was read from; `nil` where they
    /// have escapes, or spaces between them.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - document: The file that it is in.
    ///   - target: The name of the entry that it leads to.
    func written(in node: JSONNode, of document: JSONDocument, to target: String) -> AliasReference? {
        let isAlias = node.string != nil
        guard let value = isAlias ? node : node["$ref"], let string = value.string else { return nil }
        let text = isAlias ? name : path.joined(separator: "/")
        let source = document.source
        let written = source.bytes[value.bytes].dropFirst().dropLast()
        guard written.elementsEqual(string.utf8) else { return nil }
        // Behind the brace and what spaces follow it, or behind `#/`.
        let names =
            isAlias
            ? written.drop { $0 == 0x20 || $0 == UInt8(ascii: "{") } : written.dropFirst(2)
        guard names.starts(with: text.utf8) else { return nil }
        let bytes = names.startIndex..<names.startIndex + text.utf8.count
        return AliasReference(
            at: source.location(of: bytes.lowerBound), bytes: source.fileRange(bytes), text: text,
            notation: isAlias ? .tokenPath : .tokenPointer, target: target)
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        // Nearly all texts have none, and ASCII tells so without looking up what a scalar is.
        func isPlain(_ byte: UInt8?) -> Bool { byte.map { (0x21...0x7E).contains($0) } ?? true }
        if isPlain(utf8.first), isPlain(utf8.last) { return self }
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
