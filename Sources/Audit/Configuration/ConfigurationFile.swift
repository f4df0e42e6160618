internal import FileSystem
internal import PaletteFiles

/// A configuration file as it is written, before files are merged.
struct ConfigurationFile: Sendable {
    /// What it says; `nil` where it is empty.
    let content: ConfigurationNode?
    /// Whether the files in the folders around its own do not hold.
    let isRoot: Bool

    /// Reads a file that is UTF-8.
    init(of source: SourceText) throws(ConfigurationError) {
        var parser = ConfigurationParser(of: source)
        content = try parser.parse()
        isRoot = try content?["root"]?.flag("'root'") ?? false
    }
}

extension ConfigurationFile {
    /// The most bytes that a configuration may have.
    private static let sizeLimit = 1 << 20

    /// Reads a file; see ``Configuration/init(contentsOf:isFound:)``.
    init(contentsOf path: String, isFound: Bool) throws(ConfigurationError) {
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
