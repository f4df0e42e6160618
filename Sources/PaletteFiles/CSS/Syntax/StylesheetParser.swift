/// Collects the custom properties of a stylesheet with the scope of each, by CSS Syntax Module Level 3,
/// section 5, with nested rules.
///
/// What a stylesheet imports comes before its own declarations, under the conditions of the import.
///
/// What cannot be parsed is passed over as a browser does: a declaration up to its semicolon, a rule up to
/// the end of its block.
struct StylesheetParser {
    private let library: StylesheetLibrary
    private let sources: CSSSources
    private let media: MediaQuery
    private let selectors: SelectorReader
    private let painting: PaintReader
    /// The layers named so far, for the stylesheet after this one.
    private(set) var layers: CascadeLayers
    private(set) var declarations: [StyleDeclaration] = []
    /// What rules paint on what.
    private(set) var paints: [StylePaint] = []
    /// The colours that rules paint with and that are no custom property, as declarations of `color` and
    /// `background-color`.
    private(set) var painted: [StyleDeclaration] = []
    /// What `@theme` takes back.
    private(set) var resets = ThemeResets()
    private(set) var faults: [PaletteFault] = []
    /// Custom properties, and what rules paint with.
    var allDeclarations: [StyleDeclaration] { declarations + painted }

    /// Whether the page says that it is dark wherever nothing else is said, by `color-scheme` on its root.
    private(set) var isDarkAtRoot = false

    /// How deep rules may be nested, and stylesheets imported by one another.
    private static let depthLimit = 32
    /// How often stylesheets may be imported, each import counted.
    private static let importLimit = 1_000

    /// The stylesheets that are being parsed, each imported by the one before it.
    private var importing: [Int] = []
    private var importCount = 0
    /// Whether no rule has come yet that ends the imports of a stylesheet.
    private var acceptsImports = true

    /// How much is taken.
    private(set) var budget: PaletteBudget

    /// What holds for the content of a block.
    private struct Context {
        var scopes: StyleScopes
        /// Some scopes are left out, which is a fault as soon as something is declared for them.
        var cut: PaletteFault?
        var layer = CascadeLayers.none
        var depth = 0
        /// Whether declarations can stand here: inside a rule.
        var isRule = false
        /// What this rule paints with, or those around it.
        var ink: PaintedColor?
        var backdrop: PaintedColor?
        /// Whether they stand in `@theme` of Tailwind, and whether that is `inline`: its values are then
        /// written where they are used.
        var isTheme = false
        var isInline = false

        /// Goes on with the scopes of a rule at a place.
        mutating func limit(to scopes: StyleScopes, at location: SourceLocation) {
            self.scopes = StyleScopes(scopes.scopes)
            cut = cut ?? scopes.cut.map { PaletteFault(at: location, $0) }
        }
    }

    /// Parses a stylesheet of a library with what it imports.
    init(
        _ source: Int, of library: StylesheetLibrary, layers: CascadeLayers = CascadeLayers(),
        budget: PaletteBudget = PaletteBudget()
    ) {
        self.library = library
        sources = library.sources
        self.budget = budget
        self.layers = layers
        media = MediaQuery(in: sources)
        selectors = SelectorReader(in: sources)
        painting = PaintReader(in: sources)
        parse(sheet: source, in: Context(scopes: StyleScopes([StyleScope()])))
    }

    private mutating func parse(sheet source: Int, in context: Context) {
        importing.append(source)
        acceptsImports = true
        parse(library.tokens[source][...], in: context)
        importing.removeLast()
        acceptsImports = true
    }

