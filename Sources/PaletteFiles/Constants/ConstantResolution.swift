internal import ColorMath

/// Follows the names of constants to colours, in one mode.
struct ConstantResolution: AliasFollower {
    /// What a constant is, and how it was found.
    struct Result {
        var color: DynamicColor
        var targets: [AliasGraph.Target] = []
        /// The mode that the declarations followed are for, together.
        var condition: PaletteMode
        /// Where the colour is written; `nil` where it is changed after that.
        var literal: ColorLiteral?
    }

    /// Why there is no colour.
    enum Failure: AliasFailure {
        /// It is something else, for all that is known.
        case noColor
        /// It stands for itself.
        case circle(PaletteFault)
        /// It is a colour that the files do not tell; why.
        case unread(String)
        /// The colour of the constant at an index has to be known first.
        case waiting(for: Int)

        var awaited: Int? { if case .waiting(let index) = self { index } else { nil } }
    }

    private let table: ConstantTable
    private let winners: [ColorConstant?]
    var resolution: AliasResolution<Result, Failure>

    init(_ table: ConstantTable, in mode: PaletteMode) {
        self.table = table
        winners = table.keys.indices.map { table.winner(of: $0, in: mode) }
        resolution = AliasResolution(count: winners.count)
    }

    /// The declaration of the constant at an index that wins; `nil` where none holds.
    func winner(of index: Int) -> ColorConstant? { winners[index] }

    /// What the constants stand for, once their values are known.
    var aliases: AliasGraph { resolution.aliases(named: table.names, targets: \.targets) }

    mutating func found(_ index: Int) -> Swift.Result<Result, Failure> {
        Swift.Result { () throws(Failure) in try color(of: index) }
    }

    /// The colour of the constant at an index, where those are known that it needs.
    private mutating func color(of index: Int) throws(Failure) -> Result {
        guard let constant = winners[index] else { throw .noColor }
        return try color(of: constant.value, at: index, in: constant)
    }

    private mutating func color(
        of value: ColorConstant.Value, at index: Int, in constant: ColorConstant
    ) throws(Failure) -> Result {
        switch value {
        case .color(let color, let literal):
            return Result(color: color, condition: constant.condition, literal: literal)
        case .unread(let reason): throw .unread(reason)
        case .made(let function, let values):
            var colors: [Result] = []
            for value in values { colors.append(try color(of: value, at: index, in: constant)) }
            guard let made = function(colors.map(\.color)) else { throw .noColor }
            return Result(
                color: made, targets: colors.flatMap(\.targets),
                condition: colors.reduce(constant.condition) { $0.overridden(by: $1.condition) })
        case .reference(let reference):
            // `label = label` hands on what comes from elsewhere.
            let declared = reference.keys.lazy.compactMap { [table] in table.index(of: $0) }
            guard let target = declared.first(where: { $0 != index }) else {
                throw reference.missing.map { .unread($0) } ?? .noColor
            }
            guard var result = try resolution.value(ofTarget: target) else {
                throw circle(around: index) ?? .noColor
            }
            // The circle may have been closed from another place of it.
            if let circle = circle(around: index) { throw circle }
            result.targets = [AliasGraph.Target(target: target, isFollowed: true)]
            result.condition = constant.condition.overridden(by: result.condition)
            if reference.alpha != nil || reference.alphaFactor != 1 {
                result.color.alpha = (reference.alpha ?? result.color.alpha) * reference.alphaFactor
                result.literal = nil
            }
            return result
        }
    }

    private func circle(around index: Int) -> Failure? {
        resolution.circle(around: index).flatMap { winners[$0] }.map {
            .circle(
                PaletteFault(
                    at: $0.location, "\($0.name) refers back to itself",
                    kind: .unresolved([EntryName($0.name, path: $0.path)])))
        }
    }
}
