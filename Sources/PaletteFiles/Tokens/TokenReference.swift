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

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
