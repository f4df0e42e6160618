internal import FileSystem

/// Folders of themes, of which a page loads one: what a theme there paints anew needs no name that another
/// declares, too, and yet the two never meet. Those that are written for a class or an attribute of the page
/// may all be loaded.
struct ThemeFolders {
    /// The families of which all stylesheets lie in a folder, by the folder, in the order of the first of
    /// each.
    private(set) var families: [(folder: [String], families: [Int])] = []

    /// Finds them among families of one palette.
    ///
    /// - Parameters:
    ///   - families: The families, by their numbers.
    ///   - members: The stylesheets of a family.
    init(of families: [Int], members: (Int) -> [StylesheetSurvey]) {
        let all = families.flatMap(members)
        var declarers: [String: Int] = [:]
        for name in all.lazy.flatMap(\.properties) { declarers[name, default: 0] += 1 }
        let used = all.reduce(into: Set<String>()) { $0.formUnion($1.foreignUses) }
        /// What others build on, and find nowhere else, every page loads.
        func isNeeded(_ sheet: StylesheetSurvey) -> Bool {
            sheet.properties.contains { declarers[$0] == 1 && used.contains($0) }
        }
        // A theme of several stylesheets is not parted here.
        let themes = Dictionary(grouping: all.compactMap { Self.theme(of: $0.path) }) { $0.folder }
        let clear = themes.filter { Set($0.value.map(\.name)).count == $0.value.count }
        var places: [[String]: Int] = [:]
        for family in families {
            let own = members(family)
            let folders = Set(own.map { Self.theme(of: $0.path)?.folder })
            guard folders.count == 1, let folder = folders.first.flatMap(\.self), clear[folder] != nil,
                own.allSatisfy({ $0.statesBase && !$0.isOrdered }),
                own.count > 1 || !own.contains(where: isNeeded)
            else { continue }
            if let place = places[folder] {
                self.families[place].families.append(family)
            } else {
                places[folder] = self.families.count
                self.families.append((folder, [family]))
            }
        }
    }

    /// What such folders are called. In a folder `theme` are the parts of one.
    private static let names: Set<String> = ["themes", "skins", "schemes", "color-schemes", "colorschemes"]
    /// What files in them are called that every theme needs.
    private static let common: Set<String> = [
        "all", "base", "common", "core", "global", "index", "main", "reset", "shared",
    ]

    /// The folder of themes in which a file lies, and the theme: its own name, or that of the folder around
    /// it in that (`themes/rose/css/rose.css`); `nil` where its name says that it is for all of them.
    static func theme(of path: String) -> (folder: [String], name: String)? {
        let parts = path.pathParts
        guard let place = parts.dropLast().lastIndex(where: { names.contains($0.lowercased()) }) else {
            return nil
        }
        let name = parts[place + 1].split(separator: ".").first.map(String.init) ?? ""
        guard !common.contains(name.drop { $0 == "_" }.lowercased()) else { return nil }
        return (Array(parts[...place]), name)
    }
}
