import ArgumentParser
import Audit
import ColorMath
import Reporting

/// Which colours of a palette make pairs, and what ratio they need.
struct PairOptions: ParsableArguments {
    @OptionGroup var configuration: ConfigurationOptions

    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    /// Reads palettes and their configurations, and measures their pairs.
    func report(onPalettesAt paths: [String]) -> PaletteReport {
        PaletteAuditor.audit(contentsOf: paths, by: configuration.configurations(for: paths)) {
            PaletteAuditor(
                standard: standard ?? $0.standard ?? .wcagAA, configuration: $0.palette, today: System.today,
                configurationFiles: $0.files)
        }
    }
}
