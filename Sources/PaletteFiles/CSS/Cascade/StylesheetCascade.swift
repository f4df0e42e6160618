internal import ColorMath

/// Works out the custom properties that a page sees which loads some stylesheets together.
struct StylesheetCascade {
    let variant: StylesheetVariant
    /// The mode that the stylesheets are, as a palette calls it.
    private(set) var mode: PaletteMode
    /// The modes that are stated in them, and what these combine to.
    let modes: ModeCombinations
    let sources: CSSSources
    let properties: CustomProperties
    /// The place of each property among those of all stylesheets.
    private let rows: [Int]
    private let all: CustomProperties
    private let components: BareComponents
    private let propertyUses: PropertyUses
    private let isDarkAtRoot: Bool
    private let paints: [StylePaint]
    /// Where rules paint text that is not measured, or not as it is seen.
    private(set) var unmeasuredTexts = UnmeasuredTexts()

    init(
        _ variant: StylesheetVariant, parsed: [Int: StylesheetParser], declaring all: StyleDeclarations,
        among properties: CustomProperties, components: BareComponents,
        ingredients: ColorIngredients, uses: PropertyUses, of sources: CSSSources
    ) {
        var resets = ThemeResets()
        for sheet in variant.sheets { parsed[sheet].map { resets.formUnion($0.resets) } }
        let declarations = all.all
        let places = variant.sheets.lazy.flatMap(all.places).filter { [resets] in
            !resets.removes(declarations[$0])
        }
        self.variant = variant
        mode = variant.mode
        self.sources = sources
        self.components = components
        propertyUses = uses
        paints = variant.sheets.flatMap { parsed[$0]?.paints ?? [] }
        for case let sheet? in variant.sheets.map({ parsed[$0] }) {
            unmeasuredTexts.add(sheet.unmeasuredTexts)
        }
        self.all = properties
        let own = CustomProperties(
            at: places, of: declarations,
            fileModes: variant.sheets.filter(variant.modeSheets.contains).map(all.places))
        self.properties = own
        rows = own.keys.map { properties.index(of: $0.property, in: $0.component) ?? 0 }
        let isDarkAtRoot = variant.sheets.contains { parsed[$0]?.isDarkAtRoot == true }
        self.isDarkAtRoot = isDarkAtRoot || variant.mode.luminosity == .dark
        let hasSchemes = places.contains { declarations[$0].value.contains(where: sources.isLightDark) }
        let isOpen = !isDarkAtRoot && variant.mode.luminosity == nil
        let schemes = hasSchemes && isOpen ? [PaletteMode(luminosity: .dark)] : []
        var stated = StatedModes()
        for place in places {
            let declaration = declarations[place]
            guard sources.canBeColor(declaration) || ingredients.contains(declaration.property) else {
                continue
            }
            stated.add(declaration.scope.mode)
        }
        let apart = variant.sheets.lazy.compactMap { parsed[$0] }.first?.selectors.modesApart ?? []
        modes = ModeCombinations(of: stated.modes + schemes, apart: apart)
    }

    /// What the stylesheets paint on what, by the names of the palette; what they use and do not declare is
    /// left out.
    var uses: [PaletteUse] {
        let modifiers = ComponentModifiers(of: properties)
        return paints.flatMap { paint in
            let ink = properties.key(of: paint.ink, painting: paint.part)
            let backdrop = properties.key(
                of: paint.backdrop, painting: paint.hasOwnBackdrop ? paint.part : nil)
            var own = [ink, backdrop].compactMap(\.self)
            if ink == nil, backdrop == nil {
                own = [paint.ink, paint.backdrop].compactMap { properties.regionalKey(of: $0.property) }
                if own.first?.component != own.last?.component { own = [] }
            }
            let sides = (own.count == 2 ? [(ink: own[0], backdrop: own[1])] : []) + modifiers.sides(of: paint)
            let canvas = paint.canvas.flatMap { properties.key(of: $0.property, seenBy: $0.component) }
            return sides.map { ink, backdrop in
                PaletteUse(
                    ink: ink.name, backdrop: backdrop.name, canvas: canvas?.name,
                    mode: mode.containing(paint.mode),
                    exceptions: paint.exceptions.map(mode.containing),
                    isOfPage: paint.backdrop.component.isEmpty, location: paint.location,
                    isMark: paint.isMark, isLarge: paint.isLarge, doubt: paint.doubt,
                    classes: [paint.classes])
            }
        }
    }

    /// The modes as a palette calls them.
    var shownModes: [PaletteMode] { seenModes.map(mode.containing) }

