/// Reads expressions by the precedence of their operators.
struct SwiftExpressionParser {
    private let source: SwiftTokens
    /// The token that comes next.
    private(set) var index: Int
    private let end: Int
    private var depth = 0

    /// How deep expressions may lie in each other; what is deeper is not understood.
    private static let depthLimit = 32
    private static let operatorMarks: Set<Unicode.Scalar> = [
        "+", "-", "*", "/", "%", "&", "|", "^", "<", ">", "=", "!", "?", "~",
    ]

    init(_ range: Range<Int>, in source: SwiftTokens) {
        self.source = source
        index = range.lowerBound
        end = range.upperBound
    }

    /// Reads the expression that comes next; `nil` where there is none that is understood.
    mutating func expression() -> SwiftExpression? {
        guard let condition = infix(0) else { return nil }
        guard operatorName == "?" else { return condition }
        index += 1
        guard let first = infix(0), takes(":"), depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return expression().map { .choice(condition, first, $0) }
    }

    /// The operator that comes next: marks with no space between them.
    var operatorName: String? {
        var name = ""
        for next in index..<min(end, index + 3) {
            guard case .mark(let mark) = source.kind(at: next), Self.operatorMarks.contains(mark),
                next == index || source.adjoins(next)
            else { break }
            name.unicodeScalars.append(mark)
        }
        return name.isEmpty ? nil : name
    }

    /// Steps over a mark, where it comes next.
    mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        guard index < end, source.isMark(mark, at: index) else { return false }
        index += 1
        return true
    }

    /// Steps over a word, where it comes next.
    mutating func takes(word: String) -> Bool {
        guard index < end, source.word(at: index) == word else { return false }
        index += 1
        return true
    }

    /// Steps over an operator of assignment, where one comes next: `=` or `|=`.
    mutating func assignment() -> String? {
        guard let name = operatorName, name.hasSuffix("="), name == "=" || SwiftValue.precedences[name] == nil
        else { return nil }
        index += name.utf8.count
        return String(name.dropLast())
    }

    private mutating func infix(_ least: Int) -> SwiftExpression? {
        guard var left = operand() else { return nil }
        while let name = operatorName, let precedence = SwiftValue.precedences[name], precedence >= least {
            index += name.utf8.count
            guard let right = infix(precedence + 1) else { return nil }
            left = .infix(name, left, right)
        }
        return left
    }

    private mutating func operand() -> SwiftExpression? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch operatorName {
        case let name? where name == "-" || name == "+" || name == "!":
            index += 1
            return operand().map { .prefix(name, $0) }
        case "&":
            guard let name = source.word(at: index + 1), index + 1 < end else { return nil }
            index += 2
            return .reference(name)
        case nil: break
        default: return nil
        }
        guard var expression = primary() else { return nil }
        while index < end {
            let isBehind = !source.tokens[index].beginsLine
            if source.isMark("!", at: index), source.adjoins(index), operatorName == "!" {
                index += 1
            } else if source.isMark("?", at: index), source.isMark(".", at: index + 1) {
                index += 1
            } else if source.isMark(".", at: index), let name = memberName {
                expression = .member(expression, name)
                index += 2
            } else if source.isMark("(", at: index), isBehind {
                guard let arguments = elements() else { return nil }
                expression = .call(expression, arguments)
            } else if source.isMark("[", at: index), isBehind {
                guard let slice = slice(of: expression) else { return nil }
                expression = slice
            } else if source.word(at: index) == "as", source.word(at: index + 1) != nil {
                index += 2
            } else {
                break
            }
        }
        return expression
    }

    /// The name or number behind the point that comes next.
    private var memberName: String? {
        guard index + 1 < end else { return nil }
        if source.kind(at: index + 1) == .number { return source.text(at: index + 1) }
        return source.word(at: index + 1)
    }

    private mutating func primary() -> SwiftExpression? {
        guard index < end else { return nil }
        let start = index
        index += 1
        switch source.kind(at: start) {
        case .number: return SwiftValue(number: source.text(at: start)).map { .value($0) }
        case .string:
            let text = source.text(at: start)
            return text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
                ? .value(.string(text)) : nil
        case .interpolatedString: return Self.interpolation(source.text(at: start))
        case .mark("("):
            index = start
            guard let elements = elements() else { return nil }
            if elements.count == 1, elements[0].label.isEmpty { return elements[0].value }
            return .tuple(elements)
        case .mark("."):
            guard let name = source.word(at: index), index < end else { return nil }
            index += 1
            return .member(nil, name)
        case .word: break
        default: return nil
        }
        switch source.text(at: start) {
        case "true": return .value(.boolean(true))
        case "false": return .value(.boolean(false))
        case "nil": return .value(.absent)
        case "try": return primary()
        case "if", "switch", "for", "while", "func", "let", "var", "return", "do", "case", "default":
            return nil
        case let name: return .name(name)
        }
    }

    /// Reads a string with names in it: `"#\(hex)"`.
    private static func interpolation(_ text: String) -> SwiftExpression? {
        var rest = text[...]
        var result = SwiftExpression.value(.string(""))
        while let slash = rest.firstIndex(of: "\\") {
            let opening = rest.index(after: slash)
            guard opening < rest.endIndex, rest[opening] == "(", let close = rest.firstIndex(of: ")") else {
                return nil
            }
            guard opening < close else { return nil }
            let source = SwiftTokens(Array(rest[rest.index(after: opening)..<close].utf8))
            guard source.count == 1, let name = source.word(at: 0) else { return nil }
            result = .infix("+", result, .value(.string(String(rest[..<slash]))))
            result = .infix("+", result, .name(name))
            rest = rest[rest.index(after: close)...]
        }
        return .infix("+", result, .value(.string(String(rest))))
    }

    /// Reads what stands in parentheses.
    private mutating func elements() -> [SwiftLabelled<SwiftExpression>]? {
        guard takes("(") else { return nil }
        var elements: [SwiftLabelled<SwiftExpression>] = []
        while !takes(")") {
            var label = ""
            if let name = source.word(at: index), source.isMark(":", at: index + 1), index + 1 < end {
                label = name
                index += 2
            }
            guard let value = expression() else { return nil }
            elements.append(SwiftLabelled(label: label, value: value))
            guard takes(",") || index < end && source.isMark(")", at: index) else { return nil }
        }
        return elements
    }

    /// Reads the range in brackets behind a string.
    private mutating func slice(of base: SwiftExpression) -> SwiftExpression? {
        guard takes("[") else { return nil }
        let isOpen = source.isMark(".", at: index) && source.isMark(".", at: index + 1)
        let from = isOpen ? nil : expression()
        guard isOpen || from != nil, takes("."), takes(".") else { return nil }
        let isClosed = takes(".")
        guard isClosed || takes("<") else { return nil }
        if takes("]") { return .slice(base, from: from, to: nil, isClosed: false) }
        guard let to = expression(), takes("]") else { return nil }
        return .slice(base, from: from, to: to, isClosed: isClosed)
    }
}
