/// Reads a resolver of the DTCG resolver module of 2025.10: which sets of tokens count, in which order, and
/// which of them only in some context.
struct ResolverDocument {
    private let document: Int
    private let documents: [JSONDocument]
    /// The documents by their paths.
    private let places: [String: Int]
    private var pointers = JSONPointers()
    private(set) var result = TokenLayers()
    private var precedence = 0
    private var sourceCount = 0

    /// The most sources that sets may come to by naming one another.
    private static let sourceLimit = 10_000
    /// How many sets may lead from one to the next.
    private static let depthLimit = 64

    /// Whether a document is a resolver.
    static func isResolver(_ document: JSONDocument) -> Bool { document.root["resolutionOrder"] != nil }

    /// Reads a resolver; the files that it names must be among the documents.
    init(_ document: Int, among documents: [JSONDocument]) {
        self.document = document
        self.documents = documents
        places = Dictionary(
            documents.enumerated().map { (RelativePath.resolve($1.source.path), $0) },
            uniquingKeysWith: { first, _ in first })
        result.documents = [document]
        let order = documents[document].root["resolutionOrder"]
        guard let items = order?.elements else {
            fault(at: order, "resolutionOrder is a list of sets and modifiers")
            return
        }
        var resolved: [JSONNode] = []
        for item in items {
            guard let pointer = item["$ref"]?.string else {
                resolved.append(item)
                continue
            }
            if let target = node(at: pointer, in: document) {
                resolved.append(target)
            } else {
                fault(at: item, "\(pointer) leads to no set or modifier")
            }
        }
        // Conditions depend on all axes, so these come first.
        var axes: [Int: Int] = [:]
        for (index, item) in resolved.enumerated() where item["contexts"]?.members != nil {
            guard axes.count < TokenLayers.axisLimit else {
                fault(
                    at: item,
                    "there are more than \(TokenLayers.axisLimit) modifiers; this one and the next are not read"
                )
                resolved.removeLast(resolved.count - index)
                break
            }
            axes[index] = axes.count
            result.axes.append(contexts(of: item).map(\.mode))
        }
        let choices = result.choices
        for (index, item) in resolved.enumerated() {
            precedence += 1
            if let axis = axes[index] {
                for (mode, sources) in contexts(of: item).prefix(ModeCombinations.limit) {
                    let conditions = result.conditions(of: mode, onAxis: axis, among: choices)
                    add(sources, conditions: conditions, followed: [])
                }
            } else {
                add(item["sources"], conditions: [.base], followed: [])
            }
        }
        if let fault = choices.fault(in: documents[document]) { result.faults.append(fault) }
    }

    /// The contexts of a modifier, the default one first.
    private func contexts(of modifier: JSONNode) -> [(mode: PaletteMode, sources: JSONNode)] {
        let members = modifier["contexts"]?.members ?? []
        let preferred = modifier["default"]?.string
        let ordered = members.filter { $0.key == preferred } + members.filter { $0.key != preferred }
        return ordered.map { (PaletteMode(named: $0.key), $0.value) }
    }

    /// Adds the sources of a set or a context: trees of tokens, files, or other sets.
    ///
    /// - Parameter followed: The references that lead to these, the outermost first.
    private mutating func add(_ sources: JSONNode?, conditions: [PaletteMode], followed: [String]) {
        guard let items = sources?.elements else {
            fault(at: sources, "the sources of a set are a list of files and groups of tokens")
            return
        }
        for item in items {
            sourceCount += 1
            guard sourceCount <= Self.sourceLimit else {
                if sourceCount == Self.sourceLimit + 1 {
                    fault(
                        at: item, "sets come to more than \(Self.sourceLimit) sources; the rest is not read")
                }
                return
            }
            guard let reference = item["$ref"]?.string else {
                append(item, in: document, conditions: conditions)
                continue
            }
            if reference.hasPrefix("#") {
                add(setAt: reference, from: item, conditions: conditions, followed: followed)
                continue
            }
            let parts = reference.split(separator: "#", maxSplits: 1).map(String.init)
            let path = RelativePath.resolve(parts.first ?? "", besides: documents[document].source.path)
            guard let other = places[path],
                let root = parts.count > 1 ? node(at: "#" + parts[1], in: other) : documents[other].root
            else {
                fault(at: item, "\(reference) was not read: give its file or folder too")
                continue
            }
            result.documents.insert(other)
            append(root, in: other, conditions: conditions)
        }
    }

    /// Adds the sources of a set that another names.
    private mutating func add(
        setAt reference: String, from item: JSONNode, conditions: [PaletteMode], followed: [String]
    ) {
        guard let set = node(at: reference, in: document) else {
            fault(at: item, "\(reference) leads to no set")
            return
        }
        guard !followed.contains(reference) else {
            fault(at: item, "\(reference) refers back to itself")
            return
        }
        guard followed.count < Self.depthLimit else {
            fault(at: item, "sets lead from one to the next more than \(Self.depthLimit) times here")
            return
        }
        add(set["sources"], conditions: conditions, followed: followed + [reference])
    }

    private mutating func append(_ root: JSONNode, in document: Int, conditions: [PaletteMode]) {
        result.layers.append(
            TokenLayer(root: root, document: document, conditions: conditions, precedence: precedence))
    }

    /// What a pointer within a document leads to.
    private mutating func node(at pointer: String, in document: Int) -> JSONNode? {
        guard pointer.hasPrefix("#") else { return nil }
        let steps = pointer.dropFirst().split(separator: "/").map(JSONPointer.name)
        return pointers.node(at: steps, from: documents[document].root, in: document)
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
