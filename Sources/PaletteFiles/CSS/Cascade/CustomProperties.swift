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
    private let declarations: [StyleDeclaration]
    /// Where the declarations of each property stand among all.
    private var places: [[Int32]] = []
    /// The declarations that stand in files that are themselves modes.
    private let fileModes: [Range<Int>]
    private var indices: [Key: Int] = [:]
    /// The components that each property is declared for; the page alone is none.
    private var parts: [String: PartIndex] = [:]
    /// The names declared for any component.
    private var properties: Set<String> = []

    /// Sorts declarations by their properties.
    ///
    /// - Parameters:
    ///   - places: Those that count, by their places among all.
    ///   - declarations: All declarations.
    ///   - fileModes: Those that stand in files that are themselves modes.
    init(
        at places: some Sequence<Int>, of declarations: [StyleDeclaration], fileModes: [Range<Int>] = []
    ) {
        self.declarations = declarations
        self.fileModes = fileModes
        for place in places {
            let declaration = declarations[place]
            let key = Key(component: declaration.scope.component, property: declaration.property)
            properties.insert(declaration.property)
            if let index = indices[key] {
                self.places[index].append(Int32(place))
            } else {
                indices[key] = keys.count
                keys.append(key)
                self.places.append([Int32(place)])
            }
        }
        let scoped = Dictionary(grouping: keys.lazy.filter { !$0.component.isEmpty }, by: \.property)
        parts = scoped.mapValues { PartIndex($0.map(\.component)) }
    }

    /// The place of a property of a component among ``keys``; `nil` where it is declared nowhere.
    func index(of property: String, in component: String) -> Int? {
        indices[Key(component: component, property: property)]
    }

    /// The places of a property as a component sees it, the nearest first: its own, those of the same element
    /// under more general names, those of what it lies in, and the page's.
    func indices(of property: String, seenBy component: String) -> [Int] {
        guard !component.isEmpty else { return index(of: property, in: "").map { [$0] } ?? [] }
        let around = parts[property]?.sources(of: PartName(component)) ?? []
        return ([component] + around + [""]).compactMap { index(of: property, in: $0) }
    }

    /// The property of a component that it sees first under a name; `nil` where it sees none.
    func key(of property: String, seenBy component: String) -> Key? {
        indices(of: property, seenBy: component).first.map { keys[$0] }
    }

    /// The property that a rule paints a part with: as the part itself declares it, by whichever of its
    /// names, else as what the rule is for sees it.
    ///
    /// - Parameters:
    ///   - key: The property, and what the rule is for.
    ///   - part: The part, of which the rule may have a more general name; `nil` where the rule is for what
    ///     the part lies in.
    func key(of key: Key, painting part: String?) -> Key? {
        let seen = self.key(of: key.property, seenBy: key.component)
        guard let part, part != key.component, key.property.hasPrefix("--"), let known = parts[key.property],
            PartName(part).isNamed(by: PartName(key.component))
        else { return seen }
        let isOwn = index(of: key.property, in: part) != nil
        let nearest = isOwn ? part : known.names(of: PartName(part)).first
        return nearest.map { Key(component: $0, property: key.property) } ?? seen
    }

    /// A property that one class of a page alone declares: what is painted with it lies in that.
    func regionalKey(of property: String) -> Key? {
        guard property.hasPrefix("--"), let names = parts[property]?.all, names.count == 1,
            index(of: property, in: "") == nil
        else { return nil }
        let part = PartName(names[0])
        return part.isRegion && part.parentCount == 0 ? Key(component: names[0], property: property) : nil
    }

    /// Whether a name is declared for any component, in any mode.
    func isDeclared(_ property: String) -> Bool { properties.contains(property) }

    /// Every declaration of a property, in their order.
    func declarations(of index: Int) -> [StyleDeclaration] { places[index].map { declarations[Int($0)] } }

    /// The declarations of a property that ask for a mode by a class, an attribute or an at-rule, in their
    /// order.
    func switched(_ index: Int) -> [StyleDeclaration] {
        declarations(of: index).filter { !$0.scope.switches.isEmpty }
    }

    /// The declaration that wins in a mode: of those that hold, by importance and layer, then the one whose
    /// mode states most, then the last.
    func winner(of index: Int, in mode: PaletteMode) -> StyleDeclaration? {
        var best: Int?
        for place in places[index].lazy.map(Int.init) where declarations[place].scope.mode.holds(in: mode) {
            guard let current = best else {
                best = place
                continue
            }
            let (old, new) = (declarations[current].precedence, declarations[place].precedence)
            let isWeaker =
                new == old
                ? declarations[place].scope.mode.specificity < declarations[current].scope.mode.specificity
                : new < old
            if !isWeaker { best = place }
        }
        return best.map { place in
            var declaration = declarations[place]
            declaration.isOfFileMode = fileModes.contains { $0.contains(place) }
            return declaration
        }
    }
}
