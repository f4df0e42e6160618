import ArgumentParser
import Audit
import FileSystem
import Reporting

struct PaletteCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Measures every pair of a palette in every mode. (default)",
        usage: "legible palette <path> ... [<options>]",
        discussion: """
            Examples:
              legible palette Colors.xcassets
              legible palette 'tokens/**/*.json' --standard wcag-aaa --fail-on warning
              legible palette Sources --disable ramp-lightness --format json=palette.json
              legible palette theme.css --format github --format sarif=legible.sarif
              legible palette theme.css --baseline legible-baseline.json
              git ls-files '*.css' | legible palette --files-from -
              legible palette tokens --screens Screens

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input, or a part of one, could not be read, whatever the others
                  gave; or the configuration or the baseline could not. A colour that
                  was read and cannot be worked out is a finding
              70  a report could not be written, or a fault of this program
            """)

    @OptionGroup(title: "Judging") var palettes: PaletteOptions
    @OptionGroup(title: "Screens") var screens: ObservedScreenOptions

    @Option(
        help: "The least severity that makes the exit code 1. (default: that of the configuration, or error)")
    var failOn: FailureThreshold?

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var terminal: TerminalOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions

    func validate() throws {
        let names = PaletteCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
        if let word = palettes.paths.first, let near = NearestName(to: word).found(among: names),
            (try? FileStatus(of: word)) == nil
        {
            throw ValidationError(
                "There is no command and no file '\(word)'; did you mean 'legible palette \(near)'?")
        }
        if let fault = reports.requests.lazy.compactMap(Self.fault).first { throw ValidationError(fault) }
    }

    /// Why a report is none on palettes; `nil` for one that is.
    private static func fault(of request: ReportRequest) -> String? {
        switch request.format {
        case .ndjson: "'ndjson' has a line for a screen; for palettes use json."
        case .openacr, .evidence:
            "'\(request.format.rawValue)' is about what screens show; for palettes use earl."
        case let format where format.isDrawn:
            "'annotated' and 'trace' draw screens; for a picture of a palette use 'legible palette matrix'."
        default: nil
        }
    }

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    private func exitCode() async throws -> Int32 {
        let inputs = palettes.inputs
        let configured = palettes.runConfiguration(of: inputs.paths)
        var (reports, baseline) = (reports, baseline)
        if reports.formats.isEmpty { reports.formats = try configured.formats(refusing: Self.fault) }
        if !baseline.isUsed { baseline.baseline = try configured.baseline() }
        let failOn = try failOn ?? configured.failOn() ?? .error
        let known = try reports.annotating(.palettes) { () throws(BaselineError) in try baseline.read() }
        let report = await palettes.report(on: inputs, seenOn: screens)
        configured.announce(leftOutIn: palettes.configurations(of: report, on: inputs.paths))
        let delivery = try PaletteDelivery(
            of: terminal.requests(reports.requests), style: reports.style, keeping: report,
            environment: System.environment)
        report.announceUnread(
            unless: reports.showsText, hasFindings: true, isQuiet: terminal.quiet)
        guard delivery.needsFindings || baseline.isUsed else {
            try delivery.deliver(report, to: System.write)
            return report.isWhole ? report.fails(at: failOn.severity) ? 1 : 0 : 65
        }
        var findings = FindingReport(
            of: report, threshold: failOn.severity, project: System.project,
            hasEdits: reports.requests.contains { $0.format == .sarif })
        try baseline.apply(known, to: &findings)
        try delivery.deliver(report, findings: findings, to: System.write)
        return findings.exitCode
    }
}
