internal import FileSystem

/// Which of the files that are read together a source of Sass or Less loads.
///
/// An address is looked for beside the file, with an underscore or without, as a file or as the index of a
/// folder; else it is that of a file whose path ends so, as where a build says in which folders to look.
struct StyleFiles {
    private let modules: [[String]]
    private let places: [[String]: Int]
    private let placesByName: [String: [Int]]

    /// Takes the paths of the files.
    init(_ paths: [String]) {
        modules = paths.map { Self.module(atParts: $0.pathParts) }
        places = Dictionary(modules.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        placesByName = Dictionary(grouping: modules.indices) { [modules] in modules[$0].last ?? "" }
    }

    /// The file of each load; `nil` for one that is not among the files.
    func targets(of files: [StyleConstants]) -> [[Int?]] {
        files.enumerated().map { index, file in file.files.map { target(of: $0.url, from: index) } }
    }

    /// Whether the file of a load lies beside another, and was passed over as it says nothing of colours.
    static func isBeside(_ url: String, _ path: String) -> Bool {
        guard !url.hasPrefix("~"), !url.mentions(":") else { return false }
        let parts = url.pathParts
        guard let name = parts.last else { return false }
        let folder = ([path.folderPart] + parts.dropLast()).filter { !$0.isEmpty }
        return ["", ".scss", ".sass", ".less", ".css"].contains { end in
            [name + end, "_" + name + end, name + "/index" + end, name + "/_index" + end].contains { file in
                let status = try? FileStatus(of: (folder + [file]).joined(separator: "/"))
                return status?.kind == .file
            }
        }
    }

    private func target(of url: String, from index: Int) -> Int? {
        let written = url.hasPrefix("~") ? String(url.dropFirst()) : url
        let folder = modules[index].dropLast()
        if let beside = places[Self.module(atParts: folder + written.pathParts)] { return beside }
        let parts = Self.module(atParts: written.pathParts)
        guard let name = parts.last, !written.hasPrefix(".") else { return nil }
        let found = (placesByName[name] ?? []).filter { modules[$0].suffix(parts.count) == parts[...] }
        func nearness(_ place: Int) -> Int {
            zip(modules[place], modules[index]).prefix { $0 == $1 }.count
        }
        return found.filter { $0 != index }.max { (nearness($0), -$0) < (nearness($1), -$1) }
    }

    /// What a path is the same as: without an underscore, an extension, and the name of an index.
    private static func module(atParts parts: some Sequence<String>) -> [String] {
        var module: [String] = []
        for part in parts where part != "." {
            if part == "..", let last = module.last, last != ".." {
                module.removeLast()
            } else {
                module.append(part)
            }
        }
        guard var name = module.popLast() else { return [] }
        for end in [".scss", ".sass", ".less"] where name.hasSuffix(end) { name.removeLast(end.count) }
        if name.hasPrefix("_") { name.removeFirst() }
        return name == "index" && !module.isEmpty ? module : module + [name]
    }
}
