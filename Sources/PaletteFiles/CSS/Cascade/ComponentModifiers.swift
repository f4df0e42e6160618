/// The classes that change how a component looks by setting the properties that its rules paint with:
/// `.btn-night` sets `--btn-bg`, which the rules of `.btn` paint, as Bootstrap and Bulma have it.
struct ComponentModifiers {
    private let properties: CustomProperties
    /// What each component declares.
    private let declared: [String: Set<String>]
    private let index: PartIndex
    /// The components that may be modifiers, by name.
    private let candidates: [(text: String, name: PartName)]

    init(of properties: CustomProperties) {
        self.properties = properties
        var declared: [String: Set<String>] = [:]
        for key in properties.keys where !key.component.isEmpty {
            declared[key.component, default: []].insert(key.property)
        }
        self.declared = declared
        var known: Set<String> = []
        index = PartIndex(properties.keys.map(\.component).filter { known.insert($0).inserted })
        candidates = declared.keys.sorted().filter { !PartName.isDisabled($0) }.map { ($0, PartName($0)) }
    }

    /// The two sides of a paint as modifiers of its part have them.
    func sides(of paint: StylePaint) -> [(ink: CustomProperties.Key, backdrop: CustomProperties.Key)] {
        let (ink, backdrop) = (paint.ink, paint.backdrop)
        // What the page declares is of all parts, and no modifier's alone.
        guard ink.property.hasPrefix("--"), backdrop.property.hasPrefix("--"),
            ink.component == backdrop.component, !ink.component.isEmpty,
            [ink, backdrop].allSatisfy({ properties.index(of: $0.property, in: "") == nil })
        else { return [] }
        let part = PartName(ink.component)
        let bases = ([ink.component] + index.names(of: part)).filter { declared[$0] != nil }
        guard !bases.isEmpty else { return [] }
        return candidates.compactMap { text, name in
            guard !bases.contains(text),
                bases.contains(where: { isModifier(text, name, of: $0, setting: ink, backdrop) })
            else { return nil }
            let sides = [ink, backdrop].compactMap { key(of: $0.property, on: part, modifiedBy: text, name) }
            guard sides.count == 2, sides.contains(where: { $0.component == text }) else { return nil }
            return (sides[0], sides[1])
        }
    }

    /// A property of a part with a modifier: what names of the modifier say, else those of the part.
    private func key(
        of property: String, on part: PartName, modifiedBy modifier: String, _ name: PartName
    ) -> CustomProperties.Key? {
        let own = properties.key(of: property, seenBy: modifier)
        if let own, own.component == modifier || name.isNamed(by: PartName(own.component)) { return own }
        return properties.key(of: property, seenBy: part.text)
    }

    /// Whether a component is another, modified: its name is that of the other with more behind, or it sets
    /// both sides, by names that are of the other.
    private func isModifier(
        _ modifier: String, _ name: PartName, of base: String, setting ink: CustomProperties.Key,
        _ backdrop: CustomProperties.Key
    ) -> Bool {
        guard let own = declared[modifier], let inherited = declared[base], !own.isDisjoint(with: inherited)
        else { return false }
        guard !name.isNamed(by: PartName(base)) else { return true }
        guard name.leavingOut({ $0.hasPrefix(":") }).isRegion, let word = PartName(base).words.first else {
            return false
        }
        let isOfBase = [ink, backdrop].allSatisfy {
            own.contains($0.property) && $0.property.wordsOfName.contains(word.lowercased())
        }
        return isOfBase || name.words.contains { $0.hasPrefix(word + "-") }
    }
}
