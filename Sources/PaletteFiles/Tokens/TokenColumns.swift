/// Works out tokens mode by mode.
///
/// A folder may hold two hundred themes, most of which change few of thousands of tokens: what is the same as
/// in the first mode is neither worked out nor held again.
struct TokenColumns {
    private let documents: [JSONDocument]
    private let table: TokenTable
    /// The names as reports write them.
    let names: [String]
    /// What is wrong with values.
    private(set) var faults = FaultList()
    /// What was seen to be a colour and is not read.
    private(set) var unknowns = FaultList()
    /// What tokens are in the first mode.
    private var first: (outcomes: TokenOutcomes, column: [PaletteValue?])?
    /// Every value that differs from those of the first mode, once.
    private var others: Set<PaletteValue> = []

    init(_ table: TokenTable, of documents: [JSONDocument]) {
        self.documents = documents
        self.table = table
        names = table.displayNames
    }

    /// The value of every token in a mode, in the order of ``names``; `nil` for one without a colour there.
    mutating func column(in mode: PaletteMode) -> [PaletteValue?] {
        var resolution = TokenResolution(table, in: mode, of: documents)
        guard let first else {
            resolution.keepsReads = true
            var column = [PaletteValue?](repeating: nil, count: names.count)
            let outcomes = TokenOutcomes(of: &resolution)
            fill(&column, at: names.indices, from: &resolution)
            first = (outcomes, column)
            return column
        }
        let changed = first.outcomes.changed(in: resolution)
        resolution.know(first.outcomes, except: changed)
        var column = first.column
        fill(&column, at: changed, from: &resolution)
        return column
    }

    /// Works out the values at some places, in rising order.
    private mutating func fill(
        _ column: inout [PaletteValue?], at places: some Sequence<Int>, from resolution: inout TokenResolution
    ) {
        var found: [(index: Int, result: TokenResolution.Result)] = []
        for index in places {
            column[index] = nil
            do throws(TokenResolution.Failure) {
                found.append((index, try resolution.value(of: index)))
            } catch {
                switch error {
                case .fault(let fault):
                    let path = table.declarations[index][0].path.filter { $0 != "$root" }
                    faults.add(fault.leaving(EntryName(names[index], path: path)))
                case .unread(let reason): unknowns.add(reason)
                case .notAColor, .waiting: break
                }
            }
        }
        guard !found.isEmpty else { return }
        let aliases = resolution.aliases(named: names)
        for (index, result) in found {
            guard let token = resolution.winner(of: index) else { continue }
            let value = PaletteValue(
                .color(result.color), writtenFor: result.condition,
                trail: AliasTrail(of: index, in: aliases),
                at: documents[token.document].location(of: token.shown), literal: result.literal,
                reference: reference(of: token))
            column[index] = first == nil ? value : others.insert(value).memberAfterInsert
        }
    }

    /// The alias that a token is, unless it changes the colour of the other.
    private func reference(of token: DesignToken) -> AliasReference? {
        let details = token.details
        guard details.alpha == nil, details.modifier == nil, let reference = TokenReference(token.shown),
            reference.rest.isEmpty, let target = table.index(of: reference.name)
        else { return nil }
        return reference.written(in: token.shown, of: documents[token.document], to: names[target])
    }
}
