public import Foundation

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
    /// Where the folder is, without symbolic links.
    public let url: URL

    /// Makes a folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "legible-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The path of a name in the folder.
    public func path(_ name: String) -> String { url.appending(path: name).path }

    /// Copies a file or a folder into it, making the folders it lies in.
    public func copy(_ original: URL, to name: String) throws {
        let copy = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: original, to: copy)
    }

    /// Writes a file, making the folders it lies in, and returns its path.
    @discardableResult
    public func write(_ bytes: [UInt8] = [], to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}
