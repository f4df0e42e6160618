internal import ColorMath

/// What the rules of sources of Sass and Less paint on what: files that load each other as one stylesheet,
/// others each by itself.
struct StyleRules {
    /// The colours that rules paint with and that are no variable.
    private(set) var constants: [ColorConstant] = []
    private(set) var uses: [PaletteUse] = []
    private(set) var unmeasuredTexts = UnmeasuredTexts()
    private(set) var unknowns: [PaletteFault] = []
    /// The custom properties that loops and mixins put together, of the page and of its parts.
    private(set) var properties: [String] = []

    private let files: [StyleConstants]
    private let modules: SassModules
    /// The names of constants by their keys.
    private var names: [String: String]
    /// The paths of the files that are stylesheets as well.
    private let stylesheets: Set<String>
    /// The names of what rules paint with: two pages may paint parts of one name.
    private var painted = UniqueNames()

    /// Reads the rules of files.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - targets: The files that each loads.
    ///   - modules: What names in a file mean.
    ///   - modes: The modes that the rules of each file are for.
    ///   - constants: The colours that the files declare.
    init(
        of files: [StyleConstants], loading targets: [[Int?]], modules: SassModules, modes: [[PaletteMode]],
        declaring constants: [ColorConstant]
    ) {
        self.files = files
        self.modules = modules
        let names = Dictionary(constants.map { ($0.key, $0.name) }, uniquingKeysWith: { first, _ in first })
        self.names = names
        stylesheets = Set(files.filter(\.declaresColors).map(\.text.path))
        guard let sources = files.first?.sources else { return }
        let mixins = StyleMixins(of: files, in: sources)
        var parts = Partition(count: files.count)
        for (file, targets) in targets.enumerated() {
            for target in targets.compactMap(\.self) { parts.join(file, target) }
        }
        let loaded = Set(targets.joined().compactMap(\.self))
        let order = files.indices.filter { !loaded.contains($0) } + files.indices.filter(loaded.contains)
        var sheets: [Int: StyleExpansion] = [:]
        let made = StyleMadeNames(source: sources.texts.count)
        for file in order {
            let part = parts.part(of: file)
            sheets[
                part,
                default: StyleExpansion(
                    files, loading: targets, mixins: mixins, making: made, in: sources)
            ].add(file)
        }
        let expanded = sheets.keys.sorted().compactMap { sheets[$0] }
        unknowns = expanded.flatMap(\.unknowns)
        let all = CSSSources(texts: sources.texts + [made.text])
        var library = StylesheetLibrary(
            expanded.map(\.tokens), of: all, comments: files.map(\.comments), modes: modes)
        func parsers(knowing names: [String: String]) -> [StylesheetParser] {
            library.variables = StyleVariables { value in
                Self.meaning(of: value, in: files, modules: modules, names: names)
            }
            return expanded.indices.map { StylesheetParser($0, of: library) }
        }
        let read = parsers(knowing: names)
        let declarations = read.flatMap(\.declarations)
        self.properties = Array(Set(declarations.map(\.property))).sorted()
        let properties = declarations.compactMap { property($0, modes) }
        guard !properties.isEmpty else {
            for parser in read { add(parser) }
            return
        }
        self.constants += properties
        for property in properties { self.names[property.key] = property.name }
        for parser in parsers(knowing: self.names) { add(parser) }
    }

    /// A custom property that is put together, as a constant; `nil` where it is no colour.
    private func property(_ declaration: StyleDeclaration, _ modes: [[PaletteMode]]) -> ColorConstant? {
        guard let first = declaration.value.first, files.indices.contains(first.source),
            declaration.scope.mode.theme?.mentions("(") != true,
            let written = files[first.source].value(of: declaration.value)
        else { return nil }
        let key = CustomProperties.Key(component: declaration.scope.component, property: declaration.property)
        let mode = modes.indices.contains(first.source) ? modes[first.source].first ?? .base : .base
        return ColorConstant(
            key: key.name, name: key.name, path: key.path,
            value: written.renaming { modules.resolved($0, inFileAt: first.source) },
            condition: mode.containing(declaration.scope.mode),
            location: files[first.source].sources.location(of: first), ignored: declaration.ignored)
    }

