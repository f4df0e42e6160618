internal import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// A path from the top of the file system, without `.` and `..`.
struct AbsolutePath: Hashable {
    private let parts: [String]

    private init(_ parts: [String]) {
        self.parts = parts
    }

    /// A folder that exists, its symbolic links followed.
    init(ofFolder folder: String) {
        self.init(Self.normalized(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path, from: []))
    }

    /// What a path means in this folder.
    func appending(_ path: String) -> AbsolutePath {
        AbsolutePath(Self.normalized(path, from: path.hasPrefix("/") ? [] : parts))
    }

    /// The folder that this file lies in.
    var folder: AbsolutePath { AbsolutePath(parts.dropLast()) }

    /// This path, and the folders around it, the nearest first.
    var andFoldersAround: some Sequence<AbsolutePath> {
        (0...parts.count).lazy.map { AbsolutePath(parts.dropLast($0)) }
    }

    /// Whether this is a folder around a path, or the path itself.
    func contains(_ other: AbsolutePath) -> Bool { other.parts.starts(with: parts) }

    /// The way here from a folder, through `..` where it leads outside.
    func relative(to folder: AbsolutePath) -> String {
        let shared = zip(parts, folder.parts).prefix { $0 == $1 }.count
        let ways = Array(repeating: "..", count: folder.parts.count - shared) + parts.dropFirst(shared)
        return ways.isEmpty ? "." : ways.joined(separator: "/")
    }

    private static func normalized(_ path: String, from start: [String]) -> [String] {
        path.pathParts.reduce(into: start) { result, part in
            switch part {
            case ".": break
            case "..": _ = result.popLast()
            default: result.append(part)
            }
        }
    }
}

extension AbsolutePath: CustomStringConvertible {
    var description: String { "/" + parts.joined(separator: "/") }
}
