internal import PaletteFiles

/// A piece of a configuration file that knows its place.
struct ConfigurationNode {
    /// What a piece can be.
    enum Content {
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

    private var scalar: String? { if case .scalar(let text) = content { text } else { nil } }

    /// The values of a mapping by their keys, none of which may be unknown.
    func mapping(_ what: String, keys: [String]) throws(ConfigurationError) -> [String: ConfigurationNode] {
        var values: [String: ConfigurationNode] = [:]
        for (key, value) in try pairs(what) {
            let name = try key.string("a key")
            guard keys.contains(name) else {
                let hint = NearestName(to: name).hint(among: keys, otherwise: ";")
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

    /// A number, or `nil` where the value is something else.
    var number: Double? { scalar.flatMap { Double($0) } }

    /// One of the values of an enumeration.
    func value<Value: RawRepresentable & CaseIterable>(
        _ what: String, as type: Value.Type = Value.self
    ) throws(ConfigurationError) -> Value where Value.RawValue == String {
        let text = try string(what)
        guard let value = Value(rawValue: text) else {
            let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw fault("'\(text)' is not \(what); use one of \(known)")
        }
        return value
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
