internal import ColorMath

/// Works out expressions, and what the body of an initialiser makes of its arguments.
///
/// Nothing of the system is called but what is listed here and in ``SwiftValue/calling(_:with:)``; what is
/// anything else fails.
struct SwiftEvaluation {
    /// What is not understood, or would trap.
    struct Failure: Error {}

    let initializers: SwiftInitializers
    /// The type that `Self` is; `nil` outside of one.
    let type: String?
    var names: [String: SwiftValue]
    /// The colour that `self.init` has made.
    var made: DynamicColor?
    /// Whether `nil` was returned.
    var isRefused = false
    /// What may still be done.
    var effort: Effort

    /// How much more may be done.
    struct Effort {
        /// Expressions and statements that may still be worked out for one colour.
        var steps = 2_000
        /// Initialisers that may still call each other.
        var depth = 8

        mutating func spend() throws(Failure) {
            steps -= 1
            if steps < 0 { throw Failure() }
        }
    }

    init(
        of type: String? = nil, with initializers: SwiftInitializers = SwiftInitializers(),
        names: [String: SwiftValue] = [:], effort: Effort = Effort()
    ) {
        self.initializers = initializers
        self.type = type
        self.names = names
        self.effort = effort
    }

    /// The value of an expression of literals alone; `nil` where it is anything else.
    static func constant(
        _ expression: SwiftExpression, of type: String? = nil,
        with initializers: SwiftInitializers = SwiftInitializers()
    ) -> SwiftValue? {
        var evaluation = SwiftEvaluation(of: type, with: initializers)
        return try? evaluation.value(of: expression)
    }

    /// The colour that the statements of an initialiser or a function make; `nil` where they return `nil`.
    mutating func color(of statements: [SwiftStatement]) throws(Failure) -> DynamicColor? {
        _ = try leaves(statements)
        guard made != nil || isRefused else { throw Failure() }
        return made
    }
}