    /// The modes that people can come to see. Where colours are declared for light and for dark alone, a page
    /// is never neither.
    var seenModes: [PaletteMode] {
        let conditions = Set(modes.stated)
        let seen = modes.all.filter { mode in
            guard mode.leavesOpen(aTraitClosedBy: conditions) else { return true }
            let inner = modes.all.filter { $0 != mode && mode.holds(in: $0) }
            return inner.isEmpty
                || properties.keys.indices.allSatisfy { index in
                    properties.winner(of: index, in: mode) != nil
                        || !inner.allSatisfy { properties.winner(of: index, in: $0) != nil }
                }
        }
        return distinct(seen.isEmpty ? modes.all : seen)
    }

    /// Modes without those that a palette calls as it does one that states more: what a dark file says of
    /// dark, who loads it sees.
    private func distinct(_ all: [PaletteMode]) -> [PaletteMode] {
        let best = Dictionary(all.map { (mode.containing($0), $0) }) { first, second in
            second.specificity > first.specificity ? second : first
        }
        return all.filter { best[mode.containing($0)] == $0 }
    }

    /// The same under another mode.
    func inMode(_ mode: PaletteMode) -> StylesheetCascade {
        var cascade = self
        cascade.mode = mode
        return cascade
    }

    /// The values of all properties in a mode that is stated in the stylesheets.
    func column(in mode: PaletteMode, faults: inout FaultList) -> [PaletteValue?] {
        var column = [PaletteValue?](repeating: nil, count: all.keys.count)
        for (row, value) in zip(rows, values(in: mode, faults: &faults)) { column[row] = value }
        return column
    }

    private func values(in mode: PaletteMode, faults: inout FaultList) -> [PaletteValue?] {
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
                report(error, of: declaration, as: properties.keys[index], in: &faults)
                found.append(nil)
            }
        }
        let aliases = substitution.aliases
        return found.enumerated().map { index, value in
            guard let value, let declaration = substitution.winner(of: index) else { return nil }
            do throws(CSSValueFailure) {
                return try self.value(
                    of: value, followedThrough: AliasTrail(of: index, in: aliases), declaredBy: declaration,
                    in: mode, reader: reader)
            } catch {
                report(error, of: declaration, as: properties.keys[index], in: &faults)
                return nil
            }
        }
    }

    private func value(
        of substituted: VariableSubstitution.Result, followedThrough trail: AliasTrail,
        declaredBy declaration: StyleDeclaration, in mode: PaletteMode, reader: CSSColorReader
    ) throws(CSSValueFailure) -> PaletteValue {
        let tokens = substituted.tokens[...]
        let reading: CSSColorReader.Reading
        do throws(CSSValueFailure) {
            reading = try reader.color(of: tokens)
        } catch .notAColor {
            reading = try components.color(of: tokens, property: declaration.property, reader: reader)
        }
        var condition = substituted.condition
        if mode.luminosity == .dark, tokens.contains(where: sources.isLightDark) {
            condition.luminosity = .dark
        }
        if substituted.isOfFileMode { condition = self.mode.containing(condition) }
        return PaletteValue(
            .color(reading.color), writtenFor: condition, trail: trail,
            at: sources.location(of: declaration.name), literal: reading.literal.flatMap(literal),
            reference: reference(
                in: declaration.value, of: substituted.targets, isDark: reader.isDark),
            ignored: declaration.ignored)
    }

    func literal(_ literal: (tokens: ArraySlice<CSSToken>, notation: ColorNotation)) -> ColorLiteral? {
        guard let first = literal.tokens.first, let last = literal.tokens.last else { return nil }
        let text = sources.texts[first.source]
        // What is written with escapes is left to people.
        guard !text.string(first.bytes.lowerBound..<last.bytes.upperBound).contains("\\") else { return nil }
        return ColorLiteral(
            at: text.location(of: first.bytes.lowerBound),
            bytes: text.fileRange(first.bytes.lowerBound..<last.bytes.upperBound), notation: literal.notation)
    }
}

extension StylesheetCascade {
    /// The `var()` that a value is, or that it is where surfaces are light or dark; `nil` where it is more.
    private func reference(
        in value: ArraySlice<CSSToken>, of targets: [AliasGraph.Target], isDark: Bool
    ) -> AliasReference? {
        guard var call = StyleCall(value, in: sources) else { return nil }
        if call.name == "light-dark" {
            let schemes = call.arguments.separatedByCommas
            guard schemes.count == 2, let inner = StyleCall(schemes[isDark ? 1 : 0], in: sources) else {
                return nil
            }
            call = inner
        }
        guard call.name == "var", let name = call.arguments.trimmed.first, name.kind == .ident else {
            return nil
        }
        let property = sources.name(name)
        // What is written with escapes is left to people.
        guard sources.text(name) == property,
            let key = targets.lazy.map({ properties.keys[$0.target] }).first(where: {
                $0.property == property
            })
        else { return nil }
        let text = sources.texts[name.source]
        return AliasReference(
            at: text.location(of: name.bytes.lowerBound), bytes: text.fileRange(name.bytes), text: property,
            notation: .customProperty(of: key.component), target: key.name)
    }

