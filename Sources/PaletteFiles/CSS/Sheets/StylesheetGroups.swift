internal import FileSystem

/// Parts stylesheets that were found together into palettes, and each into what a page always loads and the
/// files that are modes.
///
/// - What a stylesheet imports belongs to it.
/// - Those that declare the same colours for the same mode are modes by file (``StylesheetFamily``).
/// - One that uses what another declares, or declares the same for other modes, is part of its palette.
/// - Those that people gave an order are loaded in it, together: the later one counts.
/// - Strangers are palettes of their own.
struct StylesheetGroups {
    /// What is one palette.
    struct Group {
        /// The numbers of the stylesheets that no other imports, in their order.
        var roots: [Int]
        var variants: StylesheetVariants
        /// What is declared twice for the same mode by what a page always loads; the later one counts.
        var repeated: Repetition?
    }

    /// Colours that two stylesheets of one cascade declare for the same mode.
    struct Repetition {
        let first: String
        let second: String
        let example: String
        let count: Int
    }

    private(set) var groups: [Group] = []
    /// The stylesheets that declare no colour, and use none that another declares.
    private(set) var colorless: [Int] = []

    /// The stylesheets that say nothing beyond what another says, by their paths.
    private let copies: [(path: String, original: String)]
    /// The sources of Sass and Less whose properties stylesheets beside them declare, by their paths.
    private let sourcesOfOthers: [String]

    let library: StylesheetLibrary
    let surveys: [StylesheetSurvey]
    private let numbers: ScopedColors
    let families: [StylesheetFamily]
    /// The family of each stylesheet.
    private let familyOfSheet: [Int]

    init(_ library: StylesheetLibrary) {
        var numbers = ScopedColors()
        let roots = library.roots
        let bases = library.themedBases(of: roots)
        let all = (roots + bases).sorted().map { root in
            StylesheetSurvey(
                root, of: library, numbers: &numbers, isAlone: roots.count + bases.count == 1)
        }
        self.numbers = numbers
        let originals = StylesheetCopies(among: all).originals
            .filter { !bases.contains(all[$0.key].sheet) }
        copies = originals.sorted { $0.key < $1.key }.map { (all[$0.key].path, all[$0.value].path) }
        let plain = Set(all.filter { !CompiledStyles.claims($0.path) }.flatMap(\.properties))
        let compiled = Set(
            all.indices.filter { index in
                let properties = all[index].properties
                return CompiledStyles.claims(all[index].path)
                    && properties.count { plain.contains($0) } * 2 >= max(1, properties.count)
            })
        sourcesOfOthers = compiled.sorted().map { all[$0].path }
        let surveys = all.indices.filter { originals[$0] == nil && !compiled.contains($0) }.map { all[$0] }
        let (families, companions) = StylesheetFamily.families(of: surveys)
        self.library = library
        self.surveys = surveys
        self.families = families
        var familyOfSheet = surveys.map { _ in 0 }
        for (index, family) in families.enumerated() {
            for member in family.members { familyOfSheet[member] = index }
        }
        self.familyOfSheet = familyOfSheet
        var parts = Partition(count: families.count)
        for (first, second) in companions { parts.join(first, second) }
        var isUsing = [Bool](repeating: false, count: families.count)
        let ordered = families.indices.filter { surveys[families[$0].first].isOrdered }
        for family in ordered.dropFirst() { parts.join(ordered[0], family) }
        for (user, used) in references {
            parts.join(user, used)
            isUsing[user] = true
        }
        var places: [Int: Int] = [:]
        var members: [[Int]] = []
        for (index, family) in families.enumerated() {
            let isColorless =
                surveys[family.first].colors.isEmpty && !isUsing[index] && !surveys[family.first].paintsColors
            if isColorless {
                colorless += family.members
                continue
            }
            let part = parts.part(of: index)
            if let place = places[part] {
                members[place].append(index)
            } else {
                places[part] = members.count
                members.append([index])
            }
        }
        groups = members.map(group).sorted { $0.roots.lexicographicallyPrecedes($1.roots) }
        colorless = colorless.map { surveys[$0].sheet }.sorted()
    }

