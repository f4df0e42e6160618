/// Reads the sets and themes of Tokens Studio, in one file with `$themes` and `$metadata`, or in a folder
/// with a file of each and one a set.
///
/// Sets count in the order of `tokenSetOrder`. A theme is a mode, a group of themes a choice between them; a
/// set counts where a theme enables it or uses it as a source, but for one that only themes of another group
/// enable: it is there to be referred to. Without themes, a set counts for the mode that its name says.
struct TokensStudioDocument {
    private(set) var result = TokenLayers()

    /// A set, and in which document it is.
    private struct TokenSet {
        let name: String
        let root: JSONNode
        let document: Int
    }

    /// Whether a document holds sets of Tokens Studio's, or says of which there are.
    static func isTokensStudio(_ document: JSONDocument) -> Bool {
        document.root["$themes"] != nil || document.root["$metadata"] != nil
            || ["$themes.json", "$metadata.json"].contains(
                document.source.path.split(separator: "/").last ?? "")
    }

    /// Reads the sets that a document holds, or those beside it.
    init(_ document: Int, among documents: [JSONDocument]) {
        let source = documents[document]
        let isFolder = source.root["$themes"] == nil && source.root["$metadata"] == nil
        var (sets, themes, metadata) = ([TokenSet](), source.root["$themes"], source.root["$metadata"])
        var themesSource = source
        if isFolder {
            let folder = RelativePath.resolve(".", besides: source.source.path)
            for (index, other) in documents.enumerated() {
                let path = RelativePath.resolve(other.source.path)
                guard folder.isEmpty || path.hasPrefix(folder + "/") else { continue }
                let name = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
                switch name {
                case "$themes.json": (themes, themesSource) = (other.root, other)
                case "$metadata.json": metadata = other.root
                default:
                    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
                    sets.append(TokenSet(name: stem, root: other.root, document: index))
                }
                result.documents.insert(index)
            }
        } else {
            result.documents = [document]
            sets = (source.root.members ?? []).filter { !$0.key.hasPrefix("$") }.map {
                TokenSet(name: $0.key, root: $0.value, document: document)
            }
        }
        let order = metadata?["tokenSetOrder"]?.elements?.compactMap(\.string) ?? []
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        let ordered = sets.enumerated().sorted { first, second in
            (places[first.element.name] ?? order.count, first.offset)
                < (places[second.element.name] ?? order.count, second.offset)
        }
        add(ordered.map(\.element), themes: themes?.elements ?? [], in: themesSource)
    }

