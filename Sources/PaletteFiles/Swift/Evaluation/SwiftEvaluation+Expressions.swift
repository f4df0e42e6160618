extension SwiftEvaluation {
    mutating func value(of expression: SwiftExpression) throws(Failure) -> SwiftValue {
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

    mutating func values(
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
}
