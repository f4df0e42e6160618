/// Replaces every `var()` in the values of custom properties, in one mode (CSS Custom Properties 1, section 3).
struct VariableSubstitution {
    /// A value without `var()`.
    struct Result {
        var tokens: [CSSToken]
        /// The names followed, the nearest first.
        var aliases: [String] = []
        /// The mode that the declarations followed are for, together.
        var condition: PaletteMode
    }

    /// Why a value cannot be had.
    enum Failure: Error {
        /// It has no declaration that holds.
        case undeclared(String, CSSToken)
        /// It refers to itself, by way of other properties or without.
        case cycle(String, CSSToken)
        /// It follows more properties, or grows longer, than any stylesheet of use.
        case tooLong(CSSToken)
    }

    private enum State {
        case active
        case done(Swift.Result<Result, Failure>)
    }

    private let properties: CustomProperties
    private let sources: CSSSources
    private let mode: PaletteMode
    private var states: [State?]

    /// A colour has far fewer tokens; a value that doubles with each property must not fill the memory.
    private static let tokenLimit = 512
    private static let depthLimit = 128

    init(_ properties: CustomProperties, in mode: PaletteMode, of sources: CSSSources) {
        self.properties = properties
        self.sources = sources
        self.mode = mode
        states = Array(repeating: nil, count: properties.keys.count)
    }

    /// The value of the property at an index, whose winning declaration is given.
    mutating func value(
        of index: Int, declaredBy declaration: StyleDeclaration, depth: Int = 0
    ) throws(Failure) -> Result {
        switch states[index] {
        case .done(let result): return try result.get()
        case .active: throw .cycle(declaration.property, declaration.name)
        case nil: break
        }
        states[index] = .active
        let result: Swift.Result<Result, Failure>
        do throws(Failure) {
            var value = Result(tokens: [], condition: declaration.scope.mode)
            try substitute(
                declaration.value[...], seenBy: properties.keys[index].component, into: &value, depth: depth)
            result = .success(value)
        } catch {
            result = .failure(error)
        }
        states[index] = .done(result)
        return try result.get()
    }

    private mutating func substitute(
        _ tokens: ArraySlice<CSSToken>, seenBy component: String, into value: inout Result, depth: Int
    ) throws(Failure) {
        guard tokens.contains(where: isVariable) else {
            value.tokens += tokens
            return
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            guard isVariable(token) else {
                value.tokens.append(token)
                index += 1
                continue
            }
            let end = tokens.end(ofBlockAt: index)
            try substitute(
                token, arguments: tokens[min(index + 1, end)..<end], seenBy: component, into: &value,
                depth: depth)
            guard value.tokens.count <= VariableSubstitution.tokenLimit else { throw .tooLong(token) }
            index = end + 1
        }
    }

    /// Appends what one `var()` stands for.
    private mutating func substitute(
        _ variable: CSSToken, arguments: ArraySlice<CSSToken>, seenBy component: String,
        into value: inout Result, depth: Int
    ) throws(Failure) {
        guard depth < VariableSubstitution.depthLimit else { throw .tooLong(variable) }
        let comma = arguments.firstIndex { $0.kind == .comma }
        let name = arguments[..<(comma ?? arguments.endIndex)].trimmed.first.map(sources.name) ?? ""
        do throws(Failure) {
            guard let winner = properties.winner(of: name, seenBy: component, in: mode) else {
                throw .undeclared(name, variable)
            }
            let found = try self.value(of: winner.index, declaredBy: winner.declaration, depth: depth + 1)
            value.tokens += found.tokens
            for alias in [name] + found.aliases where !value.aliases.contains(alias) {
                value.aliases.append(alias)
            }
            value.condition = value.condition.overridden(by: found.condition)
        } catch {
            guard case .undeclared = error, let comma else { throw error }
            try substitute(
                arguments[(comma + 1)...].trimmed, seenBy: component, into: &value, depth: depth + 1)
        }
    }

    private func isVariable(_ token: CSSToken) -> Bool {
        guard token.kind == .function, token.bytes.count == 4 else { return false }
        return sources.name(token).lowercased() == "var"
    }
}
