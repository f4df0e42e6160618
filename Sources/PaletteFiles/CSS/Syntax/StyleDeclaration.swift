/// A custom property as a stylesheet declares it for one scope.
struct StyleDeclaration: Sendable {
    /// The name, with its two hyphens.
    let property: String
    /// The tokens of the value, without `!important`: a part of those of the stylesheet.
    let value: ArraySlice<CSSToken>
    /// The token of the property's name.
    let name: CSSToken
    /// Whether it has `!important`.
    let isImportant: Bool
    /// Whether it stands in a file that is itself a mode, beside others that declare the same.
    var isOfFileMode = false
    /// What the declarations around it share with it.
    private let origin: Origin
    private let boxedIgnored: Boxed<String>?

    /// Describes a declaration.
    ///
    /// - Parameter ignored: The reason of a `legible:ignore` comment that it has.
    init(
        _ property: String, value: ArraySlice<CSSToken>, named name: CSSToken, isImportant: Bool = false,
        of origin: Origin, ignored: String?
    ) {
        self.property = property
        self.value = value
        self.name = name
        self.isImportant = isImportant
        self.origin = origin
        boxedIgnored = Boxed(ignored)
    }

    /// Where it holds.
    var scope: StyleScope { origin.scope }
    /// Whether it stands in `@theme` of Tailwind.
    var isTheme: Bool { origin.isTheme }
    /// The reason of a `legible:ignore` comment that it has.
    var ignored: String? { boxedIgnored?.value }
    /// What decides between declarations for the same mode: the higher wins, and of equals the later.
    var precedence: Precedence { Precedence(isImportant: isImportant, layer: origin.layer) }

    /// The rule that declarations stand in, with one of its scopes: large stylesheets have many in each.
    final class Origin: Sendable {
        let scope: StyleScope
        /// The number of the cascade layer, −1 for `@property`; `Int.max` outside all layers.
        let layer: Int
        let isTheme: Bool

        init(_ scope: StyleScope, layer: Int, isTheme: Bool) {
            self.scope = scope
            self.layer = layer
            self.isTheme = isTheme
        }
    }

    /// The origin of a declaration in the cascade, the weakest first.
    struct Precedence: Comparable, Sendable {
        let isImportant: Bool
        /// The number of the cascade layer.
        let layer: Int

        static func < (lhs: Precedence, rhs: Precedence) -> Bool {
            lhs.isImportant == rhs.isImportant ? lhs.layer < rhs.layer : rhs.isImportant
        }
    }
}
