import ArgumentParser
import Audit
import Reporting

struct PaletteCheckCommand: ParsableCommand {
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

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input, or a part of one, could not be read, whatever the others
                  gave; or the configuration or the baseline could not
              70  a report could not be written, or a fault of this program
            """)

    @OptionGroup(title: "Judging") var palettes: PaletteOptions

    @Option(help: "The least severity that makes the exit code 1.")
    var failOn: FailureThreshold = .error

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions

    func validate() throws {
        if reports.pictureFolder != nil {
            throw ValidationError(
                "'annotated' draws on screens; for a picture of a palette use 'legible palette matrix'.")
        }
    }

    func run() throws {
        try exit {
            let known = try baseline.read()
            let report = try palettes.report(on: palettes.inputs)
            let delivery = try PaletteDelivery(
                of: reports.requests, style: reports.style, keeping: report, environment: System.environment)
            report.announceUnread()
            var findings = FindingReport(of: report, threshold: failOn.severity, project: System.project)
            try baseline.apply(known, to: &findings)
            print(try delivery.deliver(report, findings: findings), terminator: "")
            return findings.exitCode
        }
    }
}
