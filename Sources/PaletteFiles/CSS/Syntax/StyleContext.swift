/// What holds for the content of a block.
struct StyleContext {
    var scopes: StyleScopes
    /// Some scopes are left out, which is a fault as soon as something is declared for them.
    var cut: PaletteFault?
    var layer = CascadeLayers.none
    var depth = 0
    /// Whether declarations can stand here: inside a rule.
    var isRule = false
    /// What the selectors of the rule exclude.
    var exclusions: [PartExclusion] = []
    /// Whether they stand in `@theme` of Tailwind, and whether that is `inline`: its values are then
    /// written where they are used.
    var isTheme = false
    var isInline = false

    /// Goes on with the scopes of a rule at a place.
    mutating func limit(to scopes: StyleScopes, at location: SourceLocation) {
        self.scopes = StyleScopes(scopes.scopes)
        cut = cut ?? scopes.cut.map { PaletteFault(at: location, $0) }
    }
}
