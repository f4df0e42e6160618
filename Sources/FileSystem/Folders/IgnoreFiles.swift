/// What the `.gitignore` files of a repository leave out, those of inner folders included.
///
/// In a repository those from its top down count, elsewhere those from the folder down that a walk begins
/// with.
struct IgnoreFiles {
    private var top: [String] = []
    /// The lists that hold in a folder, the outermost first.
    private var lists: [[String]: [PathPatternList]] = [:]

    /// The files that could not be read, each once: nothing is left out by them.
    private(set) var unread: [(path: String, fault: FileFault)] = []

    /// Nobody writes so many bytes of patterns.
    private static let sizeLimit = 1 << 20

    /// Begins with a folder, which is itself not left out.
    mutating func enter(_ folder: String) {
        let parts = folder.absolutePathParts
        let ladder = (0...parts.count).map { Array(parts.dropLast($0)) }
        let repository = ladder.first {
            (try? FileStatus(of: Self.path($0 + [".git"]), followingLinks: false)) != nil
        }
        top = repository ?? parts
        lists = [:]
    }

    /// Whether an entry of a folder is left out.
    mutating func leavesOut(_ path: String, isFolder: Bool) -> Bool {
        let parts = path.absolutePathParts
        let lists = lists(in: Array(parts.dropLast()))
        return lists.reversed().lazy.compactMap { $0.verdict(on: parts, isFolder: isFolder) }.first ?? false
    }

    private mutating func lists(in folder: [String]) -> [PathPatternList] {
        guard folder.count >= top.count else { return [] }
        if let known = lists[folder] { return known }
        var found: [PathPatternList] = []
        // From the nearest folder that is known down, or from the top.
        let start = (top.count...folder.count).last { lists[Array(folder.prefix($0))] != nil }
        if let start { found = lists[Array(folder.prefix(start))] ?? [] }
        for count in (start.map { $0 + 1 } ?? top.count)...folder.count {
            let inner = Array(folder.prefix(count))
            let path = Self.path(inner + [".gitignore"])
            do throws(FileFault) {
                let bytes = try FileBytes.contents(of: path, limit: Self.sizeLimit)
                let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(
                    String.init)
                let list = PathPatternList(lines, in: Self.path(inner))
                if !list.isEmpty { found.append(list) }
            } catch {
                if !error.isAbsence, !unread.contains(where: { $0.path == path }) {
                    unread.append((path, error))
                }
            }
            lists[inner] = found
        }
        return found
    }

    private static func path(_ parts: [String]) -> String { "/" + parts.joined(separator: "/") }
}
