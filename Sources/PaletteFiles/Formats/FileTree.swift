#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// What the file system says of the places where palettes are looked for.
enum FileTree {
    /// What a path leads to, symbolic links followed.
    enum Kind {
        case file(size: Int)
        case folder
        case other
    }

    /// What a path leads to; `nil` where there is nothing.
    static func kind(of path: String) -> Kind? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: identity(of: path)) else {
            return nil
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: return .folder
        case .typeRegular: return .file(size: Int(attributes[.size] as? UInt ?? 0))
        default: return .other
        }
    }

    /// The names in a folder, hidden ones left out, in the order of their bytes.
    static func names(in folder: String) throws(PaletteError) -> [String] {
        guard let names = Folder.names(in: folder) else {
            throw PaletteError(path: folder, code: .unreadable("the folder cannot be listed"))
        }
        return names
    }

    /// Reads a file of at most `limit` bytes.
    static func contents(of path: String, limit: Int) throws(PaletteError) -> PaletteFile {
        switch kind(of: path) {
        case nil: throw PaletteError(path: path, code: .missing)
        case .folder: throw PaletteError(path: path, code: .unreadable("it is a folder"))
        case .other: throw PaletteError(path: path, code: .notRegular)
        case .file(let size):
            guard size <= limit else { throw PaletteError(path: path, code: .tooLarge(limit: limit)) }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw PaletteError(path: path, code: .unreadable("the system does not allow it"))
            }
            return PaletteFile(path: path, bytes: Array(data))
        }
    }

    /// What two paths share where they lead to the same place: the path without symbolic links.
    static func identity(of path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }
}
