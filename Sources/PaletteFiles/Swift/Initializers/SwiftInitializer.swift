internal import ColorMath

/// An initialiser that a project declares for a type of colours, or a function that gives one, whose body
/// computes the colour from its arguments.
struct SwiftInitializer {
    /// The type that is made.
    let type: String
    /// The number of the file that declares it.
    var file = 0
    let parameters: [Parameter]
    /// What it does; `nil` where that is not understood.
    let body: [SwiftStatement]?

    /// A parameter with its default.
    struct Parameter {
        /// What stands before the argument; empty where nothing does.
        let label: String
        let name: String
        let type: String
        let defaultValue: SwiftValue?
    }

    /// An initialiser as it is spoken of: `init(hex:alpha:)`.
    static func signature(_ labels: some Sequence<String>) -> String {
        "init(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
    }

    /// The values of the parameters for the arguments of a call; `nil` where it is a call of something else.
    func bound(_ arguments: [SwiftLabelled<SwiftValue>]) -> [String: SwiftValue]? {
        var names: [String: SwiftValue] = [:]
        var rest = arguments[...]
        for parameter in parameters {
            if let first = rest.first, first.label == parameter.label,
                let value = first.value.converted(to: parameter.type)
            {
                names[parameter.name] = value
                rest.removeFirst()
            } else if let value = parameter.defaultValue {
                names[parameter.name] = value.converted(to: parameter.type) ?? value
            } else {
                return nil
            }
        }
        return rest.isEmpty ? names : nil
    }
}

extension SwiftInitializer {
    /// A body is short; what is longer is not read.
    private static let bodyLimit = 800
    /// The most tokens between the parentheses and the brace: `throws`, `where T: BinaryInteger`.
    private static let clauseLimit = 40

    /// Reads the initialiser at a token; `nil` where there is none.
    init?(at start: Int, of type: String, in source: SwiftTokens) {
        guard let (opening, brace) = Self.head(at: start, in: source) else { return nil }
        self.init(of: type, opening, brace, in: source)
    }

    /// Reads the function at a token; `nil` where there is none that gives a colour.
    init?(functionAt start: Int, in source: SwiftTokens) {
        guard let (opening, brace) = Self.head(at: start, in: source),
            let type = source.word(at: source.isMark("?", at: brace - 1) ? brace - 2 : brace - 1),
            SwiftColor.types.contains(type)
        else { return nil }
        self.init(of: type, opening, brace, in: source)
    }

    /// The first parenthesis and the brace of the declaration at a token.
    private static func head(at start: Int, in source: SwiftTokens) -> (opening: Int, brace: Int)? {
        guard let opening = source.first("(", from: start + 1, limit: clauseLimit),
            let closing = source.closing(of: opening), closing - opening < bodyLimit,
            let brace = source.first("{", from: closing + 1, limit: clauseLimit)
        else { return nil }
        return (opening, brace)
    }

    private init?(of type: String, _ opening: Int, _ brace: Int, in source: SwiftTokens) {
        guard let closing = source.closing(of: opening), let end = source.closing(of: brace) else {
            return nil
        }
        var parameters: [Parameter] = []
        for part in source.parts(of: opening + 1..<closing, at: ",") {
            guard let parameter = Parameter(part, in: source) else { return nil }
            parameters.append(parameter)
        }
        self.type = type
        self.parameters = parameters
        body =
            end - brace < Self.bodyLimit
            ? SwiftStatementParser.statements(in: brace + 1..<end, of: source) : nil
    }
}

extension SwiftInitializer.Parameter {
    /// Reads `label name: Type = default`.
    fileprivate init?(_ tokens: Range<Int>, in source: SwiftTokens) {
        guard let colon = tokens.first(where: { source.isMark(":", at: $0) }), colon > tokens.lowerBound,
            let label = source.word(at: tokens.lowerBound), let name = source.word(at: colon - 1)
        else { return nil }
        let equals = tokens.first { source.isMark("=", at: $0) }
        let words = (colon + 1..<(equals ?? tokens.upperBound)).compactMap { source.word(at: $0) }
        guard let type = words.last else { return nil }
        self.label = label == "_" ? "" : label
        self.name = name
        self.type = type
        defaultValue = equals.flatMap { SwiftExpression($0 + 1..<tokens.upperBound, in: source) }
            .flatMap { SwiftEvaluation.constant($0) }
    }
}

extension SwiftTokens {
    /// The first of a mark from a token on; `nil` where none is among so many tokens, or a declaration ends
    /// before.
    func first(_ mark: Unicode.Scalar, from start: Int, limit: Int) -> Int? {
        for index in start..<max(start, min(count, start + limit)) {
            if isMark(mark, at: index) { return index }
            if isMark("{", at: index) || isMark("}", at: index) || isMark(";", at: index) { return nil }
        }
        return nil
    }
}
