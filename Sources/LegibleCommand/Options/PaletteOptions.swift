import ArgumentParser
import Audit
import ColorMath

/// Which palettes are looked at, and by what they are judged.
struct PaletteOptions: ParsableArguments {
    @Argument(
        help:
            "Asset catalogs, token files, stylesheets, palettes, Swift sources, folders of them, and patterns.",
        completion: .file())
    var paths: [String] = []

    @OptionGroup var list: FileListOptions
    @OptionGroup var configuration: ConfigurationOptions
    @OptionGroup var exclusion: ExclusionOptions

    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if paths.isEmpty, list.filesFrom == nil {
            throw ValidationError(
                "Name an asset catalog, a file, a folder or a pattern, or give a list with --files-from.")
        }
    }

    /// What is to be audited, and the fault of a list of it.
    var inputs: (paths: [String], unread: [UnreadInput]) {
        let listed = list.listed
        return (paths + listed.paths, listed.unread)
    }

    /// What the configurations of inputs say of a run as a whole.
    func runConfiguration(of paths: [String]) -> RunConfiguration {
        RunConfiguration(
            of: paths, by: configuration.configurations(for: paths), isNamed: configuration.config != nil,
            \.palette.run)
    }

    /// What holds for the palettes of a report on inputs, each once.
    func configurations(of report: PaletteReport, on paths: [String]) -> [Configuration] {
        var configurations = configuration.configurations(for: paths)
        var known: Set<[String]> = []
        return report.audits.compactMap { audit in
            guard known.insert(audit.configurationFiles).inserted, let source = audit.sources.first else {
                return nil
            }
            return configurations.known(for: source)
        }
    }

    /// Reads the configurations, and audits the palettes by them.
    func report(on inputs: (paths: [String], unread: [UnreadInput])) -> PaletteReport {
        report(on: read(inputs.paths), unread: inputs.unread)
    }

    /// Does the same once the palettes were looked for on screens; by nothing but these and names where
    /// `ignoringPairs` is set.
    func report(
        on inputs: (paths: [String], unread: [UnreadInput]), ignoringPairs: Bool = false,
        seenOn screens: ObservedScreenOptions
    ) async -> PaletteReport {
        let palettes = read(inputs.paths)
        let (observed, unread) = await observed(for: palettes, besides: inputs.unread, on: screens)
        return report(
            on: palettes, unread: unread, ignoringPairs: ignoringPairs,
            seenOn: observed)
    }

    /// Works out what fixes the palettes, once they were looked for on screens.
    func fixes(options: RepairOptions, seenOn screens: ObservedScreenOptions) async -> PaletteFixes {
        let inputs = inputs
        let palettes = read(inputs.paths)
        let (observed, unread) = await observed(for: palettes, besides: inputs.unread, on: screens)
        // What is changed is no longer what the screens show; what is left as it was, is.
        var fixes = PaletteFixes(of: palettes, options: options) { auditor(under: $0, seenOn: observed) }
        settle(&fixes.report, unread)
        return fixes
    }

    /// What is seen of palettes, and what could not be read for it.
    private func observed(
        for palettes: PaletteInputs, besides unread: [UnreadInput], on screens: ObservedScreenOptions
    ) async -> ([String?: ObservedScreens], unread: [UnreadInput]) {
        let observed = await screens.observed(for: palettes.configurations, by: standard(under:))
        var unread = unread
        for input in palettes.configurations.compactMap({ observed[$0.file]?.unread }).joined()
        where !unread.contains(input) { unread.append(input) }
        return (observed, unread)
    }

    private func read(_ paths: [String]) -> PaletteInputs {
        PaletteInputs(at: paths, by: configuration.configurations(for: paths), excluding: exclusion.exclude)
    }

    private func standard(under configuration: Configuration) -> ContrastStandard {
        standard ?? configuration.standard ?? .wcagAA
    }

    private func report(
        on palettes: PaletteInputs, unread: [UnreadInput], ignoringPairs: Bool = false,
        seenOn observed: [String?: ObservedScreens] = [:]
    ) -> PaletteReport {
        var report = palettes.report {
            auditor(under: $0, ignoringPairs: ignoringPairs, seenOn: observed)
        }
        settle(&report, unread)
        return report
    }

    private func auditor(
        under configuration: Configuration, ignoringPairs: Bool = false,
        seenOn observed: [String?: ObservedScreens]
    ) -> PaletteAuditor {
        PaletteAuditor(
            standard: standard(under: configuration), rules: rules.applied(to: configuration.rules),
            configuration: ignoringPairs ? PaletteConfiguration() : configuration.palette,
            today: System.today, configurationFiles: configuration.files,
            screens: observed[configuration.file]?.screens)
    }

    private func settle(_ report: inout PaletteReport, _ unread: [UnreadInput]) {
        report.unread += unread
        list.empty.settle(&report.unread)
    }
}
