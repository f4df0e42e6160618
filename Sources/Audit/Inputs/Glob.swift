internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Path patterns, for shells that hand them on unexpanded and for lists of inputs.
///
/// Each part between slashes is a `fnmatch` pattern: `*`, `?` and `[…]`; the part `**` stands for any number of folders.
/// Hidden names are never matched.
enum Glob {
    /// Whether a path holds a character that only patterns need.
    static func isPattern(_ path: some StringProtocol) -> Bool {
        path.contains { "*?[".contains($0) }
    }

    /// The existing paths that a pattern matches, in the order of their bytes within each folder.
    static func matches(of pattern: String) -> [String] {
        guard isPattern(pattern) else { return [] }
        let parts = pattern.split(separator: "/")
        return matches(of: parts[...], in: pattern.hasPrefix("/") ? "/" : "")
    }

    private static func matches(of parts: ArraySlice<Substring>, in folder: String) -> [String] {
        guard let part = parts.first else { return [folder] }
        let rest = parts.dropFirst()
        if part == "**" {
            let inner = (Folder.names(in: folder) ?? []).map { Folder.path(of: $0, in: folder) }
                .filter { !Folder.isLink($0) && Folder.names(in: $0) != nil }
            return matches(of: rest, in: folder) + inner.flatMap { matches(of: parts, in: $0) }
        }
        guard isPattern(part) else {
            let path = Folder.path(of: String(part), in: folder)
            return FileManager.default.fileExists(atPath: path) ? matches(of: rest, in: path) : []
        }
        return (Folder.names(in: folder) ?? [])
            .filter { fnmatch(String(part), $0, 0) == 0 }
            .flatMap { matches(of: rest, in: Folder.path(of: $0, in: folder)) }
    }
}
