extension String {
    /// Whether a file at this path would lie below a folder, whatever the path is made of: there is no link
    /// on the way, no `..`, and no `.git`, which belongs to the repository.
    ///
    /// - Parameter folder: The path of the folder, as this path has it; empty for the working folder.
    package func staysBelow(_ folder: String) -> Bool {
        let start = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        guard utf8.starts(with: start.utf8) else { return false }
        let rest = utf8.dropFirst(start.utf8.count)
        guard let first = rest.first, first != UInt8(ascii: "/") else { return false }
        var path = folder
        for part in String(Substring(rest)).pathParts {
            guard part != "..", part.lowercased() != ".git" else { return false }
            path = path.isEmpty ? part : path.appendingPart(part)
            // What is not there yet is no link.
            guard (try? FileStatus(of: path, followingLinks: false))?.kind != .link else { return false }
        }
        return true
    }
}
