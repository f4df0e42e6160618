internal import FileSystem

/// The modes that files are which declare the same names, by what sets their paths apart.
///
/// What light, dark, more contrast and P3 say become traits; other words name a theme: `light.css` is light,
/// `kit.amber.css` beside `kit.blue.css` the theme `amber`.
struct FileModeNames {
    /// The mode of each file.
    let modes: [PaletteMode]
    /// The same, each with a theme of its own.
    let themedModes: [PaletteMode]

    /// Names the modes of files at some paths.
    init(of paths: [String]) {
        let folders = paths.map { $0.pathParts.dropLast() }
        let around = folders.dropFirst().reduce(folders.first?.count ?? 0) { count, others in
            zip(folders[0].prefix(count), others).prefix { $0 == $1 }.count
        }
        let parts = paths.map { Self.parts(of: $0.pathParts.dropFirst(around)) }
        let shared = parts.dropFirst().reduce(Set(parts.first ?? [])) { $0.intersection($1) }
        let labels = parts.map { parts in
            // A theme's file is often called as its folder is.
            var seen: Set<String> = []
            return parts.filter { !shared.contains($0) && seen.insert($0).inserted }.joined(separator: "-")
        }
        var modes = labels.map(PaletteMode.init(named:))
        // Among several themes the one that is called the default is none of what the others lie over.
        if modes.count(where: { $0.theme != nil }) > 1 {
            for index in modes.indices where modes[index] == .base && labels[index].mentions("default") {
                modes[index].theme = "default"
            }
        }
        // A word that all have before what sets them apart says nothing: kit, kit-dark.
        let themes = modes.map { $0.theme.map { $0.split(separator: "-") } ?? [] }
        let prefix = themes.dropFirst().reduce(themes.first ?? []) { shared, words in
            Array(zip(shared, words).prefix { $0 == $1 }.map(\.0))
        }
        if themes.contains(prefix) {
            for (index, words) in themes.enumerated() {
                let rest = words.dropFirst(prefix.count).joined(separator: "-")
                modes[index].theme = rest.isEmpty ? nil : rest
            }
        }
        var known: Set<String> = []
        let themed = modes.indices.map { index in
            var mode = modes[index]
            let label = labels[index].isEmpty ? parts[index].last ?? "" : labels[index]
            mode.theme = known.insert(label).inserted ? label : paths[index]
            return mode
        }
        themedModes = themed
        self.modes = Set(modes).count == modes.count ? modes : themed
    }

    /// The names of folders and of the file, cut at dots, without what stylesheets have at their ends.
    private static func parts(of path: ArraySlice<String>) -> [String] {
        var parts = path.flatMap { $0.split(separator: ".").map { $0.lowercased() } }
        while let last = parts.last, ["css", "min"].contains(last) { parts.removeLast() }
        return parts
    }
}
