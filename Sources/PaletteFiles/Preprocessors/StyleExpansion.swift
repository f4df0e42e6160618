/// The rules of sources of Sass and Less as stylesheets that say the same, as far as the sources tell: what
/// is loaded stands where it is loaded, mixins stand where they are included, the variables of a block are
/// what they are set to, and a loop over a list that is written out is its rounds.
///
/// Variables of files stay as they are. Conditions, functions and what is joined of more than words are not
/// worked out; a selector or a condition that holds such is marked, so that it is passed over.
struct StyleExpansion {
    /// What the variables of a block are set to.
    typealias Variables = [String: ArraySlice<CSSToken>]

    /// What stands in the block of an `@include`.
    private final class Content {
        let tokens: ArraySlice<CSSToken>
        let variables: Variables
        let content: Content?

        init(_ tokens: ArraySlice<CSSToken>, _ variables: Variables, _ content: Content?) {
            (self.tokens, self.variables, self.content) = (tokens, variables, content)
        }
    }

    /// The source of the one token that stands for what only a compiler knows: the last that are read.
    static let markText = SourceText(path: "mark.scss", bytes: Array(String(CompiledStyles.mark).utf8))

    private let files: [StyleConstants]
    private let targets: [[Int?]]
    private let sources: CSSSources
    private let mixins: StyleMixins
    private let mark: CSSToken
    private var done: Set<Int> = []
    /// The tokens of the stylesheet so far.
    private(set) var tokens: [CSSToken] = []
    /// Rules that are not worked out.
    private(set) var unknowns: [PaletteFault] = []
    private var work = 0

    /// The most tokens that are looked at, each as often as it is put somewhere.
    private static let limit = 4_000_000

    /// Prepares to expand files that share their sources.
    init(_ files: [StyleConstants], loading targets: [[Int?]], mixins: StyleMixins, in sources: CSSSources) {
        (self.files, self.targets, self.mixins, self.sources) = (files, targets, mixins, sources)
        mark = CSSToken(
            kind: .ident, source: sources.texts.count - 1, bytes: 0..<Self.markText.bytes.count)
    }

    /// Adds a file, and before it what it loads.
    mutating func add(_ file: Int) {
        guard done.insert(file).inserted else { return }
        for (load, target) in zip(files[file].files, targets[file]) where !load.isNested {
            if let target { add(target) }
        }
        // Lines and their indents are no blocks here.
        guard !files[file].isIndented else { return }
        var variables: Variables = [:]
        expand(files[file].tokens[...], &variables, nil, depth: 0)
    }

    private mutating func expand(
        _ block: ArraySlice<CSSToken>, _ variables: inout Variables, _ content: Content?, depth: Int
    ) {
        guard depth < StylesheetParser.depthLimit else { return }
        var index = block.startIndex
        while index < block.endIndex, work < Self.limit {
            work += 1
            switch block[index].kind {
            case .whitespace, .semicolon, .closeBrace, .htmlComment: index += 1
            default:
                let end = endOfStatement(block, from: index)
                let head = block[index..<end]
                guard end < block.endIndex, block[end].kind == .openBrace else {
                    expandStatement(head, &variables, content, depth: depth)
                    index = end + 1
                    continue
                }
                let close = block.end(ofBlockAt: end)
                let body = block[min(end + 1, close)..<close]
                expandBlock(head.trimmed, body, variables, content, depth: depth)
                index = close + 1
            }
        }
    }

    /// Where a statement ends: at its block, a semicolon, or the end of the block around it.
    private func endOfStatement(_ block: ArraySlice<CSSToken>, from start: Int) -> Int {
        var index = start
        while index < block.endIndex {
            switch block[index].kind {
            case .semicolon, .closeBrace: return index
            case .openBrace:
                let isInterpolation =
                    index > start && isSigil(block[index - 1], "#", "@")
                    && block[index - 1].bytes.upperBound == block[index].bytes.lowerBound
                guard isInterpolation else { return index }
                index = block.end(ofBlockAt: index)
            case let kind where kind.closing != nil: index = block.end(ofBlockAt: index)
            default: break
            }
            index += 1
        }
        return block.endIndex
    }

