internal import ColorMath

/// The initialisers that files declare for the types of colours.
struct SwiftInitializers {
    private var declared: [String: [SwiftInitializer]] = [:]

    /// The most that are looked at for one type.
    private static let countLimit = 64

    /// What a call comes to.
    enum Outcome {
        case color(DynamicColor)
        /// An initialiser is declared for it whose body is not understood.
        case notUnderstood
        /// No initialiser of such arguments is known.
        case unknown
    }

    /// Whether there is none.
    var isEmpty: Bool { declared.values.allSatisfy(\.isEmpty) }

    /// Adds those that a file declares in extensions of the types of colours.
    mutating func add(_ source: SwiftTokens) {
        var index = 0
        while index < source.count {
            defer { index += 1 }
            guard source.word(at: index) == "extension", !source.isMark(".", at: index - 1),
                let (type, next) = source.typeName(at: index + 1), SwiftColor.types.contains(type),
                let opening = source.first("{", from: next, limit: 40),
                let closing = source.closing(of: opening)
            else { continue }
            var member = opening + 1
            while member < closing {
                if declared[type, default: []].count < Self.countLimit,
                    let initializer = SwiftInitializer(at: member, of: type, in: source)
                {
                    declared[type, default: []].append(initializer)
                }
                member = (source.closing(of: member) ?? member) + 1
            }
            index = closing
        }
    }

    /// The colour that a call of a declared initialiser makes.
    func declaredColor(
        of type: String, _ arguments: [SwiftLabelled<SwiftValue>], effort: inout SwiftEvaluation.Effort
    ) -> Outcome {
        for initializer in declared[type] ?? [] {
            guard let names = initializer.bound(arguments) else { continue }
            guard let body = initializer.body, effort.depth > 0 else { return .notUnderstood }
            var inner = effort
            inner.depth -= 1
            var evaluation = SwiftEvaluation(of: type, with: self, names: names, effort: inner)
            guard let (color, left) = try? evaluation.color(of: body) else { return .notUnderstood }
            effort.steps = left.steps
            return .color(color)
        }
        return .unknown
    }

    /// The colour that a call makes, of a declared initialiser or of one of the system.
    func color(
        of type: String, _ arguments: [SwiftLabelled<SwiftValue>], effort: inout SwiftEvaluation.Effort
    ) -> Outcome {
        let declared = declaredColor(of: type, arguments, effort: &effort)
        guard case .unknown = declared else { return declared }
        if let first = arguments.first, arguments.count == 1, case .color(let color) = first.value {
            return .color(color)
        }
        guard let (color, _) = SwiftColorModel.color(of: type, arguments) else { return .unknown }
        return .color(color)
    }
}

extension SwiftTokens {
    /// The last name of the type that stands at a token, and the token behind it.
    func typeName(at start: Int) -> (name: String, end: Int)? {
        guard var name = word(at: start) else { return nil }
        var next = start + 1
        while isMark(".", at: next), let inner = word(at: next + 1) {
            name = inner
            next += 2
        }
        return (name, next)
    }
}
