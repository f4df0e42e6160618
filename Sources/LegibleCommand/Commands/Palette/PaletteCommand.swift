import ArgumentParser
import Audit
import PaletteFiles
import Reporting

struct PaletteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "palette",
        abstract: "Checks palettes: asset catalogs, design tokens, stylesheets, and others.",
        discussion: """
            Which colours lie on which is declared in .legible.yml, set by rules of stylesheets, seen on \
            screens (--screens), or inferred from names: onPrimary on primary, text.* on \
            background.*. Every pair is measured in every mode of the \
            palette.

            Examples:
              legible palette Colors.xcassets
              legible palette tokens/*.tokens.json --standard wcag-aaa
              legible palette Sources --format json=palette.json --fail-on warning
              legible palette init Colors.xcassets --write
              legible palette fix Colors.xcassets --write
              legible palette matrix theme.css --format html > matrix.html

            Without the name of another subcommand it is check; 'legible palette check --help' \
            lists its options.
            """,
        subcommands: [
            PaletteCheckCommand.self, PaletteFixCommand.self, PaletteInitCommand.self,
            PaletteMatrixCommand.self,
        ],
        defaultSubcommand: PaletteCheckCommand.self)
}

extension PaletteReport {
    /// Says on the standard error what was left out and what could not be read.
    ///
    /// - Parameters:
    ///   - isShown: Whether the standard output has the faults, too, for people.
    ///   - hasFindings: Whether it has the findings, which speak of what could not be worked out.
    ///   - isQuiet: Whether nothing is said of what was left out.
    func announceUnread(unless isShown: Bool = false, hasFindings: Bool = false, isQuiet: Bool = false) {
        if !isQuiet { System.note(notes) }
        if !hasFindings { announceUnresolved() }
        (unread + faults.map(UnreadInput.init)).announce(unless: isShown)
    }

    /// Says on the standard error what could not be worked out.
    func announceUnresolved() {
        let faults = unresolved
        for fault in faults.prefix(10) { System.writeError("legible: \(fault.description.visible)\n") }
        if faults.count > 10 {
            System.writeError(
                "legible: and \(faults.count - 10) more that cannot be worked out; 'legible palette check' lists them\n"
            )
        }
    }

    /// Whether some finding weighs as much as fails the run.
    func fails(at threshold: Severity?) -> Bool {
        guard let threshold, let gravest else { return false }
        return gravest >= threshold
    }

    /// Whether everything that was named could be read whole.
    var isWhole: Bool { unread.isEmpty && faults.isEmpty }
}