    private func isSigil(_ token: CSSToken, _ sigils: Unicode.Scalar...) -> Bool {
        sigils.contains { sources.isDelimiter(token, $0) }
    }
}

// MARK: Statements

extension StyleExpansion {
    /// Takes a statement without a block.
    private mutating func expandStatement(
        _ statement: ArraySlice<CSSToken>, _ variables: inout Variables, _ content: Content?, depth: Int
    ) {
        guard let first = statement.first else { return }
        if let (name, value) = declaration(statement) {
            // Those of a file are read by themselves.
            guard depth > 0 else { return }
            let (plain, isDefault) = files[first.source].withoutFlags(value)
            guard !isDefault || variables[name] == nil else { return }
            variables[name] = substituted(plain, variables)[...]
            return
        }
        guard first.kind == .atKeyword else {
            emitDeclaration(statement, variables)
            return
        }
        switch sources.name(first) {
        case "include": include(statement.dropFirst(), nil, variables, content, depth: depth)
        case "content":
            guard let content else { return }
            var own = content.variables
            expand(content.tokens, &own, content.content, depth: depth + 1)
        case "import" where depth > 0:
            for string in statement where string.kind == .string {
                let place = files[first.source].place(ofURL: string)
                if let place, let target = targets[first.source][place] {
                    var own: Variables = [:]
                    expand(files[target].tokens[...], &own, nil, depth: depth + 1)
                }
            }
        default: break
        }
    }

    /// The variable that a statement sets, and to what.
    private func declaration(_ statement: ArraySlice<CSSToken>) -> (
        name: String, value: ArraySlice<CSSToken>
    )? {
        guard let first = statement.first else { return nil }
        var (rest, name) = (statement.dropFirst(), "")
        if files[first.source].language == .less {
            guard first.kind == .atKeyword else { return nil }
            name = "@" + sources.name(first)
        } else {
            guard sources.isDelimiter(first, "$"), let word = rest.popFirst(), word.kind == .ident else {
                return nil
            }
            name = "$" + sources.name(word)
        }
        while rest.first?.kind == .whitespace { rest.removeFirst() }
        guard rest.popFirst()?.kind == .colon else { return nil }
        return (name, rest.trimmed)
    }

    /// Hands on a declaration of what is looked for.
    private mutating func emitDeclaration(_ statement: ArraySlice<CSSToken>, _ variables: Variables) {
        guard let name = statement.first, let last = statement.last, isPainting(name),
            let colon = statement.firstIndex(where: { $0.kind != .whitespace && $0.bytes != name.bytes }),
            statement[colon].kind == .colon
        else { return }
        emit(statement[...colon])
        emit(substituted(statement[(colon + 1)...], variables)[...])
        emit(.semicolon, behind: last)
    }

    private func isPainting(_ token: CSSToken) -> Bool {
        ["color", "background", "background-color", "content", "color-scheme"].contains {
            sources.isIdentifier(token, $0)
        }
    }

    private mutating func emit(_ more: ArraySlice<CSSToken>) {
        work += more.count
        tokens += more
    }

    private mutating func emit(_ kind: CSSToken.Kind, behind last: CSSToken) {
        tokens.append(
            CSSToken(kind: kind, source: last.source, bytes: last.bytes.upperBound..<last.bytes.upperBound))
    }
}

// MARK: Blocks

extension StyleExpansion {
    private mutating func expandBlock(
        _ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>, _ variables: Variables,
        _ content: Content?, depth: Int
    ) {
        guard let first = head.first, let last = head.last else { return }
        var inner = variables
        if first.kind == .atKeyword {
            switch sources.name(first) {
            case "mixin", "function": return
            case "include":
                include(head.dropFirst(), Content(body, variables, content), variables, content, depth: depth)
                return
            case "each":
                each(head.dropFirst(), body, variables, content, depth: depth)
                return
            case "if", "else", "for", "while":
                note(head, body)
                return
            default: break
            }
        }
        // `font: { family: x }` holds no rules, nor does a variable of Less that is a block.
        guard last.kind != .colon, declaration(head) == nil else { return }
        let prelude = preludeTokens(head, variables)
        emit(prelude[...])
        emit(.openBrace, behind: last)
        expand(body, &inner, content, depth: depth + 1)
        emit(.closeBrace, behind: body.last ?? last)
    }

