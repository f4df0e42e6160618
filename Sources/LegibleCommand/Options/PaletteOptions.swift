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

    /// Reads the configuration, and audits the palettes by it; by nothing but names where `ignoringPairs` is set.
    func report(
        on inputs: (paths: [String], unread: [UnreadInput]), ignoringPairs: Bool = false
    ) throws(ConfigurationError) -> PaletteReport {
        let configuration = try self.configuration.read()
        let auditor = PaletteAuditor(
            standard: standard ?? configuration.standard ?? .wcagAA,
            rules: rules.applied(to: configuration.rules),
            configuration: ignoringPairs ? PaletteConfiguration() : configuration.palette, today: System.today
        )
        var report = auditor.audit(palettesAt: inputs.paths)
        report.unread += inputs.unread
        return report
    }
}
