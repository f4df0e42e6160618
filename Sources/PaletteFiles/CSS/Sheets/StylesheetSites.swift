internal import FileSystem

/// Sites that lie beside each other in one folder, as a page and the tool that administers it: each in a
/// folder of its own, with its own rules, though both may name their colours alike.
struct StylesheetSites {
    private let surveys: [StylesheetSurvey]

    init(_ surveys: [StylesheetSurvey]) {
        self.surveys = surveys
    }

    /// Whether two stylesheets that declare the same are of two sites, and not two themes of one: what uses
    /// the names lies in the folder of one or the other, some in each, and is not the same again.
    func areApart(_ one: Int, _ other: Int) -> Bool {
        let paths = [one, other].map { surveys[$0].path.pathParts }
        let shared = zip(paths[0], paths[1]).prefix { $0 == $1 }.count
        guard paths.allSatisfy({ $0.count > shared + 1 }) else { return false }
        let themes = FileModeNames(of: [one, other].map { surveys[$0].path }).modes
        guard themes.allSatisfy({ $0.luminosity == nil && $0.contrast == nil }) else { return false }
        let names = surveys[one].properties.intersection(surveys[other].properties)
        let folders = paths.map { $0[...shared] }
        var users: [Set<String>] = [[], []]
        for (index, survey) in surveys.enumerated() where index != one && index != other {
            guard !survey.foreignUses.isDisjoint(with: names) else { continue }
            let path = survey.path.pathParts
            guard let place = folders.firstIndex(where: { path.starts(with: $0) }) else { return false }
            users[place].insert(path.last ?? "")
        }
        return users.allSatisfy { !$0.isEmpty } && users[0].isDisjoint(with: users[1])
    }
}
