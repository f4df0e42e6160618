import ArgumentParser
import Audit
import Reporting

extension ConfigurationError {
    /// Says on the standard error what a configuration asks for that cannot be, and where.
    ///
    /// - Returns: What the process is to end with.
    func announced() -> ExitCode {
        System.writeError("legible: \(description.visible)\n")
        return ExitCode.unreadable
    }
}
