import ArgumentParser
import Audit
import ColorMath
import Reporting

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Puts the NDJSON reports of shards, workers or several runs together.",
        usage: "legible merge <report> ... [<options>]",
        discussion: """
            The reports are those that one run on all inputs would write. Parts of several versions of the \
            program, or of other options, are refused, as is an input that is in two of them; one that is in \
            none makes the reports partial. Annotated pictures are drawn from the screens, which are read \
            again.

            Examples:
              legible merge 1.ndjson 2.ndjson 3.ndjson --format html=run.html
              legible merge part-* --format terminal --format sarif=legible.sarif
              legible merge run.ndjson --format annotated=out

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  a part could not be read or is of another run, an input is in no
                  part or could not be read, or the baseline could not
              70  a report could not be written, or a fault of this program
            """)

    @Argument(help: "NDJSON reports.", completion: .file(extensions: ["ndjson"]))
    var parts: [String]

    @Option(help: "The least severity that makes the exit code 1.")
    var failOn: FailureThreshold = .error

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var pages: PageOptions
    @OptionGroup(title: "Reports") var terminal: TerminalOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions

    func run() throws {
        throw ExitCode(try exitCode())
    }

    /// Merges, reports, and says how it went.
    private func exitCode() throws -> Int32 {
        let baselineRun = try reports.annotating(.screens) { () throws(BaselineError) in try baseline.run() }
        let merge = try RecordMerge(contentsOf: parts)
        terminal.note(merge.notes)
        let terms = FindingReport.Terms.screens(
            standard: merge.standards.map(\.rawValue).joined(separator: ", "), threshold: failOn.severity,
            hasBaseline: baselineRun.isCompared)
        let requests = terminal.requests(pages.requests(reports.requests))
        var delivery = try ReportDelivery(
            of: requests, under: terms, baseline: baselineRun, style: reports.style, files: parts,
            environment: System.environment, print: System.emit)
        let pictures = RecordedPictures(
            try merge.pictures(for: requests, isNumbered: !baselineRun.isCompared),
            decodedBy: System.images)
        var isMissingPictures = false
        try merge.forEach { record throws(DeliveryError) in
            var record = record
            [record.unread].compactMap(\.self).announce(unless: reports.showsText)
            let fault = try pictures.deliver(&record)
            try delivery.add(record)
            if let fault {
                System.writeError("legible: \(UnreadInput(path: record.path, fault: fault))\n")
                isMissingPictures = true
            }
        }
        baseline.report(try delivery.finishBaseline())
        let totals = try delivery.finish(inputs: merge.inputCount, shortfall: merge.shortfall)
        if let shortfall = merge.shortfall { System.writeError("legible: \(shortfall.sentence)\n") }
        return isMissingPictures ? 65 : totals.exitCode
    }
}
