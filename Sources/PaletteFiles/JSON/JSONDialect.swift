/// What a file may write beyond RFC 8259.
package enum JSONDialect: Hashable, Sendable {
    /// Nothing.
    case standard
    /// A comma behind the last member or element, as in asset catalogs edited by hand.
    case trailingCommas
    /// JSON5 (spec.json5.org): comments, keys without quotes, single quotes, numbers of ECMAScript. JSON with
    /// comments is a part of it.
    case json5

    /// The dialect of a file by its name: `.json5` and `.jsonc` are ``json5``.
    package init(ofFileAt path: String) {
        let path = path.lowercased()
        self = path.hasSuffix(".json5") || path.hasSuffix(".jsonc") ? .json5 : .standard
    }
}