    private mutating func add(_ sets: [TokenSet], themes: [JSONNode], in source: JSONDocument) {
        var groups: [(name: String?, modes: [PaletteMode])] = []
        var places: [String?: Int] = [:]
        /// The themes that each set counts in, by group and place in it.
        var enabling: [String: [(group: Int, theme: Int)]] = [:]
        var titles: [String: [(group: Int, theme: Int)]] = [:]
        /// The groups with a theme that enables each set, and does not only refer to it.
        var owners: [String: Set<Int>] = [:]
        for theme in themes.prefix(ModeCombinations.limit) {
            let name = theme["group"]?.string
            let group = places[name] ?? groups.count
            if group == groups.count {
                guard group < TokenLayers.axisLimit else {
                    result.faults.append(
                        source.fault(
                            at: theme,
                            "there are more than \(TokenLayers.axisLimit) groups of themes; this one is not read"
                        ))
                    continue
                }
                places[name] = group
                groups.append((name, []))
            }
            for set in theme["selectedTokenSets"]?.members ?? []
            where (set.value.string ?? "disabled") != "disabled" {
                enabling[set.key, default: []].append((group, groups[group].modes.count))
                if set.value.string == "enabled" { owners[set.key, default: []].insert(group) }
            }
            let title = theme["name"]?.string ?? ""
            titles[title, default: []].append((group, groups[group].modes.count))
            groups[group].modes.append(PaletteMode(named: title))
        }
        for (set, groups) in owners { enabling[set]?.removeAll { !groups.contains($0.group) } }
        if themes.count > ModeCombinations.limit {
            result.faults.append(
                source.fault(
                    at: themes[ModeCombinations.limit],
                    "there are more than \(ModeCombinations.limit) themes; this one and the next are not read"
                ))
        }
        // A choice among sizes changes no colour.
        let colorless = Set(sets.lazy.filter { TokenTypes.holdNoColor($0.root) }.map(\.name))
        // A group that is called as a theme of an earlier one has the themes of that: the brands of a family.
        for group in groups.indices {
            guard let name = groups[group].name,
                let owner = titles[name]?.first(where: { $0.group < group })
            else { continue }
            result.parents[group] = ThemeChoices.Parent(axis: owner.group, choice: owner.theme)
        }
        if result.parents.isEmpty {
            // What is only referred to is no choice of a theme.
            let chosen = sets.filter { !colorless.contains($0.name) && owners[$0.name] != nil }
            join(&groups, &enabling, of: chosen)
        }
        let idle = groups.indices.filter { group in
            groups[group].modes.count > 1
                && enabling.allSatisfy { set, themes in
                    let count = themes.count { $0.group == group }
                    return count == 0 || count == groups[group].modes.count || colorless.contains(set)
                }
        }
        result.axes = groups.indices.map { idle.contains($0) ? [.base] : groups[$0].modes }
        let choices = result.choices
        if let fault = choices.fault(in: source) { result.faults.append(fault) }
        for (place, set) in sets.enumerated() {
            var conditions: [PaletteMode] = []
            let enabling = Dictionary(grouping: enabling[set.name] ?? [], by: \.group)
            for (group, themes) in enabling.sorted(by: { $0.key < $1.key }) {
                let isAlways = themes.count == groups[group].modes.count && result.parents[group] == nil
                if isAlways || idle.contains(group) {
                    conditions.append(.base)
                } else {
                    conditions += themes.flatMap {
                        result.conditions(of: groups[group].modes[$0.theme], onAxis: group, among: choices)
                    }
                }
            }
            if groups.isEmpty { conditions = [TokenFileMode.mode(ofName: set.name)] }
            if conditions.contains(.base) { conditions = [.base] }
            result.layers.append(
                TokenLayer(
                    root: set.root, document: set.document, conditions: conditions,
                    // What themes only refer to gives way to what some theme enables.
                    precedence: groups.isEmpty ? 0 : place + 1 + (owners[set.name] == nil ? 0 : sets.count)))
        }
    }

    /// Makes one group of those whose themes set the same tokens.
    private func join(
        _ groups: inout [(name: String?, modes: [PaletteMode])],
        _ enabling: inout [String: [(group: Int, theme: Int)]], of sets: [TokenSet]
    ) {
        guard groups.count > 1 else { return }
        var names: [String: Set<String>] = [:]
        for set in sets { names[set.name] = TokenTypes.names(in: set.root) }
        let enabled = groups.indices.map { group in
            Set(names.keys.filter { name in enabling[name]?.contains { $0.group == group } ?? false })
        }
        let choices = ThemeGroups(enabling: enabled, naming: names).choices
        guard choices.count < groups.count else { return }
        // Where each group and its first theme are among the joined ones.
        var places: [(group: Int, theme: Int)] = groups.map { _ in (0, 0) }
        var joined: [(name: String?, modes: [PaletteMode])] = []
        for choice in choices {
            let own = choice.flatMap { groups[$0].modes }
            // Light of one brand and light of another are told apart by the brands.
            let areAlike = choice.count > 1 && Set(own).count < own.count
            var modes: [PaletteMode] = []
            for group in choice {
                places[group] = (joined.count, modes.count)
                let brand = areAlike ? PaletteMode(named: groups[group].name ?? "") : .base
                modes += groups[group].modes.map { $0.joined(with: brand) }
            }
            joined.append((choice.first.flatMap { groups[$0].name }, modes))
        }
        groups = joined
        enabling = enabling.mapValues { themes in
            themes.map { (places[$0.group].group, places[$0.group].theme + $0.theme) }
        }
    }
}
