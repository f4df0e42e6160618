/// The rules of sources of Sass and Less as stylesheets that say the same, as far as the sources tell: what
/// is loaded stands where it is loaded, mixins stand where they are included, the variables of a block are
/// what they are set to, and a loop over a list that is known is its rounds.
///
/// Variables of files stay as they are. What functions of the language calculate and what is joined of more
/// than words are not worked out; a selector or a condition that holds such is marked, so that it is passed
/// over.
struct StyleExpansion {
    typealias Variables = StyleSubstitution.Variables

    /// What stands in the block of an `@include`.
    final class Content {
        let tokens: ArraySlice<CSSToken>
        let variables: Variables
        let content: Content?

        init(_ tokens: ArraySlice<CSSToken>, _ variables: Variables, _ content: Content?) {
            (self.tokens, self.variables, self.content) = (tokens, variables, content)
        }
    }

    let files: [StyleConstants]
    let sources: CSSSources
    let mixins: StyleMixins
    var substitution: StyleSubstitution
    /// The functions of the files.
    var functions: StyleFunctions? { files.first?.functions }
    let targets: [[Int?]]
    let lessMixins: LessMixins
    /// Where names are put together.
    private let made: StyleMadeNames
    private var done: Set<Int> = []
    /// The tokens of the stylesheet so far.
    private(set) var tokens: [CSSToken] = []
    /// Rules that are not worked out.
    private(set) var unknowns: [PaletteFault] = []
    /// Whether the last condition of a block holds, by how deep it lies.
    private var conditions: [Int: Bool] = [:]
    /// Whether it was said that the rest is not read.
    private var isCutNoted = false

    /// Prepares to expand files that share their sources.
    init(
        _ files: [StyleConstants], loading targets: [[Int?]], mixins: StyleMixins,
        making made: StyleMadeNames, in sources: CSSSources
    ) {
        (self.files, self.targets, self.mixins, self.sources) = (files, targets, mixins, sources)
        self.made = made
        let isLess = files.first?.language == .less
        lessMixins = LessMixins(in: isLess ? files.map { $0.tokens[...] } : [], of: sources)
        substitution = StyleSubstitution(in: files, mixins: mixins, of: sources)
    }

    /// Adds a file, and before it what it loads.
    mutating func add(_ file: Int) {
        guard done.insert(file).inserted else { return }
        for (load, target) in zip(files[file].files, targets[file]) where !load.isNested {
            if let target { add(target) }
        }
        var variables: Variables = [:]
        expand(files[file].tokens[...], &variables, nil, depth: 0)
    }

