/// A custom property as a stylesheet declares it for one scope.
struct StyleDeclaration: Sendable {
    /// The name, with its two hyphens.
    let property: String
    /// Where it holds.
    let scope: StyleScope
    /// The tokens of the value, without `!important`.
    let value: [CSSToken]
    /// The token of the property's name.
    let name: CSSToken
    /// What decides between declarations for the same mode: the higher wins, and of equals the later.
    let precedence: Precedence
    /// The reason of a `legible:ignore` comment that the declaration has.
    let ignored: String?
    /// Whether it stands in a file that is itself a mode, beside others that declare the same.
    var isOfFileMode = false
    /// Whether it stands in `@theme` of Tailwind.
    var isTheme = false

    /// The origin of a declaration in the cascade, the weakest first.
    struct Precedence: Comparable, Sendable {
        let isImportant: Bool
        /// The number of the cascade layer, −1 for `@property`; `Int.max` outside all layers.
        let layer: Int

        static func < (lhs: Precedence, rhs: Precedence) -> Bool {
            lhs.isImportant == rhs.isImportant ? lhs.layer < rhs.layer : rhs.isImportant
        }
    }
}
