import ArgumentParser
import Audit
import ColorMath
import Reporting

/// Which colours of a palette make pairs, and what ratio they need.
struct PairOptions: ParsableArguments {
    @OptionGroup var configuration: ConfigurationOptions

    @Option(help: "The standard to judge by. (default: that of the configuration, or wcag-aa)")
    var standard: ContrastStandard?

    /// Reads palettes and measures their pairs; exits with 65 where the configuration cannot be read.
    func report(onPalettesAt paths: [String]) throws -> PaletteReport {
        do {
            let configuration = try self.configuration.read()
            return PaletteAuditor(
                standard: standard ?? configuration.standard ?? .wcagAA,
                configuration: configuration.palette, today: System.today
            ).audit(palettesAt: paths)
        } catch {
            System.writeError("legible: \(error.description.visible)\n")
            throw ExitCode(65)
        }
    }
}
