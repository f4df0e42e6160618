import ArgumentParser
import Audit

struct RunningOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Screens to work on at the same time. (default: the number of cores)", valueName: "number"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Audit the paths in a file too, one a line or parted by NUL; - is the standard input.",
            valueName: "file|-"),
        completion: .file())
    var filesFrom: String?

    @Flag(help: "Show no progress.")
    var quiet = false

    var jobCount: Int { jobs ?? System.coreCount }

    func validate() throws {
        if let jobs, jobs < 1 {
            throw ValidationError("--jobs must be at least 1.")
        }
    }

    /// The paths in the list that `--files-from` names, or the fault of that list.
    var listedPaths: (paths: [String], unread: [UnreadInput]) {
        guard let filesFrom else { return ([], []) }
        guard let list = System.contents(of: filesFrom) else {
            return ([], [UnreadInput(path: filesFrom, fault: "this list cannot be read; check the path")])
        }
        return (PathList.paths(in: list), [])
    }
}
