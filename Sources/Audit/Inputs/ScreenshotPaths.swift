internal import PaletteFiles

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The files that a list of paths, folders and patterns stands for.
///
/// A file stands for itself, whatever its name; a folder for the `.png` files in it and in the folders below it, sorted
/// by name, hidden ones, pipes and devices left out; a path that does not exist and holds `*`, `?` or `[` for what the pattern matches, `**`
/// standing for any number of folders. A file that is reached twice, by a symbolic link for example, counts once.
public struct ScreenshotPaths: Hashable, Sendable {
    /// The files, in the order of the inputs; relative to the working folder where they lie in it.
    public private(set) var files: [String] = []
    /// The inputs that stand for no file.
    public private(set) var unmatched: [UnreadInput] = []

    private var seen: Set<String> = []

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - inputs: Paths of files and folders, and patterns.
    ///   - output: A folder to leave out, because annotated pictures are written there; what is no folder is not left
    ///     out, so that a picture over an audited file is noticed.
    public init(_ inputs: [String], leavingOut output: String? = nil) {
        if let output, Folder.names(in: output) != nil {
            seen.insert(Self.identity(of: output))
        }
        for input in inputs {
            expand(input)
        }
    }

    private mutating func expand(_ input: String) {
        let matches = FileManager.default.fileExists(atPath: input) ? [input] : Glob.matches(of: input)
        guard !matches.isEmpty else {
            let fault =
                Glob.isPattern(input)
                ? "nothing matches this pattern" : "there is no such file or folder; check the path"
            unmatched.append(UnreadInput(path: input, fault: fault))
            return
        }
        for match in matches {
            guard let names = Folder.names(in: match) else {
                add(match)
                continue
            }
            if !addScreenshots(named: names, in: match) {
                unmatched.append(UnreadInput(path: match, fault: "there is no PNG file in this folder"))
            }
        }
    }

    /// Adds what a folder and those below it hold, and says whether there was anything, taken before or not.
    private mutating func addScreenshots(named names: [String], in folder: String) -> Bool {
        guard seen.insert(Self.identity(of: folder)).inserted else { return true }
        var found = false
        for name in names {
            let path = Folder.path(of: name, in: folder)
            if let inner = Folder.names(in: path) {
                found = addScreenshots(named: inner, in: path) || found
            } else if name.lowercased().hasSuffix(".png"), !Folder.isPipeOrDevice(path) {
                add(path)
                found = true
            }
        }
        return found
    }

    private mutating func add(_ file: String) {
        if seen.insert(Self.identity(of: file)).inserted {
            files.append(Self.relative(file))
        }
    }

    /// What two paths share where they lead to the same file: its path without symbolic links.
    package static func identity(of path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }

    private static func relative(_ path: String) -> String {
        let here = Folder.path(of: "", in: FileManager.default.currentDirectoryPath)
        if path.hasPrefix(here) { return String(path.dropFirst(here.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
