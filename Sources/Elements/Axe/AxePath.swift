internal import PaletteFiles

/// Where a node of axe lies in its page: a selector for each frame and each shadow root on the way.
///
/// Those of `ancestry` name every step from the root: `html > body > main > a:nth-child(2)`.
struct AxePath: Hashable {
    /// The steps from the outside in.
    private let steps: [String]

    /// Reads a list of selectors, of which one within shadow roots is a list itself; `nil` for what is none.
    init?(_ node: JSONNode?) {
        let selectors = (node?.elements ?? []).flatMap { $0.elements ?? [$0] }.compactMap(\.string)
        guard !selectors.isEmpty else { return nil }
        steps = selectors.flatMap { selector in
            selector.split(separator: ">").map { step in
                String(step.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
    }

    private init(steps: [String]) { self.steps = steps }

    /// The paths of what it may lie in, from the outside in.
    var ancestors: [AxePath] { steps.indices.dropFirst().map { AxePath(steps: Array(steps[..<$0])) } }

    /// The place of a step among its siblings, as `:nth-child(2)` at its end has it.
    private static func place(of step: String) -> Int {
        guard step.last == ")" else { return 0 }
        return Int(String(step.dropLast().reversed().prefix { $0.isNumber }.reversed())) ?? 0
    }
}

extension AxePath: Comparable {
    /// In the order of the page, as far as the steps tell: what lies in another comes after it.
    static func < (left: AxePath, right: AxePath) -> Bool {
        for (one, other) in zip(left.steps, right.steps) where one != other {
            let places = (place(of: one), place(of: other))
            return places.0 == places.1 ? one < other : places.0 < places.1
        }
        return left.steps.count < right.steps.count
    }
}
