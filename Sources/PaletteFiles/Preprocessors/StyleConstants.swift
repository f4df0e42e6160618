internal import ColorMath

/// Reads the constants of colours in SCSS and Less: variables of the file, and maps of them.
///
/// Files that declare the same names are themes; light and dark are told by the names of files and folders.
/// What files that load others set is known from ``StylePages``, and what rules paint from ``StyleRules``.
/// What only the compiler works out is named as a colour that is not read.
struct StyleConstants {
    let language: StyleLanguage
    /// The file with its line comments blanked.
    let text: SourceText
    /// The bytes of the file as they are.
    let original: [UInt8]
    let sources: CSSSources
    /// The functions of the files that are read together.
    let functions: StyleFunctions
    /// Which of the sources it is.
    let number: Int
    /// The file without its line comments, cut into tokens.
    let tokens: [CSSToken]
    let comments: IgnoreComments
    var constants: [ColorConstant] = []
    /// The modules that the file loads.
    var loads = SassModules.Loads()
    /// The files that it loads, in order.
    var files: [StyleLoad] = []
    /// What it does at its top, in order.
    var steps: [Step] = []
    /// What is said of values that are not followed.
    var unknowns: [PaletteFault] = []
    /// The values of the variables that the file declares, whatever they are.
    private(set) var values: [String: ArraySlice<CSSToken>] = [:]
    /// The keys of constants that have a value which is not for default.
    private var settled: Set<String> = []
    private var places: [String: Int] = [:]
    private var faults: [PaletteFault] = []
    /// How many constants were looked at for members of maps that are joined.
    private var copyWork = 0

    /// How deep maps, and calls of functions, may lie in each other.
    static let depthLimit = 32

    private static let copyLimit = 10_000_000

    /// Reads files as one palette.
    static func read(_ files: [PaletteFile], in language: StyleLanguage, name: String) -> Palette {
        let texts = files.map { LineComments.blanked($0.text) }
        let sources = CSSSources(texts: texts.map(\.text) + [StyleWord.text])
        let cut = texts.indices.map { Cut(texts[$0], source: $0, of: sources) }
        let functions = StyleFunctions(
            in: language == .sass ? cut.map { $0.tokens[...] } : [], of: sources)
        let read = files.indices.map { index in
            StyleConstants(files[index], cut[index], at: index, of: sources, with: functions, in: language)
        }
        let paths = files.map(\.path)
        let targets = StyleFiles(paths).targets(of: read)
        let pages = StylePages(of: read, atPaths: paths, loading: targets)
        let keys = pages.constants.map { $0.map(\.constant.key) }
        let loads = read.indices.map { index in
            var loads = read[index].loads
            for (load, target) in zip(read[index].files, targets[index]) {
                guard let target else { continue }
                loads.rename(SassModules.name(ofURL: load.url), to: SassModules.name(ofURL: paths[target]))
            }
            return loads
        }
        let modules = SassModules(
            ofPaths: paths, loads: loads, declaring: keys, modes: pages.modes)
        let named = pages.constants.enumerated().map { index, constants in
            modules.named(constants, ofFileAt: index)
        }
        let modes = TokenFileMode.separated(
            pages.modes, ofPaths: paths,
            declaring: named.map { $0.filter { $0.mode == nil }.map(\.constant.key) },
            loadedBy: pages.loaders)
        let constants = zip(named, modes).flatMap { constants, mode in
            constants.map { item in
                var constant = item.constant
                constant.condition = item.mode ?? mode
                return constant
            }
        }
        let rules = StyleRules(
            of: read, loading: targets, modules: modules,
            modes: pages.ruleModes(ofFilesIn: modes, atPaths: paths), declaring: constants)
        return Palette(
            name: name, constants: constants + rules.constants,
            faults: read.flatMap(\.faults),
            unknowns: read.flatMap(\.unknowns) + pages.unknowns + rules.unknowns
                + read.compactMap { $0.joinedProperties(except: rules.properties) }, choices: pages.choices
        ).painting(rules.uses, besides: rules.unmeasuredTexts)
    }

    /// Whether a file names a colour, or its rules set inks and backdrops to colours themselves.
    static func hasColors(_ file: PaletteFile, in language: StyleLanguage) -> Bool {
        let mayName = file.mentions(language == .sass ? "$" : "@")
        let mayPaint = file.mentions("color") || file.mentions("background")
        guard mayName || mayPaint else { return false }
        let read = StyleConstants(file, in: language)
        return mayName && read.constants.contains { if case .color = $0.value { true } else { false } }
            || mayPaint && read.paintsColors
    }

    /// Whether rules of the file set inks and backdrops to colours themselves.
    private var paintsColors: Bool {
        let reader = PaintReader(in: sources)
        var open: Set<PaintReader.Side> = [.ink, .backdrop]
        return tokens.indices.contains { index in
            guard let side = reader.side(of: tokens[index]), open.contains(side),
                let end = tokens[index...].firstIndex(where: {
                    [.semicolon, .openBrace, .closeBrace].contains($0.kind)
                }), tokens[end].kind != .openBrace,
                case .color(let color)? = reader.setting(of: tokens[index..<end])?.setting
            else { return false }
            if color.variable == nil { open.remove(side) }
            return open.isEmpty
        }
    }

