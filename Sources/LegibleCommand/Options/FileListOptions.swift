import ArgumentParser
import Audit
import FileSystem
import Reporting

/// A list of paths, in addition to those that are arguments.
struct FileListOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Audit the paths in a file too, one per line, or separated by NUL bytes; - is the standard input.",
            valueName: "file|-"),
        completion: .file())
    var filesFrom: String?

    /// More than any list of files needs: a million of long paths.
    private static let largestList = 256 << 20

    @OptionGroup var empty: EmptyInputOptions

    /// The paths in the list, or the fault of it. A list on the standard input can be read once.
    var listed: (paths: [String], unread: [UnreadInput]) {
        guard let filesFrom else { return ([], []) }
        do throws(FileFault) {
            let path = filesFrom == "-" ? "/dev/stdin" : filesFrom
            let list = PathList(
                try FileBytes.contents(of: path, limit: Self.largestList, allowsStreams: true))
            if list.paths.isEmpty, list.unread.isEmpty {
                System.writeError("legible: \(filesFrom.visible): this list is empty\n")
            }
            return (list.paths, list.unread)
        } catch {
            return ([], [UnreadInput(path: filesFrom, fault: "this list cannot be read: \(error)")])
        }
    }
}
