/// A statement in the body of an initialiser.
indirect enum SwiftStatement {
    /// `let a = 1`, `var b: UInt64`, `let (a, b) = c`; the type where it is written.
    case bind(names: [String], type: String?, to: SwiftExpression?)
    /// `a = 1`, or `a += 1` with the operator.
    case assign(SwiftExpression, operation: String, SwiftExpression)
    case evaluate(SwiftExpression)
    /// `if` and `guard`.
    case branch([SwiftTest], then: [SwiftStatement], else: [SwiftStatement])
    case select(SwiftExpression, [SwiftAlternative])
    case leave(SwiftExpression?)
}

/// A condition of `if` or `guard`.
enum SwiftTest {
    case isTrue(SwiftExpression)
    /// `let name = value`, where it is not `nil`.
    case binds(String, SwiftExpression)
}

/// A case of `switch`; no answers are `default`.
struct SwiftAlternative {
    let answers: [SwiftExpression]
    let body: [SwiftStatement]
}
