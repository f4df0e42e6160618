internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Configuration {
    /// The most bytes that a configuration may have.
    private static let sizeLimit = 1 << 20

    /// Reads a configuration file.
    ///
    /// - Throws: ``ConfigurationError`` where there is none, or it cannot be understood.
    public init(contentsOf path: String) throws(ConfigurationError) {
        let place = SourceLocation(path: path)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError(at: place, "this configuration cannot be read; check the path")
        }
        guard data.count <= Self.sizeLimit, let text = String(bytes: data, encoding: .utf8) else {
            throw ConfigurationError(at: place, "this is no text of at most \(Self.sizeLimit) bytes in UTF-8")
        }
        try self.init(yaml: text, path: path)
    }

    /// The configuration file that holds in a folder: the one in it, or in the nearest folder around it.
    ///
    /// - Parameter folder: An absolute path.
    /// - Returns: The path of the file from the folder, or `nil` where there is none.
    public static func file(for folder: String) -> String? {
        var folder = folder.split(separator: "/")[...]
        var path = fileName
        while true {
            if FileManager.default.fileExists(atPath: "/" + folder.joined(separator: "/") + "/" + fileName) {
                return path
            }
            guard folder.popLast() != nil else { return nil }
            path = "../" + path
        }
    }
}
