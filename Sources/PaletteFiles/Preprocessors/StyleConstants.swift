internal import ColorMath

/// Reads the constants of colours in SCSS and Less: variables of the file, and maps of them.
///
/// Files that declare the same names are themes; light and dark are told by the names of files and folders.
/// What only the compiler works out is named as a colour that is not read.
struct StyleConstants {
    private let language: StyleLanguage
    /// Whether lines end declarations, and what lies in a rule is indented: the older syntax of Sass.
    private let isIndented: Bool
    /// The file with its line comments blanked.
    private let text: SourceText
    /// The bytes of the file as they are.
    private let original: [UInt8]
    private let sources: CSSSources
    private let ignored: IgnoreComments
    private var constants: [ColorConstant] = []
    private var places: [String: Int] = [:]
    private var faults: [PaletteFault] = []

    /// How deep maps may lie in each other.
    private static let depthLimit = 32

    /// Reads files as one palette.
    static func read(_ files: [PaletteFile], in language: StyleLanguage, name: String) -> Palette {
        let read = files.map { StyleConstants($0, in: language) }
        let paths = files.map(\.path)
        let modes = TokenFileMode.separated(
            TokenFileMode.modes(ofPaths: paths), ofPaths: paths,
            declaring: read.map { $0.constants.map(\.key) })
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

    /// Whether a file has names for what may be colours of other files.
    static func hasNames(_ file: PaletteFile, in language: StyleLanguage) -> Bool {
        !StyleConstants(file, in: language).constants.isEmpty
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
        // The last value counts, and one for default only where there is none yet.
        if let place = places[label] {
            if !isDefault { constants[place] = constant }
        } else {
            places[label] = constants.count
            constants.append(constant)
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

extension StyleConstants {
    /// What a value is; `nil` where it is no colour.
    private func value(of tokens: ArraySlice<CSSToken>) -> ColorConstant.Value? {
        if let key = reference(tokens) { return .reference(ColorConstant.Reference(keys: [key])) }
        if let (function, arguments) = call(tokens), let value = value(of: function, arguments) {
            return value
        }
        do throws(CSSValueFailure) {
            let reading = try CSSColorReader(in: sources, isDark: false).color(of: tokens)
            return .color(reading.color, reading.literal.flatMap(literal))
        } catch {
            guard case .invalid = error, let (function, _) = call(tokens) else { return nil }
            return .unread("\(function)() is worked out by \(language.name); check the CSS that it gives")
        }
    }

    private func literal(_ literal: (tokens: ArraySlice<CSSToken>, notation: ColorNotation)) -> ColorLiteral?
    {
        guard let first = literal.tokens.first, let last = literal.tokens.last else { return nil }
        let bytes = first.bytes.lowerBound..<last.bytes.upperBound
        // A comment within is left to people, and so are escapes.
        guard text.bytes[bytes].elementsEqual(original[bytes]), !text.string(bytes).contains("\\") else {
            return nil
        }
        return ColorLiteral(
            at: text.location(of: bytes.lowerBound), bytes: text.fileRange(bytes), notation: literal.notation)
    }

    /// The key of the variable that some tokens name: `$ink`, `colors.$ink`, `@ink`.
    private func reference(_ tokens: ArraySlice<CSSToken>) -> String? {
        guard language == .sass else {
            return tokens.count == 1 && tokens.first?.kind == .atKeyword
                ? tokens.first.map { language.sigil + sources.name($0) } : nil
        }
        var rest = tokens
        if rest.count == 4, rest.first?.kind == .ident, sources.isDelimiter(rest[rest.startIndex + 1], ".") {
            rest = rest.dropFirst(2)
        }
        guard rest.count == 2, let sigil = rest.first, sources.isDelimiter(sigil, "$"), let name = rest.last,
            name.kind == .ident
        else { return nil }
        return language.sigil + sources.name(name)
    }

    /// The function that is all of some tokens, with its module, and its arguments.
    private func call(_ tokens: ArraySlice<CSSToken>) -> (name: String, arguments: [ArraySlice<CSSToken>])? {
        var (rest, module) = (tokens, "")
        if let first = rest.first, first.kind == .ident, rest.count > 2,
            sources.isDelimiter(rest[rest.startIndex + 1], ".")
        {
            module = sources.name(first) + "."
            rest = rest.dropFirst(2)
        }
        guard let head = rest.first, head.kind == .function else { return nil }
        let end = rest.end(ofBlockAt: rest.startIndex)
        guard end >= rest.endIndex - 1 else { return nil }
        let name = module + sources.name(head).lowercased()
        return (name, rest[min(rest.startIndex + 1, end)..<end].separatedByCommas)
    }

    /// What a function of the language gives; `nil` where it is none, or one of CSS.
    private func value(of function: String, _ arguments: [ArraySlice<CSSToken>]) -> ColorConstant.Value? {
        if ["map-get", "map.get"].contains(function), let map = arguments.first.flatMap(reference) {
            let keys = arguments.dropFirst().map { key in
                let text = sources.text(of: key)
                return text.hasPrefix("\"") || text.hasPrefix("'")
                    ? String(text.dropFirst().dropLast()) : text
            }
            return .reference(ColorConstant.Reference(keys: [([map] + keys).joined(separator: ".")]))
        }
        let isOpacity = ["rgb", "rgba", "fade"].contains(function)
        if isOpacity, arguments.count == 2, let share = CSSShare(sources.text(of: arguments[1])) {
            let alpha = min(max(share.value, 0), 1)
            if let key = reference(arguments[0]) {
                return .reference(
                    ColorConstant.Reference(
                        keys: [key], alpha: alpha,
                        missing: "\(key) is a colour in none of the files that are read"))
            }
            if var color = try? CSSColorReader(in: sources, isDark: false).color(of: arguments[0]).color {
                color.alpha = alpha
                return .color(color, nil)
            }
        }
        let hasVariables = arguments.contains { argument in
            argument.contains { sources.isDelimiter($0, "$") || $0.kind == .atKeyword }
        }
        // What has neither variables nor digits may be a filter of CSS, or a colour of its own.
        let isOfColors = hasVariables || arguments.first?.first?.kind == .hash
        let isCSS = CSSColorReader.functions.contains(function)
        guard StyleLanguage.colorFunctions.contains(function), isOfColors, !isCSS || hasVariables else {
            return nil
        }
        return .unread("\(function)() is worked out by \(language.name); check the CSS that it gives")
    }
}
