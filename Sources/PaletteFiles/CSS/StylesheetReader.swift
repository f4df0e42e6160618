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
/// - Stylesheets of which a page loads one or another are modes: what they declare holds in their own alone.
package struct StylesheetReader {
    private let sources: CSSSources
    /// All properties of all variants.
    private let properties: CustomProperties
    private let cascades: [StylesheetCascade]
    private var faults = FaultList()
    private let paintedNames: PaintedNames

    /// The declarations of all modes by file together, those that every page has counted once a mode.
    private static let declarationLimit = 4 * PaletteBudget.declarationLimit

    /// Parses stylesheets, in the order of the cascade.
    package init(_ texts: [SourceText]) {
        self.init(StylesheetLibrary(texts), [StylesheetVariant(sheets: Array(texts.indices))])
    }

    /// Parses stylesheets of a library, each once.
    ///
    /// - Parameters:
    ///   - library: The stylesheets.
    ///   - variants: Which of them a page loads together, at least one.
    ///   - isCut: Whether there are more variants, which are left out.
    init(_ library: StylesheetLibrary, _ variants: [StylesheetVariant], isCut: Bool = false) {
        sources = library.sources
        var (layers, components, uses) = (CascadeLayers(), BareComponents(), PropertyUses())
        var budget = PaletteBudget()
        var parsed: [Int: StylesheetParser] = [:]
        var declarations = StyleDeclarations()
        var sheets: [Int] = []
        for sheet in variants.flatMap(\.sheets) where parsed[sheet] == nil {
            var parser = StylesheetParser(sheet, of: library, layers: layers, budget: budget)
            (layers, budget) = (parser.layers, parser.budget)
            for source in library.closure(of: sheet) {
                components.findUses(in: library.tokens[source][...], of: library.sources)
                uses.findUses(in: library.tokens[source][...], of: library.sources)
            }
            for fault in parser.faults { faults.add(fault) }
            declarations.add(parser, of: sheet)
            parser.declarations = []
            parser.painted = []
            parsed[sheet] = parser
            sheets.append(sheet)
        }
        let properties = CustomProperties(at: declarations.all.indices, of: declarations.all)
        self.properties = properties
        var painted = PaintedNames()
        painted.add(uses)
        for sheet in parsed.values { for paint in sheet.paints { painted.add(paint) } }
        if !painted.isEmpty {
            for declaration in declarations.all where declaration.property.hasPrefix("--") {
                painted.add(declaration, of: library.sources.variables(in: declaration.value))
            }
        }
        paintedNames = painted
        let undeclared = UndeclaredPaints(by: sheets.lazy.compactMap { parsed[$0] }, beside: properties)
        if let fault = undeclared.fault { faults.add(fault) }
        let ingredients = ColorIngredients(of: declarations.all, in: library.sources)
        var cascades: [StylesheetCascade] = []
        var count = 0
        for variant in variants {
            count += variant.sheets.reduce(0) { $0 + declarations.propertyCount(of: $1) }
            guard cascades.isEmpty || count <= Self.declarationLimit else {
                let text = library.sources.texts[variant.sheets.first ?? 0]
                faults.add(
                    PaletteFault(
                        at: text.location(of: 0),
                        "the files of all modes declare more than \(Self.declarationLimit) values; the rest of the "
                            + "modes is not looked at"))
                break
            }
            cascades.append(
                StylesheetCascade(
                    variant, parsed: parsed, declaring: declarations, among: properties,
                    components: components, ingredients: ingredients, uses: uses, of: library.sources))
        }
        if isCut, let text = library.sources.texts.first { faults.add(ModeCombinations.fault(in: text)) }
        // A mode that two variants have would show only the one: then the files' names tell them apart.
        let modes = cascades.flatMap(\.shownModes)
        self.cascades =
            Set(modes).count == modes.count ? cascades : cascades.map { $0.inMode($0.variant.themedMode) }
    }

    /// Works out every property in every mode.
    ///
    /// - Parameter name: What reports call the palette.
    package consuming func palette(named name: String) -> Palette {
        let rows = properties.keys.map { key in
            ModeColumns.Row(name: key.name, path: key.path, isPainted: !key.property.hasPrefix("--"))
        }
        var columns = ModeColumns(rows: rows, modeCount: cascades.reduce(0) { $0 + $1.modes.all.count })
        for cascade in cascades {
            for mode in cascade.seenModes {
                if columns.isFull, let text = sources.texts.first {
                    faults.add(PaletteBudget.fault(in: text))
                    break
                }
                let column = cascade.column(in: mode, faults: &faults)
                columns.append(column, for: cascade.mode.containing(mode))
            }
            for fault in cascade.themeConflicts { faults.add(fault) }
            if cascade.modes.isCut, let text = sources.texts.first {
                faults.add(ModeCombinations.fault(in: text))
            }
        }
        var unmeasuredTexts = UnmeasuredTexts()
        for cascade in cascades { unmeasuredTexts.add(cascade.unmeasuredTexts) }
        var palette = columns.palette(
            named: name, base: cascades.first?.shownModes.first ?? .base,
            faults: faults.sorted(byFilesAt: sources.texts.map(\.path))
        ).painting(
            cascades.flatMap(\.uses), besides: unmeasuredTexts,
            naming: paintedNames.isEmpty ? nil : paintedNames)
        for cascade in cascades {
            palette.literalCopies.merge(cascade.literalCopies) { first, _ in first }
        }
        return palette
    }
}
