internal import PaletteFiles
internal import Yams

/// A piece of a configuration file that knows its place.
struct ConfigurationNode {
    let path: String
    private let node: Node

    init(_ node: Node, path: String) {
        self.node = node
        self.path = path
    }

    /// The value of a file; `nil` where it has none.
    init?(parsing text: String, path: String) throws(ConfigurationError) {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch {
            throw ConfigurationError(syntax: error, path: path)
        }
        guard let root else { return nil }
        self.init(root, path: path)
    }

    var location: SourceLocation {
        SourceLocation(path: path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }

    func fault(_ words: String) -> ConfigurationError { ConfigurationError(at: location, words) }

    var isSequence: Bool { node.sequence != nil }
    var isMapping: Bool { node.mapping != nil }

    /// The values of a mapping by their keys, none of which may be unknown.
    func mapping(_ what: String, keys: [String]) throws(ConfigurationError) -> [String: ConfigurationNode] {
        var values: [String: ConfigurationNode] = [:]
        for (key, value) in try pairs(what) {
            let name = try key.string("a key")
            guard keys.contains(name) else {
                throw key.fault(
                    "'\(name)' means nothing in \(what); known are \(keys.joined(separator: ", "))")
            }
            values[name] = value
        }
        return values
    }

    /// The keys and values of a mapping whose keys are free, in the order of the file.
    func pairs(_ what: String) throws(ConfigurationError) -> [(ConfigurationNode, ConfigurationNode)] {
        guard let mapping = node.mapping else {
            throw fault("\(what) is a mapping: write it as 'key: value' lines")
        }
        return mapping.map {
            (ConfigurationNode($0.key, path: path), ConfigurationNode($0.value, path: path))
        }
    }

    func sequence(_ what: String) throws(ConfigurationError) -> [ConfigurationNode] {
        guard let sequence = node.sequence else {
            throw fault("\(what) is a list: write it as [a, b] or as lines that begin with '- '")
        }
        return sequence.map { ConfigurationNode($0, path: path) }
    }

    /// A list, or one value that stands for a list of one.
    func oneOrMore(_ what: String) throws(ConfigurationError) -> [ConfigurationNode] {
        isSequence ? try sequence(what) : [self]
    }

    func string(_ what: String) throws(ConfigurationError) -> String {
        guard let scalar = node.scalar, !scalar.string.isEmpty else {
            throw fault("\(what) is a word or a text")
        }
        return scalar.string
    }

    /// A number, or `nil` where the value is something else.
    var number: Double? { node.scalar.flatMap { Double($0.string) } }

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
        guard let flag = node.bool else { throw fault("\(what) is true or false") }
        return flag
    }

    /// Patterns over names: a list, or one.
    func patterns(_ what: String) throws(ConfigurationError) -> [NamePattern] {
        try oneOrMore(what).map { node throws(ConfigurationError) in NamePattern(try node.string(what)) }
    }
}

extension ConfigurationError {
    /// What the YAML parser says, without the excerpt that it prints.
    fileprivate init(syntax error: any Error, path: String) {
        func place(_ mark: Mark) -> SourceLocation {
            SourceLocation(path: path, line: mark.line, column: mark.column)
        }
        let next = "check the indentation, and quote values that begin with one of * & ! % @ `"
        switch error {
        case YamlError.scanner(_, let problem, let mark, _), YamlError.parser(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _):
            self.init(at: place(mark), "this is not YAML, \(problem); \(next)")
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            let names = keys.joined(separator: ", ")
            self.init(
                at: place(context.mark), "\(names.isEmpty ? "a key" : names) is written twice; keep one")
        default:
            self.init(at: SourceLocation(path: path), "this is not YAML; \(next)")
        }
    }
}
