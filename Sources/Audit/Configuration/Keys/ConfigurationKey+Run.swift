extension [ConfigurationKey] {
    /// The keys of what is said of a run as a whole, in each section that a command has.
    static let run: [ConfigurationKey] = [
        ConfigurationKey(
            "formats", .oneOrMore(.report), or: "terminal",
            "The reports, written as for `--format`; files are named from the folder of the configuration. One `--format` on the command line is in place of all of these."
        ),
        ConfigurationKey(
            "baseline", .text("file"),
            "The baseline that findings are compared with, as by `--baseline`."),
        ConfigurationKey(
            "fail-on", .words(of: FailureThreshold.self), or: FailureThreshold.error.rawValue,
            "The least severity that makes the exit code 1."),
    ]
}
