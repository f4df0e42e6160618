import ArgumentParser
import Audit
import ColorMath
import FileSystem
import Raster
import Reporting
import Screenshots

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
              legible audit home@3x.png --explain 512,1040
              legible audit home@3x.png --format trace=out
              legible audit Screens --disable icon-contrast
              legible audit Screens --platform ios --release 26 --palette brand.json
              legible audit Screens --palette tokens
              legible audit Screens --format github --format sarif=legible.sarif
              legible audit
              legible audit Screens --baseline legible-baseline.json
              git ls-files '*.png' | legible audit --files-from -
              legible audit Screens --format ndjson=run.ndjson --format html=run.html
              legible audit Screens --resume run.ndjson --format html=run.html
              legible audit Screens --shard 2/5 --format ndjson=2.ndjson
              legible audit home@3x.png --elements home.json
              legible audit Screens --elements Trees

            The view tree of a screen, which lies beside it as home@3x.elements.json,
            .xml or .txt, is read, too: what is tapped, switched off or
            chosen is known then, and the rules of controls are checked.

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input could not be read, whatever the others gave: they are
                  reported all the same; or the baseline could not, or the
                  configuration, a table of colours, or the view tree of a screen
              70  a report could not be written, or a fault of this program
              130, 143  stopped by SIGINT or SIGTERM: the screens in hand were
                  finished, and every report is complete but for the others
            """)

    @Argument(
        help: """
            PNG files, folders (searched for .png files) and patterns (*, ?, [...], {a,b}, **); without \
            any, the 'paths' of the configuration.
            """,
        completion: .file(extensions: ["png"]))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            Explain what lies at a pixel of one file, from its zone to its verdict: why it is text or none, \
            and how it was measured. There is no other report.
            """, valueName: "x,y"))
    var explain: PixelArgument?

    @OptionGroup var exclusion: ExclusionOptions
    @OptionGroup var elements: ElementOptions

    @OptionGroup(title: "Judging") var judging: JudgingOptions
    @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions
    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var pages: PageOptions
    @OptionGroup(title: "Reports") var terminal: TerminalOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions
    @OptionGroup(title: "Running") var running: RunningOptions
    @OptionGroup(title: "Long runs") var longRun: LongRunOptions

    func validate() throws {
        if explain != nil, paths.count != 1 || running.list.filesFrom != nil || !reports.formats.isEmpty {
            throw ValidationError("--explain is for one PNG file, and is the only report.")
        }
    }

    func run() async throws {
        if let explain { return try self.explain(explain) }
        throw ExitCode(try await exitCode())
    }

    /// Says what lies at a pixel.
    private func explain(_ pixel: PixelArgument) throws {
        let auditors = try ScreenAuditors(
            for: paths, by: configuration.configurations(for: paths), judging.auditor)
        let auditor = auditors[paths[0]]
        let screenshot: Screenshot
        do throws(ScreenshotError) {
            screenshot = try auditor.screenshot(decoding: try auditor.contents(of: paths[0]), path: paths[0])
        } catch {
            [UnreadInput(error)].announce()
            throw ExitCode.unreadable
        }
        let (width, height) = (screenshot.width, screenshot.height)
        guard pixel.x < width, pixel.y < height else {
            throw ValidationError(
                "--explain names a pixel of the file, which has \(width) columns and \(height) rows.")
        }
        try System.show(
            ExplanationText(of: screenshot, path: paths[0], x: pixel.x, y: pixel.y, by: auditor).text)
    }

    /// The folders of the configuration files that say what is audited, where nothing is named.
    private var configuredPaths: [String] {
        get throws {
            guard paths.isEmpty, running.list.filesFrom == nil else { return [] }
            let patterns = try configuration.ofWorkingFolder().screens.paths
            guard !patterns.isEmpty else {
                throw ValidationError(
                    "Name a PNG file, a folder or a pattern, give a list with --files-from, or say in .legible.yml "
                        + "which 'paths' of 'screens' are audited.")
            }
            var folders: [String] = []
            for pattern in patterns {
                let folder = pattern.folder.isEmpty ? "." : pattern.folder
                if !folders.contains(folder) { folders.append(folder) }
            }
            return folders
        }
    }

    /// Audits, reports, and says how it went.
    private func exitCode() async throws -> Int32 {
        let listed = running.list.listed
        let named = try self.paths + listed.paths + configuredPaths
        let configurations = configuration.configurations(for: named)
        let configured = RunConfiguration(
            of: named, by: configurations, isNamed: configuration.config != nil, \.screens.run)
        var (reports, baseline) = (reports, baseline)
        if reports.formats.isEmpty { reports.formats = try configured.formats() }
        if !baseline.isUsed { baseline.baseline = try configured.baseline() }
        let failOn = try judging.failOn ?? configured.failOn() ?? .error
        let baselineRun = try reports.annotating(.screens) { () throws(BaselineError) in try baseline.run() }
        let earlier = try longRun.earlier()
        let paths = ScreenshotPaths(
            named, leavingOut: reports.pictureFolders, by: configurations, excluding: exclusion.exclude)
        terminal.note(paths.notes)
        let auditors = try ScreenAuditors(
            for: paths.files, by: configurations,
            elements.auditor(by: judging, of: paths.files.count))
        configured.announce(leftOutIn: auditors.configurations)
        var unmatched = auditors.unread + paths.unmatched + listed.unread
        running.list.empty.settle(&unmatched)
        let inputs = RunInput.inputs(files: auditors.files, unmatched: unmatched)
        let project = System.project
        let own = longRun.shard.map { shard in
            inputs.filter { shard.contains(project.path(of: $0.path)) }
        }
        let terms = FindingReport.Terms.screens(
            standard: auditors.standards.map(\.rawValue).joined(separator: ", "),
            threshold: failOn.severity,
            hasBaseline: baselineRun.isCompared)
        let requests = terminal.requests(pages.requests(reports.requests))
        var delivery = try ReportDelivery(
            of: requests, under: terms, baseline: baselineRun, style: reports.style,
            files: paths.files, isResumed: earlier != nil, environment: System.environment,
            print: System.emit)
        let pictures = try PictureDelivery(
            of: requests, files: paths.files, searched: paths.folders, isNumbered: !baselineRun.isCompared)
        let run = AuditRun(auditors, in: project, continuing: earlier, drawing: pictures)
        let signals = StopSignals()
        var bar = ProgressBar(total: (own ?? inputs).count, quiet: terminal.quiet)
        var reused = 0
        var idle = IdleEntries()
        try await run.audit(own ?? inputs, jobs: running.jobCount, isStopped: { signals.first != nil }) {
            record, isEarlier throws(DeliveryError) in
            bar.makeRoom()
            [record.unread].compactMap(\.self).announce(unless: reports.showsText)
            idle.add(record)
            try delivery.add(record)
            reused += isEarlier ? 1 : 0
            bar.show(delivery.count)
        }
        bar.clear()
        if earlier != nil {
            System.writeError(
                "legible: \(reused) of \(delivery.count) screens were taken from the earlier run\n")
        }
        let stop = delivery.count < (own ?? inputs).count ? signals.first : nil
        if stop == nil, own == nil, !judging.narrowsFindings {
            announce(idle, of: auditors.configurations, in: named, leavingOut: reports.pictureFolders)
        }
        baseline.report(try delivery.finishBaseline())
        let totals = try delivery.finish(
            inputs: inputs.count, shard: longRun.shard,
            shortfall: stop.map {
                Shortfall(
                    reason: "stopped by \($0.name)", done: delivery.count, of: (own ?? inputs).count)
            }, leftOut: [paths.otherFormats].compactMap(\.self))
        return stop?.exitCode ?? totals.exitCode
    }

    /// Says which entries of configurations did nothing; not where only files were named, as hooks do: the
    /// screens around them would have to be listed for each.
    private func announce(
        _ idle: IdleEntries, of configurations: [Configuration], in named: [String],
        leavingOut outputs: [String]
    ) {
        guard named.contains(where: { (try? FileStatus(of: $0))?.kind != .file }) else { return }
        let all = configuration.configurations(for: named)
        let notes = idle.notes(on: configurations) { file in
            let folder = configuration.config == nil ? file.folderPart : "."
            return ScreenshotPaths([folder.isEmpty ? "." : folder], leavingOut: outputs, by: all).files
        }
        terminal.note(notes)
    }
}
