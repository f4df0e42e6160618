/// The custom properties of stylesheets read together, and which of their declarations wins in a mode.
struct CustomProperties {
    /// A custom property of one component of a page; the page itself has the empty name.
    struct Key: Hashable {
        let component: String
        let property: String

        /// The name in a palette: `--text`, `.card --text`.
        var name: String { component.isEmpty ? property : "\(component) \(property)" }

        /// The parts of the name, the component first.
        var path: [String] {
            let words = property.split(separator: "-").map(String.init)
            return component.isEmpty ? words : [component] + words
        }
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

    /// The place of a property of a component among ``keys``; `nil` where it is declared nowhere.
    func index(of property: String, in component: String) -> Int? {
        indices[Key(component: component, property: property)]
    }

    /// Whether a name is declared for any component, in any mode.
    func isDeclared(_ property: String) -> Bool { properties.contains(property) }

    /// The declaration that wins in a mode: of those that hold, by importance and layer, then the one whose
    /// mode states most, then the last.
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
