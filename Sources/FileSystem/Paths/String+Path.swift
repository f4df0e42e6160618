// Paths are looked at byte by byte: by characters, a name that begins with a combining mark would take the
// slash before it along.

extension String {
    /// The names that a path consists of, empty ones left out.
    package var pathParts: [String] {
        utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// The names that lead to a path from the top of the file system, `.` and `..` worked out by the names
    /// alone.
    package var absolutePathParts: [String] {
        let start = utf8.first == UInt8(ascii: "/") ? [] : Folder.workingFolder.pathParts
        return (start + pathParts).reduce(into: []) { result, part in
            switch part {
            case ".": break
            case "..": _ = result.popLast()
            default: result.append(part)
            }
        }
    }

    /// What stands before the last name of a path, `/` where that is the top; empty for a name alone.
    package var folderPart: String {
        let trimmed = utf8[..<trimmedEnd]
        guard let slash = trimmed.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == startIndex ? "/" : String(self[..<slash])
    }

    /// The last name of a path, slashes behind it left out.
    package var lastPart: String {
        let trimmed = self[..<trimmedEnd]
        guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return String(trimmed) }
        return String(trimmed[trimmed.utf8.index(after: slash)...])
    }

    /// The path of a name in this folder; the empty path is the working folder.
    package func appendingPart(_ name: String) -> String {
        isEmpty || utf8.last == UInt8(ascii: "/") ? self + name : self + "/" + name
    }

    /// Whether a name ends in a dot and an extension of ASCII letters, in upper or lower case.
    package func hasExtension(_ name: String) -> Bool {
        func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
        return utf8.suffix(name.utf8.count + 1).map(lowercased).elementsEqual(("." + name).utf8)
    }

    /// Whether a name ends in what those of pictures do, and of documents that are taken for some.
    package var isNamedAsPicture: Bool {
        ["png", "jpg", "jpeg", "heic", "webp", "gif", "tiff", "pdf"].contains { hasExtension($0) }
    }

    /// Where a path ends but for slashes behind it.
    private var trimmedEnd: Index {
        var end = endIndex
        while end > startIndex, utf8[utf8.index(before: end)] == UInt8(ascii: "/") {
            end = utf8.index(before: end)
        }
        return end
    }
}
