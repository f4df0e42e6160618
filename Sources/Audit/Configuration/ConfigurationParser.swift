internal import CYaml
internal import PaletteFiles

/// Reads the YAML of a configuration file, event by event as libyaml finds them.
///
/// A tree of Yams compares keys of mappings with everything that they hold, which takes exponential time
/// where they are aliases. Here a key is a word, and what aliases stand for is counted before it is used.
///
/// The events come from `CYaml`, which Yams is made of and does not offer as a product: what Yams itself
/// makes public are trees, and each of its ways to them, decoding too, compares the keys before anybody can
/// look.
struct ConfigurationParser {
    private let source: SourceText
    private let end: SourceLocation
    /// The collections that are open, the innermost last.
    private var open: [Collection] = []
    private var anchors: [String: ConfigurationNode] = [:]
    private var aliasCount = 0
    private var root: ConfigurationNode?

    /// The most values that a file may have, those counted that aliases stand for.
    static let sizeLimit = 200_000
    /// The most aliases that a file may have.
    static let aliasLimit = 1_000
    /// How deep lists and mappings may lie in each other.
    static let depthLimit = 32

    /// Takes a file.
    init(of source: SourceText) {
        self.source = source
        end = source.location(of: source.bytes.count)
    }

    /// The value of the file; `nil` where it has none.
    mutating func parse() throws(ConfigurationError) -> ConfigurationNode? {
        // libyaml keeps the address of its parser.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else {
            throw fault("there is no memory to read this in", at: 0)
        }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        return try source.bytes.withUnsafeBufferPointer {
            bytes throws(ConfigurationError) -> ConfigurationNode? in
            yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
            while let event = try nextEvent(from: parser) {
                defer { event.delete() }
                try add(event)
            }
            return root
        }
    }

    /// A list or a mapping that is not closed yet.
    fileprivate struct Collection {
        let location: SourceLocation
        let anchor: String?
        let isMapping: Bool
        /// The values; in a mapping, each behind its key.
        var values: [ConfigurationNode] = []
        var keys: Set<String> = []
        var size = 1
        var depth = 1

        var awaitsKey: Bool { isMapping && values.count.isMultiple(of: 2) }
    }
}

// MARK: Events

extension ConfigurationParser {
    /// The next event; `nil` at the end of the file.
    private func nextEvent(
        from parser: UnsafeMutablePointer<yaml_parser_t>
    ) throws(ConfigurationError) -> Event? {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxFault(of: parser.pointee) }
        guard event.type != YAML_STREAM_END_EVENT else {
            yaml_event_delete(&event)
            return nil
        }
        return Event(event)
    }

    /// What libyaml says, in its words.
    private func syntaxFault(of parser: yaml_parser_t) -> ConfigurationError {
        let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        let place =
            parser.error == YAML_READER_ERROR
            ? source.location(of: parser.problem_offset) : location(of: parser.problem_mark)
        return ConfigurationError(
            at: place,
            "this is not YAML, \(problem); check the indentation, and quote values that begin with one of "
                + "* & ! % @ `")
    }

    private func location(of mark: yaml_mark_t) -> SourceLocation {
        // libyaml ends a last line that has no line break with one of its own.
        guard mark.line < end.line else { return end }
        return SourceLocation(path: source.path, line: mark.line + 1, column: mark.column + 1)
    }

    private func fault(_ words: String, at offset: Int) -> ConfigurationError {
        ConfigurationError(at: source.location(of: offset), words)
    }

    private mutating func add(_ event: Event) throws(ConfigurationError) {
        let location = location(of: event.mark)
        switch event.type {
        case YAML_DOCUMENT_START_EVENT:
            guard root == nil else {
                throw ConfigurationError(
                    at: location, "a configuration is one document, and here begins another; remove it")
            }
        case YAML_ALIAS_EVENT:
            try add(try target(of: event.anchor ?? "", at: location), at: location)
        case YAML_SCALAR_EVENT:
            let node = ConfigurationNode(.scalar(event.text), at: location)
            if let anchor = event.anchor { anchors[anchor] = node }
            try add(node, at: location)
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT:
            let isMapping = event.type == YAML_MAPPING_START_EVENT
            if let outer = open.last, outer.awaitsKey { throw keyFault(at: location) }
            guard open.count < Self.depthLimit else { throw depthFault(at: location) }
            open.append(Collection(location: location, anchor: event.anchor, isMapping: isMapping))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let closed = open.popLast() else { return }
            let node = ConfigurationNode(closed)
            if let anchor = closed.anchor { anchors[anchor] = node }
            try add(node, at: closed.location)
        default: break
        }
    }

    /// What an alias stands for.
    private mutating func target(
        of alias: String, at location: SourceLocation
    ) throws(ConfigurationError) -> ConfigurationNode {
        aliasCount += 1
        guard aliasCount <= Self.aliasLimit else {
            throw ConfigurationError(
                at: location, "there are more than \(Self.aliasLimit) aliases up to here; write roles instead"
            )
        }
        guard let node = anchors[alias] else {
            throw ConfigurationError(
                at: location,
                "this is not YAML, there is no anchor '&\(alias)' before this alias; quote a pattern that begins "
                    + "with *")
        }
        return node
    }
}

