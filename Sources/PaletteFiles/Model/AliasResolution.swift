/// Why a name that may stand for another has no value.
protocol AliasFailure: Error {
    /// The value of the name at an index has to be known first.
    static func waiting(for index: Int) -> Self

    /// The name that has to be known first; `nil` where something else is the reason.
    var awaited: Int? { get }
}

/// The values of names that may stand for one another.
///
/// A name that needs the value of another waits until that is known, in a list and not on the stack: a chain
/// may be of any length, and gives the same from whichever end it is begun. Names that stand for themselves,
/// by way of others or without, are a circle.
///
/// Whoever finds the values of names is an ``AliasFollower``, which asks for them in order.
struct AliasResolution<Value, Failure: AliasFailure> {
    private enum State {
        /// At a place in the list of those that wait.
        case waiting(Int)
        case done(Result<Value, Failure>)
    }

    private var states: [State?]
    /// The names that wait for the next one's value.
    private var waiting: [Int] = []
    /// Those of them that wait for themselves, and where the circle that they are in is reported.
    private var circles: [Int: Int] = [:]

    /// Begins with a number of names, of which nothing is known.
    init(count: Int) {
        states = Array(repeating: nil, count: count)
    }

    /// Takes over what becomes of a name that nothing has asked for.
    mutating func know(_ result: Result<Value, Failure>, of index: Int) { states[index] = .done(result) }

    /// Asks for the value of a name.
    mutating func ask(for index: Int) {
        if states[index] == nil { wait(for: index) }
    }

    /// The name whose value is to be found now; `nil` where nothing waits.
    var next: Int? { waiting.last }

    /// Says what becomes of the name that is ``next``: a value, why it has none, or which other has to be
    /// known first.
    mutating func settle(_ index: Int, as result: Result<Value, Failure>) {
        if case .failure(let failure) = result, let target = failure.awaited {
            wait(for: target)
        } else {
            waiting.removeLast()
            states[index] = .done(result)
        }
    }

    /// The value of a name, once nothing waits.
    func result(of index: Int) throws(Failure) -> Value {
        guard case .done(let result) = states[index] else { throw .waiting(for: index) }
        return try result.get()
    }

    /// The value of a name that the next one stands for; `nil` where the two are in a circle.
    ///
    /// - Throws: ``AliasFailure/waiting(for:)`` where it is not yet known.
    mutating func value(ofTarget index: Int) throws(Failure) -> Value? {
        switch states[index] {
        case .done(let result): return try result.get()
        case .waiting(let place):
            // All of the circle is reported once, at the name that the files declare first.
            let circle = waiting[place...]
            let first = circle.min() ?? index
            for member in circle where circles[member] == nil { circles[member] = first }
            return nil
        case nil: throw .waiting(for: index)
        }
    }

    /// The name at which the circle is reported that a name is in; `nil` where it is in none.
    func circle(around index: Int) -> Int? { circles[index] }

    /// What the names stand for, once their values are known.
    ///
    /// - Parameters:
    ///   - names: What the names are called.
    ///   - targets: The names that one stood for when its value was found, the nearest first.
    func aliases(named names: [String], targets: (Value) -> [AliasGraph.Target]) -> AliasGraph {
        var graph = AliasGraph.Builder(names: names)
        for (index, state) in states.enumerated() {
            if case .done(.success(let value)) = state { graph.follow(targets(value), from: index) }
        }
        return graph.graph
    }

    private mutating func wait(for index: Int) {
        states[index] = .waiting(waiting.count)
        waiting.append(index)
    }
}
