#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What the file system says of folders.
package enum Folder {
    /// The names in a folder, hidden ones left out, in the order of their bytes; `nil` for what is no folder.
    package static func names(in path: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? "." : path)
        else {
            return nil
        }
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path of a name in a folder; the empty path is the working folder.
    package static func path(of name: String, in folder: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
