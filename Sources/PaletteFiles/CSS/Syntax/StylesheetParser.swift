/// Collects the custom properties of a stylesheet with the scope of each, by CSS Syntax Module Level 3,
/// section 5, with nested rules.
///
/// What a stylesheet imports comes before its own declarations, under the conditions of the import.
///
/// What cannot be parsed is passed over as a browser does: a declaration up to its semicolon, a rule up to
/// the end of its block.
struct StylesheetParser {
    let library: StylesheetLibrary
    let sources: CSSSources
    let media: MediaQuery
    let selectors: SelectorReader
    let painting: PaintReader
    /// The layers named so far, for the stylesheet after this one.
    var layers: CascadeLayers
    var declarations: [StyleDeclaration] = []
    /// What rules paint on what.
    var paints: [StylePaint] = []
    /// The colours that rules paint with and that are no custom property, as declarations of `color` and
    /// `background-color`.
    var painted: [StyleDeclaration] = []
    /// Where rules paint text that is not measured, or not as it is seen.
    var unmeasuredTexts = UnmeasuredTexts()
    /// What rules set parts of the page to, one side each, until all is read.
    var paintRules: [PaintRule] = []
    /// What rules generate in parts of the page.
    var contents: [String: GeneratedContent] = [:]
    /// Where rules make parts of the page translucent as a whole.
    var fades: [String: CSSToken] = [:]
    /// What rules say of parts beside their colours.
    var traits: [String: PartTraits] = [:]
    /// What `@theme` takes back.
    var resets = ThemeResets()
    var faults: [PaletteFault] = []
    /// The names of custom properties, each in memory once.
    var names: Set<String> = []
    /// The custom properties that are declared with nothing as a value, and so paint nothing.
    var emptied: Set<String> = []
    var origins = StyleOrigins()

    /// Whether the page says that it is dark wherever nothing else is said, by `color-scheme` on its root.
    var isDarkAtRoot = false

    /// How deep rules may be nested, and stylesheets imported by one another.
    static let depthLimit = 32
    /// How often stylesheets may be imported, each import counted.
    static let importLimit = 1_000

    /// The stylesheets that are being parsed, each imported by the one before it.
    var importing: [Int] = []
    var importCount = 0
    /// How often mixins were included.
    var includeCount = 0
    /// Whether no rule has come yet that ends the imports of a stylesheet.
    var acceptsImports = true

    /// How much is taken.
    var budget: PaletteBudget

    /// Parses a stylesheet of a library with what it imports.
    init(
        _ source: Int, of library: StylesheetLibrary, layers: CascadeLayers = CascadeLayers(),
        budget: PaletteBudget = PaletteBudget()
    ) {
        self.library = library
        sources = library.sources
        self.budget = budget
        self.layers = layers
        media = MediaQuery(in: sources, naming: library.customMedia)
        selectors = library.selectors
        painting = PaintReader(in: library)
        let scope = StyleScope(component: library.hosts[source])
        parse(sheet: source, in: StyleContext(scopes: StyleScopes([scope])))
        settlePaint(of: source)
        addCompiled()
    }

    mutating func parse(sheet source: Int, in context: StyleContext) {
        importing.append(source)
        acceptsImports = true
        parse(library.tokens[source][...], in: context)
        importing.removeLast()
        acceptsImports = true
    }

    mutating func parse(_ tokens: ArraySlice<CSSToken>, in context: StyleContext) {
        var index = tokens.startIndex
        while index < tokens.endIndex, !budget.isSpent {
            switch tokens[index].kind {
            case .whitespace, .semicolon, .htmlComment, .closeBrace: index += 1
            case .atKeyword: index = parseAtRule(tokens, at: index, in: context)
            default: index = parseRuleOrDeclaration(tokens, at: index, in: context)
            }
        }
    }

    /// The index at which the prelude of a rule, or a declaration, ends: at its block or its semicolon.
    func endOfPrelude(_ tokens: ArraySlice<CSSToken>, from start: Int, stopsAtSemicolon: Bool) -> Int {
        var index = start
        while index < tokens.endIndex, tokens[index].kind != .openBrace {
            if tokens[index].kind == .semicolon, stopsAtSemicolon { return index }
            index = tokens[index].kind.closing == nil ? index + 1 : tokens.end(ofBlockAt: index) + 1
        }
        return min(index, tokens.endIndex)
    }