    /// Reports a value that should have been a colour and is none.
    private func report(
        _ failure: CSSValueFailure, of declaration: StyleDeclaration, as key: CustomProperties.Key,
        in faults: inout FaultList
    ) {
        switch failure {
        case .notAColor: return
        case .needsPage(let name):
            // A property that is only this is left aside; one that is made from it misses a colour.
            guard declaration.value.count > 1 else { return }
            faults.add(
                "\(declaration.property) depends on \(name), which only an element of a page has",
                at: declaration.name, leaving: key, in: sources)
        // What a compiler works out is said of all values together.
        case .invalid where sources.isCompiled(declaration.value): return
        case .invalid(let message, _) where message.unicodeScalars.contains(CompiledStyles.mark):
            faults.add(
                "\(declaration.property) is made of what a compiler works out, check the CSS that it gives",
                at: declaration.name, leaving: key, in: sources)
        case .invalid(let message, let token):
            faults.add(message, at: token, leaving: key, in: sources)
        }
    }

    /// Reports a property that cannot be followed to a value, unless it is none that would be a colour.
    private func report(
        _ failure: VariableSubstitution.Failure, of declaration: StyleDeclaration,
        as key: CustomProperties.Key, in faults: inout FaultList
    ) {
        guard sources.canBeColor(declaration), !ColorlessValue.isNamed(declaration.property) else { return }
        switch failure {
        case .undeclared(let name, let token):
            guard !all.isDeclared(name), !ColorlessValue.isNamed(name), !propertyUses.isColorless(name)
            else { return }
            faults.add(
                "\(name) is declared nowhere: read the stylesheet that declares it too, or give a fallback",
                at: token, leaving: key, undeclared: name, in: sources)
        case .cycle(let name, let token):
            guard !ColorlessValue.isNamed(name) else { return }
            faults.add("\(name) refers back to itself", at: token, leaving: key, in: sources)
        case .tooLong(let message, let token):
            faults.add("\(message); it is not followed", at: token, leaving: key, in: sources)
        case .waiting: return
        }
    }
}

/// A value that is one function of CSS.
private struct StyleCall {
    /// The function's name, in lower case.
    let name: String
    let arguments: ArraySlice<CSSToken>

    init?(_ value: ArraySlice<CSSToken>, in sources: CSSSources) {
        let value = value.trimmed
        guard let head = value.first, head.kind == .function,
            value.end(ofBlockAt: value.startIndex) >= value.endIndex - 1
        else { return nil }
        name = sources.name(head).lowercased()
        arguments = value.dropFirst().dropLast(value.last?.kind == .closeParenthesis ? 1 : 0)
    }
}

extension FaultList {
    /// Adds what keeps a property from having a value.
    fileprivate mutating func add(
        _ message: String, at token: CSSToken, leaving key: CustomProperties.Key, undeclared: String? = nil,
        in sources: CSSSources
    ) {
        let name = EntryName(key.name, path: key.path)
        add(
            PaletteFault(
                at: sources.location(of: token), message, kind: .unresolved([name]), undeclared: undeclared))
    }
}

/// Modes in the order in which they are first stated, each once.
private struct StatedModes {
    private(set) var modes: [PaletteMode] = []
    private var known: Set<PaletteMode> = []

    mutating func add(_ mode: PaletteMode) {
        if mode != modes.last, known.insert(mode).inserted { modes.append(mode) }
    }
}

extension CSSSources {
    fileprivate func isLightDark(_ token: CSSToken) -> Bool {
        token.kind == .function && token.bytes.count == 11 && name(token).lowercased() == "light-dark"
    }

    /// Whether a value begins as a colour, or the components of one, can.
    func canBeColor(_ declaration: StyleDeclaration) -> Bool {
        guard let first = declaration.value.first else { return false }
        let isSingle = declaration.value.componentValues.count == 1
        switch first.kind {
        case .hash, .ident: return isSingle
        case .function:
            let name = name(first).lowercased()
            let isMix = ["color-mix", "light-dark", "contrast-color", "var", CSSColorReader.alpha].contains(
                name)
            return isSingle && (isMix || CSSColorReader.functions.contains(name))
        case .number, .percentage, .dimension: return declaration.value.count > 1
        default: return false
        }
    }
}
