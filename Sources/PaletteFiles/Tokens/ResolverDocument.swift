/// Reads a resolver of the DTCG resolver module of 2025.10: which sets of tokens count, in which order, and which of them only
/// in some context.
struct ResolverDocument {
    private let document: Int
    private let documents: [JSONDocument]
    private(set) var result = TokenLayers()
    private var precedence = 0

    /// Whether a document is a resolver.
    static func isResolver(_ document: JSONDocument) -> Bool { document.root["resolutionOrder"] != nil }

    /// Reads a resolver; the files that it names must be among the documents.
    init(_ document: Int, among documents: [JSONDocument]) {
        self.document = document
        self.documents = documents
        result.documents = [document]
        let order = documents[document].root["resolutionOrder"]
        guard let items = order?.elements else {
            fault(at: order, "resolutionOrder is a list of sets and modifiers")
            return
        }
        let resolved = items.compactMap { item -> JSONNode? in
            guard let pointer = item["$ref"]?.string else { return item }
            let target = node(at: pointer, in: document)
            if target == nil { fault(at: item, "\(pointer) leads to no set or modifier") }
            return target
        }
        // Conditions depend on all axes, so these come first.
        let modifiers = resolved.map { $0["contexts"]?.members }
        let axes = modifiers.enumerated().compactMap { $1 == nil ? nil : $0 }
        result.axes = axes.map { contexts(of: resolved[$0]).map(\.mode) }
        for (index, item) in resolved.enumerated() {
            precedence += 1
            if let axis = axes.firstIndex(of: index) {
                for (mode, sources) in contexts(of: item) {
                    add(sources, conditions: result.conditions(of: mode, onAxis: axis))
                }
            } else {
                add(item["sources"], conditions: [.base])
            }
        }
    }

    /// The contexts of a modifier, the default one first.
    private func contexts(of modifier: JSONNode) -> [(mode: PaletteMode, sources: JSONNode)] {
        let members = modifier["contexts"]?.members ?? []
        let preferred = modifier["default"]?.string
        let ordered = members.filter { $0.key == preferred } + members.filter { $0.key != preferred }
        return ordered.map { (PaletteMode(named: $0.key), $0.value) }
    }

    /// Adds the sources of a set or a context: trees of tokens, files, or other sets.
    private mutating func add(_ sources: JSONNode?, conditions: [PaletteMode], depth: Int = 0) {
        guard let items = sources?.elements, depth < 8 else {
            fault(at: sources, "the sources of a set are a list of files and groups of tokens")
            return
        }
        for item in items {
            guard let reference = item["$ref"]?.string else {
                append(item, in: document, conditions: conditions)
                continue
            }
            if reference.hasPrefix("#") {
                guard let set = node(at: reference, in: document) else {
                    fault(at: item, "\(reference) leads to no set")
                    continue
                }
                add(set["sources"], conditions: conditions, depth: depth + 1)
                continue
            }
            let parts = reference.split(separator: "#", maxSplits: 1).map(String.init)
            let path = RelativePath.resolve(parts.first ?? "", besides: documents[document].source.path)
            guard let other = documents.firstIndex(where: { RelativePath.resolve($0.source.path) == path }),
                let root = parts.count > 1 ? node(at: "#" + parts[1], in: other) : documents[other].root
            else {
                fault(at: item, "\(reference) was not read: give its file or folder too")
                continue
            }
            result.documents.insert(other)
            append(root, in: other, conditions: conditions)
        }
    }

    private mutating func append(_ root: JSONNode, in document: Int, conditions: [PaletteMode]) {
        result.layers.append(
            TokenLayer(root: root, document: document, conditions: conditions, precedence: precedence))
    }

    /// What a pointer within a document leads to.
    private func node(at pointer: String, in document: Int) -> JSONNode? {
        guard pointer.hasPrefix("#") else { return nil }
        let steps = pointer.dropFirst().split(separator: "/").map {
            String($0).replacing("~1", with: "/").replacing("~0", with: "~")
        }
        return steps.reduce(documents[document].root as JSONNode?) { node, step in
            node?[step]
                ?? Int(step).flatMap { index in
                    node?.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                }
        }
    }

    private mutating func fault(at node: JSONNode?, _ message: String) {
        let source = documents[document]
        result.faults.append(source.fault(at: node ?? source.root, message))
    }
}

/// Paths as files write them of one another.
enum RelativePath {
    /// A path from the folder of another file, without `.` and `..` where they can be taken out.
    static func resolve(_ path: String, besides file: String = "") -> String {
        let isAbsolute = path.hasPrefix("/") || file.hasPrefix("/")
        var parts = path.hasPrefix("/") ? [] : file.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(String(part))
            }
        }
        return (isAbsolute ? "/" : "") + parts.filter { $0 != "." }.joined(separator: "/")
    }
}
