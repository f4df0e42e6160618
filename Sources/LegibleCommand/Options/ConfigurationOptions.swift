import ArgumentParser
import Audit

/// Where the configuration comes from.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The configuration; otherwise the .legible.yml of this folder or the nearest one around it.",
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var config: String?

    /// The configuration, as it comes where there is no file.
    func read() throws(ConfigurationError) -> Configuration {
        guard let path = config ?? Configuration.file(for: System.workingFolder) else {
            return Configuration()
        }
        return try Configuration(contentsOf: path)
    }
}
