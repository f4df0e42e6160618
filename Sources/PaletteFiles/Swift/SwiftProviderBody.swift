/// Reads the statements of a provider of a dynamic colour: `return`, `if`, `switch`, and the choice
/// `a ? b : c`.
struct SwiftProviderBody {
    /// The type of colours that is wanted; `nil` where what is read may be something else.
    let colorType: String?
    let source: SwiftTokens
    let initializers: SwiftInitializers

    /// The type that `.init(…)` makes.
    var type: String { colorType ?? "Color" }

    /// Something that is not understood.
    struct Failure: Error {}

    /// How deep choices may lie in each other; what is deeper is not understood, and said to be.
    private static let depthLimit = 64

    /// The statements of a closure, without its parameters.
    func statements(in body: Range<Int>) -> Range<Int> {
        // `traits in`, `(traits: UITraitCollection) -> UIColor in`.
        let head = body.prefix(16).prefix { !source.isMark("{", at: $0) && !source.isMark("?", at: $0) }
        return head.first { source.word(at: $0) == "in" }.map { $0 + 1..<body.upperBound } ?? body
    }

    /// The colour that statements come to.
    func expression(of statements: Range<Int>, depth: Int = 0) throws(Failure) -> SwiftColorExpression {
        guard depth < Self.depthLimit, let first = statements.first else { throw Failure() }
        switch source.word(at: first) {
        case "return": return try value(of: first + 1..<statements.upperBound, depth: depth)
        case "if": return try conditional(statements, depth: depth)
        case "switch": return try selection(statements, depth: depth)
        default: return try value(of: statements, depth: depth)
        }
    }

    /// Reads `if … { … } else { … }`, or what follows in place of `else`.
    private func conditional(_ statements: Range<Int>, depth: Int) throws(Failure) -> SwiftColorExpression {
        guard let opening = statements.first(where: { source.isMark("{", at: $0) }),
            let condition = SwiftCondition(statements.lowerBound + 1..<opening, in: source),
            let closing = source.closing(of: opening), closing < statements.upperBound
        else { throw Failure() }
        var rest = closing + 1..<statements.upperBound
        if source.word(at: rest.lowerBound) == "else", rest.count > 1 {
            rest = rest.lowerBound + 1..<rest.upperBound
            // `else if` goes on as any statement does.
            if source.isMark("{", at: rest.lowerBound), source.isMark("}", at: rest.upperBound - 1) {
                rest = rest.lowerBound + 1..<rest.upperBound - 1
            }
        }
        return .choice(
            condition, then: try expression(of: opening + 1..<closing, depth: depth + 1),
            else: try expression(of: rest, depth: depth + 1))
    }

    /// Reads `switch … { case .dark: … default: … }`; the last case is taken for all that is left.
    private func selection(_ statements: Range<Int>, depth: Int) throws(Failure) -> SwiftColorExpression {
        guard let selection = SwiftSwitch(at: statements.lowerBound, in: source),
            selection.end == statements.upperBound
        else { throw Failure() }
        var result: SwiftColorExpression?
        for part in selection.cases.reversed() {
            let value = try expression(of: part.body, depth: depth + 1)
            guard let rest = result else {
                result = value
                continue
            }
            guard !part.answers.isEmpty else { throw Failure() }
            var condition: SwiftCondition?
            for answer in part.answers {
                // What is not specified is as it comes.
                if source.word(at: answer.upperBound - 1) == "unspecified" { continue }
                guard let test = SwiftCondition(asking: selection.subject, for: answer, in: source) else {
                    throw Failure()
                }
                condition = condition.map { .or($0, test) } ?? test
            }
            if let condition { result = .choice(condition, then: value, else: rest) }
        }
        guard let result else { throw Failure() }
        return result
    }

    /// The colon of a choice: of `a ? b ? c : d : e`, the outer one's is the last.
    private func colon(of question: Int, in tokens: Range<Int>) -> Int? {
        var open = 1
        for place in SwiftOuterTokens(of: source, in: question + 1..<tokens.upperBound) {
            if source.isMark("?", at: place) { open += 1 }
            if source.isMark(":", at: place) { open -= 1 }
            if open == 0 { return place }
        }
        return nil
    }

    /// Reads a colour, the name of one, or a choice between two.
    func value(of tokens: Range<Int>, depth: Int) throws(Failure) -> SwiftColorExpression {
        guard depth < Self.depthLimit, let first = tokens.first else { throw Failure() }
        if let question = SwiftOuterTokens(of: source, in: tokens).first(where: { source.isMark("?", at: $0) }
        ) {
            guard let colon = colon(of: question, in: tokens),
                let condition = SwiftCondition(tokens.lowerBound..<question, in: source)
            else {
                throw Failure()
            }
            return .choice(
                condition, then: try value(of: question + 1..<colon, depth: depth + 1),
                else: try value(of: colon + 1..<tokens.upperBound, depth: depth + 1))
        }
        if source.isMark("(", at: first),
            source.closing(of: first) == tokens.upperBound - 1
        {
            return try value(of: first + 1..<tokens.upperBound - 1, depth: depth + 1)
        }
        if let provider = SwiftProvider(
            at: first, type: type, wanted: colorType, in: source, with: initializers, depth: depth + 1),
            provider.end == tokens.upperBound
        {
            return provider.expression
        }
        if let color = try? SwiftColor.read(at: first, type: type, in: source, with: initializers),
            color.end == tokens.upperBound
        {
            return .literal(color)
        }
        guard let reference = SwiftReference(at: first, type: colorType, in: source),
            reference.end == tokens.upperBound
        else { throw Failure() }
        return .reference(reference)
    }
}
