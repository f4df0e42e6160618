/// Reads the statements of an initialiser's body; loops, closures and conditional compilation are not
/// understood.
struct SwiftStatementParser {
    private let source: SwiftTokens
    private let range: Range<Int>
    private let depth: Int
    private var parser: SwiftExpressionParser

    /// How deep blocks may lie in each other; what is deeper is not understood.
    private static let depthLimit = 16

    /// The statements of a range; `nil` where one is not understood.
    static func statements(in range: Range<Int>, of source: SwiftTokens, depth: Int = 0) -> [SwiftStatement]?
    {
        guard depth < depthLimit else { return nil }
        var parser = SwiftStatementParser(source: source, range: range, depth: depth)
        return parser.statements()
    }

    private init(source: SwiftTokens, range: Range<Int>, depth: Int) {
        self.source = source
        self.range = range
        self.depth = depth
        parser = SwiftExpressionParser(range, in: source)
    }

    private mutating func statements() -> [SwiftStatement]? {
        var statements: [SwiftStatement] = []
        while parser.index < range.upperBound {
            if parser.takes(";") { continue }
            guard let next = statement() else { return nil }
            statements += next
        }
        return statements
    }

    private mutating func statement() -> [SwiftStatement]? {
        switch source.word(at: parser.index) {
        case "let", "var": return bindings()
        case "if": return conditional().map { [$0] }
        case "guard": return requirement().map { [$0] }
        case "switch": return selection().map { [$0] }
        case "return":
            _ = parser.takes(word: "return")
            let ends = parser.index == range.upperBound || source.tokens[parser.index].beginsLine
            if ends || source.isMark(";", at: parser.index) { return [.leave(nil)] }
            return parser.expression().map { [.leave($0)] }
        default: break
        }
        guard let expression = parser.expression() else { return nil }
        guard let operation = parser.assignment() else { return [.evaluate(expression)] }
        return parser.expression().map { [.assign(expression, operation: operation, $0)] }
    }

    /// Reads `let a = 1, b: Int`.
    private mutating func bindings() -> [SwiftStatement]? {
        _ = parser.takes(word: "let") || parser.takes(word: "var")
        var statements: [SwiftStatement] = []
        repeat {
            guard let names = pattern() else { return nil }
            var type: String?
            if parser.takes(":") {
                guard let name = self.type() else { return nil }
                type = name
            }
            var value: SwiftExpression?
            if parser.operatorName == "=", parser.takes("=") {
                guard let expression = parser.expression() else { return nil }
                value = expression
            }
            statements.append(.bind(names: names, type: type, to: value))
        } while parser.takes(",")
        return statements
    }

    /// Reads a name, or several in parentheses.
    private mutating func pattern() -> [String]? {
        guard parser.takes("(") else { return name().map { [$0] } }
        var names: [String] = []
        repeat {
            guard let name = name() else { return nil }
            names.append(name)
        } while parser.takes(",")
        return parser.takes(")") ? names : nil
    }

    private mutating func name() -> String? {
        guard let name = source.word(at: parser.index), parser.takes(word: name) else { return nil }
        return name
    }

    /// Reads a type and gives the last of its names; empty for a tuple.
    private mutating func type() -> String? {
        if parser.takes("(") {
            while !parser.takes(")") {
                guard name() != nil || parser.takes(",") || parser.takes(":") else { return nil }
            }
            return ""
        }
        var type: String?
        repeat { type = name() } while type != nil && parser.takes(".")
        _ = parser.takes("?") || parser.takes("!")
        return type
    }

    private mutating func conditional() -> SwiftStatement? {
        _ = parser.takes(word: "if")
        guard let tests = tests(), let then = block() else { return nil }
        guard parser.takes(word: "else") else { return .branch(tests, then: then, else: []) }
        if source.word(at: parser.index) == "if" {
            guard let rest = statement() else { return nil }
            return .branch(tests, then: then, else: rest)
        }
        return block().map { .branch(tests, then: then, else: $0) }
    }

    private mutating func requirement() -> SwiftStatement? {
        _ = parser.takes(word: "guard")
        guard let tests = tests(), parser.takes(word: "else") else { return nil }
        return block().map { .branch(tests, then: [], else: $0) }
    }

    private mutating func tests() -> [SwiftTest]? {
        var tests: [SwiftTest] = []
        repeat {
            if parser.takes(word: "let") || parser.takes(word: "var") {
                guard let name = name() else { return nil }
                guard parser.takes("=") else {
                    tests.append(.binds(name, .name(name)))
                    continue
                }
                guard let value = parser.expression() else { return nil }
                tests.append(.binds(name, value))
            } else {
                guard let condition = parser.expression() else { return nil }
                tests.append(.isTrue(condition))
            }
        } while parser.takes(",")
        return tests
    }

    private mutating func selection() -> SwiftStatement? {
        guard let selection = SwiftSwitch(at: parser.index, in: source), selection.end <= range.upperBound,
            let subject = SwiftExpression(selection.subject, in: source)
        else { return nil }
        var alternatives: [SwiftAlternative] = []
        for part in selection.cases {
            let answers = part.answers.compactMap { SwiftExpression($0, in: source) }
            guard answers.count == part.answers.count, let body = nested(part.body) else { return nil }
            alternatives.append(SwiftAlternative(answers: answers, body: body))
        }
        parser = SwiftExpressionParser(selection.end..<range.upperBound, in: source)
        return .select(subject, alternatives)
    }

    /// Reads statements in braces.
    private mutating func block() -> [SwiftStatement]? {
        guard source.isMark("{", at: parser.index), let closing = source.closing(of: parser.index),
            closing < range.upperBound, let statements = nested(parser.index + 1..<closing)
        else { return nil }
        parser = SwiftExpressionParser(closing + 1..<range.upperBound, in: source)
        return statements
    }

    private func nested(_ range: Range<Int>) -> [SwiftStatement]? {
        Self.statements(in: range, of: source, depth: depth + 1)
    }
}
