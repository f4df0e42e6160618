import ArgumentParser

struct RunningOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Screens to work on at the same time. (default: the number of cores)", valueName: "number"))
    var jobs: Int?

    @OptionGroup var list: FileListOptions

    var jobCount: Int { jobs ?? System.coreCount }

    func validate() throws {
        if let jobs, jobs < 1 {
            throw ValidationError("--jobs must be at least 1.")
        }
    }
}
