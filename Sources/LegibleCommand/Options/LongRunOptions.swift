import ArgumentParser
import Reporting

/// Runs that take more than one go, or more than one machine.
struct LongRunOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Take what an earlier run has left in an NDJSON report, and audit only what is not there or has \
            changed: the file, the options, the version.
            """,
            valueName: "file"),
        completion: .file(extensions: ["ndjson"]))
    var resume: String?

    @Option(
        help: ArgumentHelp(
            "Audit the i-th of n shares of the inputs; 'legible merge' puts the reports together.",
            valueName: "i/n"),
        transform: share)
    var shard: Shard?

    /// What an earlier run has left.
    func earlier() throws(RecordError) -> EarlierRun? {
        guard let resume else { return nil }
        let earlier = try EarlierRun(contentsOf: resume)
        System.note(earlier.notes)
        return earlier
    }

    private static func share(_ text: String) throws -> Shard {
        guard let shard = Shard(text) else {
            throw ValidationError("'\(text)' is no share: write 2/5 for the second of five.")
        }
        return shard
    }
}
