import ArgumentParser
import Reporting

struct BaselineOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Count only findings that this file does not know.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write the findings to a file, as known from now on; the run then counts none.", valueName: "file"
        ),
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    /// The baseline to compare with, read; `nil` where none is named.
    func read() throws(BaselineError) -> Baseline? {
        guard let file = baseline.map(Self.file) else { return nil }
        return try file.read()
    }

    /// Suppresses what a baseline knows, says what of it is stale, and writes the new one.
    ///
    /// - Parameters:
    ///   - known: What ``read()`` gave.
    ///   - findings: What was found.
    func apply(_ known: Baseline?, to findings: inout FindingReport) throws(BaselineError) {
        if let known, let path = baseline {
            let stale = Self.file(path).apply(known, to: &findings)
            System.writeError(Self.report(on: stale, in: path))
        }
        if let file = writeBaseline.map(Self.file) {
            let written = try file.write(findings)
            _ = file.apply(written, to: &findings)
        }
    }

    private static func file(_ path: String) -> BaselineFile { BaselineFile(at: path, in: System.project) }

    private static func report(on stale: [Baseline.Entry], in path: String) -> String {
        guard !stale.isEmpty else { return "" }
        let shown = stale.prefix(10).map { "  \($0.path.visible): \($0.message.visible)\n" }.joined()
        let rest = stale.count > 10 ? "  and \(stale.count - 10) more\n" : ""
        return "legible: \(path.visible): mended since, and to be taken out with --write-baseline:\n" + shown
            + rest
    }
}
