/// What becomes of tokens in one mode, and which declarations that depends on: where the same win in another
/// mode, a token is the same there.
struct TokenOutcomes {
    /// What becomes of each token, by index.
    let results: [Result<TokenResolution.Result, TokenResolution.Failure>]
    /// The declaration of each token that wins, by its place among those of the token.
    private let winners: [Int?]
    /// The tokens for which the declaration of one was looked at, by the index of that one.
    private let readers: [[Int]]

    /// Works out every token.
    init(of resolution: inout TokenResolution) {
        var results: [Result<TokenResolution.Result, TokenResolution.Failure>] = []
        for index in resolution.winners.indices {
            results.append(
                Result { () throws(TokenResolution.Failure) in try resolution.value(of: index) })
        }
        self.results = results
        winners = resolution.winners
        var readers = [[Int]](repeating: [], count: winners.count)
        for (reader, read) in resolution.reads {
            for index in read { readers[index].append(reader) }
        }
        self.readers = readers
    }

    /// The tokens that may be another in the mode of a resolution, in rising order.
    func changed(in resolution: TokenResolution) -> [Int] {
        var isChanged = zip(winners, resolution.winners).map { $0 != $1 }
        var rest = isChanged.indices.filter { isChanged[$0] }
        while let index = rest.popLast() {
            for reader in readers[index] where !isChanged[reader] {
                isChanged[reader] = true
                rest.append(reader)
            }
        }
        return isChanged.indices.filter { isChanged[$0] }
    }
}

extension TokenResolution {
    /// Takes over what becomes of tokens in another mode, but for some.
    mutating func know(_ outcomes: TokenOutcomes, except changed: [Int]) {
        var next = 0
        for (index, result) in outcomes.results.enumerated() {
            if next < changed.count, changed[next] == index {
                next += 1
            } else {
                resolution.know(result, of: index)
            }
        }
    }
}