    /// Whether every browser drops a rule, as it knows one of its selectors not: pseudo-classes and
    /// -elements with `-ms-` left with the browsers that had them (Selectors Level 4, section 3.9, "Invalid
    /// selectors").
    private func isDropped(_ prelude: ArraySlice<CSSToken>) -> Bool {
        zip(prelude, prelude.dropFirst()).contains { colon, name in
            colon.kind == .colon && name.kind == .ident
                && sources.name(name).lowercased().hasPrefix("-ms-")
        }
    }

    /// Parses what begins at an index and is no at-rule; returns where it ends.
    mutating func parseRuleOrDeclaration(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: StyleContext
    ) -> Int {
        acceptsImports = false
        if context.isRule, let end = parseCustomProperty(tokens, at: start, in: context) { return end }
        if context.isTheme { resets.read(tokens[start...], in: sources) }
        let isSass = isSassVariable(tokens, at: start)
        let isCompiled = sources.areCompiled[tokens[start].source]
        let end = endOfPrelude(tokens, from: start, stopsAtSemicolon: context.isRule || isSass || isCompiled)
        if isSass {
            let message = "Sass variables cannot be read: compile the stylesheet to CSS and check that"
            if faults.last?.message != message {
                faults.append(PaletteFault(at: sources.location(of: tokens[start]), message))
            }
            return end
        }
        guard end < tokens.endIndex, tokens[end].kind == .openBrace else { return end }
        var inner = context
        inner.isRule = true
        let content = tokens[end..<tokens.end(ofBlockAt: end)]
        guard !isCompiled || !sources.isCompiled(tokens[start..<end]) else { return content.endIndex + 1 }
        let declares = content.contains(where: declaresProperty)
        let tellsIcons =
            tokens[start..<end].contains { sources.isIdentifier($0, "svg") }
            || content.contains(where: painting.tellsIcons)
        if !declares, !tellsIcons,
            !content.contains(where: {
                painting.side(of: $0) != nil || painting.isContent($0) || painting.isOpacity($0)
                    || $0.isApply(in: sources)
            })
        {
            // Most rules of a page declare nothing that is looked for. Of these, only what is said of the
            // page itself counts.
            let isOfPage =
                context.scopes.scopes.contains(StyleScope()) && content.contains(where: isColorScheme)
            inner.scopes = StyleScopes(isOfPage ? [StyleScope()] : [])
            guard isOfPage else { return content.endIndex + 1 }
        }
        let prelude = tokens[start..<end].trimmed
        var next = content.endIndex + 1
        guard !isDropped(prelude) else { return next }
        for list in selectors.apartByExclusions(prelude, within: inner.exclusions) {
            var own = inner
            own.exclusions = list.exclusions
            let scopes = selectors.scopes(of: list.selectors, within: inner.scopes)
            own.limit(to: scopes, at: sources.location(of: tokens[start]))
            // Of a rule that only paints nothing is lost that anyone looks for.
            if !declares { own.cut = context.cut }
            next = parseBlock(tokens, openedAt: end, in: own)
        }
        return next
    }

    /// Whether a token may be the name of a custom property, or include one; hyphens may be written as
    /// escapes, too.
    private func declaresProperty(_ token: CSSToken) -> Bool {
        if token.kind == .atKeyword { return !library.mixins.isEmpty && sources.name(token) == "include" }
        guard token.kind == .ident else { return false }
        let bytes = sources.texts[token.source].bytes[token.bytes]
        return bytes.starts(with: "--".utf8) || bytes.contains(UInt8(ascii: "\\"))
    }

    private func isColorScheme(_ token: CSSToken) -> Bool {
        sources.isIdentifier(token, "color-scheme")
    }

    /// Parses a block in braces; returns the index after it.
    mutating func parseBlock(
        _ tokens: ArraySlice<CSSToken>, openedAt open: Int, in context: StyleContext
    ) -> Int {
        let end = tokens.end(ofBlockAt: open)
        guard context.depth < StylesheetParser.depthLimit else {
            faults.append(
                PaletteFault(
                    at: sources.location(of: tokens[open]),
                    "rules are nested more than \(StylesheetParser.depthLimit) deep here; what is inside is not read"
                ))
            return end + 1
        }
        var inner = context
        inner.depth += 1
        let content = tokens[min(open + 1, end)..<end]
        if inner.isRule {
            applyColorScheme(of: content, to: &inner)
            applyPaint(of: content, in: inner)
        }
        parse(content, in: inner)
        return end + 1
    }

    private func isSassVariable(_ tokens: ArraySlice<CSSToken>, at index: Int) -> Bool {
        guard sources.isDelimiter(tokens[index], "$"), index + 2 < tokens.endIndex else { return false }
        return tokens[index + 1].kind == .ident
            && tokens[(index + 2)...].first { $0.kind != .whitespace }?.kind == .colon
    }
}
