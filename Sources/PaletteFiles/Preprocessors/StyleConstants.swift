/// Reads the constants of colours in SCSS and Less: variables of the file, and maps of them.
///
/// Files that declare the same names are themes; light and dark are told by the names of files and folders.
/// What only the compiler works out is named as a colour that is not read.
struct StyleConstants {
    let language: StyleLanguage
    /// Whether lines end declarations, and what lies in a rule is indented: the older syntax of Sass.
    private let isIndented: Bool
    /// The file with its line comments blanked.
    let text: SourceText
    /// The bytes of the file as they are.
    let original: [UInt8]
    let sources: CSSSources
    private let ignored: IgnoreComments
    var constants: [ColorConstant] = []
    /// The modules that the file loads.
    var loads = SassModules.Loads()
    private var places: [String: Int] = [:]
    private var faults: [PaletteFault] = []
    /// How many constants were looked at for members of maps that are joined.
    private var copyWork = 0

    /// How deep maps, and calls of functions, may lie in each other.
    static let depthLimit = 32

    private static let copyLimit = 10_000_000

    /// Reads files as one palette.
    static func read(_ files: [PaletteFile], in language: StyleLanguage, name: String) -> Palette {
        var read = files.map { StyleConstants($0, in: language) }
        let paths = files.map(\.path)
        let named = TokenFileMode.modes(ofPaths: paths)
        let modules = SassModules(
            ofPaths: paths, loads: read.map(\.loads), declaring: read.map { $0.constants.map(\.key) },
            modes: named)
        for index in read.indices {
            read[index].constants = modules.named(read[index].constants, ofFileAt: index)
        }
        let modes = TokenFileMode.separated(
            named, ofPaths: paths, declaring: read.map { $0.constants.map(\.key) })
        let constants = zip(read, modes).flatMap { file, mode in
            file.constants.map { constant in
                var constant = constant
                constant.condition = mode
                return constant
            }
        }
        return Palette(name: name, constants: constants, faults: read.flatMap(\.faults))
    }

    /// Whether a file names a colour.
    static func hasColors(_ file: PaletteFile, in language: StyleLanguage) -> Bool {
        let read = StyleConstants(file, in: language)
        return read.constants.contains { if case .color = $0.value { true } else { false } }
    }

    /// Whether a file has names for what may be colours of other files, or hands them on.
    static func hasNames(_ file: PaletteFile, in language: StyleLanguage) -> Bool {
        let read = StyleConstants(file, in: language)
        return !read.constants.isEmpty || !read.loads.forwards.isEmpty
    }

    private init(_ file: PaletteFile, in language: StyleLanguage) {
        self.language = language
        isIndented = file.path.lowercased().hasSuffix(".sass")
        let written = file.text
        let (text, lines) = LineComments.blanked(written)
        self.text = text
        original = written.bytes
        sources = CSSSources(texts: [text])
        let tokenizer = CSSTokenizer(text, source: 0)
        ignored = IgnoreComments(
            (tokenizer.comments + lines).sorted { $0.lowerBound < $1.lowerBound }, in: written)
        read(tokenizer.tokens[...])
    }

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
            while end < tokens.endIndex, !endsDeclaration(tokens[end]) {
                let isBlock = tokens[end].kind == .openBrace
                end = tokens[end].kind.closing == nil ? end + 1 : tokens.end(ofBlockAt: end) + 1
                if isBlock { break }
            }
            end = min(end, tokens.endIndex)
            add(tokens[value..<end].trimmed, path: [name], at: tokens[index], depth: 0)
            index = end
        }
    }

    private func endsDeclaration(_ token: CSSToken) -> Bool {
        token.kind == .semicolon
            || isIndented && token.kind == .whitespace && text.bytes[token.bytes].contains(0x0A)
    }

    /// The name of the variable that is declared at an index, and where its value begins.
    private func declaration(at index: Int, of tokens: ArraySlice<CSSToken>) -> (name: String, value: Int)? {
        // What is indented belongs to the rule before it.
        if isIndented, sources.location(of: tokens[index]).column > 1 { return nil }
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
        let (value, isDefault) = withoutFlags(value)
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
        let bytes = name.bytes.lowerBound..<(value.last?.bytes.upperBound ?? name.bytes.upperBound)
        let constant = ColorConstant(
            key: label, name: label, path: path, value: read, location: sources.location(of: first),
            ignored: ignored.reason(for: bytes))
        add(constant, isDefault: isDefault)
    }

    /// Adds a constant: the last value counts, and one for default only where there is none yet.
    private mutating func add(_ constant: ColorConstant, isDefault: Bool) {
        if let place = places[constant.key] {
            if !isDefault { constants[place] = constant }
        } else {
            places[constant.key] = constants.count
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

    /// A value without `!default` and `!global`, and whether the first of them was there.
    private func withoutFlags(_ value: ArraySlice<CSSToken>) -> (ArraySlice<CSSToken>, isDefault: Bool) {
        var (value, isDefault) = (value, false)
        while let flag = value.last, flag.kind == .ident,
            value.dropLast().last.map({ sources.isDelimiter($0, "!") }) == true
        {
            isDefault = isDefault || sources.name(flag) == "default"
            value = value.dropLast(2).trimmed
        }
        return (value, isDefault)
    }
}
