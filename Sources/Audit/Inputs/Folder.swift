#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What the file system says of folders.
enum Folder {
    /// The names in a folder, hidden ones left out, in the order of their bytes; `nil` for what is no folder.
    static func names(in path: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
        else {
            return nil
        }
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a path leads to a pipe or a device, which reading would wait for.
    static func isPipeOrDevice(_ path: String) -> Bool {
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
        // A link that leads nowhere stays a link; reading it says what is wrong.
        return type.map { ![.typeRegular, .typeSymbolicLink].contains($0) } ?? false
    }

    /// Whether a path is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// The path of a name in a folder; the empty path is the working folder.
    static func path(of name: String, in folder: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
