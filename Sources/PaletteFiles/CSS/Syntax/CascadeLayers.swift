/// The cascade layers of stylesheets read together, numbered in the order in which they are first named.
///
/// A layer within a layer counts as the outer one, and what is in no layer wins over all (CSS Cascade 5,
/// 6.4.4).
struct CascadeLayers: Sendable {
    private var numbers: [String: Int] = [:]
    private var count = Self.theme + 1

    /// The number of what is in no layer.
    static let none = Int.max
    /// The number of the layer that Tailwind 4 puts `@theme` into, below every other, unless a stylesheet
    /// names it in another order.
    private static let theme = 0
    /// The number of the initial values of registered properties, below every layer.
    static let registration = -1

    /// Names the layers of an `@layer` statement, in their order.
    mutating func declare(_ prelude: ArraySlice<CSSToken>, in sources: CSSSources) {
        for name in prelude.separatedByCommas { _ = enter(name, in: sources) }
    }

    /// The number of the layer that Tailwind 4 puts `@theme` into, `theme`.
    mutating func enterTheme() -> Int {
        if let known = numbers["theme"] { return known }
        numbers["theme"] = Self.theme
        return Self.theme
    }

    /// The number of the layer that a block is in; one without a name is a layer of its own.
    mutating func enter(_ name: ArraySlice<CSSToken>, in sources: CSSSources) -> Int {
        let outer = name.first.map(sources.name) ?? ""
        if let known = numbers[outer], !outer.isEmpty { return known }
        defer { count += 1 }
        if !outer.isEmpty { numbers[outer] = count }
        return count
    }
}
