import ArgumentParser
import Audit
import ColorMath
import FileSystem
import Reporting

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares two runs: what is new, worse, better, fixed.",
        usage: "legible diff <old> <new> [<options>]",
        discussion: """
            A run is a report: the JSON of 'legible audit' or 'legible palette', or NDJSON; or a folder of \
            screens, or of palettes, which is audited with the configuration around it. One finding is a \
            style of text on a screen, or a pair of a palette; it is known again as a baseline knows it, and \
            where it was redrawn at its place.

            Examples:
              legible diff main.json branch.json
              legible diff main.ndjson branch.ndjson --format markdown
              legible diff Screens-before Screens-after
              legible diff old.json new.json --format terminal --format html=diff.html

            Exit codes:
              0   nothing is new or worse at or above --fail-on
              1   something is
              64  the command line is wrong
              65  a run could not be read, or is of a schema that is not known
              70  the comparison could not be written
            """)

    @Argument(help: "The older run: a report, or a folder of screens or palettes.", completion: .file())
    var old: String

    @Argument(help: "The newer run.", completion: .file())
    var new: String

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "A report: \(names); repeatable. With =FILE it goes to a file. (default: terminal)",
            valueName: "name[=file]"),
        completion: .list(ComparisonFormat.allCases.map(\.rawValue)), transform: request)
    var formats: [ComparisonRequest] = []

    @Option(help: "The least severity of what is new or worse that makes the exit code 1.")
    var failOn: FailureThreshold = .warning

    @Option(
        help: "The standard that folders are judged by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() async throws {
        let delivery = try ComparisonDelivery(
            of: formats.isEmpty ? [ComparisonRequest(.terminal)] : formats, style: .output(color),
            keeping: [old, new])
        let runs = (try await run(at: old), try await run(at: new))
        guard runs.0.findings.kind == runs.1.findings.kind else {
            throw ValidationError("One of these runs is on screens and the other on palettes.")
        }
        let comparison = RunComparison(of: runs.0, with: runs.1)
        try delivery.deliver(comparison, text: System.show, document: System.write)
        if comparison.fails(at: failOn.severity) { throw ExitCode(1) }
    }

    /// Reads a report, or audits a folder.
    private func run(at path: String) async throws -> ReportedRun {
        guard (try? FileStatus(of: path))?.kind == .folder else {
            guard !path.isNamedAsPicture else { throw Self.pictureError(path) }
            return try ReportedRun(contentsOf: path)
        }
        let findings = try await findings(in: path)
        guard !findings.files.isEmpty else {
            findings.unread.map { input in
                guard input.path == ".", findings.kind == .palettes else {
                    return input.named(input.path == "." ? path : path.appendingPart(input.path))
                }
                return UnreadInput(
                    path: path, fault: "there is no screen (.png) in this folder, and \(input.fault)")
            }
            .announce()
            throw ExitCode.unreadable
        }
        return ReportedRun(path, findings)
    }

    private static func pictureError(_ path: String) -> ValidationError {
        ValidationError(
            "'\(path.visible)' is a picture. 'legible diff' takes reports, JSON or NDJSON, or folders of screens: "
                + "put two versions of a screen into two folders, under one name. 'legible compare A.png B.png' "
                + "holds a screen against the same under another setting, or in another state.")
    }

    /// Audits the screens in a folder, or the palettes where there is no screen.
    private func findings(in folder: String) async throws -> FindingReport {
        let project = ProjectFolder(at: folder, workingFolder: System.workingFolder)
        let screens = ScreenshotPaths([folder])
        guard !screens.files.isEmpty else {
            var palettes = try PaletteOptions.parse([folder])
            palettes.standard = standard
            return FindingReport(of: palettes.report(on: palettes.inputs), project: project)
        }
        var judging = try JudgingOptions.parse([])
        judging.standard = standard
        let configurations = Configurations(for: [folder], workingFolder: System.workingFolder)
        let auditors = try ScreenAuditors(for: screens.files, by: configurations, judging.auditor)
        let inputs = RunInput.inputs(files: auditors.files, unmatched: auditors.unread + screens.unmatched)
        var run = RunGathering()
        try await AuditRun(auditors, in: project).audit(inputs, jobs: System.coreCount) {
            record, _ throws(DeliveryError) in
            run.add(record)
        }
        return run.findings
    }

    private static let names: String = {
        let names = ComparisonFormat.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
    }()

    private static func request(_ argument: String) throws -> ComparisonRequest {
        if let request = ComparisonRequest(argument: argument) { return request }
        let name = String(argument.prefix { $0 != "=" })
        let hint = NearestName(to: name).hint(among: ComparisonFormat.allCases.map(\.rawValue))
        throw ValidationError(
            "'\(argument)' is no report of a comparison\(hint) Use \(names), followed by =FILE where it is "
                + "to go to a file.")
    }
}