    /// Says of a block that is not worked out that it is not, if something in it paints.
    private mutating func note(_ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>) {
        guard let first = head.first, body.contains(where: isPainting) else { return }
        unknowns.append(
            PaletteFault(
                at: sources.location(of: first),
                "\(sources.text(first)): is worked out by \(files[first.source].language.name); check the CSS that it gives"
            ))
    }

    /// Expands a mixin where it is included.
    private mutating func include(
        _ call: ArraySlice<CSSToken>, _ block: Content?, _ variables: Variables, _ content: Content?,
        depth: Int
    ) {
        let parts = call.trimmed
        // `kit.button`: the name stands behind the namespace.
        let head = parts.first { [.ident, .function].contains($0.kind) && !isNamespace($0, in: parts) }
        guard let head else { return }
        guard let mixin = mixins.mixin(sources.name(head), usedIn: head.source) else {
            if let block { note(parts, block.tokens) }
            return
        }
        var arguments: [ArraySlice<CSSToken>] = []
        if head.kind == .function, let open = parts.firstIndex(where: { $0.bytes == head.bytes }) {
            let end = parts.end(ofBlockAt: open)
            arguments = parts[min(open + 1, end)..<end].separatedByCommas.filter { !$0.isEmpty }
        }
        var own: Variables = [:]
        var position = 0
        for argument in arguments {
            if let (name, value) = declaration(argument) {
                own[name] = substituted(value, variables)[...]
            } else if position < mixin.parameters.count {
                own[mixin.parameters[position].name] = substituted(argument, variables)[...]
                position += 1
            }
        }
        for parameter in mixin.parameters where own[parameter.name] == nil {
            if let value = parameter.value { own[parameter.name] = substituted(value, own)[...] }
        }
        expand(mixin.body, &own, block, depth: depth + 1)
    }

    private func isNamespace(_ token: CSSToken, in parts: ArraySlice<CSSToken>) -> Bool {
        guard let place = parts.firstIndex(where: { $0.bytes == token.bytes }), place + 1 < parts.endIndex
        else {
            return false
        }
        return sources.isDelimiter(parts[place + 1], ".")
    }

    /// Expands the rounds of `@each $name, $color in $tones`.
    private mutating func each(
        _ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>, _ variables: Variables,
        _ content: Content?, depth: Int
    ) {
        guard let place = head.firstIndex(where: { sources.isIdentifier($0, "in") }), let first = head.first
        else {
            return
        }
        let names = head[..<place].filter { $0.kind == .ident }.map { "$" + sources.name($0) }
        guard let rounds = list(head[(place + 1)...].trimmed, variables, usedIn: first.source) else {
            note(head, body)
            return
        }
        for round in rounds {
            var inner = variables
            let values = names.count > 1 ? members(of: round) : [round]
            for (name, value) in zip(names, values) { inner[name] = substituted(value, variables)[...] }
            expand(body, &inner, content, depth: depth + 1)
        }
    }

    /// The members of a list that is written out, here or where its variable is set; `nil` for another.
    private func list(
        _ value: ArraySlice<CSSToken>, _ variables: Variables, usedIn file: Int
    ) -> [ArraySlice<CSSToken>]? {
        var value = value
        if let name = files[file].name(of: value) {
            guard let known = variables[name.key] ?? mixins.value(of: name.key, usedIn: file) else {
                return nil
            }
            value = known.trimmed
        }
        guard let first = value.first, !value.contains(where: { $0.kind == .function }) else { return nil }
        if first.kind == .openParenthesis, value.end(ofBlockAt: value.startIndex) == value.endIndex - 1 {
            value = value.dropFirst().dropLast()
        }
        let parts = value.separatedByCommas.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : value.componentValues
    }

