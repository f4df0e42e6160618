internal import FileSystem
internal import PaletteFiles

/// A piece of a configuration file that knows its place.
struct ConfigurationNode: Sendable {
    /// What a piece can be.
    enum Content: Sendable {
        case scalar(String)
        case sequence([ConfigurationNode])
        case mapping([(key: ConfigurationNode, value: ConfigurationNode)])
    }

    let content: Content
    let location: SourceLocation
    /// The number of values in it, itself counted, and each as often as an alias stands for it.
    let size: Int
    /// How deep lists and mappings lie in each other; 0 for a scalar.
    let depth: Int

    init(_ content: Content, at location: SourceLocation, size: Int = 1, depth: Int = 0) {
        self.content = content
        self.location = location
        self.size = size
        self.depth = depth
    }

    func fault(_ words: String) -> ConfigurationError { ConfigurationError(at: location, words) }

    var isSequence: Bool { if case .sequence = content { true } else { false } }

    /// The text of a scalar; `nil` where this is none.
    var scalar: String? { if case .scalar(let text) = content { text } else { nil } }

    /// The values of a mapping by their keys, none of which may be unknown.
    ///
    /// - Parameters:
    ///   - what: What the mapping is, for errors.
    ///   - keys: The keys that it may have.
    ///   - sections: The parts of it, by their keys: what belongs in one of them and was written beside them
    ///     is told where it belongs.
    func mapping(
        _ what: String, keys: [ConfigurationKey],
        sections: KeyValuePairs<String, [ConfigurationKey]> = [:]
    ) throws(ConfigurationError) -> [String: ConfigurationNode] {
        let keys = keys.names
        var values: [String: ConfigurationNode] = [:]
        for (key, value) in try pairs(what) {
            let name = try key.string("a key")
            guard keys.contains(name) else {
                let owners = sections.filter { $0.value.names.contains(name) }.map { "'\($0.key)'" }
                let hint =
                    owners.isEmpty
                    ? NearestName(to: name).hint(among: keys, otherwise: ";")
                    : "; write it in \(owners.joined(separator: " or "));"
                throw key.fault(
                    "'\(name)' means nothing in \(what)\(hint) known are \(keys.joined(separator: ", "))")
            }
            values[name] = value
        }
        return values
    }

    /// The keys and values of a mapping whose keys are free, in the order of the file.
    func pairs(
        _ what: String
    ) throws(ConfigurationError) -> [(key: ConfigurationNode, value: ConfigurationNode)] {
        guard case .mapping(let pairs) = content else {
            throw fault("\(what) is a mapping: write it as 'key: value' lines")
        }
        return pairs
    }

    func sequence(_ what: String) throws(ConfigurationError) -> [ConfigurationNode] {
        guard case .sequence(let values) = content else {
            throw fault("\(what) is a list: write it as [a, b] or as lines that begin with '- '")
        }
        return values
    }

    /// A list, or one value that stands for a list of one.
    func oneOrMore(_ what: String) throws(ConfigurationError) -> [ConfigurationNode] {
        isSequence ? try sequence(what) : [self]
    }

    func string(_ what: String) throws(ConfigurationError) -> String {
        guard let scalar, !scalar.isEmpty else { throw fault("\(what) is a word or a text") }
        return scalar
    }

    /// Where each text stands first.
    var places: [String: SourceLocation] {
        var places: [String: SourceLocation] = [:]
        var rest = [self]
        while let node = rest.popLast() {
            switch node.content {
            case .scalar(let text): places[text] = min(places[text] ?? node.location, node.location)
            case .sequence(let values): rest += values
            case .mapping(let pairs): rest += pairs.flatMap { [$0.key, $0.value] }
            }
        }
        return places
    }

    /// What stands behind a key; `nil` where this is no mapping that has it.
    subscript(name: String) -> ConfigurationNode? {
        guard case .mapping(let pairs) = content else { return nil }
        return pairs.first { $0.key.scalar == name }?.value
    }

    /// A number, or `nil` where the value is something else.
    var number: Double? { scalar.flatMap { Double($0) } }

    /// One of the values of an enumeration.
    func value<Value: RawRepresentable & CaseIterable>(
        _ what: String, as type: Value.Type = Value.self
    ) throws(ConfigurationError) -> Value where Value.RawValue == String {
        let text = try string(what)
        guard let value = Value(rawValue: text) else {
            let known = Value.allCases.map(\.rawValue)
            let hint = NearestName(to: text).hint(among: known, otherwise: ";")
            throw fault("'\(text)' is not \(what)\(hint) use one of \(known.joined(separator: ", "))")
        }
        return value
    }

    /// A day as ISO 8601 writes it.
    func day() throws(ConfigurationError) -> CalendarDate {
        let text = try string("a last day")
        guard let day = CalendarDate(text) else {
            throw fault("'\(text)' is no day; write it as 2027-03-31")
        }
        return day
    }

    /// Patterns over paths, from the folder of the file.
    func paths() throws(ConfigurationError) -> [PlacedPattern] {
        var patterns: [PlacedPattern] = []
        for node in try oneOrMore("paths") {
            let text = try node.string("a path or a pattern over paths")
            guard PathPattern(text) != nil else {
                throw node.fault("'\(text)' is no pattern over paths; write one as in .gitignore")
            }
            guard text.unicodeScalars.count <= Self.patternLimit,
                let alternatives = BraceExpansion(of: text).patterns
            else {
                throw node.fault(
                    "this pattern has more than \(Self.patternLimit) characters, or stands for more than "
                        + "\(BraceExpansion.limit); write several")
            }
            let folder = node.location.path.folderPart
            patterns += alternatives.map { PlacedPattern($0, in: folder) }
            guard patterns.count <= Self.wildcardLimit else {
                throw node.fault("there are more than \(Self.wildcardLimit) patterns over paths up to here")
            }
        }
        return patterns
    }

    /// A truth value as YAML writes it.
    func flag(_ what: String) throws(ConfigurationError) -> Bool {
        switch scalar?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw fault("\(what) is true or false")
        }
    }

    /// Patterns over names: a list, or one.
    func patterns(_ what: String) throws(ConfigurationError) -> [NamePattern] {
        try oneOrMore(what).map { node throws(ConfigurationError) in try node.pattern(what) }
    }

    /// The most characters that a name or a pattern may have.
    private static let patternLimit = 500

    /// A pattern over names.
    func pattern(_ what: String) throws(ConfigurationError) -> NamePattern {
        let text = try string(what)
        guard text.unicodeScalars.count <= Self.patternLimit else {
            throw fault("\(what) has at most \(Self.patternLimit) characters")
        }
        return NamePattern(text)
    }

    /// The most different texts that are patterns.
    private static let wildcardLimit = 2_000

    /// Refuses more patterns than can be compared with the names of a large palette.
    func checkWildcards() throws(ConfigurationError) {
        var known: Set<String> = []
        try addWildcards(to: &known)
    }

    private func addWildcards(to known: inout Set<String>) throws(ConfigurationError) {
        switch content {
        case .scalar(let text):
            guard text.contains(where: { "*?{".contains($0) }), known.insert(text).inserted,
                known.count > Self.wildcardLimit
            else { return }
            throw fault(
                "there are more than \(Self.wildcardLimit) different patterns up to here; write fewer that say more"
            )
        case .sequence(let values):
            for value in values { try value.addWildcards(to: &known) }
        case .mapping(let pairs):
            for pair in pairs { try pair.value.addWildcards(to: &known) }
        }
    }
}
