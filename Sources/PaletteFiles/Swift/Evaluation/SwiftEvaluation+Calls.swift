extension SwiftEvaluation {
    mutating func call(
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
