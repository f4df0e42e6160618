import ArgumentParser
import Reporting

struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Count only findings that this file does not know.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            """
            Write the findings to a file, as known from now on; the run then counts none. What the file \
            knows of other files stays.
            """, valueName: "file"),
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    /// Whether a baseline is compared with or written.
    var isUsed: Bool { baseline != nil || writeBaseline != nil }

    func validate() throws {
        guard writeBaseline != "-" else {
            throw ValidationError("--write-baseline names the file that later runs read; '-' is for reports.")
        }
    }

    /// What is known before the run.
    struct Known {
        /// The baseline to compare with; `nil` where none is named.
        let baseline: Baseline?
        /// What the file holds that is to be written; `nil` where there is none yet.
        let old: Baseline?
    }

    /// Reads the baselines that are named.
    func read() throws(BaselineError) -> Known {
        Known(
            baseline: try baseline.map(Self.file)?.read(),
            old: try writeBaseline.map(Self.file)?.readExisting())
    }

    /// The baseline to compare with while findings come in, read, and where the new one goes.
    func run() throws(BaselineError) -> BaselineRun {
        var known: (BaselineFile, Baseline)?
        if let file = baseline.map(Self.file) { known = (file, try file.read()) }
        let written = writeBaseline.map(Self.file)
        return BaselineRun(comparingWith: known, writingTo: written, over: try written?.readExisting())
    }

    /// Says what of the baseline is stale, and what has become of that which is written.
    func report(_ outcome: (stale: [Baseline.Entry], change: BaselineChange?)) {
        if let baseline { System.writeError(Self.report(on: outcome.stale, in: baseline)) }
        if let change = outcome.change, let path = writeBaseline {
            System.writeError("legible: \(path.visible): \(change)\n")
        }
    }

    /// Suppresses what a baseline knows, says what of it is stale, and writes the new one.
    ///
    /// - Parameters:
    ///   - known: What ``read()`` gave.
    ///   - findings: What was found.
    func apply(_ known: Known, to findings: inout FindingReport) throws(BaselineError) {
        if let baseline = known.baseline, let path = self.baseline {
            let stale = Self.file(path).apply(baseline, to: &findings)
            System.writeError(Self.report(on: stale, in: path))
        }
        if let path = writeBaseline {
            let written = try Self.file(path).write(findings, over: known.old)
            _ = Self.file(path).apply(written.baseline, to: &findings)
            System.writeError("legible: \(path.visible): \(written.change)\n")
        }
    }

    private static func file(_ path: String) -> BaselineFile { BaselineFile(at: path, in: System.project) }

    private static func report(on stale: [Baseline.Entry], in path: String) -> String {
        guard !stale.isEmpty else { return "" }
        let shown = stale.prefix(10).map { "  \($0.path.visible): \($0.message.visible)\n" }.joined()
        let rest = stale.count > 10 ? "  and \(stale.count - 10) more\n" : ""
        return "legible: \(path.visible): fixed since, and to be taken out with --write-baseline:\n" + shown
            + rest
    }
}