    /// What a value of a rule is: a colour of the palette, another colour, or neither.
    private static func meaning(
        of value: ArraySlice<CSSToken>, in files: [StyleConstants], modules: SassModules,
        names: [String: String]
    ) -> StyleVariables.Meaning? {
        guard let first = value.first, files.indices.contains(first.source) else { return nil }
        if let property = files[first.source].property(of: value), names[property] != nil {
            return .name(property)
        }
        if let fallback = files[first.source].fallback(of: value) {
            // Of CSS nothing but the name of a property is known here.
            return meaning(of: fallback, in: files, modules: modules, names: names)
                ?? (files[first.source].valueOrFallback(of: fallback) == nil ? nil : .color)
        }
        switch files[first.source].value(of: value) {
        case .reference(let reference) where reference.alpha == nil && reference.alphaFactor == 1:
            let keys = modules.resolved(reference, inFileAt: first.source).keys
            return keys.first { names[$0] != nil }.map { .name($0) }
        case .color where [.ident, .hash].contains(first.kind): return nil
        case .reference, .color, .made, .unread: return .color
        case nil: return nil
        }
    }

    /// Takes what one stylesheet paints.
    private mutating func add(_ parser: StylesheetParser) {
        unknowns += parser.faults
        unmeasuredTexts.add(parser.unmeasuredTexts)
        var literals: [CustomProperties.Key: [ColorConstant]] = [:]
        var ownNames: [CustomProperties.Key: String] = [:]
        for declaration in parser.painted {
            guard var constant = constant(of: declaration) else { continue }
            let key = CustomProperties.Key(
                component: declaration.scope.component, property: declaration.property)
            let name = ownNames[key] ?? painted.unique(constant.key)
            ownNames[key] = name
            (constant.key, constant.name) = (name, name)
            var known = literals[key] ?? []
            known.removeAll { $0.condition == constant.condition }
            literals[key] = known + [constant]
        }
        var isKept: Set<CustomProperties.Key> = []
        for paint in parser.paints {
            // A rule for some widths alone says nothing of the page at large.
            guard paint.mode.theme?.mentions("(") != true else { continue }
            func name(_ key: CustomProperties.Key) -> String? {
                ownNames[key] ?? names[key.property]
            }
            guard let ink = name(paint.ink), let backdrop = name(paint.backdrop) else { continue }
            // Such pairs are those of the stylesheet that a file is as well.
            let areLiterals = [paint.ink, paint.backdrop].allSatisfy { literals[$0] != nil }
            guard !areLiterals || !stylesheets.contains(paint.location.path) else { continue }
            isKept.formUnion([paint.ink, paint.backdrop] + [paint.canvas].compactMap(\.self))
            // What is not worked out is said of the colour.
            let areRead = [paint.ink, paint.backdrop].allSatisfy {
                literals[$0]?.allSatisfy(\.isUnread) != true
            }
            guard areRead else { continue }
            uses.append(
                PaletteUse(
                    ink: ink, backdrop: backdrop, canvas: paint.canvas.flatMap(name), mode: paint.mode,
                    exceptions: paint.exceptions, isOfPage: paint.backdrop.component.isEmpty,
                    location: paint.location,
                    isMark: paint.isMark, isLarge: paint.isLarge, doubt: paint.doubt,
                    classes: [paint.classes]))
        }
        for key in literals.keys.sorted(by: { $0.name < $1.name }) where isKept.contains(key) {
            constants += literals[key] ?? []
        }
    }

    private func constant(of declaration: StyleDeclaration) -> ColorConstant? {
        guard let first = declaration.value.first, files.indices.contains(first.source),
            declaration.scope.mode.theme?.mentions("(") != true,
            let written = files[first.source].valueOrFallback(of: declaration.value)
        else { return nil }
        let value = written.renaming { modules.resolved($0, inFileAt: first.source) }
        let key = CustomProperties.Key(component: declaration.scope.component, property: declaration.property)
        var constant = ColorConstant(
            key: key.name, name: key.name, path: key.path, value: value, condition: declaration.scope.mode,
            location: files[first.source].sources.location(of: declaration.name),
            ignored: declaration.ignored)
        constant.isPainted = true
        return constant
    }
}

/// What values of rules mean that are no CSS: variables of Sass and Less.
struct StyleVariables: Sendable {
    enum Meaning {
        /// The constant of a key.
        case name(String)
        /// A colour that is no constant.
        case color
    }

    /// What a value means; `nil` for what is no colour, or is CSS.
    let meaning: @Sendable (ArraySlice<CSSToken>) -> Meaning?

    init(_ meaning: @escaping @Sendable (ArraySlice<CSSToken>) -> Meaning?) {
        self.meaning = meaning
    }
}
