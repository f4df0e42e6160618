import ArgumentParser
import Audit
import Reporting

struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker",
        abstract: "Audits the screens that lines on the standard input name, a JSON line each.",
        usage: "legible worker [<options>]",
        discussion: """
            A line is the path of a PNG file, or a name, a tab and the file's bytes in base64. Each is \
            answered, in order, by a line of an NDJSON report, which 'legible merge' makes reports of. What \
            cannot be audited is answered with its fault; nothing ends a worker but the end of its input.

            Examples:
              find Screens -name '*.png' | legible worker > run.ndjson
              parallel --pipe legible worker < list.txt > run.ndjson
              legible merge run.ndjson --format html=run.html

            Exit codes:
              0   every line was answered, whatever was found
              64  the command line is wrong
              65  the configuration, or a table of colours, could not be read
              70  an answer could not be written, or a fault of this program
            """)

    @OptionGroup(title: "Judging") var judging: JudgingOptions
    @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

    @Option(
        help: ArgumentHelp(
            "Screens to work on at the same time; what runs many workers has a core for each.",
            valueName: "number"))
    var jobs = 1

    func validate() throws {
        if jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
    }

    func run() async throws {
        let configured = try configuration.ofWorkingFolder()
        let judging = judging
        let worker = try ScreenWorker(by: configured, in: System.project) { try judging.auditor(for: $0) }
        try await worker.answer(
            InputLines(limit: ScreenWorker.lineLimit), jobs: jobs, print: System.emit)
    }
}
