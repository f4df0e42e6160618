public import ArgumentParser
import Audit
public import ColorMath
import PaletteFiles
import Raster
import Screenshots

struct JudgingOptions: ParsableArguments {
    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    @OptionGroup var rules: RuleOptions

    @Option(help: "Pixels per point, for every screen; otherwise read from each file.")
    var scale: Double?

    @Option(
        help: "The least severity that makes the exit code 1. (default: that of the configuration, or error)")
    var failOn: FailureThreshold?

    @Option(help: ArgumentHelp("Refuse images of more pixels than this.", valueName: "number"))
    var maxPixels = ImageLimits.default.pixelCount

    @OptionGroup var known: ConditionOptions
    @OptionGroup var table: TableOptions

    @Flag(
        help: "With a palette of tokens, let repairs change primitives, as 'palette fix --primitives' does.")
    var primitives = false

    /// Whether less may be found than the configuration asks for.
    var narrowsFindings: Bool { standard != nil || !rules.enable.isEmpty || !rules.disable.isEmpty }

    /// What these options and a configuration, which they come before, ask for.
    func auditor(for configuration: Configuration) throws -> Auditor {
        let tables = try table.tablesAndTokens(over: configuration.tables)
        var auditor = Auditor(
            images: System.images, standard: standard ?? configuration.standard ?? .wcagAA,
            rules: rules.applied(to: configuration.rules), palette: tables.palette,
            conditions: try known.conditions(in: tables.palette, over: configuration.screens.settings),
            scale: scale ?? configuration.screens.settings.scale,
            limits: ImageLimits(pixelCount: maxPixels))
        auditor.tableDigests = tables.digests
        auditor.configurationFiles = configuration.files
        auditor.ownPlaces = configuration.ownPlaces.map(\.description)
        if let fault = configuration.screens.ignored.unknownRole(in: tables.palette) {
            throw fault.announced()
        }
        do throws(ScreenshotError) {
            try auditor.ignore(configuration.screens.ignored, today: System.today)
        } catch {
            let input = UnreadInput(error)
            let part = configuration.screens.ignored.first { $0.mask == input.path }
            let origin = part.map { "; it is the mask that \($0.location) names" } ?? ""
            [UnreadInput(path: input.path, fault: input.fault + origin)].announce()
            throw ExitCode.unreadable
        }
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
                today: System.today, configurationFiles: $0.files)
        }
        report.announceUnread()
        guard report.unread.isEmpty else { throw ExitCode.unreadable }
        return TokenPalettes(report, options: RepairOptions(changesPrimitives: primitives))
    }

    func validate() throws {
        if let scale, !ScreenSettings.scales.contains(scale) {
            throw ValidationError("--scale is the number of pixels per point, from 0.5 to 8.")
        }
        if maxPixels < 1 {
            throw ValidationError("--max-pixels must be at least 1.")
        }
    }
}

extension FailureThreshold: ExpressibleByArgument {}

extension ContrastStandard: ExpressibleByArgument {}