    /// Whether a file has names for what may be colours of other files, or hands them on.
    static func hasNames(_ file: PaletteFile, in language: StyleLanguage) -> Bool {
        let read = StyleConstants(file, in: language)
        return !read.constants.isEmpty || !read.files.isEmpty || read.paints
    }

    /// Whether a rule of it sets an ink or a backdrop.
    private var paints: Bool {
        let reader = PaintReader(in: sources)
        return zip(tokens, tokens.dropFirst()).contains { token, next in
            next.kind == .colon && reader.side(of: token) != nil
        }
    }

    /// That the compiler puts the names of custom properties together; `nil` where it does not, and where
    /// all are known.
    private func joinedProperties(except known: [String]) -> PaletteFault? {
        let place = tokens.indices.dropLast(2).first { index in
            tokens[index].kind == .ident && sources.text(tokens[index]).hasPrefix("--")
                && !known.contains { $0.hasPrefix(sources.text(tokens[index])) }
                && StyleSubstitution.sigils.contains { sources.isDelimiter(tokens[index + 1], $0) }
                && tokens[index + 2].kind == .openBrace
        }
        return place.map { place in
            PaletteFault(
                at: sources.location(of: tokens[place]),
                "custom properties whose names \(language.name) puts together, as "
                    + "\(sources.text(tokens[place]))…, are not read; check the CSS that it gives")
        }
    }

    /// Whether it declares a colour as a custom property, as a stylesheet does.
    var declaresColors: Bool {
        CSSColorReader(in: sources, isDark: false).declaresColor(in: tokens[...], of: sources)
    }

    private init(_ file: PaletteFile, in language: StyleLanguage) {
        let blanked = LineComments.blanked(file.text)
        let sources = CSSSources(texts: [blanked.text, StyleWord.text])
        let cut = Cut(blanked, source: 0, of: sources)
        let functions = StyleFunctions(in: language == .sass ? [cut.tokens[...]] : [], of: sources)
        self.init(file, cut, at: 0, of: sources, with: functions, in: language)
    }

    /// A file that is cut into tokens.
    private struct Cut {
        /// The file without its line comments.
        let text: SourceText
        /// Those of the indented syntax with braces and semicolons.
        let tokens: [CSSToken]
        let comments: [Range<Int>]

        init(
            _ blanked: (text: SourceText, comments: [Range<Int>]), source: Int, of sources: CSSSources
        ) {
            let tokenizer = CSSTokenizer(blanked.text, source: source)
            let isIndented = blanked.text.path.lowercased().hasSuffix(".sass")
            text = blanked.text
            tokens =
                isIndented
                ? IndentedSyntax.braced(tokenizer.tokens, in: blanked.text, of: sources) : tokenizer.tokens
            comments = tokenizer.comments + blanked.comments
        }
    }

    /// Reads a file, one of some that are read together.
    private init(
        _ file: PaletteFile, _ cut: Cut, at number: Int, of sources: CSSSources,
        with functions: StyleFunctions, in language: StyleLanguage
    ) {
        self.language = language
        text = cut.text
        original = file.bytes
        self.sources = sources
        self.number = number
        self.functions = functions
        tokens = cut.tokens
        comments = IgnoreComments(cut.comments.sorted { $0.lowerBound < $1.lowerBound }, in: file.text)
        read(tokens[...])
        addNestedLoads()
    }

    /// The reason of a comment to ignore a declaration; `nil` where there is none.
    func ignored(_ name: CSSToken, _ value: ArraySlice<CSSToken>) -> String? {
        comments.reason(for: name.bytes.lowerBound..<(value.last?.bytes.upperBound ?? name.bytes.upperBound))
    }

    /// Whether the constant at a place counts only where nothing else is said.
    func isDefault(_ place: Int) -> Bool { !settled.contains(constants[place].key) }

    /// Reads the declarations that are in no block.
    private mutating func read(_ tokens: ArraySlice<CSSToken>) {
        var index = tokens.startIndex
        while index < tokens.endIndex {
            guard let (name, value) = declaration(at: index, of: tokens) else {
                addLoad(at: index, of: tokens)
                index = tokens[index].kind.closing == nil ? index + 1 : tokens.end(ofBlockAt: index) + 1
                continue
            }
            var end = value
            // The map of a detached ruleset may have no semicolon behind it.
            while end < tokens.endIndex, tokens[end].kind != .semicolon {
                let isBlock = tokens[end].kind == .openBrace
                end = tokens[end].kind.closing == nil ? end + 1 : tokens.end(ofBlockAt: end) + 1
                if isBlock { break }
            }
            end = min(end, tokens.endIndex)
            let written = sources.withoutFlags(tokens[value..<end].trimmed)
            let key = language.sigil + name
            if !written.isDefault || values[key] == nil { values[key] = written.0 }
            add(tokens[value..<end].trimmed, path: [name], at: tokens[index], depth: 0)
            index = end
        }
    }

