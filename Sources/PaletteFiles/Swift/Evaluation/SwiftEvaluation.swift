internal import ColorMath

/// Works out expressions, and what the body of an initialiser makes of its arguments.
///
/// Nothing of the system is called but what is listed here and in ``SwiftValue/calling(_:with:)``; what is
/// anything else fails.
struct SwiftEvaluation {
    /// What is not understood, or would trap.
    struct Failure: Error {}

    private let initializers: SwiftInitializers
    /// The type that `Self` is; `nil` outside of one.
    private let type: String?
    private var names: [String: SwiftValue]
    /// The colour that `self.init` has made.
    private var made: DynamicColor?
    /// Whether `nil` was returned.
    private var isRefused = false
    /// What may still be done.
    private(set) var effort: Effort

    /// How much more may be done.
    struct Effort {
        /// Expressions and statements that may still be worked out for one colour.
        var steps = 2_000
        /// Initialisers that may still call each other.
        var depth = 8

        fileprivate mutating func spend() throws(Failure) {
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

// MARK: Statements

extension SwiftEvaluation {
    /// Runs statements, and says whether they return.
    private mutating func leaves(_ statements: [SwiftStatement]) throws(Failure) -> Bool {
        for statement in statements {
            try effort.spend()
            switch statement {
            case .bind(let names, let type, let expression):
                guard let expression else { continue }
                let value = try value(of: expression)
                try bind(names, to: type.flatMap { value.converted(to: $0) } ?? value)
            case .assign(let target, let operation, let expression):
                try assign(try value(of: expression), to: target, operation)
            case .evaluate(let expression):
                let value = try value(of: expression)
                // A single expression is what a function gives.
                if case .color(let color) = value, statements.count == 1 { made = color }
            case .branch(let tests, let first, let second):
                if try leaves(try areTrue(tests) ? first : second) { return true }
            case .select(let subject, let alternatives):
                if try leaves(try choice(of: value(of: subject), among: alternatives)) { return true }
            case .leave(let expression):
                if let expression {
                    switch try value(of: expression) {
                    case .color(let color): made = color
                    case .absent: isRefused = true
                    default: throw Failure()
                    }
                }
                return true
            }
        }
        return false
    }

    private mutating func bind(_ names: [String], to value: SwiftValue) throws(Failure) {
        if names.count == 1 {
            self.names[names[0]] = value
            return
        }
        guard case .tuple(let elements) = value, elements.count == names.count else { throw Failure() }
        for (name, element) in zip(names, elements) { self.names[name] = element.value }
    }

    private mutating func assign(
        _ value: SwiftValue, to target: SwiftExpression, _ operation: String
    ) throws(Failure) {
        switch target {
        case .name("self"):
            guard case .color(let color) = value else { throw Failure() }
            made = color
        case .name(let name) where operation.isEmpty:
            names[name] = value
        case .name(let name):
            guard let old = names[name], let new = SwiftValue.applying(operation, to: old, value) else {
                throw Failure()
            }
            names[name] = new
        case .tuple(let elements):
            guard case .tuple(let values) = value, values.count == elements.count else { throw Failure() }
            for (element, value) in zip(elements, values) {
                try assign(value.value, to: element.value, operation)
            }
        case .member(.name(let name)?, let property):
            guard case .scanner(let text) = names[name] else { throw Failure() }
            names[name] = .scanner(try SwiftValue.rest(of: text, setting: property, to: value))
        default: throw Failure()
        }
    }

    private mutating func areTrue(_ tests: [SwiftTest]) throws(Failure) -> Bool {
        for test in tests {
            switch test {
            case .isTrue(let condition):
                guard try isTrue(condition) else { return false }
            case .binds(let name, let expression):
                let value = try value(of: expression)
                if case .absent = value { return false }
                names[name] = value
            }
        }
        return true
    }

    private mutating func isTrue(_ expression: SwiftExpression) throws(Failure) -> Bool {
        guard case .boolean(let isTrue) = try value(of: expression) else { throw Failure() }
        return isTrue
    }

    private mutating func choice(
        of subject: SwiftValue, among alternatives: [SwiftAlternative]
    ) throws(Failure) -> [SwiftStatement] {
        for alternative in alternatives {
            if alternative.answers.isEmpty { return alternative.body }
            for answer in alternative.answers {
                let test = SwiftValue.applying("==", to: subject, try value(of: answer))
                guard case .boolean(let isSo) = test else { throw Failure() }
                if isSo { return alternative.body }
            }
        }
        throw Failure()
    }
}

// MARK: Expressions

extension SwiftEvaluation {
    private mutating func value(of expression: SwiftExpression) throws(Failure) -> SwiftValue {
        try effort.spend()
        switch expression {
        case .value(let value): return value
        case .name(let name):
            guard let value = names[name] else { throw Failure() }
            return value
        case .reference: throw Failure()
        case .member(let base, let name): return try member(name, of: base)
        case .call(let callee, let arguments): return try call(callee, arguments)
        case .slice(let base, let from, let to, let isClosed):
            let base = try value(of: base)
            let start = try integer(of: from)
            let end = try integer(of: to)
            guard let slice = base.slice(from: start, to: end, isClosed: isClosed) else { throw Failure() }
            return slice
        case .prefix("!", let operand): return .boolean(!(try isTrue(operand)))
        case .prefix("-", let operand):
            let zero = SwiftValue.literal(0)
            guard let value = SwiftValue.applying("-", to: zero, try value(of: operand)) else {
                throw Failure()
            }
            return value
        case .prefix(_, let operand): return try value(of: operand)
        case .infix: return try chain(expression)
        case .choice(let condition, let first, let second):
            return try value(of: try isTrue(condition) ? first : second)
        case .tuple(let elements): return .tuple(try values(of: elements))
        }
    }

    private mutating func integer(of expression: SwiftExpression?) throws(Failure) -> Int? {
        guard let expression else { return nil }
        guard let integer = try value(of: expression).integer else { throw Failure() }
        return integer
    }

    private mutating func values(
        of elements: [SwiftLabelled<SwiftExpression>]
    ) throws(Failure) -> [SwiftLabelled<SwiftValue>] {
        var values: [SwiftLabelled<SwiftValue>] = []
        for element in elements {
            values.append(SwiftLabelled(label: element.label, value: try value(of: element.value)))
        }
        return values
    }

    /// The value of operations one after the other, of which there may be more than the stack is deep.
    private mutating func chain(_ expression: SwiftExpression) throws(Failure) -> SwiftValue {
        var first = expression
        var rest: [(name: String, right: SwiftExpression)] = []
        while case .infix(let name, let left, let right) = first {
            rest.append((name, right))
            first = left
        }
        var result = try value(of: first)
        for (name, right) in rest.reversed() {
            try effort.spend()
            switch (name, result) {
            case ("&&", .boolean(false)), ("||", .boolean(true)): break
            case ("&&", .boolean), ("||", .boolean): result = .boolean(try isTrue(right))
            case ("??", .absent): result = try value(of: right)
            case ("??", _): break
            default:
                guard let value = SwiftValue.applying(name, to: result, try value(of: right)) else {
                    throw Failure()
                }
                result = value
            }
        }
        return result
    }

    private mutating func member(_ name: String, of base: SwiftExpression?) throws(Failure) -> SwiftValue {
        // `.sRGB`, `CharacterSet.whitespaces`: what is not a value here is a type or a module.
        guard let base else { return .word(name) }
        if case .name(let type) = base, names[type] == nil { return .word(name) }
        guard let value = try value(of: base).member(name) else { throw Failure() }
        return value
    }

    private mutating func call(
        _ callee: SwiftExpression, _ arguments: [SwiftLabelled<SwiftExpression>]
    ) throws(Failure) -> SwiftValue {
        switch callee {
        case .member(.name("self")?, "init"):
            let made = try color(of: type, try values(of: arguments))
            if case .color(let color) = made { self.made = color }
            return made
        case .member(.name(let name)?, "init") where names[name] == nil:
            return try color(of: name, try values(of: arguments))
        case .member(nil, "init"), .name("Self"):
            return try color(of: type, try values(of: arguments))
        case .name(let name) where makesColor(name):
            return try color(of: name, try values(of: arguments))
        case .member(.name(let scope)?, let name) where names[scope] == nil && makesColor(name):
            return try color(of: name, try values(of: arguments))
        case .name(let name):
            guard let result = SwiftValue.calling(name, with: try values(of: arguments)) else {
                throw Failure()
            }
            return result
        case .member(let base?, let name): return try call(name, on: base, arguments)
        default: throw Failure()
        }
    }

    private func makesColor(_ name: String) -> Bool {
        SwiftColor.types.contains(name) || initializers.declares(name)
    }

    /// Calls a method, which may change what it is called on and what it is given to write to.
    private mutating func call(
        _ method: String, on base: SwiftExpression, _ arguments: [SwiftLabelled<SwiftExpression>]
    ) throws(Failure) -> SwiftValue {
        var target: String?
        var values: [SwiftLabelled<SwiftValue>] = []
        for argument in arguments {
            if case .reference(let name) = argument.value {
                target = name
            } else {
                let value = try value(of: argument.value)
                values.append(SwiftLabelled(label: argument.label, value: value))
            }
        }
        guard let outcome = try value(of: base).calling(method: method, with: values) else { throw Failure() }
        if case .name(let name) = base { names[name] = outcome.base }
        guard let target else { return outcome.result }
        // A scanner says whether there was a number, and writes it where it is told to.
        if case .absent = outcome.result { return .boolean(false) }
        names[target] = outcome.result
        return .boolean(true)
    }

    /// The colour that an initialiser or a function makes, or `nil`.
    private mutating func color(
        of name: String?, _ arguments: [SwiftLabelled<SwiftValue>]
    ) throws(Failure) -> SwiftValue {
        guard let name else { throw Failure() }
        switch initializers.color(of: name, arguments, effort: &effort) {
        case .color(let color): return .color(color)
        case .refused: return .absent
        case .notUnderstood, .ambiguous, .undeclared: throw Failure()
        }
    }
}
