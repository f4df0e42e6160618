/// The modes that files of tokens are for, by what sets their paths apart, and by what Figma writes into
/// them.
enum TokenFileMode {
    /// The modes that the names of files and of their folders say: `dark/color.json`,
    /// `color.dark.tokens.json`, `light-hc.json`.
    ///
    /// Folders that all files lie in say where the project is, not what a file is for: a checkout in
    /// `~/dark/` is no dark theme. Of one file alone the folder it lies in counts. Only light and dark, more
    /// contrast and P3 are told by words alone; themes are by ``themes(of:)``.
    static func modes(ofPaths paths: [String]) -> [PaletteMode] {
        let folders = paths.map { $0.split(separator: "/").dropLast() }
        guard let first = folders.first else { return [] }
        let shared = folders.dropFirst().reduce(max(0, first.count - (paths.count == 1 ? 1 : 0))) {
            count, others in
            zip(first.prefix(count), others).prefix { $0 == $1 }.count
        }
        return paths.map { path in
            mode(ofName: path.split(separator: "/").dropFirst(shared).joined(separator: "/"))
        }
    }

    /// The mode that the name of a set says, or what a path says beside other paths.
    static func mode(ofName name: String) -> PaletteMode {
        parts(of: name).reduce(.base) { mode, part in
            var named = PaletteMode(named: part)
            named.theme = nil
            return mode.overridden(by: named)
        }
    }

    /// The mode that Figma's own export states at the root of a file.
    static func mode(ofRoot root: JSONNode) -> PaletteMode {
        let name = root["$extensions"]?["com.figma.modeName"]?.string ?? ""
        // What Figma calls the only mode of a collection.
        return ["Mode 1", "Value"].contains(name) ? .base : PaletteMode(named: name)
    }

    /// A theme for each of some files that declare the same names for the same mode: the parts of its path
    /// that not all of them have.
    private static func themes(of paths: [String]) -> [PaletteMode] {
        let parts = paths.map(parts)
        let shared = parts.dropFirst().reduce(Set(parts.first ?? [])) { $0.intersection($1) }
        return parts.map { parts in
            PaletteMode(named: parts.filter { !shared.contains($0) }.joined(separator: "-"))
        }
    }

    private static let extensions: Set<String> = [
        "json", "json5", "jsonc", "tokens", "resolver", "scss", "less", "js", "mjs", "cjs", "ts", "mts",
        "cts",
    ]

    /// The modes of files in which those that declare a name that another declares for the same mode are
    /// themes of one another.
    ///
    /// - Parameters:
    ///   - conditions: The modes that the files are for otherwise.
    ///   - paths: Their paths.
    ///   - names: What each declares.
    ///   - loaders: The files that alone load each, with all that these load; `nil` where several do.
    static func separated(
        _ conditions: [PaletteMode], ofPaths paths: [String], declaring names: [[String]],
        loadedBy loaders: [Int?]? = nil
    ) -> [PaletteMode] {
        var owners: [PaletteMode: [String: Int]] = [:]
        var rivals = Partition(count: names.count)
        for (index, names) in names.enumerated() {
            for name in names {
                let owner = owners[conditions[index], default: [:]].updateValue(index, forKey: name)
                if let owner { rivals.join(owner, index) }
            }
        }
        var conditions = conditions
        // Those of one part say what sets them apart, whatever other parts there are.
        let parts = Dictionary(grouping: names.indices) { rivals.part(of: $0) }
        for files in parts.values where files.count > 1 {
            var places = files
            // The parts that a theme is put together from are that theme.
            if let loaders, isApart(files, declaring: names, by: loaders) {
                places = files.map { loaders[$0] ?? $0 }
            }
            for (rival, theme) in zip(files, themes(of: places.map { paths[$0] })) {
                conditions[rival] = theme.overridden(by: conditions[rival])
            }
        }
        return conditions
    }

    /// Whether files that others load are of several of these, and of none declares a name twice.
    private static func isApart(
        _ files: [Int], declaring names: [[String]], by loaders: [Int?]
    ) -> Bool {
        var known: [Int: Set<String>] = [:]
        for file in files {
            let own = Set(names[file])
            let loader = loaders[file] ?? file
            guard known[loader, default: []].isDisjoint(with: own) else { return false }
            known[loader, default: []].formUnion(own)
        }
        return known.count > 1
    }

    /// The names of folders and of the file, cut at dots, without the extensions of the files.
    private static func parts(of path: String) -> [String] {
        let parts = path.split(whereSeparator: { $0 == "/" || $0 == "." }).map(String.init)
        return parts.filter { !extensions.contains($0.lowercased()) }
    }
}
