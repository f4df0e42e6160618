import ArgumentParser
import Audit

/// A list of paths, in addition to those that are arguments.
struct FileListOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Audit the paths in a file too, one a line or parted by NUL; - is the standard input.",
            valueName: "file|-"),
        completion: .file())
    var filesFrom: String?

    /// The paths in the list, or the fault of it. A list on the standard input can be read once.
    var listed: (paths: [String], unread: [UnreadInput]) {
        guard let filesFrom else { return ([], []) }
        guard let list = System.contents(of: filesFrom) else {
            return ([], [UnreadInput(path: filesFrom, fault: "this list cannot be read; check the path")])
        }
        return (PathList.paths(in: list), [])
    }
}
