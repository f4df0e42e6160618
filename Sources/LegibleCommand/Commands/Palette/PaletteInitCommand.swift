import ArgumentParser
import Audit
import Reporting

struct PaletteInitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Proposes a .legible.yml from the names of a palette's colours.",
        usage: "legible palette init <path> ... [<options>]",
        discussion: """
            Examples:
              legible palette init Colors.xcassets
              legible palette init tokens.json --write
            """)

    @OptionGroup var palettes: PaletteOptions

    @Flag(help: "Write .legible.yml into this folder, where there is none yet, in place of printing it.")
    var write = false

    func run() throws {
        throw ExitCode(try exitCode())
    }

    private func exitCode() throws -> Int32 {
        let report = palettes.report(on: palettes.inputs, ignoringPairs: true)
        report.announceUnread()
        let proposal = ConfigurationProposal().document(of: report)
        if write {
            try ConfigurationProposal.create(proposal, at: Configuration.fileName)
            System.writeError("legible: wrote \(Configuration.fileName)\n")
        } else {
            try System.write(proposal)
        }
        return report.isWhole ? 0 : 65
    }
}
