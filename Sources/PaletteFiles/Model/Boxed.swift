/// A value in a place of its own, for what few of very many have: those without it hold one word.
final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    /// Boxes a value; `nil` where there is none.
    init?(_ value: Value?) {
        guard let value else { return nil }
        self.value = value
    }

    /// Whether the values are the same.
    static func == (first: Boxed, second: Boxed) -> Bool {
        first === second || first.value == second.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
