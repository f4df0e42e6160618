internal import FileSystem
internal import PaletteFiles

extension Configuration {
    /// The most bytes that a configuration may have.
    private static let sizeLimit = 1 << 20

    /// Reads a configuration file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - isFound: Whether it was found beside an input, and nobody named it. It then has to belong to the
    ///     user, to root, or to the owner of the folder that it is in: a folder that anybody may write to is
    ///     no reason to trust a file.
    /// - Throws: ``ConfigurationError`` where there is none, or it cannot be understood.
    public init(contentsOf path: String, isFound: Bool = false) throws(ConfigurationError) {
        let place = SourceLocation(path: path)
        if isFound, !Self.isTrusted(path) {
            throw ConfigurationError(
                at: place,
                "this configuration belongs neither to you nor to the owner of its folder; name it with --config to "
                    + "use it")
        }
        let bytes: [UInt8]
        do throws(FileFault) {
            bytes = try FileBytes.contents(of: path, limit: Self.sizeLimit, allowsStreams: !isFound)
        } catch {
            throw ConfigurationError(at: place, "this configuration cannot be read: \(error)")
        }
        let source = SourceText(path: path, bytes: bytes)
        do throws(PaletteFault) {
            try source.requireUTF8()
        } catch {
            throw ConfigurationError(at: error.location, error.message)
        }
        try self.init(of: source)
        file = path
    }

    private static func isTrusted(_ path: String) -> Bool {
        let folder = path.folderPart
        // What cannot be looked at, reading says.
        guard let own = try? FileStatus(of: path, followingLinks: false),
            let around = try? FileStatus(of: folder.isEmpty ? "." : folder)
        else { return true }
        return [.user, .root, around.owner].contains(own.owner)
    }
}
