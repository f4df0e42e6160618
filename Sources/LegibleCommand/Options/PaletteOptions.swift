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

    @OptionGroup var configuration: ConfigurationOptions

    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    @OptionGroup var rules: RuleOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("Name an asset catalog, a file, a folder or a pattern.") }
    }

    /// Reads the configuration, and audits the palettes by it; by nothing but names where `ignoringPairs` is set.
    func report(ignoringPairs: Bool = false) throws(ConfigurationError) -> PaletteReport {
        let configuration = try self.configuration.read()
        let auditor = PaletteAuditor(
            standard: standard ?? configuration.standard ?? .wcagAA,
            rules: rules.applied(to: configuration.rules),
            configuration: ignoringPairs ? PaletteConfiguration() : configuration.palette, today: System.today
        )
        return auditor.audit(palettesAt: paths)
    }
}
