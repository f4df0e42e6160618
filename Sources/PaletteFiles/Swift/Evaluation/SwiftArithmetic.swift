extension SwiftValue {
    /// How tightly operators bind, as the standard library declares them.
    static let precedences: [String: Int] = [
        "<<": 8, ">>": 8, "*": 7, "/": 7, "%": 7, "&": 7, "+": 6, "-": 6, "|": 6, "^": 6, "??": 5,
        "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "&&": 3, "||": 2,
    ]

    /// The value of an operation; `nil` where the operator does not take such values, or traps.
    static func applying(_ name: String, to left: SwiftValue, _ right: SwiftValue) -> SwiftValue? {
        switch (left, right) {
        case (.string(let left), .string(let right)):
            switch name {
            case "==": return .boolean(left == right)
            case "!=": return .boolean(left != right)
            case "+": return .string(String((left + right).prefix(lengthLimit)))
            default: return nil
            }
        case (.boolean(let left), .boolean(let right)):
            switch name {
            case "==": return .boolean(left == right)
            case "!=": return .boolean(left != right)
            default: return nil
            }
        default: break
        }
        if let first = left.number, let second = right.number, let isSo = comparison(name, first, second) {
            return .boolean(isSo)
        }
        if case (.literal(let left), .literal(let right)) = (left, right), let result = sum(name, left, right)
        {
            return .literal(result)
        }
        if let first = left.integer, let second = right.integer {
            guard let result = integer(name, first, second) else { return nil }
            if case (.literal, .literal) = (left, right) { return .literal(Double(result)) }
            return .integer(result)
        }
        guard let first = left.number, let second = right.number else { return nil }
        return sum(name, first, second).map { .real($0) }
    }

    /// The most characters of a string that is worked with.
    private static let lengthLimit = 1_000

    private static func comparison(_ name: String, _ left: Double, _ right: Double) -> Bool? {
        switch name {
        case "==": left == right
        case "!=": left != right
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        case ">=": left >= right
        default: nil
        }
    }

    private static func sum(_ name: String, _ left: Double, _ right: Double) -> Double? {
        switch name {
        case "+": left + right
        case "-": left - right
        case "*": left * right
        case "/": left / right
        default: nil
        }
    }

    private static func integer(_ name: String, _ left: Int, _ right: Int) -> Int? {
        let (value, traps): (Int, Bool)
        switch name {
        case "+": (value, traps) = left.addingReportingOverflow(right)
        case "-": (value, traps) = left.subtractingReportingOverflow(right)
        case "*": (value, traps) = left.multipliedReportingOverflow(by: right)
        case "/": (value, traps) = left.dividedReportingOverflow(by: right)
        case "%": (value, traps) = left.remainderReportingOverflow(dividingBy: right)
        case "&": (value, traps) = (left & right, false)
        case "|": (value, traps) = (left | right, false)
        case "^": (value, traps) = (left ^ right, false)
        case "<<": (value, traps) = (left << right, false)
        case ">>": (value, traps) = (left >> right, false)
        default: return nil
        }
        return traps ? nil : value
    }
}
