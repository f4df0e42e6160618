internal import ColorMath

/// A constant in Swift source that is, or may be, a colour.
struct SwiftColorConstant {
    /// The names of the types around it, and its own.
    let path: [String]
    /// What it is.
    let expression: SwiftColorExpression
    /// The tokens of what it is.
    let tokens: Range<Int>
}

/// Follows the names of constants to colours, in each appearance that makes a difference.
struct SwiftResolution {
    /// What a constant is in one mode.
    struct Value {
        var color: DynamicColor
        /// The constants that stand for it.
        var targets: [AliasGraph.Target] = []
        /// The token of the constant at which it is said: a literal, or a name.
        var token: Int
        /// Where the colour is written; `nil` where it is changed after that.
        var literal: SwiftColor?
    }

    /// Why there is no colour.
    enum Failure: AliasFailure {
        /// It is something else, for all that is known.
        case noColor
        /// It is a colour that the file alone does not tell; why.
        case unknown(String)
        /// The colour of the constant at an index has to be known first.
        case waiting(for: Int)

        var awaited: Int? { if case .waiting(let index) = self { index } else { nil } }
    }

    private let constants: [SwiftColorConstant]
    /// The constants that names mean, by the token of the name.
    private let targets: [Int: Int]
    /// The traits of the appearance that each constant depends on.
    private let traits: [PaletteMode]
    /// What the constants are, by mode.
    private var resolutions: [PaletteMode: AliasResolution<Value, Failure>] = [:]

    init(of constants: [SwiftColorConstant]) {
        self.constants = constants
        targets = SwiftNames(of: constants).targets
        traits = Self.traits(of: constants, following: targets)
    }

    /// The values of the constant at an index, with the modes that they are for; more than one where it is
    /// dynamic.
    mutating func values(of index: Int) throws(Failure) -> [(mode: PaletteMode, value: Value)] {
        if case .unread(let reason) = constants[index].expression { throw .unknown(reason) }
        var modes = [PaletteMode.base]
        for trait in [
            PaletteMode(luminosity: traits[index].luminosity), PaletteMode(contrast: traits[index].contrast),
            PaletteMode(gamut: traits[index].gamut),
        ] where trait != .base {
            modes += modes.map { $0.overridden(by: trait) }
        }
        var values: [(PaletteMode, Value)] = []
        for mode in modes { values.append((mode, try value(of: index, in: mode))) }
        return values
    }

    /// What the constants stand for in a mode, once all values are known.
    func aliases(in mode: PaletteMode) -> AliasGraph {
        let names = constants.map { $0.path.joined(separator: ".") }
        let resolution = resolutions[mode] ?? AliasResolution(count: constants.count)
        return resolution.aliases(named: names, targets: \.targets)
    }

    private mutating func value(of index: Int, in mode: PaletteMode) throws(Failure) -> Value {
        var resolution = resolutions.removeValue(forKey: mode) ?? AliasResolution(count: constants.count)
        defer { resolutions[mode] = resolution }
        resolution.ask(for: index)
        while let next = resolution.next {
            resolution.settle(
                next,
                as: Result { () throws(Failure) in
                    try value(of: constants[next].expression, mode: mode, &resolution)
                })
        }
        return try resolution.result(of: index)
    }

    private func value(
        of expression: SwiftColorExpression, mode: PaletteMode,
        _ resolution: inout AliasResolution<Value, Failure>
    ) throws(Failure) -> Value {
        switch expression {
        case .literal(let color):
            let isWritten = if case .computed = color.form { false } else { true }
            return Value(
                color: color.color, token: color.tokens.lowerBound, literal: isWritten ? color : nil)
        case .faded(let inner, let opacity):
            return opacity.applied(to: try value(of: inner, mode: mode, &resolution))
        case .choice(let condition, let first, let second):
            return try value(of: condition.isTrue(in: mode) ? first : second, mode: mode, &resolution)
        case .provided(let inner):
            do throws(Failure) {
                return try value(of: inner, mode: mode, &resolution)
            } catch {
                if error.awaited != nil { throw error }
                throw .unknown(SwiftColorExpression.unreadProvider)
            }
        case .unread(let reason):
            throw .unknown(reason)
        case .reference(let reference):
            guard let target = targets[reference.token] else {
                guard let color = reference.fixedColor else { throw .noColor }
                return reference.opacity.applied(to: Value(color: color, token: reference.token))
            }
            if case .unread(let reason) = constants[target].expression { throw .unknown(reason) }
            // One that waits for itself is no colour.
            guard var value = try resolution.value(ofTarget: target) else { throw .noColor }
            value.token = reference.token
            value.targets = [AliasGraph.Target(target: target, isFollowed: true)]
            return reference.opacity.applied(to: value)
        }
    }

    /// The traits that each constant depends on, by itself or through what it names.
    private static func traits(
        of constants: [SwiftColorConstant], following targets: [Int: Int]
    ) -> [PaletteMode] {
        var traits = constants.map(\.expression.traits)
        var users = [[Int]](repeating: [], count: constants.count)
        for (index, constant) in constants.enumerated() {
            for target in constant.expression.references.compactMap({ targets[$0.token] }) {
                users[target].append(index)
            }
        }
        // Each constant is looked at again for every trait that it comes to, of which there are three.
        var changed = Array(constants.indices)
        while let index = changed.popLast() {
            for user in users[index] {
                let both = traits[index].overridden(by: traits[user])
                guard both != traits[user] else { continue }
                traits[user] = both
                changed.append(user)
            }
        }
        return traits
    }
}

/// What names in constants mean: in the innermost of the types around a constant that has one of the name.
private struct SwiftNames {
    /// The constants by the tokens of their names where others use them.
    let targets: [Int: Int]

    init(of constants: [SwiftColorConstant]) {
        var tree = NameTree()
        var nodes: [Int: Int] = [:]
        for (index, constant) in constants.enumerated() {
            let node = tree.insert(constant.path)
            // The same name may be given twice; the first one counts.
            if nodes[node] == nil { nodes[node] = index }
        }
        var targets: [Int: Int] = [:]
        for constant in constants {
            for reference in constant.expression.references {
                targets[reference.token] = tree.nodes(along: constant.path.dropLast()).reversed().lazy
                    .compactMap { tree.node(of: reference.names, from: $0) }
                    .compactMap { nodes[$0] }
                    .first { constants[$0].path != constant.path }
            }
        }
        self.targets = targets
    }
}

extension SwiftOpacity {
    /// What becomes of a value, of which no literal says the opacity.
    fileprivate func applied(to value: SwiftResolution.Value) -> SwiftResolution.Value {
        guard !isIdentity else { return value }
        var value = value
        value.color.alpha = applied(to: value.color.alpha)
        value.literal = nil
        return value
    }
}

extension SwiftColorExpression {
    /// The traits of the appearance that it asks for by itself.
    fileprivate var traits: PaletteMode {
        switch self {
        case .literal, .reference, .unread: .base
        case .choice(let condition, let first, let second):
            condition.traits.overridden(by: first.traits).overridden(by: second.traits)
        case .provided(let inner), .faded(let inner, _): inner.traits
        }
    }

    /// The names in it.
    fileprivate var references: [SwiftReference] {
        switch self {
        case .literal, .unread: []
        case .reference(let reference): [reference]
        case .choice(_, let first, let second): first.references + second.references
        case .provided(let inner), .faded(let inner, _): inner.references
        }
    }
}
