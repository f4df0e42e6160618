/// Reads the variables of Figma: what its REST API answers, and the exports of plug-ins that give all modes
/// in one file.
///
/// - REST API: `variables` and `variableCollections` by their identifiers, in `meta` or without it. Plug-ins
///   write lists of the same.
/// - One collection a file: `modes` as names by identifier, and a list of `variables`.
/// - variables2json: `collections` of `modes`, each of which has `variables`.
///
/// A collection with several modes is a choice between them. A name that several collections have stands
/// behind that of its collection.
struct FigmaVariables {
    private(set) var result = TokenLayers()
    private var collections: [FigmaCollection] = []

    /// Whether a document holds variables of Figma's.
    static func isFigma(_ document: JSONDocument) -> Bool {
        FigmaCollection.collections(in: document, numbered: 0).contains { !$0.variables.isEmpty }
    }

    /// Reads the documents that hold variables and are not accounted for yet.
    init(among documents: [JSONDocument], except known: Set<Int>) {
        for index in documents.indices where !known.contains(index) {
            let found = FigmaCollection.collections(in: documents[index], numbered: index)
            guard found.contains(where: { !$0.variables.isEmpty }) else { continue }
            result.documents.insert(index)
            collections += found
        }
        // What has no colours is no choice that a colour depends on.
        collections.removeAll { $0.variables.isEmpty }
        let choices = collections.indices.filter { collections[$0].modes.count > 1 }
        for index in choices.dropFirst(TokenLayers.axisLimit) {
            let collection = collections[index]
            let message =
                "there are more than \(TokenLayers.axisLimit) collections with modes; only the first mode of this one is read"
            result.faults.append(documents[collection.document].fault(at: collection.node, message))
            collections[index].modes.removeLast(collections[index].modes.count - 1)
        }
        let axes = Array(choices.prefix(TokenLayers.axisLimit))
        result.axes = axes.map { collections[$0].modes.map(\.mode) }
        let combined = result.choices
        if let first = collections.first, let fault = combined.fault(in: documents[first.document]) {
            result.faults.append(fault)
        }
        let owners = Dictionary(
            collections.enumerated().flatMap { index, collection in
                Set(collection.variables.map(\.name)).map { ($0, [index]) }
            }, uniquingKeysWith: +)
        for (index, collection) in collections.enumerated() {
            let axis = axes.firstIndex(of: index)
            let details = collection.variables.map {
                DesignToken.Details(note: $0.note, identifier: $0.id).boxed
            }
            for mode in collection.modes {
                let conditions =
                    axis.map { result.conditions(of: mode.mode, onAxis: $0, among: combined) } ?? [.base]
                for (variable, details) in zip(collection.variables, details) {
                    guard let value = variable.values[mode.id] else { continue }
                    let isShared = owners[variable.name].map { $0.count > 1 } == true
                    let path = (isShared ? [collection.name] : []) + variable.path
                    result.tokens += conditions.map { condition in
                        DesignToken(
                            path: path, type: "color", value: value, document: collection.document,
                            for: condition, details: details)
                    }
                }
            }
            for node in collection.unread {
                let message =
                    "\(collection.name): what a collection changes of the one that it extends is not read"
                result.unknowns.append(documents[collection.document].fault(at: node, message))
            }
        }
    }
}
