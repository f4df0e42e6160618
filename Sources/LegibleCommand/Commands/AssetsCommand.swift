import ArgumentParser
import Audit
import PNGFiles
import Reporting

struct AssetsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assets",
        abstract: "Checks the images of an app: icons, templates, asset catalogs, sets of files.",
        usage: "legible assets <path> ... [<options>]",
        discussion: """
            Asset catalogs and the sets in them are read with their listings; outside of them, PNG files \
            that share a name are one image: star.png, star@2x.png, star~dark.png; so are those in folders \
            of variants (drawable-night-xhdpi, 2.0x). What an image is for is known from its set, or guessed \
            from names such as tab-home and ToolbarShare.

            Examples:
              legible assets Assets.xcassets
              legible assets App/Icons --fail-on warning
              legible assets Icons.xcassets --beside headline
              legible assets Assets.xcassets --disable image-size --format json=assets.json
              legible assets . --exclude Pods --format github --format sarif=legible.sarif
              legible assets Assets.xcassets --baseline legible-baseline.json
              git ls-files '*.png' | legible assets --files-from -

            Exit codes:
              0   nothing found at or above --fail-on
              1   findings at or above --fail-on
              64  the command line is wrong
              65  an input, or a part of one, could not be read, whatever the others
                  gave; or the configuration or the baseline could not
              70  a report could not be written, or a fault of this program
            """)

    @Argument(
        help: "Asset catalogs, icons, PNG files, folders of them, and patterns.",
        completion: .file())
    var paths: [String] = []

    @OptionGroup var list: FileListOptions
    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup var exclusion: ExclusionOptions

    @Option(
        help: ArgumentHelp(
            "Images to work on at the same time. (default: the number of cores)", valueName: "number"))
    var jobs: Int?

    @OptionGroup(title: "Judging") var rules: RuleOptions

    @Option(
        help: ArgumentHelp(
            "The text that templates stand beside: a text style, or a size and a weight such as '15 semibold'.",
            valueName: "text"),
        transform: GlyphText.init(argument:))
    var beside: GlyphText?

    @Option(help: "The least severity that makes the exit code 1.")
    var failOn: FailureThreshold = .error

    @OptionGroup(title: "Reports") var reports: ReportOptions
    @OptionGroup(title: "Reports") var terminal: TerminalOptions
    @OptionGroup(title: "Baseline") var baseline: BaselineOptions

    func validate() throws {
        if paths.isEmpty, list.filesFrom == nil {
            throw ValidationError(
                "Name an asset catalog, a file, a folder or a pattern, or give a list with --files-from.")
        }
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1.") }
        if let request = reports.requests.first(where: { !FindingDelivery.formats.contains($0.format) }) {
            throw ValidationError("'\(request.format.rawValue)' is about what screens show, not about files.")
        }
    }

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    private func exitCode() async throws -> Int32 {
        let known = try reports.annotating(.assets) { () throws(BaselineError) in try baseline.read() }
        let listed = list.listed
        let all = paths + listed.paths
        let inputs = AssetInputs(
            at: all, by: configuration.configurations(for: all), excluding: exclusion.exclude)
        var report = await inputs.report(jobs: jobs ?? System.coreCount) {
            AssetAuditor(
                images: System.images, packer: PNGEncoder(),
                rules: rules.applied(to: $0.rules), exceptions: $0.assets.exceptions,
                textBeside: beside ?? $0.assets.textBeside, today: System.today)
        }
        report.unread += listed.unread
        list.empty.settle(&report.unread)
        terminal.note(report.notes)
        let delivery = try FindingDelivery(
            of: terminal.requests(reports.requests), style: reports.style, keeping: inputs.files,
            json: AssetJSONReporter(of: report, project: System.project), environment: System.environment)
        report.unread.announce(unless: reports.showsText)
        var findings = FindingReport(
            of: report, threshold: failOn.severity, project: System.project,
            showing: reports.showsPictures ? System.images : nil)
        try baseline.apply(known, to: &findings)
        try delivery.deliver(findings, to: System.write)
        return findings.exitCode
    }
}

extension GlyphText {
    fileprivate init(argument: String) throws {
        guard let text = GlyphText(argument) else {
            throw ValidationError("'\(argument)' is no text; expected \(Self.expected).")
        }
        self = text
    }
}
