/// Reads files of design tokens that are used together as one palette.
///
/// - The format is the DTCG's of 2025.10, or the older ones of Style Dictionary and Tokens Studio, with
///   `value` for `$value`.
/// - Modes come from resolvers, from themes of Tokens Studio, from the names of files and folders, and from
///   the extensions in which Figma and others put them beside a token's own value.
/// - The colours of shadows, borders and gradients are entries of their own: `shadow.card.color`.
/// - Tokens of other types are left aside.
package struct TokenReader {
    private let documents: [JSONDocument]
    private let table: TokenTable
    private let modes: ModeCombinations
    private var faults = FaultList()
    private var unknowns = FaultList()

    /// Parses files; one that is no JSON is a fault, and the others are read.
    package init(_ texts: [SourceText]) {
        self.init(texts.map(TokenReader.document))
    }

    /// Parses a file, or says what keeps it from being JSON.
    static func document(parsing text: SourceText) -> Result<JSONDocument, PaletteFault> {
        Result { () throws(PaletteFault) in
            try JSONDocument(parsing: text, dialect: JSONDialect(ofFileAt: text.path))
        }
    }

    /// Reads files that have been parsed.
    init(_ files: [Result<JSONDocument, PaletteFault>]) {
        var documents: [JSONDocument] = []
        for file in files {
            switch file {
            case .success(let document):
                for fault in document.faults { faults.add(fault) }
                documents.append(document)
            case .failure(let fault): faults.add(fault)
            }
        }
        let sets = TokenReader.layers(of: documents)
        for fault in sets.faults { faults.add(fault) }
        for unknown in sets.unknowns { unknowns.add(unknown) }
        var table = TokenTable()
        var choices = sets.modes
        var extensions: [TokenTree.Extension] = []
        var budget = PaletteBudget()
        for layer in sets.layers {
            for condition in layer.conditions where !budget.isSpent {
                let tree = TokenTree(
                    layer.root, in: layer.document, for: condition, precedence: layer.precedence,
                    budget: budget
                ) { token in
                    for variant in token.variantsByGamut(in: documents[layer.document]) { table.add(variant) }
                }
                budget = tree.budget
                for (node, reason) in tree.refusals {
                    faults.add(documents[layer.document].fault(at: node, reason))
                }
                extensions += tree.extensions
                if sets.axes.isEmpty { choices += tree.choices.filter { !choices.contains($0) } }
            }
        }
        for token in sets.tokens {
            if let refusal = budget.take(nameLength: token.name.utf8.count) {
                faults.add(documents[token.document].fault(at: token.value, refusal))
                if budget.isSpent { break }
            } else {
                table.add(token)
            }
        }
        table = table.joiningFlatSpellings()
        let conditions = table.conditionsOfColors
        for (item, message) in TokenExtensions.apply(extensions, to: &table) {
            faults.add(documents[item.document].fault(at: item.node, message))
        }
        self.documents = documents
        self.table = table
        modes = ModeCombinations(of: conditions, choices: choices)
    }

    /// Works out every token in every mode.
    ///
    /// - Parameter name: What reports call the palette.
    package consuming func palette(named name: String) -> Palette {
        var values = TokenColumns(table, of: documents)
        let rows = zip(table.declarations, values.names).map { declarations, name in
            ModeColumns.Row(
                name: name, path: declarations[0].path.filter { $0 != "$root" },
                note: declarations.lazy.compactMap(\.details.note).first)
        }
        var columns = ModeColumns(rows: rows)
        for mode in modes.all {
            if columns.isFull, let source = documents.first?.source {
                faults.add(PaletteBudget.fault(in: source))
                break
            }
            columns.append(values.column(in: mode), for: mode)
        }
        if modes.isCut, let source = documents.first?.source {
            faults.add(ModeCombinations.fault(in: source))
        }
        let paths = documents.map(\.source.path)
        for fault in values.faults.all { faults.add(fault) }
        for unknown in values.unknowns.all { unknowns.add(unknown) }
        return columns.palette(
            named: name, base: modes.all.first ?? .base, faults: faults.sorted(byFilesAt: paths),
            unknowns: unknowns.sorted(byFilesAt: paths))
    }
}

extension TokenReader {
    /// Sorts documents into layers: by resolvers, by sets of Tokens Studio, and the rest by their names.
    private static func layers(of documents: [JSONDocument]) -> TokenLayers {
        var result = TokenLayers()
        for index in documents.indices where !result.documents.contains(index) {
            guard ResolverDocument.isResolver(documents[index]) else { continue }
            result.add(ResolverDocument(index, among: documents).result)
        }
        for index in documents.indices where !result.documents.contains(index) {
            guard TokensStudioDocument.isTokensStudio(documents[index]) else { continue }
            result.add(TokensStudioDocument(index, among: documents).result)
        }
        result.add(FigmaVariables(among: documents, except: result.documents).result)
        let rest = documents.indices.filter { !result.documents.contains($0) }
        let named = TokenFileMode.modes(ofPaths: documents.map(\.source.path))
        var conditions = rest.map { index in
            named[index].overridden(by: TokenFileMode.mode(ofRoot: documents[index].root))
        }
        // Of the values for modes, only the first can be asked for.
        let tokens = rest.map { index in
            var (own, names) = ([DesignToken](), Set<String>())
            TokenTree(documents[index].root, in: index) { token in
                if names.insert(token.name).inserted || token.condition == .base { own.append(token) }
            }
            return own
        }
        let values = Dictionary(
            tokens.joined().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        conditions = TokenFileMode.separated(
            conditions, ofPaths: rest.map { documents[$0].source.path },
            declaring: tokens.map { own in
                own.filter { $0.condition == .base && canBeColor($0, among: values) }.map(\.name)
            })
        for (index, condition) in zip(rest, conditions) {
            result.layers.append(
                TokenLayer(root: documents[index].root, document: index, conditions: [condition]))
        }
        return result
    }
}

extension TokenReader {
    /// How many aliases are followed to learn what a token may be.
    private static let depth = 16

    /// Whether a token may be a colour: sizes of text for small screens and large ones make no themes.
    private static func canBeColor(_ token: DesignToken, among tokens: [String: DesignToken]) -> Bool {
        var last = token
        for _ in 0..<depth {
            guard let type = last.type else {
                guard let text = last.value.string else { return last.value.members != nil }
                guard let next = TokenReference(alias: text) else {
                    return text.contains("{")
                        || (try? TokenColorReader.color(ofCSS: text, isTyped: true)) != nil
                }
                guard let target = tokens[next.name] else { return true }
                last = target
                continue
            }
            return type == "color" || ["shadow", "border", "gradient"].contains { type.hasSuffix($0) }
        }
        return true
    }
}

extension TokenLayers {
    /// Adds what another reader found.
    fileprivate mutating func add(_ other: TokenLayers) {
        layers += other.layers
        for (axis, parent) in other.parents {
            parents[axis + axes.count] = ThemeChoices.Parent(
                axis: parent.axis + axes.count, choice: parent.choice)
        }
        axes += other.axes
        faults += other.faults
        tokens += other.tokens
        unknowns += other.unknowns
        documents.formUnion(other.documents)
    }
}
