internal import FileSystem

/// Folders of themes, of which a page loads one: what a theme there paints anew needs no name that another
/// declares, too, and yet the two never meet.
struct ThemeFolders {
    /// The families of each folder that nothing else sets against each other.
    private(set) var members: [(folder: [String], families: [Int])] = []

    /// Finds them among families of one palette.
    ///
    /// - Parameters:
    ///   - families: The families that no other stands in the place of, by their numbers.
    ///   - first: The stylesheet of a family that declares the most.
    ///   - surveys: All stylesheets of the palette.
    init(_ families: [Int], first: (Int) -> StylesheetSurvey, among surveys: [StylesheetSurvey]) {
        var declarers: [String: Int] = [:]
        for name in surveys.lazy.flatMap(\.properties) { declarers[name, default: 0] += 1 }
        let used = surveys.reduce(into: Set<String>()) { $0.formUnion($1.foreignUses) }
        var places: [[String]: Int] = [:]
        for family in families {
            let survey = first(family)
            guard !survey.isOrdered, let folder = Self.folder(of: survey.path) else { continue }
            // What others build on, and find nowhere else, every page loads.
            guard !survey.properties.contains(where: { declarers[$0] == 1 && used.contains($0) }) else {
                continue
            }
            if let place = places[folder] {
                members[place].families.append(family)
            } else {
                places[folder] = members.count
                members.append((folder, [family]))
            }
        }
    }

    /// What such folders are called. In a folder `theme` are the parts of one.
    private static let names: Set<String> = ["themes", "skins", "schemes", "color-schemes", "colorschemes"]
    /// What files in them are called that every theme needs.
    private static let common: Set<String> = [
        "all", "base", "common", "core", "global", "index", "main", "reset", "shared",
    ]

    /// The folder of themes in which a file lies itself, unless its name says that it is for all of them.
    static func folder(of path: String) -> [String]? {
        let parts = path.pathParts
        guard let file = parts.last, parts.count > 1, names.contains(parts[parts.count - 2].lowercased()),
            let name = file.split(separator: ".").first
        else { return nil }
        let word = name.drop { $0 == "_" }.lowercased()
        return common.contains(word) ? nil : Array(parts.dropLast())
    }
}
