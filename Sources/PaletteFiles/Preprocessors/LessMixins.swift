/// The mixins of sources of Less, `.scheme(@mode) { … }`, and the rules of one class that others take in as
/// such, `.base { … }` (Less, "Mixins").
struct LessMixins {
    private var mixins: [String: [Mixin]] = [:]
    private let sources: CSSSources

    /// The most tokens of heads that are looked at, some of them as often as heads lie in one another.
    private static let workLimit = 4_000_000

    /// A mixin with the condition under which it is one.
    struct Mixin {
        let routine: StyleRoutine
        let condition: ArraySlice<CSSToken>?
    }

    init(in files: [ArraySlice<CSSToken>], of sources: CSSSources) {
        self.sources = sources
        var work = 0
        for tokens in files {
            for index in tokens.indices.dropLast() where work < Self.workLimit {
                let (name, parameters, end): (String, [StyleRoutine.Parameter], Int)
                if let head = Self.head(at: index, of: tokens, sources) {
                    (name, parameters, end) = head
                } else if let head = Self.rule(at: index, of: tokens, sources) {
                    (name, parameters, end) = (head.name, [], head.end)
                } else {
                    continue
                }
                let open = tokens[end...].firstIndex {
                    [.openBrace, .semicolon, .closeBrace].contains($0.kind)
                }
                work += (open ?? tokens.endIndex) - index
                guard let open, tokens[open].kind == .openBrace else { continue }
                let rest = tokens[end..<open].trimmed
                let condition = LessGuard.parts(of: rest, sources)
                guard rest.isEmpty || condition?.head.isEmpty == true else { continue }
                let close = tokens.end(ofBlockAt: open)
                mixins[name, default: []].append(
                    Mixin(
                        routine: StyleRoutine(
                            file: tokens[index].source, parameters: parameters,
                            body: tokens[min(open + 1, close)..<close]),
                        condition: condition?.condition))
            }
        }
    }

    /// The class that is all of the selector of a rule, and the index behind it.
    private static func rule(
        at index: Int, of tokens: ArraySlice<CSSToken>, _ sources: CSSSources
    ) -> (name: String, end: Int)? {
        guard sources.isDelimiter(tokens[index], "."), tokens[index + 1].kind == .ident else { return nil }
        let before = tokens[..<index].last { $0.kind != .whitespace }
        guard before.map({ [.closeBrace, .semicolon].contains($0.kind) }) ?? true,
            let next = tokens[(index + 2)...].first(where: { $0.kind != .whitespace }),
            next.kind == .openBrace
        else { return nil }
        return (sources.name(tokens[index + 1]), index + 2)
    }

    /// Whether what stands before a block is the head of a mixin.
    static func isHead(_ head: ArraySlice<CSSToken>, _ sources: CSSSources) -> Bool {
        self.head(at: head.startIndex, of: head, sources) != nil
    }

    /// The name and the parameters of a mixin at an index, and the index behind them.
    private static func head(
        at index: Int, of tokens: ArraySlice<CSSToken>, _ sources: CSSSources
    ) -> (name: String, parameters: [StyleRoutine.Parameter], end: Int)? {
        guard index + 1 < tokens.endIndex, sources.isDelimiter(tokens[index], "."),
            tokens[index + 1].kind == .function,
            index == tokens.startIndex || ![.ident, .function].contains(tokens[index - 1].kind)
        else { return nil }
        let close = tokens.end(ofBlockAt: index + 1)
        let parameters = arguments(tokens[min(index + 2, close)..<close]).map { part in
            let name = part.first.map {
                $0.kind == .atKeyword ? "@" + sources.name($0) : sources.text(of: part)
            }
            let colon = part.firstIndex { $0.kind == .colon }
            return StyleRoutine.Parameter(
                name: name ?? "", value: colon.map { part[($0 + 1)...].trimmed },
                isRest: part.last.map { sources.isDelimiter($0, ".") } ?? false)
        }
        return (sources.name(tokens[index + 1]), parameters, min(close + 1, tokens.endIndex))
    }

    /// What is handed to a mixin: semicolons part what commas do not.
    private static func arguments(_ list: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
        let parts = list.contains { $0.kind == .semicolon } ? list.split(at: { $0.kind == .semicolon }) : nil
        return (parts ?? list.separatedByCommas).filter { !$0.isEmpty }
    }

    /// The mixins that a statement includes, each with its variables; none where it includes none.
    func included(
        by statement: ArraySlice<CSSToken>
    ) -> [(mixin: Mixin, variables: StyleSubstitution.Variables)] {
        guard !mixins.isEmpty else { return [] }
        // `#kit > .base()` and `#kit.base()` name the place of a mixin before it.
        let isPlaced = statement.first?.kind == .hash
        let places = statement.indices.filter { sources.isDelimiter(statement[$0], ".") }
        guard let place = isPlaced ? places.first : places.first(where: { $0 == statement.startIndex }),
            place + 1 < statement.endIndex
        else { return [] }
        let head = statement[place + 1]
        guard [.function, .ident].contains(head.kind), let named = mixins[sources.name(head)] else {
            return []
        }
        var (end, arguments) = (place + 1, [ArraySlice<CSSToken>]())
        if head.kind == .function {
            end = statement.end(ofBlockAt: place + 1)
            arguments = Self.arguments(statement[min(place + 2, end)..<end])
        }
        // Nothing follows but `!important`.
        let rest = end < statement.endIndex ? statement[(end + 1)...].trimmed : []
        guard rest.first.map({ sources.isDelimiter($0, "!") }) ?? true else { return [] }
        return named.compactMap { mixin in
            variables(of: mixin.routine, given: arguments).map { (mixin, $0) }
        }
    }

    /// What the parameters of a mixin are; `nil` where the arguments are not for it.
    private func variables(
        of mixin: StyleRoutine, given arguments: [ArraySlice<CSSToken>]
    ) -> StyleSubstitution.Variables? {
        var named: StyleSubstitution.Variables = [:]
        var positional: [ArraySlice<CSSToken>] = []
        for argument in arguments {
            if let first = argument.first, first.kind == .atKeyword,
                let colon = argument.firstIndex(where: { $0.kind == .colon })
            {
                named["@" + sources.name(first)] = argument[(colon + 1)...].trimmed
            } else {
                positional.append(argument)
            }
        }
        guard var variables = mixin.variables(named: named, positional: positional, in: sources) else {
            return nil
        }
        for (place, parameter) in mixin.parameters.enumerated() {
            guard parameter.name.hasPrefix("@") else {
                // A word in place of a parameter chooses among mixins of one name.
                guard place < positional.count, sources.text(of: positional[place]) == parameter.name else {
                    return nil
                }
                continue
            }
            guard let value = variables[parameter.name] ?? parameter.value else { return nil }
            variables[parameter.name] = value
        }
        return variables
    }
}
