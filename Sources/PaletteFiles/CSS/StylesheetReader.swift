internal import ColorMath

/// Reads the custom properties of stylesheets that are used together as one palette.
///
/// - A declaration holds for the mode that its selectors and at-rules ask for. Of those that hold in a mode,
///   `!important` and cascade layers decide first, then the number of traits that the mode states, then the
///   order. Specificity of selectors is not counted otherwise.
/// - A property declared for a part of the page is an entry of its own: `.card --text`.
/// - `var()` is followed in each mode anew. What is no colour is left aside; what depends on the element,
///   such as `currentcolor`, has no value, and is a fault where another value is made from it.
/// - The components of a colour alone (`0 0% 100%`, used as `hsl(var(--background))`) count as that colour.
package struct StylesheetReader {
    private let sources: CSSSources
    private let properties: CustomProperties
    private let modes: ModeCombinations
    private let components: BareComponents
    private let isDarkAtRoot: Bool
    private var faults = FaultList()

    /// Parses stylesheets, in the order of the cascade.
    package init(_ texts: [SourceText]) {
        let sources = CSSSources(texts: texts)
        self.sources = sources
        var (declarations, layers, isDarkAtRoot) = ([StyleDeclaration](), CascadeLayers(), false)
        var components = BareComponents()
        var resets = ThemeResets()
        var budget = PaletteBudget()
        for (index, text) in texts.enumerated() {
            let tokenizer = CSSTokenizer(text, source: index)
            let comments = IgnoreComments(tokenizer.comments, in: text)
            let parser = StylesheetParser(
                tokenizer.tokens, comments: comments, in: sources, layers: layers, resets: resets,
                budget: budget)
            declarations += parser.declarations
            budget = parser.budget
            layers = parser.layers
            resets = parser.resets
            isDarkAtRoot = isDarkAtRoot || parser.isDarkAtRoot
            components.findUses(in: tokenizer.tokens[...], of: sources)
            for fault in parser.faults { faults.add(fault) }
        }
        declarations.removeAll(where: resets.removes)
        self.isDarkAtRoot = isDarkAtRoot
        self.components = components
        properties = CustomProperties(declarations)
        let hasSchemes = declarations.contains { $0.value.contains(where: sources.isLightDark) }
        let schemes = hasSchemes && !isDarkAtRoot ? [PaletteMode(luminosity: .dark)] : []
        modes = ModeCombinations(of: declarations.filter(sources.canBeColor).map(\.scope.mode) + schemes)
    }

    /// Works out every property in every mode.
    ///
    /// - Parameter name: What reports call the palette.
    package consuming func palette(named name: String) -> Palette {
        let rows = properties.keys.map { key in
            let words = key.property.split(separator: "-").map(String.init)
            return ModeColumns.Row(
                name: key.name, path: key.component.isEmpty ? words : [key.component] + words)
        }
        var columns = ModeColumns(rows: rows)
        for mode in modes.all {
            if columns.isFull, let text = sources.texts.first {
                faults.add(PaletteBudget.fault(in: text))
                break
            }
            columns.append(column(in: mode), for: mode)
        }
        if modes.isCut, let text = sources.texts.first { faults.add(ModeCombinations.fault(in: text)) }
        return columns.palette(
            named: name, base: modes.all.first ?? .base,
            faults: faults.sorted(byFilesAt: sources.texts.map(\.path)))
    }

    private mutating func column(in mode: PaletteMode) -> [PaletteValue?] {
        var substitution = VariableSubstitution(properties, in: mode, of: sources)
        let isDark = mode.luminosity == .dark || mode.luminosity == nil && isDarkAtRoot
        let reader = CSSColorReader(in: sources, isDark: isDark)
        var found: [VariableSubstitution.Result?] = []
        for index in properties.keys.indices {
            guard let declaration = substitution.winner(of: index) else {
                found.append(nil)
                continue
            }
            do throws(VariableSubstitution.Failure) {
                found.append(try substitution.value(of: index))
            } catch {
                report(error, of: declaration)
                found.append(nil)
            }
        }
        let aliases = substitution.aliases
        return found.enumerated().map { index, value in
            guard let value, let declaration = substitution.winner(of: index) else { return nil }
            return self.value(
                of: value, followedThrough: AliasTrail(of: index, in: aliases), declaredBy: declaration,
                in: mode, reader: reader)
        }
    }

    private mutating func value(
        of substituted: VariableSubstitution.Result, followedThrough trail: AliasTrail,
        declaredBy declaration: StyleDeclaration, in mode: PaletteMode, reader: CSSColorReader
    ) -> PaletteValue? {
        let tokens = substituted.tokens[...]
        let reading: CSSColorReader.Reading
        do throws(CSSValueFailure) {
            do throws(CSSValueFailure) {
                reading = try reader.color(of: tokens)
            } catch .notAColor {
                reading = try components.color(of: tokens, property: declaration.property, reader: reader)
            }
        } catch {
            report(error, of: declaration)
            return nil
        }
        var condition = substituted.condition
        if mode.luminosity == .dark, tokens.contains(where: sources.isLightDark) {
            condition.luminosity = .dark
        }
        return PaletteValue(
            .color(reading.color), writtenFor: condition, trail: trail,
            at: sources.location(of: declaration.name), literal: reading.literal.flatMap(literal),
            ignored: declaration.ignored)
    }

    private func literal(_ literal: (tokens: ArraySlice<CSSToken>, notation: ColorNotation)) -> ColorLiteral?
    {
        guard let first = literal.tokens.first, let last = literal.tokens.last else { return nil }
        let text = sources.texts[first.source]
        // What is written with escapes is left to people.
        guard !text.string(first.bytes.lowerBound..<last.bytes.upperBound).contains("\\") else { return nil }
        return ColorLiteral(
            at: text.location(of: first.bytes.lowerBound),
            bytes: text.fileRange(first.bytes.lowerBound..<last.bytes.upperBound), notation: literal.notation)
    }
}