    private mutating func parse(_ tokens: ArraySlice<CSSToken>, in context: Context) {
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
    private func endOfPrelude(_ tokens: ArraySlice<CSSToken>, from start: Int, stopsAtSemicolon: Bool) -> Int
    {
        var index = start
        while index < tokens.endIndex, tokens[index].kind != .openBrace {
            if tokens[index].kind == .semicolon, stopsAtSemicolon { return index }
            index = tokens[index].kind.closing == nil ? index + 1 : tokens.end(ofBlockAt: index) + 1
        }
        return min(index, tokens.endIndex)
    }

    /// Parses what begins at an index and is no at-rule; returns where it ends.
    private mutating func parseRuleOrDeclaration(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: Context
    ) -> Int {
        acceptsImports = false
        if context.isRule, let end = parseCustomProperty(tokens, at: start, in: context) { return end }
        if context.isTheme { resets.read(tokens[start...], in: sources) }
        let isSass = isSassVariable(tokens, at: start)
        let end = endOfPrelude(tokens, from: start, stopsAtSemicolon: context.isRule || isSass)
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
        let declares = content.contains(where: declaresProperty)
        if !declares, !paints(content, in: context) {
            // Most rules of a page declare nothing that is looked for. Of these, only what is said of the
            // page itself counts.
            let isOfPage =
                context.scopes.scopes.contains(StyleScope()) && content.contains(where: isColorScheme)
            inner.scopes = StyleScopes(isOfPage ? [StyleScope()] : [])
            guard isOfPage else { return content.endIndex + 1 }
        }
        let scopes = selectors.scopes(of: tokens[start..<end].trimmed, within: inner.scopes)
        inner.limit(to: scopes, at: sources.location(of: tokens[start]))
        // Of a rule that only paints nothing is lost that anyone looks for.
        if !declares { inner.cut = context.cut }
        return parseBlock(tokens, openedAt: end, in: inner)
    }

    /// Whether a token may be the name of a custom property; hyphens may be written as escapes, too.
    private func declaresProperty(_ token: CSSToken) -> Bool {
        guard token.kind == .ident else { return false }
        let bytes = sources.texts[token.source].bytes[token.bytes]
        return bytes.starts(with: "--".utf8) || bytes.contains(UInt8(ascii: "\\"))
    }

    private func isColorScheme(_ token: CSSToken) -> Bool {
        token.kind == .ident
            && sources.texts[token.source].bytes[token.bytes].elementsEqual("color-scheme".utf8)
    }

    /// Parses a block in braces; returns the index after it.
    private mutating func parseBlock(
        _ tokens: ArraySlice<CSSToken>, openedAt open: Int, in context: Context
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
            applyPaint(of: content, to: &inner)
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

extension StylesheetParser {
    /// Records a custom property that begins at an index; returns the index after its value, or `nil` where
    /// none begins.
    private mutating func parseCustomProperty(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: Context
    ) -> Int? {
        guard tokens[start].kind == .ident else { return nil }
        let property = sources.name(tokens[start])
        guard property.hasPrefix("--"), property.utf8.count > 2 else { return nil }
        var colon = start + 1
        while colon < tokens.endIndex, tokens[colon].kind == .whitespace { colon += 1 }
        guard colon < tokens.endIndex, tokens[colon].kind == .colon else { return nil }
        var end = colon + 1
        while end < tokens.endIndex, tokens[end].kind != .semicolon {
            end = tokens[end].kind.closing == nil ? end + 1 : tokens.end(ofBlockAt: end) + 1
        }
        end = min(end, tokens.endIndex)
        record(property, named: tokens[start], value: tokens[colon + 1..<end].trimmed, in: context)
        return end
    }

    private mutating func record(
        _ property: String, named name: CSSToken, value: ArraySlice<CSSToken>, in context: Context
    ) {
        var value = value
        let isImportant =
            value.last.map { $0.kind == .ident && sources.name($0).lowercased() == "important" } == true
            && value.dropLast().trimmed.last.map { sources.isDelimiter($0, "!") } == true
        if isImportant { value = value.dropLast().trimmed.dropLast().trimmed }
        guard !value.isEmpty else { return }
        // `--font-sans: var(--font-sans)` says that the utility is to use what the page declares.
        if context.isInline, isReference(value, to: property) { return }
        let end = value.last?.bytes.upperBound ?? name.bytes.upperBound
        let ignored = library.comments[name.source].reason(for: name.bytes.lowerBound..<end)
        if let cut = context.cut, faults.last != cut { faults.append(cut) }
        let tokens = Array(value)
        for scope in context.scopes.scopes {
            let length = scope.component.utf8.count + property.utf8.count
            if let refusal = budget.take(nameLength: length) {
                let fault = PaletteFault(at: sources.location(of: name), refusal)
                if faults.last != fault { faults.append(fault) }
                if budget.isSpent { return }
                continue
            }
            declarations.append(
                StyleDeclaration(
                    property: property, scope: scope, value: tokens, name: name,
                    precedence: .init(isImportant: isImportant, layer: context.layer),
                    ignored: ignored, isTheme: context.isTheme))
        }
    }

    /// Whether a value is nothing but `var()` of a property.
    private func isReference(_ value: ArraySlice<CSSToken>, to property: String) -> Bool {
        guard let first = value.first, first.kind == .function, sources.name(first).lowercased() == "var",
            let name = value.dropFirst().first(where: { $0.kind != .whitespace })
        else { return false }
        return name.kind == .ident && sources.name(name) == property
            && value.end(ofBlockAt: value.startIndex) >= value.endIndex - 1
    }

    /// Takes `color-scheme` for what it says of the rule: a theme is light or dark, and what else has one is
    /// a theme.
    private mutating func applyColorScheme(of content: ArraySlice<CSSToken>, to context: inout Context) {
        guard let luminosity = colorScheme(of: content) else { return }
        let scopes = context.scopes.scopes.map { scope in
            var scope = scope
            if scope.component.isEmpty, scope.mode == .base {
                isDarkAtRoot = luminosity == .dark
                return scope
            }
            if !scope.component.isEmpty {
                // `.ocean { color-scheme: dark }` is a theme, though its name alone does not say so.
                let isClass =
                    scope.component.hasPrefix(".")
                    && !scope.component.dropFirst().contains { " .:[#".contains($0) }
                guard isClass else { return scope }
                scope.mode = scope.mode.overridden(
                    by: PaletteMode(theme: String(scope.component.dropFirst())))
                scope.component = ""
            }
            scope.mode.luminosity = scope.mode.luminosity ?? luminosity
            return scope
        }
        context.scopes = StyleScopes(scopes)
    }

    /// The only scheme that a rule's own `color-scheme` names.
    private func colorScheme(of content: ArraySlice<CSSToken>) -> PaletteMode.Luminosity? {
        for declaration in content.split(at: { $0.kind == .semicolon }) {
            guard let name = declaration.first, name.kind == .ident, sources.name(name) == "color-scheme"
            else { continue }
            let words = declaration.dropFirst().filter { $0.kind == .ident }.map(sources.name)
            return words.count == 1 || words.contains("only")
                ? words.compactMap(PaletteMode.Luminosity.init).first : nil
        }
        return nil
    }
}

extension StylesheetParser {
    /// Parses an at-rule; returns where it ends.
    private mutating func parseAtRule(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: Context
    ) -> Int {
        let name = sources.name(tokens[start]).lowercased()
        let end = endOfPrelude(tokens, from: start + 1, stopsAtSemicolon: true)
        let prelude = tokens[start + 1..<max(start + 1, end)].trimmed
        guard end < tokens.endIndex, tokens[end].kind == .openBrace else {
            switch name {
            case "layer": layers.declare(prelude, in: sources)
            case "import": parseImport(prelude, at: tokens[start], in: context)
            case "charset": break
            default: acceptsImports = false
            }
            return end
        }
        acceptsImports = false
        let location = sources.location(of: tokens[start])
        var inner = context
        switch name {
        case "media":
            let read = media.modes(of: prelude)
            inner.limit(to: context.scopes.narrowed(to: read.modes, cut: read.cut), at: location)
        case "variant":
            let mode = PaletteMode(named: sources.text(of: prelude))
            inner.limit(to: context.scopes.narrowed(to: [mode]), at: location)
        case "container":
            let mode = PaletteMode(theme: sources.text(of: prelude))
            inner.limit(to: context.scopes.narrowed(to: [mode]), at: location)
        case "supports":
            if isFallback(prelude) { inner.scopes = StyleScopes([]) }
        case "layer": inner.layer = layers.enter(prelude, in: sources)
        case "scope":
            let root =
                prelude.first?.kind == .openParenthesis
                ? prelude[
                    prelude.startIndex
                        + 1..<max(prelude.startIndex + 1, prelude.end(ofBlockAt: prelude.startIndex))] : []
            inner.limit(to: selectors.scopes(of: root, within: context.scopes), at: location)
        case "theme":
            (inner.isRule, inner.isTheme) = (true, true)
            inner.isInline = prelude.contains { $0.kind == .ident && sources.name($0) == "inline" }
        case "property":
            inner.isRule = true
            return parseProperty(tokens, named: prelude, openedAt: end, in: inner)
        default: return tokens.end(ofBlockAt: end) + 1
        }
        guard !inner.scopes.scopes.isEmpty || inner.cut != nil else { return tokens.end(ofBlockAt: end) + 1 }
        return parseBlock(tokens, openedAt: end, in: inner)
    }

    /// Parses the stylesheet that an `@import` names, where it was read, under the conditions of the rule.
    /// One that leads back to a stylesheet which is being parsed adds nothing.
    private mutating func parseImport(
        _ prelude: ArraySlice<CSSToken>, at keyword: CSSToken, in context: Context
    ) {
        guard acceptsImports, context.depth == 0, !context.isRule,
            let rule = ImportRule(prelude, in: sources),
            let source = library.imports[keyword.source][rule.address], !importing.contains(source),
            !(rule.supports.map(isFallback) ?? false)
        else { return }
        importCount += 1
        guard importCount <= Self.importLimit, importing.count < Self.depthLimit else {
            let message =
                "stylesheets are imported more than \(Self.importLimit) times, or more than \(Self.depthLimit) deep; "
                + "this one is not read"
            if faults.last?.message != message {
                faults.append(PaletteFault(at: sources.location(of: keyword), message))
            }
            return
        }
        var inner = context
        let location = sources.location(of: keyword)
        if !rule.media.isEmpty {
            let read = media.modes(of: rule.media)
            inner.limit(to: context.scopes.narrowed(to: read.modes, cut: read.cut), at: location)
        }
        if let layer = rule.layer, inner.layer == CascadeLayers.none {
            inner.layer = layers.enter(layer, in: sources)
        }
        guard !inner.scopes.scopes.isEmpty || inner.cut != nil else { return }
        parse(sheet: source, in: inner)
    }

    /// Whether a condition of `@supports` asks for browsers that do not know something.
    private func isFallback(_ condition: ArraySlice<CSSToken>) -> Bool {
        condition.first.map { sources.text($0).lowercased() == "not" } == true
    }

    /// Records the `initial-value` of a registered property, which any declaration overrides.
    private mutating func parseProperty(
        _ tokens: ArraySlice<CSSToken>, named prelude: ArraySlice<CSSToken>, openedAt open: Int,
        in context: Context
    ) -> Int {
        let end = tokens.end(ofBlockAt: open)
        var context = context
        context.layer = CascadeLayers.registration
        for declaration in tokens[min(open + 1, end)..<end].split(at: { $0.kind == .semicolon }) {
            guard let name = prelude.first, let descriptor = declaration.first, descriptor.kind == .ident,
                sources.name(descriptor).lowercased() == "initial-value",
                let colon = declaration.firstIndex(where: { $0.kind == .colon })
            else { continue }
            record(
                sources.name(name), named: descriptor, value: declaration[(colon + 1)...].trimmed, in: context
            )
        }
        return end + 1
    }
}

extension StylesheetParser {
    /// Whether the content of a rule, or one in it, may paint an ink on a backdrop.
    private func paints(_ content: ArraySlice<CSSToken>, in context: Context) -> Bool {
        var (ink, backdrop) = (context.ink != nil, context.backdrop != nil)
        var isOwn = false
        for token in content {
            guard let side = painting.side(of: token) else { continue }
            isOwn = true
            ink = ink || side == .ink
            backdrop = backdrop || side == .backdrop
            if ink, backdrop { return true }
        }
        return isOwn && ink && backdrop
    }

    /// Takes what a rule paints with; where it, or a rule around it, has both sides, they are a pair.
    private mutating func applyPaint(of content: ArraySlice<CSSToken>, to context: inout Context) {
        var last: CSSToken?
        for declaration in content.split(at: { $0.kind == .semicolon }) {
            guard let name = declaration.first, let side = painting.side(of: name),
                let setting = painting.setting(of: declaration)
            else { continue }
            switch (setting, side) {
            case (.inherited, _): continue
            case (.unknown, .ink): context.ink = nil
            case (.unknown, .backdrop): context.backdrop = nil
            case (.color(let color), .ink): context.ink = color
            case (.color(let color), .backdrop): context.backdrop = color
            }
            last = name
        }
        guard let last else { return }
        for scope in context.scopes.scopes where !scope.isDisabled {
            guard let ink = context.ink, let backdrop = context.backdrop else { break }
            paints.append(
                StylePaint(
                    ink: key(of: ink, as: .ink, for: scope, in: context),
                    backdrop: key(of: backdrop, as: .backdrop, for: scope, in: context), mode: scope.mode,
                    location: sources.location(of: last)))
        }
        // What lies in this rule sees the first part that it is for.
        let component = context.scopes.scopes.first?.component ?? ""
        if context.ink?.component == "" { context.ink?.component = component }
        if context.backdrop?.component == "" { context.backdrop?.component = component }
    }

    /// The property that a side is; one that is a colour itself becomes a property of the part.
    private mutating func key(
        of color: PaintedColor, as side: PaintReader.Side, for scope: StyleScope, in context: Context
    ) -> CustomProperties.Key {
        var scope = scope
        if !color.component.isEmpty { scope.component = color.component }
        if let variable = color.variable {
            return CustomProperties.Key(component: scope.component, property: variable)
        }
        let isNew = painted.last.map { $0.name.bytes != color.name.bytes || $0.scope != scope } ?? true
        if isNew, budget.take(nameLength: scope.component.utf8.count + side.rawValue.utf8.count) == nil {
            let end = color.value.last?.bytes.upperBound ?? color.name.bytes.upperBound
            painted.append(
                StyleDeclaration(
                    property: side.rawValue, scope: scope, value: color.value, name: color.name,
                    precedence: .init(isImportant: false, layer: context.layer),
                    ignored: library.comments[color.name.source].reason(
                        for: color.name.bytes.lowerBound..<end)))
        }
        return CustomProperties.Key(component: scope.component, property: side.rawValue)
    }
}

extension StyleScope {
    /// Whether it is for what is switched off, which needs no contrast.
    fileprivate var isDisabled: Bool { component.mentions("disabled") }
}
