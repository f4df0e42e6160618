/// A call as it stands in Swift source: `UIColor.init(white: 0.5, alpha: 1)`.
struct SwiftCall {
    /// What is called, without modules and `.init`: `Color`, `#colorLiteral`, or empty for `.init(…)`.
    let callee: String
    /// The arguments in order.
    let arguments: [SwiftArgument]
    /// The tokens from its first to its closing parenthesis.
    let tokens: Range<Int>

    /// A call of a colour's initialiser is short; what is longer is not read, so that nesting cannot cost
    /// more than a pass over the file.
    static let maximumTokenCount = 160

    /// Whether what begins at a token would be a call if it were not so long; one with a closure is none of
    /// literals.
    static func isTooLong(at start: Int, in source: SwiftTokens) -> Bool {
        guard let (_, opening) = callee(at: start, in: source), source.isMark("(", at: opening),
            let closing = source.closing(of: opening)
        else { return false }
        let head = start..<min(closing, start + maximumTokenCount)
        return closing - start >= maximumTokenCount && !head.contains { source.isMark("{", at: $0) }
    }

    /// Reads a call that begins at a token; `nil` where there is none.
    init?(at start: Int, in source: SwiftTokens) {
        guard let (callee, opening) = Self.callee(at: start, in: source), source.isMark("(", at: opening),
            !source.tokens[opening].beginsLine
        else { return nil }
        self.callee = callee

        var arguments: [SwiftArgument] = []
        var index = opening + 1
        var first = index
        var depth = 0
        while true {
            guard index < source.count, index - start < Self.maximumTokenCount else { return nil }
            guard case .mark(let mark) = source.tokens[index].kind else {
                index += 1
                continue
            }
            if depth == 0, mark == "," || mark == ")" {
                if index > first { arguments.append(SwiftArgument(first..<index, in: source)) }
                first = index + 1
            }
            if mark == "(" || mark == "[" || mark == "{" { depth += 1 }
            if mark == ")" || mark == "]" || mark == "}" { depth -= 1 }
            index += 1
            if depth < 0 { break }
        }
        guard source.isMark(")", at: index - 1) else { return nil }
        self.arguments = arguments
        tokens = start..<index
    }

    /// What would be called at a token, as ``callee`` has it, and the token behind it; `nil` where no name
    /// is.
    static func callee(at start: Int, in source: SwiftTokens) -> (name: String, end: Int)? {
        if source.isMark("#", at: start), let name = source.word(at: start + 1) {
            return ("#" + name, start + 2)
        }
        // `A.B` or `.b`, the words apart by single points.
        var index = start
        var names: [String] = []
        if let name = source.word(at: index) {
            names.append(name)
            index += 1
        }
        while source.isMark(".", at: index), let name = source.word(at: index + 1) {
            names.append(name)
            index += 2
        }
        guard !names.isEmpty else { return nil }
        if names.last == "init" { names.removeLast() }
        return (names.last ?? "", index)
    }
}

/// An argument of a call.
struct SwiftArgument {
    /// The name before the colon; empty where there is none.
    let label: String
    /// The tokens of the value.
    let value: Range<Int>

    fileprivate init(_ tokens: Range<Int>, in source: SwiftTokens) {
        if tokens.count > 2, let name = source.word(at: tokens.lowerBound),
            source.isMark(":", at: tokens.lowerBound + 1)
        {
            label = name
            value = tokens.lowerBound + 2..<tokens.upperBound
        } else {
            label = ""
            value = tokens
        }
    }
}
