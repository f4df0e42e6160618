/// An expression of Swift, as far as initialisers of colours have them.
indirect enum SwiftExpression {
    case value(SwiftValue)
    case name(String)
    /// `&name`, an argument that is written to.
    case reference(String)
    /// `base.name`, or `.name` of a type that the place tells.
    case member(SwiftExpression?, String)
    case call(SwiftExpression, [SwiftLabelled<SwiftExpression>])
    /// `base[from...through]` or `base[from..<to]`; what stands open reaches to the end.
    case slice(SwiftExpression, from: SwiftExpression?, to: SwiftExpression?, isClosed: Bool)
    case prefix(String, SwiftExpression)
    case infix(String, SwiftExpression, SwiftExpression)
    case choice(SwiftExpression, SwiftExpression, SwiftExpression)
    case tuple([SwiftLabelled<SwiftExpression>])
}

extension SwiftExpression {
    /// Reads the tokens of a range; `nil` where they are anything else.
    init?(_ range: Range<Int>, in source: SwiftTokens) {
        var parser = SwiftExpressionParser(range, in: source)
        guard let expression = parser.expression(), parser.index == range.upperBound else { return nil }
        self = expression
    }

    /// The value of an expression of number literals: `-0.5`, `18.0 / 255`, `CGFloat(0x1F) / 0xFF`; `nil`
    /// for any other.
    static func number(of range: Range<Int>, in source: SwiftTokens) -> Double? {
        guard let expression = SwiftExpression(range, in: source),
            let number = SwiftEvaluation.constant(expression)?.number, number.isFinite
        else { return nil }
        return number
    }
}
