import ArgumentParser
import Audit

/// Where the configuration comes from.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The configuration, for every input; otherwise the .legible.yml files of the input's folder and \
            those around it in the repository, the nearer over the farther.
            """,
            valueName: "file"),
        completion: .file(extensions: ["yml", "yaml", "json"]))
    var config: String?

    /// The configurations of inputs, which are as they come where there is no file.
    func configurations(for inputs: [String]) -> Configurations {
        Configurations(file: config, for: inputs, workingFolder: System.workingFolder)
    }

    /// The configuration of what lies in the working folder, for inputs that are not known yet; exits with 65
    /// where it cannot be read.
    func ofWorkingFolder() throws -> Configuration {
        var configurations = configurations(for: [])
        guard let configuration = configurations.configuration(for: "input") else {
            configurations.unread.announce()
            throw ExitCode.unreadable
        }
        return configuration
    }
}
