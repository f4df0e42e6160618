/// Stylesheets with what they import, each cut into tokens once.
struct StylesheetLibrary: Sendable {
    let sources: CSSSources
    /// The tokens of each.
    let tokens: [[CSSToken]]
    /// The `legible:ignore` comments of each.
    let comments: [IgnoreComments]
    /// The numbers of the stylesheets that each imports, by the address that it writes.
    let imports: [[String: Int]]
    /// What the mixins of Sass hold that take no arguments, by their names; of two with one name, the first.
    let mixins: [String: ArraySlice<CSSToken>]
    /// The media queries that have names.
    let customMedia: CustomMedia
    /// What reads their selectors.
    let selectors: SelectorReader
    /// The names of the custom properties that some stylesheet declares, for whatever part of a page.
    let declaredNames: Set<String>
    /// The parts whose backdrops some of them take away.
    let withdrawn: WithdrawnBackdrops
    /// The component that each is for alone, as a part of a page; empty where it is for pages.
    let hosts: [String]
    /// The places of those that people gave an order, by their numbers.
    private(set) var places: [Int: Int] = [:]
    /// What values mean that are no CSS; `nil` where none is read.
    var variables: StyleVariables?
    /// The modes that each source is for, where these are known before.
    private var modes: [[PaletteMode]] = []

    /// Takes files with what they import among them; an import that is not is left out.
    init(_ files: [PaletteFile]) {
        let texts = files.map(\.text)
        let places = Dictionary(
            files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.init(texts, imports: files.map { $0.imports.compactMapValues { places[$0] } })
        for (number, file) in files.enumerated() { self.places[number] = file.place }
    }

    /// Takes stylesheets that import nothing of one another.
    init(_ texts: [SourceText]) {
        self.init(texts, imports: texts.map { _ in [:] })
    }

    /// Takes the rules of sources of Sass and Less, as stylesheets that import nothing.
    ///
    /// - Parameters:
    ///   - sheets: Their tokens.
    ///   - sources: Where these are written.
    ///   - comments: The comments of each source.
    ///   - modes: The modes that each source is for.
    init(
        _ sheets: [[CSSToken]], of sources: CSSSources, comments: [IgnoreComments], modes: [[PaletteMode]]
    ) {
        self.sources = sources
        tokens = sheets
        self.comments = comments
        imports = sheets.map { _ in [:] }
        mixins = [:]
        customMedia = CustomMedia(of: sheets, in: sources)
        selectors = SelectorReader(in: sources, among: sheets)
        declaredNames = sources.declaredNames(in: sheets)
        withdrawn = WithdrawnBackdrops(in: sheets, of: sources)
        hosts = sheets.map { ShadowHosts.component(of: $0, in: sources) }
        self.modes = modes
    }

    /// The reason of a comment to ignore a declaration; `nil` where there is none.
    func ignored(_ name: CSSToken, _ value: ArraySlice<CSSToken>) -> String? {
        // What is put together stands in no file, and what a mixin is given elsewhere than the rule.
        guard comments.indices.contains(name.source) else { return nil }
        let last = value.last.map { $0.source == name.source ? $0.bytes.upperBound : 0 } ?? 0
        return comments[name.source].reason(
            for: name.bytes.lowerBound..<max(name.bytes.upperBound, last))
    }

    /// The modes that a source is for.
    func modes(ofSource source: Int) -> [PaletteMode] {
        modes.indices.contains(source) ? modes[source] : [.base]
    }

    private init(_ texts: [SourceText], imports: [[String: Int]]) {
        let read = texts.map { text -> (text: SourceText, comments: [Range<Int>]) in
            guard CompiledStyles.mayBe(at: text.path) else { return (text: text, comments: []) }
            if TemplateStyles.claims(text.path) { return CompiledStyles.marked(TemplateStyles.blanked(text)) }
            return CompiledStyles.marked(
                EmbeddedStyles.claims(text.path) ? EmbeddedStyles.blanked(text) : text)
        }
        let tokenizers = read.enumerated().map { CSSTokenizer($1.text, source: $0) }
        sources = CSSSources(texts: read.map(\.text))
        tokens = tokenizers.map(\.tokens)
        comments = texts.indices.map { index in
            let comments = tokenizers[index].comments + read[index].comments
            return IgnoreComments(comments.sorted { $0.lowerBound < $1.lowerBound }, in: texts[index])
        }
        self.imports = imports
        mixins = CompiledStyles.mixins(of: tokens, in: sources)
        customMedia = CustomMedia(of: tokens, in: sources)
        selectors = SelectorReader(in: sources, among: tokens)
        declaredNames = sources.declaredNames(in: tokens)
        withdrawn = WithdrawnBackdrops(in: tokens, of: sources)
        hosts = tokens.map { [sources] tokens in ShadowHosts.component(of: tokens, in: sources) }
    }

    /// The stylesheets that no other imports; of some that import each other in a circle, the first.
    var roots: [Int] {
        let imported = Set(imports.lazy.flatMap(\.values))
        var roots = imports.indices.filter { !imported.contains($0) }
        var reached = Set(roots.flatMap(closure))
        for index in imports.indices where !reached.contains(index) {
            roots.append(index)
            reached.formUnion(closure(of: index))
        }
        return roots.sorted()
    }

    /// A stylesheet, and all that it imports directly or by way of others, each once.
    func closure(of root: Int) -> [Int] {
        var (all, seen) = ([root], Set([root]))
        var next = 0
        while next < all.count {
            for target in imports[all[next]].values.sorted() where seen.insert(target).inserted {
                all.append(target)
            }
            next += 1
        }
        return all
    }
}

extension CSSSources {
    /// The names of custom properties that a colon follows in stylesheets.
    fileprivate func declaredNames(in sheets: [[CSSToken]]) -> Set<String> {
        var names: Set<String> = []
        for tokens in sheets {
            var last: CSSToken?
            for token in tokens where token.kind != .whitespace {
                if token.kind == .colon, let last, last.kind == .ident,
                    texts[last.source].bytes[last.bytes].starts(with: "--".utf8)
                {
                    names.insert(name(last))
                }
                last = token
            }
        }
        return names
    }
}