extension StylesheetReader {
    /// Reports a value that should have been a colour and is none.
    private mutating func report(_ failure: CSSValueFailure, of declaration: StyleDeclaration) {
        switch failure {
        case .notAColor: return
        case .needsPage(let name):
            // A property that is only this is left aside; one that is made from it misses a colour.
            guard declaration.value.count > 1 else { return }
            faults.add(
                PaletteFault(
                    at: sources.location(of: declaration.name),
                    "\(declaration.property) depends on \(name), which only an element of a page has"))
        case .invalid(let message, let token):
            faults.add(PaletteFault(at: sources.location(of: token), message))
        }
    }

    /// Reports a property that cannot be followed to a value.
    private mutating func report(_ failure: VariableSubstitution.Failure, of declaration: StyleDeclaration) {
        switch failure {
        case .undeclared(let name, let token):
            guard sources.canBeColor(declaration), !properties.isDeclared(name) else { return }
            faults.add(
                PaletteFault(
                    at: sources.location(of: token),
                    "\(name) is declared nowhere: read the stylesheet that declares it too, or give a fallback"
                ))
        case .cycle(let name, let token):
            faults.add(PaletteFault(at: sources.location(of: token), "\(name) refers back to itself"))
        case .tooLong(let message, let token):
            guard sources.canBeColor(declaration) else { return }
            faults.add(PaletteFault(at: sources.location(of: token), "\(message); it is not followed"))
        case .waiting: return
        }
    }
}

extension CSSSources {
    fileprivate func isLightDark(_ token: CSSToken) -> Bool {
        token.kind == .function && token.bytes.count == 11 && name(token).lowercased() == "light-dark"
    }

    /// Whether a value begins as a colour, or the components of one, can.
    fileprivate func canBeColor(_ declaration: StyleDeclaration) -> Bool {
        guard let first = declaration.value.first else { return false }
        let isSingle = declaration.value[...].componentValues.count == 1
        switch first.kind {
        case .hash, .ident: return isSingle
        case .function:
            let name = name(first).lowercased()
            let isMix = ["color-mix", "light-dark", "contrast-color", "var"].contains(name)
            return isSingle && (isMix || CSSColorReader.functions.contains(name))
        case .number, .percentage, .dimension: return declaration.value.count > 1
        default: return false
        }
    }
}