    /// The name of the variable that is declared at an index, and where its value begins.
    private func declaration(at index: Int, of tokens: ArraySlice<CSSToken>) -> (name: String, value: Int)? {
        var next = index
        var name = tokens[index]
        if language == .sass {
            guard sources.isDelimiter(tokens[index], "$"), index + 1 < tokens.endIndex,
                tokens[index + 1].kind == .ident
            else { return nil }
            name = tokens[index + 1]
            next += 1
        } else if name.kind != .atKeyword {
            return nil
        }
        next += 1
        while next < tokens.endIndex, tokens[next].kind == .whitespace { next += 1 }
        guard next < tokens.endIndex, tokens[next].kind == .colon else { return nil }
        return (sources.name(name), next + 1)
    }

    /// Adds a variable, or the members of a map.
    private mutating func add(
        _ value: ArraySlice<CSSToken>, path: [String], at name: CSSToken, depth: Int
    ) {
        let (value, isDefault) = sources.withoutFlags(value)
        guard let first = value.first else { return }
        if let maps = mergedMaps(value), depth < Self.depthLimit {
            for map in maps {
                if let known = self.name(of: map)?.key {
                    copy(known, to: path, at: name, isDefault: isDefault)
                } else {
                    add(map, path: path, at: name, depth: depth + 1)
                }
            }
            return
        }
        let opening: CSSToken.Kind = language == .sass ? .openParenthesis : .openBrace
        if first.kind == opening {
            guard depth < Self.depthLimit else {
                faults.append(
                    PaletteFault(
                        at: sources.location(of: first),
                        "maps lie more than \(Self.depthLimit) deep here; what is inside is not read"))
                return
            }
            let end = value.end(ofBlockAt: value.startIndex)
            let content = value[min(value.startIndex + 1, end)..<end]
            let separator: CSSToken.Kind = language == .sass ? .comma : .semicolon
            for member in content.split(at: { $0.kind == separator }) {
                guard let colon = member.firstIndex(where: { $0.kind == .colon }), let key = member.first,
                    member[..<colon].trimmed.count == 1
                else { continue }
                let name =
                    key.kind == .string ? String(sources.text(key).dropFirst().dropLast()) : sources.name(key)
                add(member[(colon + 1)...].trimmed, path: path + [name], at: key, depth: depth + 1)
            }
            return
        }
        let label = language.sigil + path.joined(separator: ".")
        guard let read = self.value(of: value) else { return }
        // A variable that is itself says nothing.
        if case .reference(let reference) = read, reference.keys == [label], reference.namespace == nil {
            return
        }
        guard label.utf8.count <= PaletteBudget.nameLimit else {
            faults.append(
                PaletteFault(
                    at: sources.location(of: name),
                    "this name has more than \(PaletteBudget.nameLimit) bytes; it is left out"))
            return
        }
        let constant = ColorConstant(
            key: label, name: label, path: path, value: read, location: sources.location(of: first),
            ignored: ignored(name, value))
        add(constant, isDefault: isDefault)
    }

    /// Adds a constant: the last value counts, and one for default only where there is none yet.
    private mutating func add(_ constant: ColorConstant, isDefault: Bool) {
        if !isDefault { settled.insert(constant.key) }
        if let place = places[constant.key] {
            if !isDefault { constants[place] = constant }
        } else {
            places[constant.key] = constants.count
            steps.append(.declare(constants.count))
            constants.append(constant)
        }
    }

    /// Gives a map the members that another of the file has: they are the colours of that.
    private mutating func copy(_ map: String, to path: [String], at name: CSSToken, isDefault: Bool) {
        let (prefix, label) = (map + ".", language.sigil + path.joined(separator: "."))
        copyWork += constants.count
        guard copyWork <= Self.copyLimit else {
            let message = "maps are joined so often that the rest of them is not read"
            if faults.last?.message != message {
                faults.append(PaletteFault(at: sources.location(of: name), message))
            }
            return
        }
        for member in constants where member.key.hasPrefix(prefix) && map != label {
            let rest = String(member.key.dropFirst(prefix.count))
            let key = "\(label).\(rest)"
            guard key.utf8.count <= PaletteBudget.nameLimit else { continue }
            add(
                ColorConstant(
                    key: key, name: key, path: path + [rest],
                    value: .reference(ColorConstant.Reference(keys: [member.key])),
                    location: sources.location(of: name), ignored: nil), isDefault: isDefault)
        }
    }
}

extension CSSColorReader {
    /// Whether some tokens declare a colour as a custom property.
    func declaresColor(in tokens: ArraySlice<CSSToken>, of sources: CSSSources) -> Bool {
        tokens.indices.contains { index in
            guard tokens[index].kind == .ident, sources.text(tokens[index]).hasPrefix("--"),
                index + 1 < tokens.endIndex, tokens[index + 1].kind == .colon
            else { return false }
            let value = tokens[(index + 2)...].prefix { ![.semicolon, .closeBrace].contains($0.kind) }
            return (try? color(of: value.trimmed)) != nil
        }
    }
}
