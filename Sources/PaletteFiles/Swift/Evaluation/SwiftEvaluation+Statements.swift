extension SwiftEvaluation {
    /// Runs statements, and says whether they return.
    mutating func leaves(_ statements: [SwiftStatement]) throws(Failure) -> Bool {
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

    mutating func isTrue(_ expression: SwiftExpression) throws(Failure) -> Bool {
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
