internal import ColorMath

/// Types of Swift source that are the themes of an app: `NeonLight` and `NeonDark`, each with a `labelColor`
/// and a `tintColor` of its own. Their members are one colour each, in the mode that the type is named for.
enum SwiftThemes {
    /// How many members types have in common that are themes.
    private static let fewest = 3

    /// The declarations of sources, those of themes under the names that they share.
    static func parted(_ declarations: [PaletteDeclaration]) -> [PaletteDeclaration] {
        let types = Dictionary(grouping: declarations.indices) { Array(declarations[$0].path.dropLast()) }
        let candidates = types.filter { type, members in
            members.count >= fewest && mode(of: type).luminosity != nil
                && members.allSatisfy { declarations[$0].value.condition == .base } && !isTone(type)
        }.sorted { $0.value[0] < $1.value[0] }
        var groups: [[(type: [String], members: [Int])]] = []
        for (type, members) in candidates {
            let own = names(members, in: declarations)
            let group = groups.firstIndex { group in
                let shared = names(group[0].members, in: declarations).intersection(own).count
                return shared >= fewest && shared * 4 >= 3 * max(own.count, group[0].members.count)
            }
            if let group {
                groups[group].append((type, members))
            } else {
                groups.append([(type, members)])
            }
        }
        var parted = declarations
        var taken = Set(declarations.map(\.name))
        for group in groups {
            let modes = group.map { mode(of: $0.type) }
            let all = group.reduce(into: Set<String>()) { $0.formUnion(names($1.members, in: declarations)) }
            guard group.count > 1, Set(modes).count == modes.count, taken.isDisjoint(with: all) else {
                continue
            }
            taken.formUnion(all)
            for ((_, members), mode) in zip(group, modes) {
                for member in members {
                    let name = declarations[member].path.last ?? declarations[member].name
                    parted[member] = PaletteDeclaration(
                        name: name, path: [name], note: declarations[member].note,
                        value: declarations[member].value.written(for: mode))
                }
            }
        }
        return parted
    }

    private static func mode(of type: [String]) -> PaletteMode {
        PaletteMode(named: type.joined(separator: " "))
    }

    /// Whether the name of a type ends with that of a tone, `DarkBlue`: that is a colour and no mode.
    private static func isTone(_ type: [String]) -> Bool {
        let words = (type.last ?? "").wordsOfName.suffix(2)
        guard words.count == 2, ["dark", "light"].contains(words.first), let hue = words.last else {
            return false
        }
        return (try? DynamicColor(css: hue)) != nil
    }

    private static func names(_ members: [Int], in declarations: [PaletteDeclaration]) -> Set<String> {
        Set(members.compactMap { declarations[$0].path.last })
    }
}
