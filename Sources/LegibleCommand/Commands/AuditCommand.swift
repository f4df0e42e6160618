import ArgumentParser
import Audit
import Reporting

struct AuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Audits screenshots: PNG files, folders of them, and patterns.",
        usage: "legible audit <path> ... [<options>]",
        discussion: """
            Examples:
              legible audit home@3x.png
              legible audit Screens --standard wcag-aaa --fail-on warning
              legible audit 'Screens/**/*@3x.png' --format json=audit.json
              legible audit Screens --format terminal --format annotated=out
              legible audit Screens --disable icon-contrast
              legible audit Screens --platform ios --release 26 --palette brand.json
              legible audit Screens --format github --format sarif=legible.sarif
              legible audit Screens --baseline legible-baseline.json
              git ls-files '*.png' | legible audit --files-from -

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input could not be read, whatever the others gave: they are
                  reported all the same; or the baseline could not, or the
                  configuration, or a table of colours
              70  a report could not be written, or a fault of this program
            """)

    @Argument(
        help: "PNG files, folders (searched for .png files) and patterns (*, ?, [...], **).",
        completion: .file(extensions: ["png"]))
    var paths: [String] = []

    @OptionGroup(title: "Judging") var judging: JudgingOptions
    @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions
    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions
    @OptionGroup(title: "Running") var running: RunningOptions

    func validate() throws {
        guard !paths.isEmpty || running.list.filesFrom != nil else {
            throw ValidationError("Name a PNG file, a folder or a pattern, or give a list with --files-from.")
        }
    }

    func run() async throws {
        do {
            throw ExitCode(try await exitCode())
        } catch let error as DeliveryError {
            System.writeError("legible: \(error)\n")
            throw error.isUsage ? ExitCode.validationFailure : ExitCode(70)
        } catch let error as ConfigurationError {
            System.writeError("legible: \(error.description.visible)\n")
            throw ExitCode(65)
        } catch let error as BaselineError {
            System.writeError("legible: \(error)\n")
            throw ExitCode(error.isInput ? 65 : 70)
        }
    }

    /// Audits, reports, and says how it went.
    private func exitCode() async throws -> Int32 {
        let auditor = try judging.auditor(for: try configuration.read())
        let known = try baseline.read()
        let listed = running.list.listed
        let inputs = ScreenshotPaths(paths + listed.paths, leavingOut: reports.pictureFolder)
        let delivery = try ReportDelivery(
            of: reports.requests, standard: auditor.standard, style: reports.style, files: inputs.files,
            environment: System.environment)
        var bar = ProgressBar(total: inputs.files.count, quiet: running.quiet)
        var report = try await auditor.audit(
            filesAt: inputs.files, jobs: running.jobCount, progress: { bar.show($0) },
            visit: { screen, screenshot throws(DeliveryError) in try delivery.deliver(screen, screenshot) })
        bar.clear()
        report.unread += inputs.unmatched + listed.unread
        for input in report.unread {
            System.writeError("legible: \(input)\n")
        }
        var findings = FindingReport(of: report, threshold: judging.failOn.severity, project: System.project)
        try baseline.apply(known, to: &findings)
        print(try delivery.deliver(report, findings: findings), terminator: "")
        return findings.exitCode
    }
}
