internal import FileSystem

/// What a stylesheet declares and uses, with what it imports: by this it is told what belongs together.
struct StylesheetSurvey {
    /// The number of the stylesheet in its library.
    let sheet: Int
    let path: String
    /// Whether people gave it a place in the order in which a page loads files.
    let isOrdered: Bool
    /// The colours that it declares; where it declares none and is for light or dark by its name, those that
    /// its rules paint with.
    private(set) var colors: Set<CustomProperties.Key> = []
    /// What each is for a mode that it is declared for, as a number: those of ``ScopedColors`` and
    /// ``StatementDigest``.
    private(set) var scopedColors: [UInt64: UInt64] = [:]
    /// Every custom property that it declares, colour or not.
    private(set) var properties: Set<String> = []
    /// Whether its rules paint with colours that are no custom property.
    let paintsColors: Bool
    /// Numbers for all that it says: what it declares, and what it paints on what.
    private(set) var statements: Set<UInt64> = []
    /// Those of what it paints on what.
    private(set) var paints: Set<UInt64> = []
    /// Whether it says something for every mode.
    let statesBase: Bool
    /// The names in its `var()`.
    private(set) var uses: Set<String> = []

    /// Looks through a stylesheet.
    ///
    /// - Parameters:
    ///   - sheet: Its number.
    ///   - library: Where it is.
    ///   - numbers: The numbers of colours that surveys which are compared have together.
    ///   - isAlone: Whether there is no other to compare it with.
    init(_ sheet: Int, of library: StylesheetLibrary, numbers: inout ScopedColors, isAlone: Bool) {
        self.sheet = sheet
        let sources = library.sources
        path = sources.texts[sheet].path
        isOrdered = library.places[sheet] != nil
        let parser = StylesheetParser(sheet, of: library)
        paintsColors = !parser.painted.isEmpty
        statesBase = [parser.declarations, parser.painted].joined().contains { $0.scope.mode == .base }
        for declaration in parser.declarations {
            properties.insert(declaration.property)
            guard sources.canBeColor(declaration), !ColorlessValue.isNamed(declaration.property) else {
                continue
            }
            add(declaration, in: sources, numbers: &numbers, isAlone: isAlone)
        }
        // The sheet of a theme that is written out has its colours in its rules.
        if colors.isEmpty, !isAlone, TokenFileMode.mode(ofName: path.lastPart).luminosity != nil {
            for declaration in parser.painted { add(declaration, in: sources, numbers: &numbers) }
        }
        for source in library.closure(of: sheet) {
            let tokens = library.tokens[source]
            uses.formUnion(sources.variables(in: tokens))
            uses.formUnion(
                AppliedPaint.properties(in: tokens, of: sources).filter(library.declaredNames.contains))
        }
        foreignUses = uses.subtracting(properties)
        if !isAlone { addStatements(of: parser) }
        isComplete = colors.lazy.filter { [uses] in uses.contains($0.property) }.count * 2 >= colors.count
    }

    /// Adds a colour that it declares, or that its rules paint with.
    private mutating func add(
        _ declaration: StyleDeclaration, in sources: CSSSources, numbers: inout ScopedColors,
        isAlone: Bool = false
    ) {
        let key = CustomProperties.Key(
            component: declaration.scope.component, property: declaration.property)
        colors.insert(key)
        guard !isAlone else { return }
        var digest = StatementDigest()
        digest.add(declaration.value, in: sources)
        scopedColors[numbers.number(of: key, in: declaration.scope.mode)] = digest.value
    }

    /// The names that it uses and does not declare.
    private(set) var foreignUses: Set<String> = []

    /// Whether it uses most of the colours that it declares: it is complete by itself.
    private(set) var isComplete = false

    /// Whether a number of names that it uses, and another declares, makes it a part of that. A few among
    /// many do not: a copy of a design system that leaves one out does not belong to another that happens to
    /// have it.
    func depends(onNames count: Int) -> Bool {
        count > 0 && (count >= 5 || count * 10 >= uses.count || colors.isEmpty)
    }

    /// Whether most of what it paints another paints as well: it is made from the same rules, and no
    /// addition.
    func repeatsRules(of other: StylesheetSurvey) -> Bool {
        paints.count > 1 && paints.intersection(other.paints).count * 2 > paints.count
    }

    /// Whether another paints with colours that both declare, and it paints nothing, or little and not with
    /// these: the rules of a page that has these colours are those of the other.
    func takesRules(of other: StylesheetSurvey) -> Bool {
        let isBare = paints.isEmpty && !paintsColors
        let adds = !isComplete && paints.count * 2 <= other.paints.count
        guard !other.paints.isEmpty, isBare || adds else { return false }
        return colors.contains { color in
            other.colors.contains(color) && other.uses.contains(color.property)
                && (isBare || !uses.contains(color.property))
        }
    }

    /// Whether it is for dark, or for more contrast, by its name, and another is not: what it says for every
    /// mode holds in that alone.
    func isOfOtherMode(than other: StylesheetSurvey) -> Bool {
        guard statesBase else { return false }
        let modes = FileModeNames(of: [path, other.path]).modes
        return modes[0].luminosity == .dark && modes[1].luminosity != .dark
            || modes[0].contrast == .increased && modes[1].contrast != .increased
    }

    /// Whether it uses as many names of another that it is a part of that.
    func depends(on other: StylesheetSurvey) -> Bool {
        depends(onNames: foreignUses.lazy.filter(other.properties.contains).count)
    }
}

extension StylesheetSurvey {
    /// Adds all that it says: what it declares, and what it paints on what.
    private mutating func addStatements(of parser: StylesheetParser) {
        for declaration in [parser.declarations, parser.painted].joined() {
            var digest = StatementDigest()
            digest.add(
                CustomProperties.Key(
                    component: declaration.scope.component, property: declaration.property))
            digest.add(declaration.scope.mode.description.utf8)
            digest.add((declaration.isImportant ? "!" : "").utf8)
            digest.add(declaration.value, in: parser.sources)
            statements.insert(digest.value)
        }
        for paint in parser.paints {
            var digest = StatementDigest()
            digest.add(paint.ink)
            digest.add(paint.backdrop)
            digest.add(paint.mode.description.utf8)
            statements.insert(digest.value)
            paints.insert(digest.value)
        }
    }
}
