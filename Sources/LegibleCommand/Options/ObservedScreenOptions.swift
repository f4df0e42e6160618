import ArgumentParser
import Audit
import ColorMath
import Reporting

/// The screens that a palette is looked for on.
struct ObservedScreenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Look for the palette's colours on screenshots, PNG files, folders and patterns; repeatable. \
            (default: 'screens' of the configuration)
            """, valueName: "path"),
        completion: .file(extensions: ["png"]))
    var screens: [String] = []

    /// Audits the screens that are named here, or else by configurations.
    ///
    /// - Parameter standard: The standard that holds under a configuration.
    /// - Returns: What is seen, by the file of the configuration; nothing where no screen is named.
    func observed(
        for configurations: [Configuration], by standard: (Configuration) -> ContrastStandard
    ) async -> [String?: ObservedScreens] {
        var observed: [Run: ObservedScreens] = [:]
        var byFile: [String?: ObservedScreens] = [:]
        for configuration in configurations {
            let run = Run(
                paths: screens.isEmpty ? configuration.palette.screens : screens,
                standard: standard(configuration))
            guard !run.paths.isEmpty else { continue }
            if let known = observed[run] {
                byFile[configuration.file] = known
                continue
            }
            let auditor = Auditor(
                images: System.images, standard: run.standard, rules: RuleSelection(disabling: Rule.all))
            let own = await ObservedScreens(contentsOf: run.paths, by: auditor, jobs: System.coreCount)
            System.note(own.notes)
            observed[run] = own
            byFile[configuration.file] = own
        }
        return byFile
    }

    private struct Run: Hashable {
        let paths: [String]
        let standard: ContrastStandard
    }
}