    /// The palettes; where nothing declares a colour, one that is empty.
    var grouping: PaletteGrouping {
        let library = library
        let empty = Group(roots: colorless, variants: StylesheetVariants(always: colorless), repeated: nil)
        let groups = groups.isEmpty && !colorless.isEmpty ? [empty] : groups
        var grouping = PaletteGrouping(
            groups: groups.map { group in
                let all = group.roots + group.roots.flatMap(library.closure)
                var seen: Set<Int> = []
                let paths = all.filter { seen.insert($0).inserted }.map { library.sources.texts[$0].path }
                return PaletteGrouping.Group(paths: paths) { name in
                    let variants = group.variants
                    return StylesheetReader(library, variants.sorted, isCut: variants.isCut).palette(
                        named: name)
                }
            })
        grouping.notes = groups.compactMap(\.repeated?.note)
        if let first = copies.first {
            let words = copies.count == 1 ? "1 stylesheet that says" : "\(copies.count) stylesheets that say"
            let example = "\(first.path) of \(first.original)"
            grouping.notes.append("left out: \(words) only what another says, as \(example)")
        }
        if let first = sourcesOfOthers.first {
            let words = sourcesOfOthers.count == 1 ? "1 source" : "\(sourcesOfOthers.count) sources"
            grouping.notes.append(
                "left out: \(words) of Sass or Less whose properties the stylesheets declare, as \(first)")
        }
        if !colorless.isEmpty, !self.groups.isEmpty {
            let words = colorless.count == 1 ? "1 stylesheet has" : "\(colorless.count) stylesheets have"
            grouping.notes.append("\(words) no colour with a name, of text or of a backdrop")
        }
        if let note = AppliedUtilities(in: library).note { grouping.notes.append(note) }
        return grouping
    }

    /// The most stylesheets that are asked for one name.
    private static let ownerLimit = 64

    /// The families that use what others declare.
    private var references: [(user: Int, used: Int)] {
        var owners: [String: [Int]] = [:]
        for (index, survey) in surveys.enumerated() {
            for name in survey.properties where owners[name, default: []].count < Self.ownerLimit {
                owners[name, default: []].append(index)
            }
        }
        var references: [(Int, Int)] = []
        for (index, survey) in surveys.enumerated() {
            var counts: [Int: Int] = [:]
            for name in survey.foreignUses {
                let others = (owners[name] ?? []).filter { familyOfSheet[$0] != familyOfSheet[index] }
                guard let nearest = others.max(by: { isNearer($1, than: $0, to: index) }) else { continue }
                counts[familyOfSheet[nearest], default: 0] += 1
            }
            for (family, count) in counts.sorted(by: { $0.key < $1.key })
            where survey.depends(onNames: count) {
                references.append((familyOfSheet[index], family))
            }
        }
        return references
    }

    /// Whether one stylesheet shares more folders with a third than another does, or as many and comes first.
    private func isNearer(_ one: Int, than other: Int, to third: Int) -> Bool {
        func shared(_ index: Int) -> Int {
            zip(surveys[index].path.pathParts, surveys[third].path.pathParts).prefix { $0 == $1 }.count
        }
        return (shared(one), -one) > (shared(other), -other)
    }

    private func group(of members: [Int]) -> Group {
        let families = withThemes(of: members)
        let single = families.filter { !$0.hasAlternatives }
        let always = single.map(\.first)
        var variants = StylesheetVariants(always: sheets(single.flatMap(\.whole)))
        for family in families.filter(\.hasAlternatives).sorted(by: { $0.first < $1.first }) {
            variants.add(alternatives(of: family))
        }
        variants.sortSheets(by: library.places)
        return Group(
            roots: families.flatMap(\.members).map { surveys[$0].sheet }.sorted(), variants: variants,
            repeated: repetition(among: always.sorted()))
    }

    private func repetition(among sheets: [Int]) -> Repetition? {
        guard sheets.count > 1 else { return nil }
        var owners: [UInt64: Int] = [:]
        var repeated: [(key: CustomProperties.Key, first: Int, second: Int)] = []
        for sheet in sheets {
            for color in surveys[sheet].scopedColors.keys {
                if let owner = owners.updateValue(sheet, forKey: color),
                    !(surveys[owner].isOrdered && surveys[sheet].isOrdered)
                {
                    repeated.append((numbers.key(of: color), owner, sheet))
                }
            }
        }
        return repeated.min { ($0.first, $0.second, $0.key.name) < ($1.first, $1.second, $1.key.name) }.map {
            Repetition(
                first: surveys[$0.first].path, second: surveys[$0.second].path, example: $0.key.name,
                count: repeated.count)
        }
    }
}

extension StylesheetGroups.Repetition {
    /// What is said of it.
    fileprivate var note: String {
        let others = count > 1 ? " and \(count - 1) more" : ""
        return "\(second): declares \(example)\(others) for the same mode as \(first); the later one counts"
    }
}
