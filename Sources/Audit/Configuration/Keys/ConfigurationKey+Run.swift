extension [ConfigurationKey] {
    /// The keys of what is said of a run as a whole, in each section that a command has.
    ///
    /// - Parameters:
    ///   - formats: What else is to be known of reports, a sentence behind a space.
    ///   - baseline: What else is to be known of the baseline, the end of a sentence.
    static func run(formats: String = "", baseline: String = "") -> [ConfigurationKey] {
        [
            ConfigurationKey(
                "formats", .oneOrMore(.report), or: "terminal",
                "The reports, written as for `--format`; files are named from the folder of the configuration. One `--format` on the command line is in place of all of these.\(formats)"
            ),
            ConfigurationKey(
                "baseline", .text("file"),
                "The baseline that findings are compared with, as by `--baseline`\(baseline)."),
            ConfigurationKey(
                "fail-on", .words(of: FailureThreshold.self), or: FailureThreshold.error.rawValue,
                "The least severity that makes the exit code 1."),
        ]
    }
}
