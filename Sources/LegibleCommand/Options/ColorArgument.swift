import ArgumentParser
import ColorMath
import Reporting

/// A colour as it stands on the command line, in any notation of CSS.
enum ColorArgument {
    /// Reads a colour, or points at what is wrong with it and exits with 64.
    static func color(_ text: String) throws -> DynamicColor {
        do {
            return try DynamicColor(css: text)
        } catch {
            System.writeError("legible: \(error.pointingAtFault)\n")
            throw ExitCode.validationFailure
        }
    }
}
