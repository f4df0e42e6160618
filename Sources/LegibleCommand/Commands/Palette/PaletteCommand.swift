import ArgumentParser
import Audit
import PaletteFiles
import Reporting

struct PaletteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "palette",
        abstract: "Checks palettes: asset catalogs, design tokens, stylesheets, and others.",
        discussion: """
            Which colours lie on which is declared in .legible.yml, or told by their names: onPrimary on primary, text.* \
            on background.*. Every pair is measured in every mode of the palette.

            Examples:
              legible palette Colors.xcassets
              legible palette tokens/*.tokens.json --standard wcag-aaa
              legible palette Sources --format json=palette.json --fail-on warning
              legible palette init Colors.xcassets --write
              legible palette fix Colors.xcassets --write
              legible palette matrix theme.css --format html > matrix.html

            Without the name of another subcommand it is check; 'legible palette check --help' lists its options.
            """,
        subcommands: [
            PaletteCheckCommand.self, PaletteFixCommand.self, PaletteInitCommand.self,
            PaletteMatrixCommand.self,
        ],
        defaultSubcommand: PaletteCheckCommand.self)
}

extension ParsableCommand {
    /// Runs the work of a command on palettes, and turns its errors into messages and exit codes.
    func exit(_ work: () throws -> Int32) throws -> Never {
        do {
            throw ExitCode(try work())
        } catch let error as ConfigurationError {
            System.writeError("legible: \(error.description.visible)\n")
            throw ExitCode(65)
        } catch let error as DeliveryError {
            System.writeError("legible: \(error)\n")
            throw error.isUsage ? ExitCode.validationFailure : ExitCode(70)
        } catch let error as BaselineError {
            System.writeError("legible: \(error)\n")
            throw ExitCode(error.isInput ? 65 : 70)
        }
    }
}

extension PaletteReport {
    /// Says on the standard error what could not be read.
    func announceUnread() {
        for input in unread { System.writeError("legible: \(input.description.visible)\n") }
        for fault in faults { System.writeError("legible: \(fault.description.visible)\n") }
    }

    /// Whether everything that was named could be read whole.
    var isWhole: Bool { unread.isEmpty && faults.isEmpty }
}
