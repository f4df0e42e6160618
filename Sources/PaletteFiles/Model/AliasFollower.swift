/// Finds the values of names, one of which may need those of others.
protocol AliasFollower {
    associatedtype Followed
    associatedtype Failure: AliasFailure

    /// What is known of the names.
    var resolution: AliasResolution<Followed, Failure> { get set }

    /// What becomes of the name at an index: a value, why it has none, or which other has to be known first.
    mutating func found(_ index: Int) -> Result<Followed, Failure>
}

extension AliasFollower {
    /// The value of the name at an index, once all that it needs are known.
    mutating func value(of index: Int) throws(Failure) -> Followed {
        resolution.ask(for: index)
        while let next = resolution.next { resolution.settle(next, as: found(next)) }
        return try resolution.result(of: index)
    }
}
