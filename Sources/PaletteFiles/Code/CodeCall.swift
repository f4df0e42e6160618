/// A call as it stands in Kotlin or Dart: `Color(0xFF1D1D1F)`, `Color.fromRGBO(29, 29, 31, 1)`.
struct CodeCall {
    /// An argument: its name, empty where there is none, and the tokens of its value.
    typealias Argument = (label: String, value: Range<Int>)

    /// What is called: `["Color", "fromRGBO"]`.
    let names: [String]
    let arguments: [Argument]
    /// The token behind its closing parenthesis.
    let end: Int

    /// What is longer is not read, so that nesting cannot cost more than a pass over the file.
    private static let maximumTokenCount = 4_096

    /// Reads a call that begins at a token; `nil` where there is none.
    ///
    /// - Parameter limit: How many tokens it may have.
    init?(at start: Int, in source: CodeTokens, limit: Int = maximumTokenCount) {
        let (names, opening) = source.names(at: start)
        guard !names.isEmpty, source.isMark("(", at: opening), let closing = source.closing(of: opening),
            closing - start < limit
        else { return nil }
        self.names = names
        end = closing + 1
        var arguments: [Argument] = []
        var first = opening + 1
        var index = first
        while index <= closing {
            if index == closing || source.isMark(",", at: index) {
                if index > first { arguments.append(Self.argument(first..<index, in: source)) }
                first = index + 1
            } else if let inner = source.closing(of: index) {
                index = inner
            }
            index += 1
        }
        self.arguments = arguments
    }

    private static func argument(_ tokens: Range<Int>, in source: CodeTokens) -> Argument {
        let hasLabel =
            source.isMark(":", at: tokens.lowerBound + 1) || source.isMark("=", at: tokens.lowerBound + 1)
        guard tokens.count > 2, hasLabel, let label = source.word(at: tokens.lowerBound) else {
            return ("", tokens)
        }
        return (label, tokens.lowerBound + 2..<tokens.upperBound)
    }
}

extension CodeTokens {
    /// The value of a number that is all of some tokens: `0xFF`, `0.5f`, `255`; `nil` for anything else.
    func number(_ tokens: Range<Int>) -> Double? {
        guard tokens.count == 1, kind(at: tokens.lowerBound) == .number else { return nil }
        let text = text(at: tokens.lowerBound).filter { $0 != "_" }.lowercased()
        guard !text.hasPrefix("0x") else {
            let digits = text.dropFirst(2)
            return UInt64(digits.hasSuffix("l") ? digits.dropLast() : digits, radix: 16).map { Double($0) }
        }
        return Double(text.last.map { "flud".contains($0) } == true ? String(text.dropLast()) : text)
    }
}
