/// Replaces every `var()` in the values of custom properties, in one mode (CSS Custom Properties 1, section
/// 3).
struct VariableSubstitution: AliasFollower {
    /// A value without `var()`.
    struct Result {
        var tokens: [CSSToken] = []
        /// The properties that it stands for, the nearest first.
        var targets: [AliasGraph.Target] = []
        /// The mode that the declarations followed are for, together.
        var condition: PaletteMode
        /// Whether one of them stands in a file that is itself a mode.
        var isOfFileMode: Bool
    }

    /// Why a value cannot be had.
    enum Failure: AliasFailure {
        /// It has no declaration that holds.
        case undeclared(String, CSSToken)
        /// It refers to itself, by way of other properties or without.
        case cycle(String, CSSToken)
        /// It grows longer, or nests more fallbacks, than any stylesheet of use.
        case tooLong(String, CSSToken)
        /// The value of the property at an index has to be known first.
        case waiting(for: Int)

        var awaited: Int? { if case .waiting(let index) = self { index } else { nil } }
    }

    private let properties: CustomProperties
    private let sources: CSSSources
    private let winners: [StyleDeclaration?]
    var resolution: AliasResolution<Result, Failure>
    /// How many tokens all values have together.
    private var tokenCount = 0

    /// A colour has far fewer tokens; a value that doubles with each property must not fill the memory.
    private static let tokenLimit = 512
    /// The tokens of all values together.
    private static let totalLimit = 4_000_000
    /// How many fallbacks may lie in each other.
    private static let depthLimit = 128

    init(_ properties: CustomProperties, in mode: PaletteMode, of sources: CSSSources) {
        self.properties = properties
        self.sources = sources
        winners = properties.keys.indices.map { properties.winner(of: $0, in: mode) }
        resolution = AliasResolution(count: winners.count)
    }

    /// The declaration of a property that wins; `nil` where none holds.
    func winner(of index: Int) -> StyleDeclaration? { winners[index] }

    /// What the properties stand for, once all values are known.
    var aliases: AliasGraph {
        resolution.aliases(named: properties.keys.map(\.property), targets: \.targets)
    }

    /// What becomes of a property, or the one that it has to wait for.
    mutating func found(_ index: Int) -> Swift.Result<Result, Failure> {
        guard let declaration = winners[index] else {
            preconditionFailure("only properties with a declaration that holds are followed")
        }
        var value = Result(condition: declaration.scope.mode, isOfFileMode: declaration.isOfFileMode)
        do throws(Failure) {
            try substitute(
                declaration.value, seenBy: properties.keys[index].component, into: &value, depth: 0)
        } catch {
            if error.awaited != nil { return .failure(error) }
            return .failure(circle(around: index) ?? error)
        }
        if let circle = circle(around: index) { return .failure(circle) }
        tokenCount += value.tokens.count
        return .success(value)
    }

    /// The fault of a property that stands for itself.
    private func circle(around index: Int) -> Failure? {
        resolution.circle(around: index).flatMap { winners[$0] }.map { .cycle($0.property, $0.name) }
    }

    private mutating func substitute(
        _ tokens: ArraySlice<CSSToken>, seenBy component: String, into value: inout Result, depth: Int
    ) throws(Failure) {
        guard tokens.contains(where: sources.isVariable) else {
            value.tokens += tokens
            return
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            if sources.isVariable(token) {
                let end = tokens.end(ofBlockAt: index)
                try substitute(
                    token, arguments: tokens[min(index + 1, end)..<end], seenBy: component, into: &value,
                    depth: depth)
                index = end + 1
            } else {
                value.tokens.append(token)
                index += 1
            }
            guard value.tokens.count <= Self.tokenLimit else {
                throw .tooLong("this comes to more than \(Self.tokenLimit) words and signs", token)
            }
            guard tokenCount + value.tokens.count <= Self.totalLimit else {
                throw .tooLong("all properties come to more than \(Self.totalLimit) words and signs", token)
            }
        }
    }

    /// Appends what one `var()` stands for.
    private mutating func substitute(
        _ variable: CSSToken, arguments: ArraySlice<CSSToken>, seenBy component: String,
        into value: inout Result, depth: Int
    ) throws(Failure) {
        guard depth < Self.depthLimit else {
            throw .tooLong("fallbacks are nested more than \(Self.depthLimit) deep here", variable)
        }
        let comma = arguments.firstIndex { $0.kind == .comma }
        let name = arguments[..<(comma ?? arguments.endIndex)].trimmed.first.map(sources.name) ?? ""
        do throws(Failure) {
            let index = try winner(of: name, seenBy: component, at: variable)
            let found = try self.value(ofTarget: index)
            value.tokens = value.tokens.isEmpty ? found.tokens : value.tokens + found.tokens
            value.targets.append(AliasGraph.Target(target: index, isFollowed: true))
            value.condition = value.condition.overridden(by: found.condition)
            value.isOfFileMode = value.isOfFileMode || found.isOfFileMode
        } catch {
            guard case .undeclared = error, let comma else { throw error }
            try substitute(
                arguments[(comma + 1)...].trimmed, seenBy: component, into: &value, depth: depth + 1)
        }
    }

    /// What a component sees under a name: a declaration of its own, one of what it lies in, or the page's.
    private func winner(
        of property: String, seenBy component: String, at variable: CSSToken
    ) throws(Failure) -> Int {
        let seen = properties.indices(of: property, seenBy: component)
        guard let index = seen.first(where: { winners[$0] != nil }) else {
            throw .undeclared(property, variable)
        }
        return index
    }

    /// The value of another property, where it is known.
    ///
    /// - Throws: ``Failure/waiting(for:)`` where it is not yet known.
    private mutating func value(ofTarget index: Int) throws(Failure) -> Result {
        guard let found = try resolution.value(ofTarget: index) else {
            throw circle(around: index) ?? .waiting(for: index)
        }
        return found
    }
}
