import ArgumentParser
import Audit
import ColorMath
import FileSystem
import Reporting

struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Compares screenshots of one screen under other settings, and in its states.",
        usage: "legible compare <path> ... [<options>]",
        discussion: """
            Screenshots of one screen are recognized by their names: what is left of a name without the \
            words below. --group says how names are made up instead. Two files that are named alone are of \
            one screen, whatever they are called. Lines are matched by their shapes and places; each \
            screenshot is held against the one that differs in one thing only. What a screenshot shows by \
            itself is for 'legible audit'; 'legible diff' compares two runs.

              Appearance           light, dark
              Text size            xSmall to xxxLarge, AX1 to AX5, accessibility3,
                                   UICTContentSizeCategoryXXL, sizeXXL, fontScale1.5,
                                   font-1.5, 150%, Large Font
              Bold Text            bold, boldText
              Increase Contrast    increased, increaseContrast, highContrast
              Reduce Transparency  opaque, reduceTransparency
              Reduce Motion        reduceMotion
              Button Shapes        shapes, buttonShapes
              Direction            rtl, ltr
              Language, device     en, ar, de-CH, zh-Hans and others; iPhone16, iPadPro,
                                   'iPhone 15 Pro Max-Home', iPhone_6_5
              State                rest, focus1, hover, pressed, selected, error,
                                   launch, dragOver

            Words are parted by hyphens, underlines, full stops, blanks and, where that makes two names one \
            screen, capitals: home-portraitDark, takeDarkSnapshot. Two words may be one setting, as \
            high-contrast is, and Day and Night are light and dark where both are there.

            In a pattern, {screen} is the name of the screen, {scale} the number of pixels per point, {_} \
            any text, and {appearance}, {size}, {bold}, {contrast}, {transparency}, {motion}, {shapes}, \
            {direction}, {language}, {device} and {state} are what a screenshot was taken under. \
            {1=light,2=dark+AX5} says what words stand for, as the numbers of a test with several pictures. \
            With slashes, it is held against folders, too.

            The view tree of a screenshot, which lies beside it as form-focus1.elements.json, .xml or .txt, \
            says what has the focus, how large it is and what lies over it.

            Examples:
              legible compare home-light.png home-dark.png
              legible compare Screens
              legible compare Screens --group '{screen}-{appearance}-{size}@{scale}x.png'
              legible compare Screens --group '{language}/{screen}.png'
              legible compare __Snapshots__ --group '{screen}.{1=light,2=dark,3=AX5}.png'
              legible compare form-rest.png form-focus1.png --enable focus-appearance
              legible compare Screens --elements Trees
              legible compare Screens --format html=compare.html --format json=compare.json

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input could not be read, whatever the others gave, or no two
                  screenshots belong together: of one screen, or of one size under
                  the same settings; or the baseline could not be read, or the
                  configuration, or a table of colours
              70  a report could not be written, or a fault of this program
            """)

    @Argument(
        help: "PNG files, folders (searched for .png files) and patterns (*, ?, [...], {a,b}, **).",
        completion: .file(extensions: ["png"]))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "How the names of files are made up: '{screen}-{appearance}-{size}@{scale}x.png'.",
            valueName: "pattern"))
    var group: String?

    @OptionGroup var exclusion: ExclusionOptions
    @OptionGroup var elements: ElementOptions

    @OptionGroup(title: "Judging") var judging: JudgingOptions
    @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions
    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var terminal: TerminalOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions
    @OptionGroup(title: "Running") var running: RunningOptions

    func validate() throws {
        if paths.isEmpty, running.list.filesFrom == nil {
            throw ValidationError("Name PNG files, a folder or a pattern, or give a list with --files-from.")
        }
        if let other = reports.requests.first(where: { !FindingDelivery.formats.contains($0.format) }) {
            let names = FindingDelivery.formats.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(
                "'\(other.format.rawValue)' is about one screenshot; of comparisons there are \(names).")
        }
        _ = try pattern()
    }

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    private func exitCode() async throws -> Int32 {
        let listed = running.list.listed
        let named = paths + listed.paths
        let configurations = configuration.configurations(for: named)
        let configured = RunConfiguration(
            of: named, by: configurations, isNamed: configuration.config != nil, \.screens.run)
        var (reports, baseline) = (reports, baseline)
        if reports.formats.isEmpty { reports.formats = try formats(of: configured) }
        if !baseline.isUsed { baseline.baseline = try configured.baseline() }
        let failOn = try judging.failOn ?? configured.failOn() ?? .error
        let known = try reports.annotating(.comparisons) { () throws(BaselineError) in try baseline.read() }
        let found = ScreenshotPaths(named, by: configurations, excluding: exclusion.exclude)
        terminal.note(found.notes)
        let auditors = try ScreenAuditors(
            for: found.files, by: configurations,
            elements.auditor(by: judging, of: found.files.count))
        configured.announce(leftOutIn: auditors.configurations)
        let groups = try groups(of: auditors.files, named: named)
        for path in groups.unfit {
            System.writeError("legible: \(path.visible): its name does not fit '\(group ?? "")': left out\n")
        }
        var report = await ScreenComparer(auditors).report(on: groups, jobs: running.jobCount)
        report.unread = auditors.unread + found.unmatched + listed.unread + report.unread
        running.list.empty.settle(&report.unread)
        terminal.note(report.allNotes)
        report.unread.announce(unless: reports.showsText)

        let project = System.project
        let delivery = try FindingDelivery(
            of: terminal.requests(reports.requests), style: reports.style, keeping: found.files,
            json: ScreenComparisonJSONReporter(report, in: project), environment: System.environment)
        var findings = FindingReport(
            of: report, threshold: failOn.severity, project: project,
            showing: reports.showsPictures ? System.images : nil)
        try baseline.apply(known, to: &findings)
        if reports.showsText { try System.show(StateTable(of: report).text) }
        try delivery.deliver(findings, to: System.write)
        return findings.exitCode
    }

    /// The reports that the configuration asks for, as far as there are such of comparisons.
    private func formats(of configured: RunConfiguration) throws -> [ReportRequest] {
        let all = try configured.formats()
        for other in all where !FindingDelivery.formats.contains(other.format) {
            System.writeError(
                "legible: '\(other.format.rawValue)' of the configuration is about one screenshot: not written\n"
            )
        }
        return all.filter { FindingDelivery.formats.contains($0.format) }
    }

    private func pattern() throws -> ScreenNamePattern? {
        do throws(ScreenNamePattern.Fault) {
            return try group.map { text throws(ScreenNamePattern.Fault) in try ScreenNamePattern(text) }
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// The screenshots by screens; two files that are all that is named are of one.
    private func groups(of files: [String], named: [String]) throws -> ScreenGroups {
        if group == nil, named.count == 2, files.count == 2,
            named.allSatisfy({ (try? FileStatus(of: $0))?.kind != .folder })
        {
            return ScreenGroups(pair: files[0], files[1])
        }
        return ScreenGroups(of: files, by: try pattern())
    }
}

extension ComparisonReport {
    /// What was left out, and what of each comparison, a sentence each.
    fileprivate var allNotes: [String] {
        notes + comparisons.flatMap { own in own.notes.map { "\(own.path): \($0)" } }
    }
}
