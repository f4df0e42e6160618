public import ArgumentParser
import Audit
public import ColorMath
import Raster

struct JudgingOptions: ParsableArguments {
    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    @OptionGroup var rules: RuleOptions

    @Option(help: "Pixels per point, for every screen; otherwise told from each file.")
    var scale: Double?

    @Option(help: "The least severity that makes the exit code 1.")
    var failOn: FailureThreshold = .error

    @Option(help: ArgumentHelp("Refuse images of more pixels than this.", valueName: "number"))
    var maxPixels = ImageLimits.default.pixelCount

    @OptionGroup var known: ConditionOptions
    @OptionGroup var table: TableOptions

    /// What these options and a configuration, which they come before, ask for.
    func auditor(for configuration: Configuration) throws -> Auditor {
        let tables = try table.tablesAndTokens(over: configuration.tables)
        var auditor = Auditor(
            images: System.images, standard: standard ?? configuration.standard ?? .wcagAA,
            rules: rules.applied(to: configuration.rules), palette: tables.palette,
            conditions: try known.conditions(in: tables.palette), scale: scale,
            limits: ImageLimits(pixelCount: maxPixels))
        auditor.tableDigests = tables.digests
        auditor.configurationFile = configuration.file
        if !tables.tokens.isEmpty {
            auditor.tokens = try tokens(at: tables.tokens, judgedBy: auditor.standard)
        }
        return auditor
    }

    /// Reads the palettes that screens are drawn in, each with the configuration around it; exits with 65
    /// where one cannot be read.
    private func tokens(at paths: [String], judgedBy standard: ContrastStandard) throws -> TokenPalettes {
        let configurations = Configurations(for: paths, workingFolder: System.workingFolder)
        let report = PaletteInputs(at: paths, by: configurations).report {
            PaletteAuditor(
                standard: standard, rules: RuleSelection(disabling: Rule.all), configuration: $0.palette,
                today: System.today, configurationFile: $0.file)
        }
        report.announceUnread()
        guard report.unread.isEmpty else { throw ExitCode(65) }
        return TokenPalettes(report)
    }

    func validate() throws {
        if let scale, !(0.5...8).contains(scale) {
            throw ValidationError("--scale is the number of pixels per point, from 0.5 to 8.")
        }
        if maxPixels < 1 {
            throw ValidationError("--max-pixels must be at least 1.")
        }
    }
}

enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
    case error
    case warning
    case never

    var severity: Severity? { Severity(rawValue: rawValue) }
}

extension ContrastStandard: ExpressibleByArgument {}
