/// The origins of the declarations of a rule, one a scope, each made once.
struct StyleOrigins {
    private var last: [StyleDeclaration.Origin] = []

    /// The origin of a declaration for the scope at a place among those of its rule.
    mutating func origin(
        of scope: StyleScope, at place: Int, in context: StyleContext
    ) -> StyleDeclaration.Origin {
        if last.indices.contains(place) {
            let known = last[place]
            let isSame =
                known.layer == context.layer && known.isTheme == context.isTheme
                && known.scope.switches == scope.switches
            if isSame, known.scope == scope { return known }
            last.removeSubrange(place...)
        }
        let origin = StyleDeclaration.Origin(scope, layer: context.layer, isTheme: context.isTheme)
        last.append(origin)
        return origin
    }
}
