internal import FileSystem
package import PaletteFiles

/// What holds for a path, value by value, and where each is written.
package struct ConfigurationListing: Sendable {
    /// The files that hold, the nearest first.
    package let files: [String]
    /// The values, in the order of the reference.
    package private(set) var values: [Value] = []

    /// A value that holds.
    package struct Value: Sendable {
        /// The keys that lead to it.
        package let keys: [String]
        /// Whether it is one of a list that stands behind the last key.
        package let isElement: Bool
        /// What is written, or what holds by itself.
        package let content: Content
        /// Where it is written; `nil` where no file says it.
        package let location: SourceLocation?
    }

    /// What is written: texts in lists and mappings.
    package indirect enum Content: Sendable {
        case text(String)
        case list([Content])
        case mapping([(key: String, value: Content)])
    }

    /// Lists what files say together.
    init(of merged: MergedConfiguration) {
        files = merged.configuration.files
        add(.configuration, in: merged.content, below: [])
    }

    private mutating func add(
        _ keys: [ConfigurationKey], in node: ConfigurationNode?, below path: [String]
    ) {
        // The key 'root' is about files, and not about inputs.
        for key in keys where key.name != "root" {
            add(key, in: node?[key.name], at: path + [key.name])
        }
    }

    private mutating func add(_ key: ConfigurationKey, in node: ConfigurationNode?, at path: [String]) {
        switch key.value {
        case .section(let keys): add(keys, in: node, below: path)
        case .table(nil, _):
            guard case .mapping(let pairs)? = node?.content else { return }
            for (key, value) in pairs { add(value, at: path + [key.scalar ?? ""]) }
        case .table(.some, _):
            for rule in Rule.all {
                let own = path + [rule.id]
                if let value = node?[rule.id] {
                    add(value, at: own)
                } else {
                    add(.text(rule.isOnByDefault ? rule.severity.rawValue : "off"), at: own, writtenAt: nil)
                }
            }
        default:
            if case .sequence(let elements)? = node?.content {
                for element in elements { add(element, at: path, isElement: true) }
                if elements.isEmpty { add(.list([]), at: path, writtenAt: node?.location) }
            } else if let node {
                add(node, at: path)
            } else if let fallback = key.fallback {
                add(.text(fallback), at: path, writtenAt: nil)
            }
        }
    }

    private mutating func add(_ node: ConfigurationNode, at path: [String], isElement: Bool = false) {
        add(Content(node), at: path, isElement: isElement, writtenAt: node.location)
    }

    private mutating func add(
        _ content: Content, at path: [String], isElement: Bool = false, writtenAt location: SourceLocation?
    ) {
        values.append(Value(keys: path, isElement: isElement, content: content, location: location))
    }
}

extension ConfigurationListing.Content {
    fileprivate init(_ node: ConfigurationNode) {
        switch node.content {
        case .scalar(let text): self = .text(text)
        case .sequence(let values): self = .list(values.map(Self.init))
        case .mapping(let pairs): self = .mapping(pairs.map { ($0.key.scalar ?? "", Self($0.value)) })
        }
    }
}

extension Configurations {
    /// What holds for a path, and where it is written; `nil` where a file cannot be understood, which
    /// ``unread`` says.
    ///
    /// - Parameters:
    ///   - path: A file or a folder.
    ///   - isFolder: Whether it is a folder: then overrides are listed, and not applied.
    package mutating func listing(for path: String, isFolder: Bool) -> ConfigurationListing? {
        guard !isFolder else {
            return written(for: path.appendingPart("input")).map { ConfigurationListing(of: $0) }
        }
        // What cannot be applied was refused when the file was read.
        return written(for: path).flatMap { try? ConfigurationListing(of: $0.forScreen(at: path)) }
    }
}

extension MergedConfiguration {
    /// The same with the overrides that match a screen applied, and without what is not said of it.
    fileprivate func forScreen(at path: String) throws(ConfigurationError) -> MergedConfiguration {
        let own = configuration.forScreen(at: path).screens
        var applied = self
        guard let content, let screens = content["screens"] else { return applied }
        func kept(_ name: String, _ places: [SourceLocation]) -> [ConfigurationNode] {
            guard case .sequence(let entries)? = screens[name]?.content else { return [] }
            return entries.filter { places.contains($0.location) }
        }
        let overrides = kept("overrides", own.overrides.map(\.location))
        let ignored = kept("ignore", own.ignored.map(\.location))
        var rest = content.replacing("screens") { node in
            node.filtered { $0 != "overrides" && (ignored.isEmpty ? $0 != "ignore" : true) }
                .replacing("ignore") { ConfigurationNode(.sequence(ignored), at: $0.location) }
        }
        for override in overrides { rest = try override.override(over: rest) }
        applied.content = rest
        return applied
    }
}