    mutating func expand(
        _ block: ArraySlice<CSSToken>, _ variables: inout Variables, _ content: Content?, depth: Int
    ) {
        guard depth < StylesheetParser.depthLimit else {
            noteCut(at: block, "rules are nested more than \(StylesheetParser.depthLimit) deep here")
            return
        }
        var index = block.startIndex
        while index < block.endIndex {
            guard !substitution.isSpent else {
                noteCut(at: block, "the rules come to more than \(StyleSubstitution.limit) words and signs")
                return
            }
            substitution.count(1)
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
                expandBlock(head.trimmed, body, &variables, content, depth: depth)
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
                    index > start
                    && StyleSubstitution.sigils.contains { sources.isDelimiter(block[index - 1], $0) }
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

    /// Says once that what follows is not read.
    private mutating func noteCut(at block: ArraySlice<CSSToken>, _ reason: String) {
        guard !isCutNoted, let first = block.first else { return }
        isCutNoted = true
        unknowns.append(
            PaletteFault(
                at: sources.location(of: first), "\(reason); what they paint from there on is not read"))
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
            let (plain, isDefault) = sources.withoutFlags(value)
            guard !isDefault || variables[name] == nil else { return }
            variables[name] = substitution.value(plain, with: variables)[...]
            return
        }
        guard first.kind == .atKeyword else {
            if !includeLess(statement, variables, depth: depth) { emitDeclaration(statement, variables) }
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
    func declaration(_ statement: ArraySlice<CSSToken>) -> (
        name: String, value: ArraySlice<CSSToken>
    )? {
        guard let first = statement.first else { return nil }
        var (rest, name) = (statement.dropFirst(), "")
        if files.first?.language == .less {
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
        guard let last = statement.last, let colon = colon(of: statement) else { return }
        let words = statement[..<colon].trimmed
        let property = property(words, setTo: statement[(colon + 1)...], variables)
        guard let name = property ?? name(words, variables), property != nil || isPainting(name) else {
            return
        }
        emit([name])
        emit([statement[colon]])
        emit(substitution.value(statement[(colon + 1)...], with: variables)[...])
        emit(.semicolon, behind: last)
    }

    /// The colon behind the name of a declaration; `nil` where another thing follows the name.
    private func colon(of statement: ArraySlice<CSSToken>) -> Int? {
        var index = statement.startIndex
        while index < statement.endIndex, statement[index].kind != .colon {
            index = statement[index].kind.closing == nil ? index + 1 : statement.end(ofBlockAt: index) + 1
        }
        return index < statement.endIndex ? index : nil
    }

    /// The name of a custom property that is put together, or set to what only the block around it knows;
    /// `nil` for one that a stylesheet could have.
    private mutating func property(
        _ words: ArraySlice<CSSToken>, setTo value: ArraySlice<CSSToken>, _ variables: Variables
    ) -> CSSToken? {
        guard let first = words.first, sources.text(first).hasPrefix("--") else { return nil }
        guard words.count > 1 else {
            return substitution.usesVariable(of: variables, in: value) ? first : nil
        }
        return substitution.text(of: words, with: variables).map(made.token)
    }

    /// The name of a property, which may be put in: `#{$property}: red`.
    private mutating func name(_ words: ArraySlice<CSSToken>, _ variables: Variables) -> CSSToken? {
        if words.count == 1 { return words.first }
        let put = substitution.prelude(words, with: variables)
        return put.count == 1 ? put.first : nil
    }

    private func isPainting(_ token: CSSToken) -> Bool {
        ["color", "background", "background-color", "content", "color-scheme"].contains {
            sources.isIdentifier(token, $0)
        }
    }

    private mutating func emit(_ more: ArraySlice<CSSToken>) {
        substitution.count(more.count)
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
        _ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>, _ variables: inout Variables,
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
            case "each", "for":
                loop(head, body, &variables, content, depth: depth)
                return
            case "if", "else":
                if let isTrue = isTrue(head, variables, depth) {
                    let isElse = sources.name(first) == "else"
                    conditions[depth] = isTrue || isElse && conditions[depth] == true
                    guard isTrue else { return }
                    expand(body, &inner, content, depth: depth + 1)
                    variables.take(inner)
                } else {
                    conditions[depth] = nil
                    note(head, body)
                }
                return
            case "while":
                note(head, body)
                return
            default: break
            }
        }
        // `font: { family: x }` holds no rules, nor does a variable of Less that is a block.
        guard last.kind != .colon, declaration(head) == nil,
            files.first?.language != .less || !LessMixins.isHead(head, sources)
        else { return }
        var selector = head
        if files.first?.language == .less, let parts = LessGuard.parts(of: head, sources) {
            switch holds(parts.condition, variables) {
            case true?: selector = parts.head
            case false?: return
            case nil:
                note(head, body)
                return
            }
        }
        let prelude = substitution.prelude(selector, with: variables)
        emit(prelude[...])
        emit(.openBrace, behind: last)
        expand(body, &inner, content, depth: depth + 1)
        emit(.closeBrace, behind: body.last ?? last)
    }

    /// Whether what stands behind `@if` or `@else` holds; `nil` where that is not worked out, or what stands
    /// before an `@else` is not.
    private mutating func isTrue(
        _ head: ArraySlice<CSSToken>, _ variables: Variables, _ depth: Int
    ) -> Bool? {
        guard let first = head.first else { return nil }
        var condition = head.dropFirst().trimmed
        if sources.name(first) == "else" {
            guard let before = conditions[depth] else { return nil }
            guard let word = condition.first else { return !before }
            guard !before, sources.isIdentifier(word, "if") else { return before ? false : nil }
            condition = condition.dropFirst().trimmed
        }
        return functions?.holds(condition, with: variables)
    }

    /// Says of a block that is not worked out that it is not, if something in it paints.
    mutating func note(_ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>) {
        guard let first = head.first, body.contains(where: isPainting) else { return }
        let language = files[first.source].language
        let name = language == .less ? sources.text(of: head) : sources.text(first)
        unknowns.append(
            PaletteFault(
                at: sources.location(of: first),
                "\(name): is worked out by \(language.name); check the CSS that it gives"
            ))
    }
}
