/// Reads the sets and themes of Tokens Studio, in one file with `$themes` and `$metadata`, or in a folder with a file of each
/// and one a set.
///
/// Sets count in the order of `tokenSetOrder`. A theme is a mode, a group of themes a choice between them; a set counts where
/// a theme enables it or uses it as a source. Without themes, a set counts for the mode that its name says.
struct TokensStudioDocument {
    private(set) var result = TokenLayers()

    /// A set, and in which document it is.
    private struct TokenSet {
        let name: String
        let root: JSONNode
        let document: Int
    }

    /// Whether a document holds sets of Tokens Studio's, or says of which there are.
    static func isTokensStudio(_ document: JSONDocument) -> Bool {
        document.root["$themes"] != nil || document.root["$metadata"] != nil
            || ["$themes.json", "$metadata.json"].contains(
                document.source.path.split(separator: "/").last ?? "")
    }

    /// Reads the sets that a document holds, or those beside it.
    init(_ document: Int, among documents: [JSONDocument]) {
        let source = documents[document]
        let isFolder = source.root["$themes"] == nil && source.root["$metadata"] == nil
        var (sets, themes, metadata) = ([TokenSet](), source.root["$themes"], source.root["$metadata"])
        if isFolder {
            let folder = RelativePath.resolve(".", besides: source.source.path)
            for (index, other) in documents.enumerated() {
                let path = RelativePath.resolve(other.source.path)
                guard folder.isEmpty || path.hasPrefix(folder + "/") else { continue }
                let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
                switch name {
                case "$themes.json": themes = other.root
                case "$metadata.json": metadata = other.root
                default:
                    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
                    sets.append(TokenSet(name: stem, root: other.root, document: index))
                }
                result.documents.insert(index)
            }
        } else {
            result.documents = [document]
            sets = (source.root.members ?? []).filter { !$0.key.hasPrefix("$") }.map {
                TokenSet(name: $0.key, root: $0.value, document: document)
            }
        }
        let order = metadata?["tokenSetOrder"]?.elements?.compactMap(\.string) ?? []
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let ordered = sets.enumerated().sorted { first, second in
            (places[first.element.name] ?? order.count, first.offset)
                < (places[second.element.name] ?? order.count, second.offset)
        }
        add(ordered.map(\.element), themes: themes?.elements ?? [])
    }

    private mutating func add(_ sets: [TokenSet], themes: [JSONNode]) {
        var groups: [(name: String?, themes: [(mode: PaletteMode, sets: JSONNode?)])] = []
        for theme in themes {
            let group = theme["group"]?.string
            let choice = (PaletteMode(named: theme["name"]?.string ?? ""), theme["selectedTokenSets"])
            if let index = groups.firstIndex(where: { $0.name == group }) {
                groups[index].themes.append(choice)
            } else {
                groups.append((group, [choice]))
            }
        }
        result.axes = groups.map { $0.themes.map(\.mode) }
        for (place, set) in sets.enumerated() {
            var conditions: [PaletteMode] = []
            for (axis, group) in groups.enumerated() {
                let enabling = group.themes.filter {
                    ($0.sets?[set.name]?.string ?? "disabled") != "disabled"
                }
                if enabling.count == group.themes.count {
                    conditions.append(.base)
                } else {
                    conditions += enabling.flatMap { result.conditions(of: $0.mode, onAxis: axis) }
                }
            }
            if groups.isEmpty { conditions = [TokenFileMode.mode(ofName: set.name)] }
            if conditions.contains(.base) { conditions = [.base] }
            result.layers.append(
                TokenLayer(
                    root: set.root, document: set.document, conditions: conditions,
                    precedence: groups.isEmpty ? 0 : place + 1))
        }
    }
}
