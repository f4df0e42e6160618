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

    @Option(
        help: ArgumentHelp(
            "Leave out of folders and patterns what a pattern names, as in .gitignore; may be repeated.",
            valueName: "glob"))
    var exclude: [String] = []

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

    /// Reads the configurations, and audits the palettes by them; by nothing but names where `ignoringPairs`
    /// is set.
    func report(
        on inputs: (paths: [String], unread: [UnreadInput]), ignoringPairs: Bool = false
    ) -> PaletteReport {
        let configurations = configuration.configurations(for: inputs.paths)
        var report = PaletteAuditor.audit(
            palettesAt: inputs.paths, by: configurations, excluding: exclude
        ) {
            PaletteAuditor(
                standard: standard ?? $0.standard ?? .wcagAA, rules: rules.applied(to: $0.rules),
                configuration: ignoringPairs ? PaletteConfiguration() : $0.palette, today: System.today,
                configurationFile: $0.file)
        }
        report.unread += inputs.unread
        list.empty.settle(&report.unread)
        return report
    }
}
