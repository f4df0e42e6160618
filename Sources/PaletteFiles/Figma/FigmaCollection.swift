/// A collection of Figma's variables, as far as it holds colours.
struct FigmaCollection {
    /// A variable that is a colour.
    struct Variable {
        /// What aliases call it.
        let id: String
        /// The name, with slashes between its groups.
        let name: String
        let note: String?
        /// The values by the identifiers of modes.
        var values: [String: JSONNode]

        var path: [String] { UniqueNames.path(of: name) }
    }

    let name: String
    /// The number of the document that it is in.
    let document: Int
    /// Where it is.
    let node: JSONNode
    /// The modes in their order, the default one first.
    var modes: [(id: String, mode: PaletteMode)]
    var variables: [Variable] = []
    /// What of it is not read: the changes of an extended collection.
    var unread: [JSONNode] = []
}

extension FigmaCollection {
    /// The collections in a document, with their colours; none where it is another.
    static func collections(in document: JSONDocument, numbered number: Int) -> [FigmaCollection] {
        let root = document.root["meta"] ?? document.root
        if let list = root["collections"]?.elements {
            return list.compactMap { FigmaCollection(listing: $0, in: number) }
        }
        guard let variables = root["variables"].flatMap(nodes) else { return [] }
        guard let owners = root["variableCollections"].flatMap(nodes) else {
            return FigmaCollection(root, modes: root["modes"], of: variables, in: number).map { [$0] } ?? []
        }
        var collections: [FigmaCollection] = []
        var places: [String: Int] = [:]
        for owner in owners {
            guard let collection = FigmaCollection(owner, modes: owner["modes"], of: [], in: number) else {
                continue
            }
            places[owner["id"]?.string ?? collection.name] = collections.count
            collections.append(collection)
        }
        for variable in variables {
            let owner = variable["variableCollectionId"]?.string
            // A plug-in may leave out whose a variable is where there is one collection.
            let place = owner.flatMap { places[$0] } ?? (collections.count == 1 ? 0 : nil)
            if let place, let read = Variable(variable) { collections[place].variables.append(read) }
        }
        return collections
    }

    /// The elements of a list, or the values of an object.
    private static func nodes(of node: JSONNode) -> [JSONNode]? {
        node.elements ?? node.members?.map(\.value)
    }

    /// A collection with the modes that its file states; `nil` where there are none.
    private init?(_ node: JSONNode, modes: JSONNode?, of variables: [JSONNode], in document: Int) {
        // A list of identifiers and names, names by identifier, or names alone.
        let stated: [(id: String, name: String)]
        if let list = modes?.elements {
            stated = list.compactMap { mode in
                let name = mode["name"]?.string ?? mode.string
                return name.map { (mode["modeId"]?.string ?? $0, $0) }
            }
        } else {
            stated = (modes?.members ?? []).compactMap { mode in mode.value.string.map { (mode.key, $0) } }
        }
        guard !stated.isEmpty else { return nil }
        let preferred = node["defaultModeId"]?.string
        self.init(
            name: node["name"]?.string ?? "Untitled", document: document, node: node,
            modes: FigmaCollection.modes(
                stated.filter { $0.id == preferred } + stated.filter { $0.id != preferred }))
        self.variables = variables.compactMap(Variable.init)
        unread = [node["variableOverrides"]].compactMap { $0 }.filter { $0.members?.isEmpty == false }
    }

    /// A collection of variables2json, which repeats the variables in each mode.
    private init?(listing node: JSONNode, in document: Int) {
        guard let name = node["name"]?.string, let modes = node["modes"]?.elements else { return nil }
        if let variables = node["variables"].flatMap(FigmaCollection.nodes) {
            self.init(node, modes: node["modes"], of: variables, in: document)
            return
        }
        let stated = modes.enumerated().map { (id: "\($0)", name: $1["name"]?.string ?? "") }
        self.init(name: name, document: document, node: node, modes: FigmaCollection.modes(stated))
        var places: [String: Int] = [:]
        for (index, mode) in modes.enumerated() {
            for variable in mode["variables"]?.elements ?? [] {
                guard let (read, value) = Variable.listed(variable, in: name) else { continue }
                let place = places[read.name] ?? variables.count
                if place == variables.count {
                    places[read.name] = place
                    variables.append(read)
                }
                variables[place].values["\(index)"] = value
            }
        }
    }

    /// What the names of modes say. Modes that say the same by the words of ``PaletteMode/init(named:)`` are
    /// themes by their whole names, for a value of each counts.
    private static func modes(_ stated: [(id: String, name: String)]) -> [(id: String, mode: PaletteMode)] {
        let limited = stated.prefix(ModeCombinations.limit)
        guard limited.count > 1 else { return limited.map { ($0.id, .base) } }
        var seen: Set<PaletteMode> = []
        return limited.map { id, name in
            let mode = PaletteMode(named: name)
            if seen.insert(mode).inserted { return (id, mode) }
            let theme = PaletteMode(theme: name.lowercased())
            return (id, seen.insert(theme).inserted ? theme : PaletteMode(theme: id))
        }
    }
}

extension FigmaCollection.Variable {
    /// A variable with its values by mode; `nil` where it is no colour.
    fileprivate init?(_ node: JSONNode) {
        guard (node["resolvedType"] ?? node["type"])?.string?.uppercased() == "COLOR",
            let name = node["name"]?.string, !name.isEmpty
        else { return nil }
        // Some plug-ins give the values that aliases lead to alone.
        let values = node["valuesByMode"]?.members?.map { ($0.key, $0.value) }
        let resolved = node["resolvedValuesByMode"]?.members?.compactMap { member in
            member.value["resolvedValue"].map { (member.key, $0) }
        }
        self.init(
            id: node["id"]?.string ?? name, name: name,
            note: node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 },
            values: Dictionary(values ?? resolved ?? [], uniquingKeysWith: { first, _ in first }))
    }

    /// A variable of one mode with its value there; `nil` where it is no colour.
    ///
    /// - Parameter collection: The name of its collection.
    fileprivate static func listed(_ node: JSONNode, in collection: String) -> (Self, value: JSONNode)? {
        guard node["type"]?.string == "color", let name = node["name"]?.string, !name.isEmpty,
            let value = node["value"]
        else { return nil }
        let variable = Self(id: "\(collection)/\(name)", name: name, note: nil, values: [:])
        guard node["isAlias"]?.bool == true, let owner = value["collection"]?.string,
            let target = value["name"]?.string
        else { return (variable, value) }
        return (variable, alias(of: "\(owner)/\(target)", at: value))
    }

    /// An alias as the REST API writes it.
    private static func alias(of id: String, at node: JSONNode) -> JSONNode {
        func member(_ key: String, _ text: String) -> JSONMember {
            JSONMember(
                key: key, keyBytes: node.bytes, value: JSONNode(value: .string(text), bytes: node.bytes))
        }
        return JSONNode(
            value: .object([member("type", TokenReference.figmaAlias), member("id", id)]), bytes: node.bytes)
    }
}
