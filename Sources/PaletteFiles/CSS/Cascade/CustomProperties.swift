/// The custom properties of stylesheets read together, and which of their declarations wins in a mode.
struct CustomProperties {
    /// A custom property of one component of a page; the page itself has the empty name.
    struct Key: Hashable {
        let component: String
        let property: String

        /// The name in a palette: `--text`, `.card --text`.
        var name: String { component.isEmpty ? property : "\(component) \(property)" }
    }

    /// The properties in the order in which they are first declared.
    private(set) var keys: [Key] = []
    private var declarations: [[StyleDeclaration]] = []
    private var indices: [Key: Int] = [:]
    /// The names declared for any component.
    private var properties: Set<String> = []

    init(_ all: [StyleDeclaration]) {
        for declaration in all {
            let key = Key(component: declaration.scope.component, property: declaration.property)
            properties.insert(declaration.property)
            if let index = indices[key] {
                declarations[index].append(declaration)
            } else {
                indices[key] = keys.count
                keys.append(key)
                declarations.append([declaration])
            }
        }
    }

    /// What a component sees under a name in a mode: a declaration of its own, or the page's.
    func winner(
        of property: String, seenBy component: String, in mode: PaletteMode
    ) -> (index: Int, declaration: StyleDeclaration)? {
        for component in component.isEmpty ? [""] : [component, ""] {
            guard let index = indices[Key(component: component, property: property)],
                let declaration = winner(of: index, in: mode)
            else { continue }
            return (index, declaration)
        }
        return nil
    }

    /// Whether a name is declared for any component, in any mode.
    func isDeclared(_ property: String) -> Bool { properties.contains(property) }

    /// The declaration that wins in a mode: of those that hold, by importance and layer, then the one whose mode states
    /// most, then the last.
    func winner(of index: Int, in mode: PaletteMode) -> StyleDeclaration? {
        let candidates = declarations[index]
        var best: Int?
        for place in candidates.indices where candidates[place].scope.mode.holds(in: mode) {
            guard let current = best else {
                best = place
                continue
            }
            let (old, new) = (candidates[current].precedence, candidates[place].precedence)
            let isWeaker =
                new == old
                ? candidates[place].scope.mode.specificity < candidates[current].scope.mode.specificity
                : new < old
            if !isWeaker { best = place }
        }
        return best.map { candidates[$0] }
    }
}
