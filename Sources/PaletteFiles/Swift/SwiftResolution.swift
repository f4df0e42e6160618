internal import ColorMath

/// A constant in Swift source that is, or may be, a colour.
struct SwiftColorConstant {
    /// The names of the types around it, and its own.
    let path: [String]
    /// What it is; `nil` where that cannot be read.
    let expression: SwiftColorExpression?
    /// The tokens of what it is.
    let tokens: Range<Int>
}

/// Follows the names of constants to colours, in each appearance that makes a difference.
struct SwiftResolution {
    /// What a constant is in one mode.
    struct Value {
        var color: DynamicColor
        /// The names followed, the nearest first.
        var aliases: [String] = []
        /// The token of the constant at which it is said: a literal, or a name.
        var token: Int
        /// Where the colour is written; `nil` where it is changed after that.
        var literal: SwiftColor?
    }

    /// Why there is no colour.
    enum Failure: Error {
        /// It is something else, for all that is known.
        case noColor
        /// It is a colour that the file alone does not tell; why.
        case unknown(String)
    }

    private let constants: [SwiftColorConstant]
    private let indices: [[String]: Int]

    private static let depthLimit = 64

    /// What is said of a provider that cannot be read.
    private static let unreadProvider = """
        what this is in each appearance is not known: a provider is read that asks for style, contrast or gamut and gives \
        constants of this file
        """

    init(of constants: [SwiftColorConstant]) {
        self.constants = constants
        indices = Dictionary(
            constants.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The values of a constant, with the modes that they are for; more than one where it is dynamic.
    func values(of constant: SwiftColorConstant) throws(Failure) -> [(mode: PaletteMode, value: Value)] {
        guard let expression = constant.expression else { throw .unknown(Self.unreadProvider) }
        var modes = [PaletteMode.base]
        let traits = traits(of: expression, in: constant, depth: 0)
        for trait in [
            PaletteMode(luminosity: traits.luminosity), PaletteMode(contrast: traits.contrast),
            PaletteMode(gamut: traits.gamut),
        ] where trait != .base {
            modes += modes.map { $0.overridden(by: trait) }
        }
        var values: [(PaletteMode, Value)] = []
        for mode in modes {
            values.append((mode, try value(of: expression, in: constant, mode: mode, depth: 0)))
        }
        return values
    }

    /// The constant that a name means where another stands: in the innermost of the types around it that has one.
    private func target(of reference: SwiftReference, in constant: SwiftColorConstant) -> SwiftColorConstant?
    {
        for count in (0..<constant.path.count).reversed() {
            guard let index = indices[constant.path[..<count] + reference.names],
                constants[index].path != constant.path
            else { continue }
            return constants[index]
        }
        return nil
    }

    private func value(
        of expression: SwiftColorExpression, in constant: SwiftColorConstant, mode: PaletteMode, depth: Int
    ) throws(Failure) -> Value {
        switch expression {
        case .literal(let color):
            return Value(color: color.color, token: color.tokens.lowerBound, literal: color)
        case .choice(let condition, let first, let second):
            let chosen = condition.isTrue(in: mode) ? first : second
            return try value(of: chosen, in: constant, mode: mode, depth: depth + 1)
        case .provided(let inner):
            do throws(Failure) {
                return try value(of: inner, in: constant, mode: mode, depth: depth + 1)
            } catch {
                throw .unknown(Self.unreadProvider)
            }
        case .reference(let reference):
            guard depth < Self.depthLimit, let target = target(of: reference, in: constant) else {
                throw .noColor
            }
            guard let expression = target.expression else { throw .unknown(Self.unreadProvider) }
            var value = try value(of: expression, in: target, mode: mode, depth: depth + 1)
            value.token = reference.token
            value.aliases.insert(target.path.joined(separator: "."), at: 0)
            if !reference.opacity.isIdentity {
                value.color.alpha = reference.opacity.applied(to: value.color.alpha)
                value.literal = nil
            }
            return value
        }
    }

    /// The traits of the appearance that a colour depends on.
    private func traits(
        of expression: SwiftColorExpression, in constant: SwiftColorConstant, depth: Int
    ) -> PaletteMode {
        guard depth < Self.depthLimit else { return .base }
        switch expression {
        case .literal: return .base
        case .choice(let condition, let first, let second):
            return [first, second].reduce(condition.traits) { traits, branch in
                traits.overridden(by: self.traits(of: branch, in: constant, depth: depth + 1))
            }
        case .provided(let inner): return traits(of: inner, in: constant, depth: depth + 1)
        case .reference(let reference):
            guard let target = target(of: reference, in: constant), let expression = target.expression else {
                return .base
            }
            return traits(of: expression, in: target, depth: depth + 1)
        }
    }
}