    /// The members of one round: a name and its value, or a list in parentheses.
    private func members(of round: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
        if let colon = round.firstIndex(where: { $0.kind == .colon }), round[..<colon].trimmed.count == 1 {
            return [round[..<colon].trimmed, round[(colon + 1)...].trimmed]
        }
        guard round.first?.kind == .openParenthesis else { return round.componentValues }
        let inner = round.dropFirst().dropLast()
        let parts = inner.separatedByCommas.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : inner.componentValues
    }
}

// MARK: Variables

extension StyleExpansion {
    /// A value in which the variables of blocks are what they are set to.
    private mutating func substituted(_ value: ArraySlice<CSSToken>, _ variables: Variables) -> [CSSToken] {
        var result: [CSSToken] = []
        var index = value.startIndex
        while index < value.endIndex, work < Self.limit {
            let token = value[index]
            work += 1
            if isSigil(token, "#", "@"), index + 1 < value.endIndex, value[index + 1].kind == .openBrace {
                let end = value.end(ofBlockAt: index + 1)
                let inner = value[min(index + 2, end)..<end].trimmed
                if sources.isDelimiter(token, "@") {
                    result += known("@" + sources.text(of: inner), of: token, variables) ?? [mark]
                } else {
                    result += substituted(inner, variables)
                }
                index = end + 1
                continue
            }
            let isSass = sources.isDelimiter(token, "$")
            let isMember = index > value.startIndex && sources.isDelimiter(value[index - 1], ".")
            if isSass, !isMember, index + 1 < value.endIndex, value[index + 1].kind == .ident,
                let found = known("$" + sources.name(value[index + 1]), of: token, variables)
            {
                result += found
                index += 2
                continue
            }
            if token.kind == .atKeyword, let found = known("@" + sources.name(token), of: token, variables) {
                result += found
            } else {
                result.append(token)
            }
            index += 1
        }
        work += result.count
        return result
    }

    /// What a variable is set to in a block, or in a file where that is one word; `nil` where that is not
    /// known, or a colour of the palette.
    private func known(_ name: String, of token: CSSToken, _ variables: Variables) -> [CSSToken]? {
        if let value = variables[name] { return Array(value) }
        guard let value = mixins.value(of: name, usedIn: token.source), value.count == 1,
            let word = value.first,
            [.ident, .number, .dimension, .percentage, .string, .url].contains(word.kind),
            !files[word.source].isColor(value)
        else { return nil }
        return [word]
    }

    /// What stands before a block, each thing that is put into it as its words; what is more is marked.
    private mutating func preludeTokens(
        _ head: ArraySlice<CSSToken>, _ variables: Variables
    ) -> [CSSToken] {
        var result: [CSSToken] = []
        var index = head.startIndex
        while index < head.endIndex {
            let token = head[index]
            if isSigil(token, "#", "@"), index + 1 < head.endIndex, head[index + 1].kind == .openBrace {
                let end = head.end(ofBlockAt: index + 1)
                let inner = head[index..<min(end + 1, head.endIndex)]
                let words = substituted(inner, variables)
                let isKnown =
                    !words.isEmpty
                    && words.allSatisfy {
                        [.ident, .number, .dimension, .percentage, .string, .hash, .whitespace].contains(
                            $0.kind)
                    }
                result += isKnown ? words.map(unquoted) : [mark]
                index = end + 1
                continue
            }
            result.append(sources.isDelimiter(token, "$") ? mark : token)
            index += 1
        }
        return result
    }

    /// A string as the word in it.
    private func unquoted(_ token: CSSToken) -> CSSToken {
        guard token.kind == .string, token.bytes.count > 2 else { return token }
        return CSSToken(
            kind: .ident, source: token.source,
            bytes: (token.bytes.lowerBound + 1)..<(token.bytes.upperBound - 1))
    }
}
