/// Parts files of design tokens that were found together into palettes.
///
/// - Files of one folder belong together, and of folders that lie in each other.
/// - So do those that have a group of colours in common, by declaring it or by standing for what is in it,
///   but for those of packages of their own (``TokenPackages``).
/// - What a resolver, a file of Tokens Studio or an export of Figma names belongs to it. The sets of Tokens
///   Studio with themes of their own are a system of their own, whatever groups they have.
/// - Strangers are palettes of their own.
struct TokenGroups {
    private let texts: [SourceText]
    private let documents: [Result<JSONDocument, PaletteFault>]
    private var parts: Partition
    /// The files that belong to sets with themes.
    private var themed: Set<Int> = []

    init(_ texts: [SourceText]) {
        self.texts = texts
        documents = texts.map(TokenReader.document)
        parts = Partition(count: texts.count)
        joinFolders()
        joinSets()
        joinGroups()
    }

    /// The palettes, in the order of their first files.
    var grouping: PaletteGrouping {
        var parts = parts
        let files = Dictionary(grouping: texts.indices) { parts.part(of: $0) }
        return PaletteGrouping(
            groups: files.sorted { $0.key < $1.key }.map { _, files in
                PaletteGrouping.Group(paths: files.map { texts[$0].path }) { [documents] name in
                    TokenReader(files.map { documents[$0] }).palette(named: name)
                }
            })
    }

    private mutating func joinFolders() {
        let folders = texts.map { $0.path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
        var owners: [ArraySlice<Substring>: Int] = [:]
        for (file, folder) in folders.enumerated() {
            if let owner = owners[folder] { parts.join(owner, file) } else { owners[folder] = file }
        }
        for (folder, file) in owners {
            let outer = (0..<folder.count).lazy.map { folder.prefix($0) }.compactMap { owners[$0] }
            for owner in outer { parts.join(owner, file) }
        }
    }

    /// Joins what formats of sets name.
    private mutating func joinSets() {
        let places = documents.indices.filter { (try? documents[$0].get()) != nil }
        let read = places.compactMap { try? documents[$0].get() }
        var sets = [FigmaVariables(among: read, except: []).result.documents]
        for (index, document) in read.enumerated() {
            if ResolverDocument.isResolver(document) {
                sets.append(ResolverDocument(index, among: read).result.documents)
            } else if TokensStudioDocument.isTokensStudio(document) {
                let found = TokensStudioDocument(index, among: read).result
                sets.append(found.documents)
                if !found.axes.isEmpty { themed.formUnion(found.documents.map { places[$0] }) }
            }
        }
        for set in sets {
            guard let first = set.first else { continue }
            for other in set { parts.join(places[first], places[other]) }
        }
    }

    /// Joins files with a group of colours in common.
    private mutating func joinGroups() {
        let contents = documents.map { (try? $0.get()).map { Contents(of: $0) } ?? Contents() }
        let packages = TokenPackages(ofFilesAt: texts.map(\.path), declaring: contents.map(\.names))
        var owners: [String: [Int]] = [:]
        var declarers: [String: Int] = [:]
        for file in documents.indices where !themed.contains(file) {
            for name in contents[file].names where declarers[name] == nil { declarers[name] = file }
            for group in contents[file].groups.union(contents[file].referenced.keys) {
                if let other = owners[group, default: []].first(where: { packages.areOne($0, file) }) {
                    parts.join(other, file)
                } else {
                    owners[group, default: []].append(file)
                }
            }
        }
        for file in documents.indices where !themed.contains(file) {
            for name in contents[file].referenced.values.joined()
            where !packages.declares(name, withFile: file) {
                if let owner = declarers[name] { parts.join(owner, file) }
            }
        }
    }

    /// The tokens of a document that may be colours.
    private struct Contents {
        var names: Set<String> = []
        /// Their outermost groups.
        var groups: Set<String> = []
        /// What they stand for, by its outermost groups.
        var referenced: [String: Set<String>] = [:]

        init() {}

        init(of document: JSONDocument) {
            TokenTree(document.root, in: 0) { token in
                guard token.type ?? "color" == "color" else { return }
                if let reference = TokenReference(token.value) {
                    if let group = reference.path.first {
                        referenced[group, default: []].insert(reference.path.joined(separator: "."))
                    }
                } else if token.type == nil,
                    token.value.string.flatMap({ try? TokenColorReader.color(ofCSS: $0, isTyped: true) })
                        == nil
                {
                    return
                }
                names.insert(token.path.joined(separator: "."))
                groups.formUnion(token.path.prefix(1))
            }
        }
    }
}
