import ArgumentParser
import Audit
import FileSystem
import Reporting

extension Legible {
    /// Says why the command ends, and gives the exit code for it.
    static func report(_ error: any Error) -> Int32 {
        switch error {
        case let code as ExitCode:
            return code.rawValue
        case let error as DeliveryError:
            return report(error.description, code: error.isUsage ? 64 : 70)
        case let error as ConfigurationError:
            return report(error.description.visible, code: 65)
        case let error as RecordError:
            return report(error.description, code: 65)
        case let error as BaselineError:
            return report(error.description, code: error.isInput ? 65 : 70)
        case let error as FileError:
            return report(error.description.visible, code: 70)
        default:
            return report(parsing: error)
        }
    }

    private static func report(_ fault: String, code: Int32) -> Int32 {
        System.writeError("legible: \(fault)\n")
        return code
    }

    /// Help and the version, which are asked for and go to the standard output; what is wrong with a command
    /// line; and what nobody foresaw, which the parser of command lines gives the exit code of findings.
    private static func report(parsing error: any Error) -> Int32 {
        let text = fullMessage(for: error) + "\n"
        let code = exitCode(for: error)
        guard code == .success else {
            System.writeError(text)
            return code == .failure ? 70 : code.rawValue
        }
        do {
            try System.write(text)
            return 0
        } catch {
            return report(error)
        }
    }
}
