import ArgumentParser

/// What is left out of folders and patterns, beside what the configuration says.
struct ExclusionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Exclude files of folders and patterns that match a pattern, as in .gitignore; repeatable.",
            valueName: "glob"))
    var exclude: [String] = []
}