// MARK: The tree

extension ConfigurationParser {
    /// Adds a value to the innermost collection, or takes it for the value of the file.
    private mutating func add(
        _ node: ConfigurationNode, at location: SourceLocation
    ) throws(ConfigurationError) {
        guard let index = open.indices.last else {
            root = node
            return
        }
        if open[index].awaitsKey {
            guard case .scalar(let key) = node.content else { throw keyFault(at: location) }
            guard open[index].keys.insert(key).inserted else {
                throw ConfigurationError(at: location, "'\(key)' is written twice; keep one")
            }
        }
        open[index].values.append(node)
        open[index].size += node.size
        open[index].depth = max(open[index].depth, node.depth + 1)
        guard open.count + node.depth <= Self.depthLimit else { throw depthFault(at: location) }
        guard open.reduce(0, { $0 + $1.size }) <= Self.sizeLimit else {
            throw ConfigurationError(
                at: location,
                "there are more than \(Self.sizeLimit) values up to here, those counted that aliases stand for; "
                    + "a configuration has fewer")
        }
    }

    private func keyFault(at location: SourceLocation) -> ConfigurationError {
        ConfigurationError(at: location, "a key is a word here, and no list or mapping")
    }

    private func depthFault(at location: SourceLocation) -> ConfigurationError {
        ConfigurationError(
            at: location,
            "lists and mappings lie more than \(Self.depthLimit) deep here; a configuration is flatter")
    }
}

extension ConfigurationNode {
    fileprivate init(_ collection: ConfigurationParser.Collection) {
        let values = collection.values
        let content: Content =
            collection.isMapping
            ? .mapping(
                stride(from: 0, to: values.count - 1, by: 2).map { (key: values[$0], value: values[$0 + 1]) })
            : .sequence(values)
        self.init(content, at: collection.location, size: collection.size, depth: collection.depth)
    }
}

/// What libyaml reports, copied out of its structures.
private struct Event {
    private var event: yaml_event_t

    init(_ event: yaml_event_t) {
        self.event = event
    }

    /// Gives back the memory of the event, which must not be asked anything after.
    func delete() {
        var event = event
        yaml_event_delete(&event)
    }

    var type: yaml_event_type_t { event.type }
    var mark: yaml_mark_t { event.start_mark }

    /// The name of the anchor, or of that which an alias names.
    var anchor: String? {
        let name =
            switch event.type {
            case YAML_ALIAS_EVENT: event.data.alias.anchor
            case YAML_SCALAR_EVENT: event.data.scalar.anchor
            case YAML_SEQUENCE_START_EVENT: event.data.sequence_start.anchor
            case YAML_MAPPING_START_EVENT: event.data.mapping_start.anchor
            default: UnsafeMutablePointer<yaml_char_t>?.none
            }
        return name.map { String(cString: $0) }
    }

    /// The text of a scalar, which may hold NUL.
    var text: String {
        String(
            decoding: UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length),
            as: UTF8.self)
    }
}
