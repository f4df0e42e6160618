internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Folder {
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
}
